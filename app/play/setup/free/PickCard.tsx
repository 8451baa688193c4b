import { useTranslation } from '@/src/i18n/translation';
import type { Summons } from '@/src/rules';
import { Button, SegmentedControl } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useTable } from '@/app/play/context/table-context';
import { MAX_CARD_HP } from '../cards/amounts';
import { BaseChoice } from '../cards/BaseChoice';
import { NumberField } from '@/app/play/parts/NumberField';
import { CommandChoice } from '../steps/CommandChoice';
import { printedVariant, variantsOf, withVariant } from '../steps/choices';
import { LineCard } from '../steps/LineCard';
import { Problem } from '../steps/Problem';
import { changed, needsCommand, pickAnswered, withoutPick, type ComingPick } from './picks';

interface PickCardProps {
  readonly coming: ComingPick;
  readonly at: number;
  readonly picks: readonly Summons[];
  readonly onChange: (picks: readonly Summons[]) => void;
}

/** One wish, with all that can be said about it (U2, U5, U8, U10, D15). */
export function PickCard(props: PickCardProps) {
  const { coming, at, picks, onChange } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  const { pick, figure, card, problem } = coming;
  const title = typeof pick.card === 'string' ? words.card(pick.card, '') : pick.card.name;
  return (
    <LineCard
      title={title}
      figure={figure}
      card={card}
      asked={
        problem === null ? null : (
          <Problem
            problem={problem}
            perCommand={needsCommand(pick)}
            others={NONE}
            onAnswer={(answer) => onChange(pickAnswered(picks, at, answer))}
          />
        )
      }
    >
      <Options {...props} />
      <Button
        label={t('tableSetup.lines.leave')}
        icon="trash"
        kind="quiet"
        size="small"
        onPress={() => onChange(withoutPick(picks, at))}
      />
    </LineCard>
  );
}

/** Whoever picks freely picks another one. */
const NONE: readonly string[] = [];

const AS = ['plain', 'commander', 'lieutenant'] as const;

function Options({ coming, at, picks, onChange }: PickCardProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { pick, figure, card } = coming;
  const set = (change: Partial<Summons>) => onChange(changed(picks, at, change));
  const { as: role, command: _, ...plain } = pick;
  const others = picks.flatMap(({ base }, index) => (index === at ? [] : (base ?? [])));
  return (
    <>
      <VariantChoice pick={pick} onChange={(next) => set({ card: next })} />
      <SegmentedControl
        label={t('tableSetup.as.label')}
        value={role ?? 'plain'}
        segments={AS.map((value) => ({ value, label: t(`tableSetup.as.${value}`) }))}
        onChange={(as) =>
          onChange(
            picks.map((one, index) =>
              index !== at ? one : as === 'plain' ? plain : { ...one, as },
            ),
          )
        }
      />
      {needsCommand(pick) ? (
        <CommandChoice value={pick.command ?? null} onChange={(command) => set({ command })} />
      ) : null}
      {figure === null || card === null || card.kind === 'boss' ? null : (
        <BaseChoice
          size={card.face.size}
          value={figure.base}
          taken={[...adventure.monsters.map(({ base }) => base), ...others]}
          onChange={(base) => set({ base })}
        />
      )}
      <NumberField
        label={t('tableSetup.lines.hp')}
        value={pick.hp ?? null}
        most={MAX_CARD_HP}
        onChange={(hp) => {
          const { hp: __, ...rest } = pick;
          const next = hp === null ? rest : { ...rest, hp };
          onChange(picks.map((one, index) => (index === at ? next : one)));
        }}
      />
    </>
  );
}

interface VariantChoiceProps {
  readonly pick: Summons;
  readonly onChange: (card: string) => void;
}

/** U5. */
function VariantChoice({ pick, onChange }: VariantChoiceProps) {
  const { t } = useTranslation();
  const { card } = pick;
  const value = typeof card === 'string' ? printedVariant(card) : undefined;
  if (typeof card !== 'string' || value === undefined) return null;
  return (
    <SegmentedControl
      label={t('tableSetup.variant.label')}
      value={value}
      segments={variantsOf(card).map((variant) => ({
        value: variant,
        label: t(`tableSetup.variant.${variant}`),
      }))}
      onChange={(variant) => onChange(withVariant(card, variant))}
    />
  );
}
