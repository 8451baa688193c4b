import { useTranslation } from '@/src/i18n/translation';
import { RARITIES, type Rarity } from '@/src/rules';
import { Chip } from '@/src/ui';
import { Wrap } from '../parts/Wrap';

interface RarityChipsProps {
  /** Whose, for those who hear it. */
  readonly of?: string;
  readonly value: Rarity | null;
  readonly onChange: (rarity: Rarity | null) => void;
}

/** Z3: as printed on the card; a second tap takes it back. */
export function RarityChips({ of, value, onChange }: RarityChipsProps) {
  const { t } = useTranslation();
  const label = t('tableHero.chest.rarity');
  return (
    <Wrap label={of === undefined ? label : `${label}: ${of}`}>
      {RARITIES.map((rarity) => (
        <Chip
          key={rarity}
          label={t(`tableHero.chest.rarities.${rarity}`)}
          selected={value === rarity}
          onPress={() => onChange(value === rarity ? null : rarity)}
        />
      ))}
    </Wrap>
  );
}
