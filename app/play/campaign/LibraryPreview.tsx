import { useTranslation } from 'react-i18next';
import { LIBRARY_KINDS, type LibraryPlan } from '@/src/game';
import { Row } from '@/src/ui';

/** What comes beside the campaigns, and what it would do to what is here. */
export function LibraryPreview({ plan }: { readonly plan: LibraryPlan }) {
  const { t } = useTranslation();
  const { changes, kept } = plan;
  if (changes.length === 0 && kept === 0) return null;
  const kinds = LIBRARY_KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [t(`campaigns.import.libraryKinds.${kind}`, { count })];
  });
  const replaced = changes.filter(({ before }) => before !== null).length;
  const said = [
    ...(kinds.length === 0 ? [] : [kinds.join(', ')]),
    ...(replaced === 0 ? [] : [t('campaigns.import.libraryReplaces', { count: replaced })]),
    ...(kept === 0 ? [] : [t('campaigns.import.libraryKept', { count: kept })]),
  ];
  return <Row icon="bag" title={t('campaigns.import.library')} subtitle={said.join(' · ')} />;
}
