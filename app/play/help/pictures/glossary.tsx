import { useTranslation } from '@/src/i18n/translation';
import { Chip, IconButton, KeywordLink, Row, RuleTag, SegmentedControl } from '@/src/ui';
import { InRow } from './InRow';
import { nothing } from './example';

function Search() {
  const { t } = useTranslation();
  return <Chip icon="search" label={t('glossary.search.placeholder')} onPress={nothing} />;
}

function Links() {
  const { t } = useTranslation();
  return (
    <InRow>
      <KeywordLink label={t('table.immunity.darkness')} onPress={nothing} />
      <RuleTag id="K1" />
    </InRow>
  );
}

function Star() {
  const { t } = useTranslation();
  return (
    <IconButton icon="star" tone="ember" label={t('glossary.entry.favourite')} onPress={nothing} />
  );
}

function Other() {
  const { t } = useTranslation();
  return (
    <>
      <Row
        icon="dice"
        tone="ember"
        title={t('games.names.runewars')}
        subtitle={t('glossary.game.caption')}
        onPress={nothing}
      />
      <SegmentedControl
        label={t('glossary.search.where')}
        value="all"
        onChange={nothing}
        segments={[
          { value: 'game', label: t('games.names.runewars') },
          { value: 'all', label: t('glossary.search.allGames') },
        ]}
      />
    </>
  );
}

export const GLOSSARY_PICTURES = { search: Search, links: Links, star: Star, other: Other };
