import { useNavigation, useRoute } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { JumpPart, JumpPreview } from '@/src/game';
import { Button, Progress, Section, Sheet, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useGame, useTry } from '@/app/wiring/game';
import { tryName } from './try-name';

interface JumpSheetProps {
  readonly row: string;
  readonly onClose: () => void;
}

/** Null while it is being read; what cannot be read was said, and the jump is possible anyway. */
function usePreview(row: string): JumpPreview | 'unknown' | null {
  const game = useGame();
  const attempt = useTry();
  const [preview, setPreview] = useState<JumpPreview | 'unknown' | null>(null);
  useEffect(() => {
    let wanted = true;
    void attempt(game.previewJump(row)).then((read) => {
      if (wanted) setPreview(read ?? 'unknown');
    });
    return () => {
      wanted = false;
    };
  }, [game, attempt, row]);
  return preview;
}

/** Before a jump: how far it goes, and what of it one would miss. Where one stands there is only something to try. */
export function JumpSheet({ row, onClose }: JumpSheetProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [isHere] = useState(() => game.store.getState().open?.head === row);
  const preview = usePreview(row);
  const jump = () => {
    onClose();
    void attempt(game.jump(row));
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t(isHere ? 'campaigns.trying.hereTitle' : 'campaigns.jump.title')}
      closeLabel={t('campaigns.jump.close')}
      footer={
        <>
          <TryOut row={row} kind={isHere ? 'primary' : 'quiet'} onDone={onClose} />
          {isHere ? null : <Button label={t('campaigns.jump.go')} onPress={jump} grow />}
        </>
      }
    >
      {isHere ? <Text>{t('campaigns.trying.hereText')}</Text> : <Parts preview={preview} />}
    </Sheet>
  );
}

function Parts({ preview }: { readonly preview: JumpPreview | 'unknown' | null }) {
  const { t } = useTranslation();
  return (
    <View style={styles.parts}>
      {preview === null ? <Progress label={t('campaigns.log.loading')} /> : null}
      {preview === null || preview === 'unknown' ? null : (
        <>
          <Part way="back" part={preview.back} />
          <Part way="forward" part={preview.forward} />
        </>
      )}
      <Text variant="small" ink="muted">
        {t('campaigns.jump.leadsBack')}
      </Text>
    </View>
  );
}

interface TryOutProps {
  readonly row: string;
  readonly kind: 'primary' | 'quiet';
  readonly onDone: () => void;
}

/** From here on in a copy: the campaign itself stays as it is. */
function TryOut({ row, kind, onDone }: TryOutProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { name } = useRoute();
  const game = useGame();
  const attempt = useTry();
  const tryOut = async () => {
    const { campaigns, open } = game.store.getState();
    if (open === null) return;
    const called = tryName(open.id, campaigns, t);
    const made = await attempt(game.tryOut(open.id, called, row));
    if (made === undefined) return;
    onDone();
    // The history of the original does not stay over the table of the copy.
    if (name === 'TableHistory') navigation.navigate('Table', { screen: 'TableHome', pop: true });
    navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign: made } });
  };
  return (
    <Button kind={kind} label={t('campaigns.trying.begin')} onPress={() => void tryOut()} grow />
  );
}

interface PartProps {
  readonly way: 'back' | 'forward';
  readonly part: JumpPart;
}

function Part({ way, part: { steps, lines, more } }: PartProps) {
  const { t } = useTranslation();
  const { line } = useGameWords();
  if (steps === 0) return null;
  return (
    <Section caption={t(`campaigns.jump.${way}`, { count: steps })}>
      {lines.map((one, index) => (
        <Text key={index}>{line(one)}</Text>
      ))}
      {lines.length === 0 ? <Text ink="muted">{t('campaigns.jump.small')}</Text> : null}
      {more && lines.length > 0 ? <Text ink="muted">{t('campaigns.jump.more')}</Text> : null}
    </Section>
  );
}

const styles = StyleSheet.create({ parts: { gap: 16 } });
