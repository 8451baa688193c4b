import type { TFunction } from 'i18next';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { MAX_PLAYERS, type SessionPlayer } from '@/src/rules';
import { Button, Chip, IconButton, TextField } from '@/src/ui';
import { COLOUR_KEYS, colourTone } from './colours';

type Players = readonly SessionPlayer[];

/** Whoever has no name is called by the seat. */
export const withNames = (t: TFunction, players: Players): Players =>
  players.map((player, at) => {
    const own = player.name.trim();
    return { ...player, name: own === '' ? t('games.player', { n: at + 1 }) : own };
  });

interface PlayersFormProps {
  readonly players: Players;
  readonly onChange: (players: Players) => void;
}

export function PlayersForm({ players, onChange }: PlayersFormProps) {
  const { t } = useTranslation();
  const replace = (at: number, player: SessionPlayer | null) =>
    onChange(players.flatMap((old, index) => (index === at ? (player ?? []) : old)));
  const add = () =>
    onChange([...players, { name: '', colour: players.length % COLOUR_KEYS.length }]);
  return (
    <>
      {players.map((player, at) => (
        <PlayerFields key={at} at={at} player={player} onChange={(next) => replace(at, next)} />
      ))}
      {players.length >= MAX_PLAYERS ? null : (
        <Button kind="quiet" icon="plus" label={t('games.addPlayer')} onPress={add} />
      )}
    </>
  );
}

interface PlayerFieldsProps {
  readonly at: number;
  readonly player: SessionPlayer;
  readonly onChange: (player: SessionPlayer | null) => void;
}

function PlayerFields({ at, player, onChange }: PlayerFieldsProps) {
  const { t } = useTranslation();
  const seat = t('games.player', { n: at + 1 });
  const next = (player.colour + 1) % COLOUR_KEYS.length;
  const colour = t(`games.colours.${COLOUR_KEYS[player.colour] ?? 'c0'}`);
  return (
    <View style={styles.player}>
      <View style={styles.name}>
        <TextField
          label={seat}
          value={player.name}
          onChangeText={(name) => onChange({ ...player, name })}
          maxLength={30}
        />
      </View>
      <Chip
        label={colour}
        tone={colourTone(player.colour)}
        spoken={t('games.colour', { colour })}
        onPress={() => onChange({ ...player, colour: next })}
      />
      <IconButton
        icon="trash"
        label={t('games.removePlayer', { name: player.name === '' ? seat : player.name })}
        on="raised"
        onPress={() => onChange(null)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'flex-end', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
