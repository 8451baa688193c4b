import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { RefusedBody } from '@/src/game';
import { Button, Text } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { overwriting, type Overwritten } from './overwriting';

interface PlayAgainProps {
  readonly body: RefusedBody;
  readonly onPlayed: () => void;
  /** What else can be done with it; while a question is asked its answers stand alone. */
  readonly children: ReactNode;
}

/** Others have written there meanwhile: what they wrote is not written over without a look at it. */
const isOverOthers = ({ refusal: { code } }: RefusedBody): boolean =>
  code === 'table-changed' || code === 'table-late-undo' || code === 'table-follows';

export function PlayAgain({ body, onPlayed, children }: PlayAgainProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [asked, setAsked] = useState<readonly Overwritten[] | null>(null);
  const play = async () => {
    const played = await attempt(game.dispatch(body.commands));
    if (played !== undefined) onPlayed();
  };
  const press = () => {
    const { open } = game.store.getState();
    const both =
      open === null || !isOverOthers(body) ? null : overwriting(open.state, body.commands);
    if (both === null) void play();
    else setAsked(both);
  };
  return asked === null ? (
    <>
      <Button size="small" label={t('sharedTable.refused.again')} onPress={press} />
      {children}
    </>
  ) : (
    <Both both={asked} onMine={() => void play()} onTheirs={() => setAsked(null)} />
  );
}

interface BothProps {
  readonly both: readonly Overwritten[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

function Both({ both, onMine, onTheirs }: BothProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.both}>
      {both.length === 0 ? <Text>{t('sharedTable.refused.other')}</Text> : null}
      {both.map(({ now, mine }, index) => (
        <View key={index} style={styles.pair}>
          <Text>{t('sharedTable.refused.now', { value: now === '' ? '–' : now })}</Text>
          <Text>{t('sharedTable.refused.mine', { value: mine === '' ? '–' : mine })}</Text>
        </View>
      ))}
      <View style={styles.buttons}>
        <Button size="small" label={t('sharedTable.refused.overwrite')} onPress={onMine} />
        <Button
          size="small"
          kind="quiet"
          label={t('sharedTable.refused.leave')}
          onPress={onTheirs}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  both: { flexBasis: '100%', gap: 10 },
  pair: { gap: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
