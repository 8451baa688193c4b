import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { PlayedGame } from '@/src/content/games/helpers';
import type { OpenCampaign } from '@/src/game';
import { Chip, Pill, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { colourTone } from '../players/colours';
import type { GameHelpers } from '../model/game';
import { HelperCards } from './HelperCards';
import { PlayersSheet } from './PlayersSheet';
import { SessionButtons } from './SessionButtons';
import { SessionGate } from './SessionGate';
import { InviteChip, SessionTable } from './SessionTable';
import { ToGlossary } from './ToGlossary';

type Props = StaticScreenProps<{ game: string; session: string }>;

export function SessionScreen({ route }: Props) {
  return <SessionGate {...route.params}>{(opened) => <Session {...opened} />}</SessionGate>;
}

interface SessionProps {
  readonly open: OpenCampaign;
  readonly helpers: GameHelpers;
  readonly name: PlayedGame;
}

/** A session's place: its players and the helpers of its game. */
function Session({ open, helpers, name }: SessionProps) {
  const { t } = useTranslation();
  useTitle(open.state.campaign.name);
  return (
    <Screen
      caption={t(`games.names.${name}`)}
      title={open.state.campaign.name}
      back={useBack()}
      actions={<SessionButtons open={open} game={name} />}
    >
      <SessionTable />
      <Players open={open} />
      <HelperCards game={name} helpers={helpers} session={open.id} />
      <ToGlossary game={name} />
    </Screen>
  );
}

function Players({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const players = open.state.session?.players ?? [];
  return (
    <View style={styles.players}>
      {players.map(({ name, colour }, at) => (
        <Pill key={at} label={name} tone={colourTone(colour)} />
      ))}
      <Chip icon="users" label={t('games.editPlayers')} onPress={() => setEditing(true)} />
      <InviteChip />
      {editing ? <PlayersSheet open={open} onClose={() => setEditing(false)} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  players: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
