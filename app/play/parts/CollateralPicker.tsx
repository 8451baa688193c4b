import { useTranslation } from '@/src/i18n/translation';
import { COLLATERAL_KINDS, CONDITIONS, type Collateral, type CollateralEffect } from '@/src/rules';
import { Chip } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { effectWords, isCounted, keywordWords } from '../words/keyword-words';
import { EditorLine } from './ValueEditor';
import { Wrap } from './Wrap';

const ON_HEROES: readonly CollateralEffect[] = [
  ...CONDITIONS.filter((kind) => kind !== 'stealth' && kind !== 'rangers-mark'),
  ...COLLATERAL_KINDS,
];

const MAX_X = 20;

interface CollateralPickerProps {
  readonly collateral: readonly Collateral[];
  readonly onChange: (collateral: readonly Collateral[]) => void;
}

/** D4: what else an attack brings, ticked; how much where it is counted. */
export function CollateralPicker({ collateral, onChange }: CollateralPickerProps) {
  const { t } = useTranslation();
  const { language } = useGameWords();
  const has = (effect: CollateralEffect) => collateral.some((one) => one.effect === effect);
  const without = (effect: CollateralEffect) => collateral.filter((one) => one.effect !== effect);
  const put = (effect: CollateralEffect, x: number) =>
    onChange(collateral.map((one) => (one.effect === effect ? { effect, x } : one)));
  return (
    <>
      <Wrap label={t('tableTurn.edit.collateral')}>
        {ON_HEROES.map((effect) => (
          <Chip
            key={effect}
            label={keywordWords(effect, language)}
            selected={has(effect)}
            onPress={() =>
              onChange(has(effect) ? without(effect) : [...collateral, { effect, x: 1 }])
            }
          />
        ))}
      </Wrap>
      {collateral
        .filter(({ effect }) => isCounted(effect))
        .map(({ effect, x }) => (
          <EditorLine
            key={effect}
            label={t('tableTurn.edit.x', { effect: effectWords(effect, x, language) })}
            value={x}
            min={1}
            max={MAX_X}
            onChange={(next) => put(effect, next)}
          />
        ))}
    </>
  );
}
