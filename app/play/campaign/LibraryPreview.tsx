import { useTranslation } from '@/src/i18n/translation';
import { LIBRARY_KINDS, type LibraryPlan, type PackTally } from '@/src/game';
import type { Translate } from '@/src/i18n';
import { Row } from '@/src/ui';

const packWords = (
  { changes }: LibraryPlan,
  { same, both, unreadable }: PackTally,
  t: Translate,
): readonly string[] => [
  ...(changes.length === 0 ? [t('campaigns.import.packNothing')] : []),
  ...(same === 0 ? [] : [t('campaigns.import.packSame', { count: same })]),
  ...(both === 0 ? [] : [t('campaigns.import.packBoth', { count: both })]),
  ...(unreadable === 0 ? [] : [t('campaigns.import.packUnreadable', { count: unreadable })]),
];

/** What comes beside the campaigns, and what it would do to what is here. */
export function LibraryPreview({ plan }: { readonly plan: LibraryPlan }) {
  const { t } = useTranslation();
  const { changes, kept, pack } = plan;
  if (changes.length === 0 && kept === 0 && pack === null) return null;
  const kinds = LIBRARY_KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [t(`campaigns.import.libraryKinds.${kind}`, { count })];
  });
  const replaced = pack === null ? changes.filter(({ before }) => before !== null).length : 0;
  const said = [
    ...(kinds.length === 0 ? [] : [kinds.join(', ')]),
    ...(replaced === 0 ? [] : [t('campaigns.import.libraryReplaces', { count: replaced })]),
    ...(kept === 0 ? [] : [t('campaigns.import.libraryKept', { count: kept })]),
    ...(pack === null ? [] : packWords(plan, pack, t)),
  ];
  return <Row icon="bag" title={t('campaigns.import.library')} subtitle={said.join(' · ')} />;
}
