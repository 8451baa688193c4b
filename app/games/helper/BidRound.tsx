import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Stepper, Text } from '@/src/ui';
import type { Tree } from '../model/field';
import { noteLine } from '../model/helper';
import type { RunningHelper } from './useHelper';

interface BidRoundProps {
  readonly running: RunningHelper;
  readonly onBook: RunningHelper['book'];
}

const playersOf = (value: Tree): readonly Tree[] => value['players'] as readonly Tree[];
const withBid = (player: Tree, bid = 0): Tree => ({ ...player, bid });

/** RW-9: the device goes round; a bid is out of sight as soon as it is made, and one tap reveals all. */
export function BidRound({ running, onBook }: BidRoundProps) {
  const { t } = useTranslation();
  const { say, value } = running;
  const players = playersOf(value);
  const [bids, setBids] = useState<readonly number[]>([]);
  const [bid, setBid] = useState(0);
  const player = players[bids.length];
  const name = String(player?.['id'] ?? '');
  const reveal = () => {
    onBook((newest) => ({
      changes: [
        { path: ['players'], value: playersOf(newest).map((one, at) => withBid(one, bids[at])) },
        { path: ['revealed'], value: true },
      ],
      line: noteLine('line.revealed'),
    }));
    setBids([]);
  };
  return (
    <Card>
      {player === undefined ? (
        <Button label={say('reveal')} icon="eye" onPress={reveal} />
      ) : (
        <View style={styles.bid}>
          <Text variant="heading">{say('bidOf', { name })}</Text>
          <Stepper
            label={say('bidOf', { name })}
            lessLabel={t('games.less', { label: name })}
            moreLabel={t('games.more', { label: name })}
            value={bid}
            min={0}
            max={Number(player['influence'] ?? 0)}
            onChange={setBid}
          />
          <Button
            kind="quiet"
            icon="eye-off"
            label={say('passOn')}
            onPress={() => {
              setBids([...bids, bid]);
              setBid(0);
            }}
          />
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({ bid: { gap: 10 } });
