import type { Adventure } from '@/src/rules';
import type { LineChoices } from './choices';
import type { Coming, ComingLine } from './coming';

export interface SetupLinesProps {
  /** As it stands before the setup. */
  readonly adventure: Adventure;
  readonly coming: Coming;
  readonly choices: LineChoices;
  readonly onChange: (choices: LineChoices) => void;
}

export interface LineProps extends SetupLinesProps {
  readonly line: ComingLine;
}
