import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { PlayedGame } from '@/src/content/games/helpers';
import { Button, Sheet, TextField } from '@/src/ui';
import { useDraft } from '@/app/wiring/useDraft';
import { PlayersForm } from '../players/PlayersForm';
import { BLANK_SESSION, useBeginSession } from '../players/useBeginSession';

interface NewSessionSheetProps {
  readonly game: PlayedGame;
  readonly visible: boolean;
  readonly onClose: () => void;
}

export function NewSessionSheet({ game, visible, onClose }: NewSessionSheetProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const title = t('games.beginTitle', { game: t(`games.names.${game}`) });
  const [draft, setDraft, finish] = useDraft(`session of ${game}`, BLANK_SESSION);
  const { busy, begin } = useBeginSession(game, draft, (session) => {
    finish();
    onClose();
    navigation.navigate('Glossary', { screen: 'GameSession', params: { game, session } });
  });
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={title}
      closeLabel={t('ui.close')}
      footer={<Button label={t('games.start')} onPress={begin} loading={busy} grow />}
    >
      <TextField
        label={t('games.name')}
        placeholder={t(`games.names.${game}`)}
        value={draft.name}
        onChangeText={(name) => setDraft({ ...draft, name })}
        maxLength={40}
      />
      <PlayersForm
        players={draft.players}
        onChange={(players) => setDraft({ ...draft, players })}
      />
    </Sheet>
  );
}
