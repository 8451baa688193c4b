import { useTranslation } from '@/src/i18n/translation';
import {
  CARD_RANGES,
  CARD_VICTIMS,
  NO_EFFECT,
  RUNE_COLOURS,
  type AttackKind,
  type CardEffect,
} from '@/src/rules';
import { Chip, RuneIcon, Section } from '@/src/ui';
import { CollateralPicker } from '@/app/play/parts/CollateralPicker';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { Wrap } from '@/app/play/parts/Wrap';
import { useGameWords } from '@/app/play/words/useGameWords';

const KINDS: readonly AttackKind[] = ['melee', 'ranged', 'magic'];
const MOST_TARGETS = 9;
const MOST_RUNES = 9;

interface CardEffectFieldsProps {
  readonly effect: CardEffect | undefined;
  readonly onChange: (effect: CardEffect) => void;
}

/** U3: what the app can do by itself: X by runes, whom it reaches, what else it brings. */
export function CardEffectFields({ effect = NO_EFFECT, onChange }: CardEffectFieldsProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const set = (change: Partial<CardEffect>) => onChange({ ...effect, ...change });
  return (
    <>
      <Section caption={t('tableSetup.effect.plus')}>
        <Wrap label={t('tableSetup.effect.plus')}>
          {RUNE_COLOURS.map((rune) => (
            <Chip
              key={rune}
              label={words.rune(rune)}
              leading={<RuneIcon color={rune} size={18} />}
              selected={effect.plus === rune}
              onPress={() => set({ plus: effect.plus === rune ? null : rune })}
            />
          ))}
        </Wrap>
      </Section>
      <Options
        caption={t('tableSetup.effect.kind')}
        options={KINDS.map((kind) => [kind, t(`tableSetup.effect.${kind}`)])}
        value={effect.attack}
        onChange={(attack) => set({ attack })}
      />
      <Options
        caption={t('tableSetup.effect.range')}
        options={CARD_RANGES.map((range) => [range, t(`tableSetup.effect.${range}`)])}
        value={effect.range}
        onChange={(range) => set({ range })}
      />
      <Options
        caption={t('tableSetup.effect.whom')}
        options={CARD_VICTIMS.map((whom) => [whom, t(`tableSetup.effect.${whom}`)])}
        value={effect.whom}
        onChange={(whom) => set({ whom: whom ?? 'heroes' })}
      />
      <NumberStepper
        label={t('tableSetup.effect.most')}
        value={effect.most ?? 0}
        min={0}
        max={MOST_TARGETS}
        onChange={(most) => set({ most: most === 0 ? null : most })}
      />
      <NumberStepper
        label={t('tableSetup.effect.runes')}
        value={effect.runes}
        min={0}
        max={MOST_RUNES}
        onChange={(runes) => set({ runes })}
      />
      <Section caption={t('tableTurn.edit.collateral')}>
        <CollateralPicker
          collateral={effect.collateral}
          onChange={(collateral) => set({ collateral })}
        />
      </Section>
    </>
  );
}

interface OptionsProps<Value extends string> {
  readonly caption: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A second tap takes it back. */
function Options<Value extends string>({ caption, options, value, onChange }: OptionsProps<Value>) {
  return (
    <Section caption={caption}>
      <Wrap label={caption}>
        {options.map(([one, label]) => (
          <Chip
            key={one}
            label={label}
            selected={value === one}
            onPress={() => onChange(value === one ? null : one)}
          />
        ))}
      </Wrap>
    </Section>
  );
}
