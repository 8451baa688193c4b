import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { WeaponSource } from '@/src/rules';
import { Text } from '@/src/ui';
import { itemValueWords } from '@/app/play/logbook/item-words';
import { useLanguage } from '@/app/wiring/language';

/** Which thing brings which number: "Kurzbogen: Genauigkeit 7 · Schaden 3". */
export function WeaponSources({ sources }: { readonly sources: readonly WeaponSource[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return sources.map(({ names, values }, index) => (
    <Text key={index} variant="small" ink="muted">
      {t('tableHero.weapon.from', {
        name: names === null ? t('tableHero.weapon.noted') : nameIn(names, language),
        values: itemValueWords(values, language, t).join(' · '),
      })}
    </Text>
  ));
}
