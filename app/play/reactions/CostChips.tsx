import { useTranslation } from '@/src/i18n/translation';
import { canonicalText, type ReactionCost } from '@/src/rules';
import { Chip, Cube, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { Wrap } from '../parts/Wrap';
import { cubeOptions, focusLeft, type CubeOption } from './draft';
import { costWords } from './words';

interface CostChipsProps {
  readonly hero: string;
  readonly cost: ReactionCost | null;
  /** Nothing to pay for yet. */
  readonly disabled: boolean;
  readonly onChange: (cost: ReactionCost) => void;
}

/** A cube, focus tokens as many as the technique says, or nothing (Q2, Q8). */
export function CostChips({ hero, cost, disabled, onChange }: CostChipsProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const focus = Array.from({ length: focusLeft(adventure, hero) }, (_, index) => index + 1);
  const others: readonly ReactionCost[] = [
    ...focus.map((count) => ({ kind: 'focus', count }) as const),
    { kind: 'free' },
  ];
  const isChosen = (one: ReactionCost) => canonicalText(one) === canonicalText(cost);
  return (
    <Wrap label={t('tableTurn.reaction.cost')}>
      {cubeOptions(adventure, hero).map((option) => (
        <CubeChip
          key={option.colour}
          option={option}
          disabled={disabled}
          chosen={isChosen({ kind: 'cube', colour: option.colour })}
          onPress={() => onChange({ kind: 'cube', colour: option.colour })}
        />
      ))}
      {others.map((one) => (
        <Chip
          key={canonicalText(one)}
          label={costWords(one, t)}
          {...(one.kind === 'focus' ? { icon: 'focus' as const } : {})}
          oneOf
          selected={isChosen(one)}
          disabled={disabled}
          onPress={() => onChange(one)}
        />
      ))}
    </Wrap>
  );
}

interface CubeChipProps {
  readonly option: CubeOption;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function CubeChip({ option: { colour, left }, chosen, disabled, onPress }: CubeChipProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const word = t(`words.cube.${colour}`);
  const label = left === null ? word : `${word} · ${left}`;
  return (
    <Chip
      leading={<Cube kind={colour} size={scaled(22)} />}
      label={label}
      spoken={
        left === null
          ? t('tableTurn.reaction.cube', { colour: word })
          : t('tableTurn.reaction.cubesLeft', { left: label })
      }
      oneOf
      selected={chosen}
      disabled={disabled || left === 0}
      onPress={onPress}
    />
  );
}
