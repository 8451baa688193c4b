import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { readRefused, type KeptRefusal, type RefusedBody, type RowId } from '@/src/game';
import { Button, Card, Fold, Section, Text, useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useTable, useTables } from '@/app/wiring/tables';
import { PlayAgain } from './PlayAgain';
import { useStepWords } from './step-words';
import { useWhyNot } from './useWhyNot';

/** What could not be done any more, each with its reason; it stays until it is dealt with. */
export function RefusedSteps() {
  const { t } = useTranslation();
  const refused = useTable((table) => table.refused);
  if (refused.length === 0) return null;
  return (
    <Section caption={t('sharedTable.refused.caption')}>
      {refused.map((one) => (
        <RefusedStep key={one.id} kept={one} />
      ))}
    </Section>
  );
}

const MOST_BACK = 200;

/** As the history would have said it, oldest first: the line it was played on is still in the log. */
function useMyLine({ tip, commands }: RefusedBody): readonly string[] {
  const game = useGame();
  const { each } = useStepWords();
  const [said, setSaid] = useState<readonly string[]>([]);
  const command = JSON.stringify(commands[0]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const way = await game.rowsBack(tip, (row) => row.command === command, MOST_BACK);
      if (way.at(-1)?.command !== command) return;
      const lines = [...way].reverse().map((row) => each(row));
      const texts = lines.map((some) => some.join(' ')).filter(Boolean);
      if (wanted) setSaid(texts);
    };
    void look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [game, each, tip, command]);
  return said;
}

function RefusedStep({ kept }: { readonly kept: KeptRefusal }) {
  const { t } = useTranslation();
  const tables = useTables();
  const [body] = useState(() => readRefused(kept));
  const line = useMyLine(body);
  const what = line[0] ?? t('sharedTable.refused.unknown');
  const why = useWhyNot()(body.refusal);
  const dismiss = () => void tables.dismiss(kept.id).catch(() => undefined);
  return (
    <Card gap={8}>
      <Text variant="label">{what}</Text>
      <Text ink="muted">{why}</Text>
      {line.length < 2 ? null : <MyLine line={line} />}
      <View style={styles.buttons}>
        <PlayAgain body={body} onPlayed={dismiss}>
          <KeepLine tip={body.tip} onKept={dismiss} />
          <Button
            size="small"
            kind="quiet"
            label={t('sharedTable.refused.dismiss')}
            onPress={dismiss}
          />
        </PlayAgain>
      </View>
    </Card>
  );
}

/** What was played here after it, too. */
function MyLine({ line }: { readonly line: readonly string[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={t('sharedTable.refused.line')} open={open} onToggle={setOpen}>
      {line.map((text, index) => (
        <Text key={index} variant="small">
          {text}
        </Text>
      ))}
    </Fold>
  );
}

interface KeepLineProps {
  readonly tip: string;
  readonly onKept: () => void;
}

/** Beside the table's campaign, as it would have gone on from here. */
function KeepLine({ tip, onKept }: KeepLineProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const keep = async () => {
    const open = game.store.getState().open;
    if (open === null) return;
    const name = t('sharedTable.refused.keptName', { name: open.state.campaign.name });
    const kept = await attempt(game.duplicate(open.id, name, tip as RowId));
    if (kept === undefined) return;
    show({ text: t('sharedTable.refused.kept', { name }) });
    onKept();
  };
  return (
    <Button
      size="small"
      kind="quiet"
      label={t('sharedTable.refused.keep')}
      onPress={() => void keep()}
    />
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
