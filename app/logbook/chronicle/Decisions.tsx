import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { StoryDecision } from '@/src/rules';
import { Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';

/** Statuses, auras and outcomes gained and lost, in their order; what a defeat undid says so (V1). */
export function Decisions({ decisions }: { readonly decisions: readonly StoryDecision[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return decisions.map(({ name, change, kind, names, takenBack = false }, index) => {
    const what = t(`logbookCamp.chronicle.${change}`, {
      name,
      kind: t(`logbookHero.consequences.kinds.${kind}`),
      what: nameIn(names, language),
    });
    return (
      <Text key={`${index}-${name}-${names.en}`} variant="small" ink={takenBack ? 'muted' : 'text'}>
        {takenBack ? t('logbookCamp.chronicle.takenBack', { what }) : what}
      </Text>
    );
  });
}
