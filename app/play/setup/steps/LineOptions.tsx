import { useTranslation } from '@/src/i18n/translation';
import type { Adventure } from '@/src/rules';
import { SegmentedControl, SwitchRow } from '@/src/ui';
import { MAX_CARD_HP } from '../cards/amounts';
import { BaseChoice } from '../cards/BaseChoice';
import { NumberField } from '@/app/play/parts/NumberField';
import {
  chooseVariant,
  isAsked,
  toggledLine,
  printedVariant,
  variantsOf,
  type LineChoices,
} from './choices';
import { CommandChoice } from './CommandChoice';
import { isPerCommand, withShownKept, type Coming, type ComingLine } from './coming';
import { DrawnChoice } from './DrawnChoice';

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

/** Everything about a line can be changed; nothing has to be. */
export function LineOptions(props: LineProps) {
  const { t } = useTranslation();
  const { line, coming, choices, onChange } = props;
  const at = line.line.line;
  const set = (change: Partial<LineChoices>) => onChange({ ...choices, ...change });
  return (
    <>
      {isAsked(line.line) && !line.waiting ? <DrawnChoice {...props} /> : null}
      <VariantChoice {...props} />
      {isPerCommand(line) ? (
        <CommandChoice value={choices.command} onChange={(command) => set({ command })} />
      ) : null}
      <Base {...props} />
      <NumberField
        label={t('tableSetup.lines.hp')}
        value={choices.hp[at] ?? null}
        most={MAX_CARD_HP}
        onChange={(hp) => set({ hp: withNumber(choices.hp, at, hp) })}
      />
      <SwitchRow
        title={t('tableSetup.lines.leave')}
        value={line.left}
        onChange={() =>
          onChange({ ...withShownKept(coming, choices), without: toggledLine(choices.without, at) })
        }
      />
    </>
  );
}

function withNumber(
  numbers: Readonly<Record<number, number>>,
  at: number,
  value: number | null,
): Readonly<Record<number, number>> {
  const { [at]: _, ...others } = numbers;
  return value === null ? others : { ...others, [at]: value };
}

/** U5. Lines that share a drawn card share its side. */
function VariantChoice({ line, choices, onChange }: LineProps) {
  const { t } = useTranslation();
  const id = line.card?.face.id ?? '';
  const value = printedVariant(id);
  const variants = variantsOf(id);
  if (value === undefined || variants.length < 2) return null;
  const at = line.line.sameAs ?? line.line.line;
  return (
    <SegmentedControl
      label={t('tableSetup.variant.label')}
      value={value}
      segments={variants.map((variant) => ({
        value: variant,
        label: t(`tableSetup.variant.${variant}`),
      }))}
      onChange={(variant) => onChange(chooseVariant(choices, at, variant))}
    />
  );
}

function Base({ line, adventure, coming, choices, onChange }: LineProps) {
  const { figure, card } = line;
  if (figure === null || card === null || card.kind === 'boss') return null;
  const others = coming.lines.filter((other) => other !== line);
  const said = others.flatMap((other) => choices.bases[other.line.line] ?? []);
  return (
    <BaseChoice
      size={card.face.size}
      value={figure.base}
      taken={[...adventure.monsters.map(({ base }) => base), ...said]}
      onChange={(base) =>
        onChange({ ...choices, bases: { ...choices.bases, [line.line.line]: base } })
      }
    />
  );
}
