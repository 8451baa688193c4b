import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import type { Outcome } from '@/src/rules';
import { Button, Card, Live, Medallion, Section, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { OUTCOME_LOOKS } from './looks';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { DeclareFightSheet } from './DeclareFightSheet';
import { endWords } from './fight-words';

/** X10: who won and why; once more with the same line-up, or enough for today. */
export function FightEnd() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { outcome, round } = adventure;
  if (outcome === null) return null;
  const { icon, tone } = OUTCOME_LOOKS[outcome.result];
  const [title, ...lines] = endWords(adventure, outcome, t);
  return (
    <>
      <WhereTo outcome={outcome} />
      <Card state="active">
        <Live appears urgent style={styles.head}>
          <Medallion icon={icon} tone={tone} />
          <Text variant="title" align="center">
            {title}
          </Text>
          {lines.map((line) => (
            <Text key={line} align="center">
              {line}
            </Text>
          ))}
          <Text variant="small" ink="muted" align="center">
            {t('tableSetup.end.rounds', { count: round })}
          </Text>
        </Live>
        <Section caption={t('versus.end.after')}>
          <Text>{t('versus.end.afterText')}</Text>
        </Section>
        <Otherwise />
      </Card>
    </>
  );
}

/** X2: either way the heroes are as before; the table has the line-up ready. */
function WhereTo({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const close = (afterwards: 'restart' | 'camp') =>
    void act(
      { kind: 'closeAdventure', at: Date.now(), afterwards },
      { done: () => t(`tableSetup.end.closed.${outcome.result}`) },
    );
  useMainAction({
    label: t('versus.end.again'),
    onPress: () => close('restart'),
    beside: { label: t('tableSetup.end.stop'), onPress: () => close('camp') },
  });
  return null;
}

/** The players' word against the app's. */
function Otherwise() {
  const { t } = useTranslation();
  const { act } = useTable();
  const sheets = useSheets();
  return (
    <Wrap>
      <Button
        label={t('tableSetup.end.playOn')}
        kind="quiet"
        size="small"
        onPress={() => void act({ kind: 'playOn' })}
      />
      <Button
        label={t('tableSetup.end.otherwise')}
        kind="quiet"
        size="small"
        onPress={() => sheets.open((close) => <DeclareFightSheet onClose={close} />)}
      />
      <KeywordChip entry="player-versus-player" label={t('versus.about')} />
    </Wrap>
  );
}

const styles = StyleSheet.create({ head: { alignItems: 'center', gap: 6 } });
