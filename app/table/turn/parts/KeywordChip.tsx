import { Chip, type IconName } from '../../../../src/ui';
import { useGlossarySheet } from '../../../glossary/sheet-context';

interface KeywordChipProps {
  readonly label: string;
  /** Id of the glossary's entry. */
  readonly entry: string;
  readonly icon?: IconName;
  readonly spoken?: string;
}

export function KeywordChip({ entry, ...chip }: KeywordChipProps) {
  const { open } = useGlossarySheet();
  return <Chip keyword tone="ember" {...chip} onPress={() => open(entry)} />;
}
