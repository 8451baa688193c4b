import { useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { threatOutlook } from '@/src/rules';
import { Button, Card, Live, Text } from '@/src/ui';
import { useSettingsValues } from '@/app/wiring/settings';
import { useTable as useSharedTable, useTables } from '@/app/wiring/tables';
import { feelTap } from '../context/haptics';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { ReactionSheet } from '../reactions/ReactionSheet';
import { useNames } from '../turn/names';
import { decidingIn } from './deciding';

/** A threat, on the phone of whoever may react: react, or say that it is let through. */
export function MyThreat() {
  const { adventure } = useTable();
  const news = useSharedTable((table) => table);
  const mine = decidingIn(adventure, news).filter(({ holder }) => holder === null);
  const { threat } = adventure;
  useFelt(threat !== null && mine.some(({ passed }) => !passed) ? threat.id : null);
  if (threat === null) return null;
  return mine.map(({ hero, passed }) => (
    <OneOfMine key={hero} hero={hero} threat={threat.id} passed={passed} />
  ));
}

/** Felt in the hand, once for each threat that somebody here can react to. */
function useFelt(threat: string | null): void {
  const { haptics } = useSettingsValues();
  useEffect(() => {
    if (threat !== null && haptics) feelTap();
  }, [threat, haptics]);
}

interface OneOfMineProps {
  readonly hero: string;
  readonly threat: string;
  readonly passed: boolean;
}

function OneOfMine({ hero, threat, passed }: OneOfMineProps) {
  const { t } = useTranslation();
  const names = useNames();
  const tables = useTables();
  const { open } = useSheets();
  const name = names.one(hero);
  return (
    <Card gap={10} state={passed ? 'plain' : 'active'}>
      <Live role="status" appears style={styles.words}>
        <Text variant="label">{t('sharedTable.threat.title', { name })}</Text>
        <Text>{useHits(hero)}</Text>
      </Live>
      {passed ? (
        <Text ink="muted">{t('sharedTable.threat.youPassed')}</Text>
      ) : (
        <View style={styles.buttons}>
          <Button
            grow
            label={t('sharedTable.threat.react', { name })}
            onPress={() => open((close) => <ReactionSheet hero={hero} onClose={close} />)}
          />
          <Button
            grow
            kind="quiet"
            label={t('sharedTable.threat.pass')}
            spoken={t('sharedTable.threat.passAs', { name })}
            onPress={() => tables.pass(threat, hero)}
          />
        </View>
      )}
    </Card>
  );
}

/** What it would do to him, or to whom it does it. */
function useHits(hero: string): string {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure } = useTable();
  const { threat } = adventure;
  if (threat === null) return '';
  const outlook = threatOutlook(adventure, threat);
  const own = outlook.find(({ figure }) => figure === hero);
  const hits = own === undefined ? outlook : [own];
  return hits
    .map(({ figure, lost }) =>
      t('sharedTable.threat.hits', { name: names.one(figure), count: lost }),
    )
    .join(' · ');
}

const styles = StyleSheet.create({
  words: { gap: 10 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
