import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { heroIn, leaderOf, type Adventure } from '@/src/rules';
import { Button, Card, Chip, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { figureName, useGoOn, useNextLabel } from '../turn/next-up';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { isPaired } from '../versus/team-words';
import { SummonSheet } from '../setup/SummonSheet';

/** Everything stands: the first turn is one tap away. */
export function BeginPanel() {
  const { t } = useTranslation();
  const words = useGameWords();
  const glossary = useGlossarySheet();
  const sheets = useSheets();
  const { adventure } = useTable();
  const leader = leaderOf(adventure);
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  return (
    <Card>
      <Text variant="heading">{t('tableHero.begin.title')}</Text>
      <Text ink="muted">{beginWords(adventure, t)}</Text>
      <Rolled />
      {leader === null ? null : (
        <Text>{t('tableHero.begin.leader', { name: figureName(adventure, leader, words) })}</Text>
      )}
      <Button
        kind="quiet"
        size="small"
        icon="door"
        label={t('tableHero.begin.summon')}
        onPress={() => sheets.open((close) => <SummonSheet onClose={close} />)}
      />
      <View style={styles.chips}>
        <Chip
          keyword
          label={t('tableHero.begin.track')}
          onPress={() => glossary.open('initiative-track')}
        />
        <Chip keyword label={t('tableHero.begin.round')} onPress={() => glossary.open('round')} />
        {adventure.versus === undefined ? null : (
          <Chip
            keyword
            label={t('versus.about')}
            onPress={() => glossary.open('player-versus-player')}
          />
        )}
      </View>
    </Card>
  );
}

const beginWords = ({ monsters, versus }: Adventure, t: Translate): string => {
  if (monsters.length > 0) return t('tableHero.begin.ready', { count: monsters.length });
  return t(versus === undefined ? 'tableHero.begin.empty' : 'versus.ready');
};

/** X3: how the order came about. */
function Rolled() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { versus } = adventure;
  if (versus === undefined) return null;
  const nameOf = (hero: string) => heroIn(adventure, hero)?.name ?? '';
  // A number does not stand alone at the end of a line.
  const rolls = versus.rolls.map(({ hero, rolls: own }) => `${nameOf(hero)}\u00a0${own.join('/')}`);
  const [own, their] = versus.teams.map((team) => team.map(nameOf).join(' & '));
  return (
    <>
      {isPaired(adventure) ? <Text>{t('versus.sides.teams', { own, their })}</Text> : null}
      <Text>{t('versus.order.was', { rolls: rolls.join(', ') })}</Text>
    </>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
