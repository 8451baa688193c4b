import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { DieSides } from '@/src/rules';
import { Button, Live, NumberGrid, Section, SegmentedControl, Sheet, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';
import { useRoller, type RollerChoice } from './roller';
import { useDiceLog } from './useDiceLog';

const DICE: readonly DieSides[] = [20, 6];

/** Any roll the game asks for, by the app or typed in; all of them are in the log. */
export function DiceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { roller: who, setRoller: setWho, kept } = useRoller();
  return (
    <Sheet visible onClose={onClose} title={t('table.dice.title')} closeLabel={t('ui.close')}>
      <SegmentedControl
        label={t('table.dice.who')}
        value={who}
        onChange={setWho}
        segments={(['app', 'table'] as const).map((value) => ({
          value,
          label: t(`table.dice.${value}`),
        }))}
      />
      {who === 'app' ? <AppDice kept={kept} /> : <OwnDice kept={kept} />}
      <DiceLog />
    </Sheet>
  );
}

type DiceProps = Pick<RollerChoice, 'kept'>;

function AppDice({ kept }: DiceProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <View style={styles.dice}>
      {DICE.map((sides) => (
        <Button
          key={sides}
          grow
          icon="dice"
          kind={sides === 20 ? 'primary' : 'quiet'}
          label={t('table.dice.roll', { sides })}
          onPress={() => void act([...kept, { kind: 'rollDie', sides }])}
        />
      ))}
    </View>
  );
}

function OwnDice({ kept }: DiceProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  return DICE.map((sides) => (
    <Section key={sides} caption={t('table.dice.typed', { sides })}>
      <NumberGrid
        label={t('table.dice.typed', { sides })}
        to={sides}
        columns={sides === 6 ? 6 : 5}
        onPick={(value) => void act([...kept, { kind: 'rollDie', sides }], { dice: [value] })}
        spoken={(value) => t('table.dice.typedSpoken', { sides, value })}
      />
    </Section>
  ));
}

function DiceLog() {
  const { t } = useTranslation();
  const words = useGameWords();
  const log = useDiceLog();
  const [newest, ...older] = log;
  return (
    <Section caption={t('table.dice.log')}>
      <Live>
        {newest === undefined ? (
          <Text ink="muted">{t('table.dice.none')}</Text>
        ) : (
          <Text variant="heading" level="none">
            {words.line(newest)}
          </Text>
        )}
      </Live>
      {older.map((line, index) => (
        <Text key={older.length - index} ink="muted">
          {words.line(line)}
        </Text>
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
