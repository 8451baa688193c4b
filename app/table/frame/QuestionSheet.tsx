import { useTranslation } from '@/src/i18n/translation';
import { playScenario, startsAdventure } from '@/src/game';
import { Button, Sheet, Text, useSnackbar } from '@/src/ui';
import { useCopy } from '@/app/play/campaign/useCopy';
import { giveFile } from '@/app/wiring/files';
import { useGame } from '@/app/wiring/game';

/** Longer adventures begin nowhere; they would not be read by anybody either. */
const MAX_ROWS = 20_000;

/** The line for the headless command, asked for when it is wanted: it may be a long one. */
function useCase(): () => Promise<string | null> {
  const { t } = useTranslation();
  const game = useGame();
  return async () => {
    const open = game.store.getState().open;
    const adventure = open?.state.adventure;
    if (!open || !adventure) return null;
    const rows = await game.rowsBack(open.head, startsAdventure, MAX_ROWS);
    const { title, round } = adventure;
    return playScenario(open.state, rows, t('table.question.caseName', { title, round }));
  };
}

/** "Regelfrage melden": the running adventure as one line for the headless command. */
export function QuestionSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const copy = useCopy();
  const caseOf = useCase();
  const failed = () => show({ text: t('table.question.failed'), refused: true });
  const give = (hand: (line: string) => void | Promise<void>) => () =>
    void caseOf().then((line) => (line === null ? failed() : hand(line)), failed);
  const file = (line: string) =>
    giveFile(`${t('table.question.fileName')}.ndjson`, 'application/x-ndjson', `${line}\n`).catch(
      failed,
    );
  return (
    <Sheet visible onClose={onClose} title={t('table.menu.question')} closeLabel={t('ui.close')}>
      <Text>{t('table.question.text')}</Text>
      <Button icon="download" label={t('table.question.file')} onPress={give(file)} />
      <Button kind="quiet" icon="copy" label={t('table.question.copy')} onPress={give(copy)} />
    </Sheet>
  );
}
