import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { MAX_BOARD_BYTES, readBoardFile } from '@/src/game/share';
import { fail } from '@/src/rules';
import { Button, Card, Row, Section, TextField, useSnackbar } from '@/src/ui';
import { askForFile } from '@/app/wiring/files';
import { incoming, readPasted, type Incoming } from './incoming';
import { SHARE_PARTS } from './parts';
import { useDraft } from '@/app/wiring/useDraft';

async function readPicked(): Promise<Incoming | null> {
  const picked = await askForFile();
  if (picked === null) return null;
  if (picked.size > MAX_BOARD_BYTES) return fail({ code: 'file-too-large' });
  return readBoardFile(SHARE_PARTS, await picked.read());
}

/** What others have sent: pasted, or as a file. The preview says what it is, or why not. */
export function OpenShared() {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const navigation = useNavigation();
  const [pasted, setPasted] = useDraft('shared board', '');
  const look = (board: Incoming | null) => {
    if (board === null) return;
    incoming.setState({ board });
    navigation.navigate('Board', { screen: 'SharedBoard' });
  };
  const failed = () => show({ text: t('boardShare.library.unreadable'), refused: true });
  return (
    <Section caption={t('boardShare.share.open')}>
      <Card gap={12}>
        <TextField
          label={t('boardShare.share.paste')}
          hint={t('boardShare.share.pasteHint')}
          value={pasted}
          onChangeText={setPasted}
          multiline
        />
        <Button
          kind="quiet"
          label={t('boardShare.share.openPasted')}
          disabled={pasted.trim() === ''}
          onPress={() => {
            const board = readPasted(pasted);
            look(board);
            if (board?.ok === true) setPasted('');
          }}
        />
        <Row
          icon="upload"
          title={t('boardShare.share.openFile')}
          onPress={() => void readPicked().then(look, failed)}
        />
      </Card>
    </Section>
  );
}
