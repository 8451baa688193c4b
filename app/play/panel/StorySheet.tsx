import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Sheet, Text, useSaidLately } from '@/src/ui';
import { useHistoryScreen } from '../context/useHistoryScreen';

/** What the app said lately, every word of it; whatever is older stands in the history. */
export function StorySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const said = useSaidLately();
  const history = useHistoryScreen();
  const toHistory = () => {
    onClose();
    history();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('table.story.title')}
      closeLabel={t('ui.close')}
      footer={
        <Button kind="quiet" grow icon="history" label={t('table.history')} onPress={toHistory} />
      }
    >
      {said.map(({ id, text, refused = false }) => (
        <Card key={id} padding="tight">
          <Text {...(refused ? { ink: 'danger' } : {})}>{text}</Text>
        </Card>
      ))}
    </Sheet>
  );
}
