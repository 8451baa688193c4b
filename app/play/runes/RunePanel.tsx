import { useTranslation } from '@/src/i18n/translation';
import { Card, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useGoOn, useNextLabel } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { DrawPanel } from './DrawPanel';
import { SettlePanel } from './SettlePanel';

/** N1: the rune card's turn, and runes drawn whose tiles are not laid yet. */
export function RunePanel() {
  const { drawn, turn } = useTable().adventure;
  if (drawn.length > 0) return <SettlePanel key={drawn.map(({ id }) => id).join()} />;
  const task = turn?.tasks.find(({ kind }) => kind === 'draw-runes');
  return task?.kind === 'draw-runes' ? <DrawPanel count={task.count} /> : <OverPanel />;
}

function OverPanel() {
  const { t } = useTranslation();
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  return (
    <Card>
      <Text variant="heading">{t('words.runeCard')}</Text>
      <Text ink="muted">{t('tableSetup.runes.over')}</Text>
    </Card>
  );
}
