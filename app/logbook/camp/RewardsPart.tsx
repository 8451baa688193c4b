import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { GameState, Reward } from '../../../src/rules';
import { Button, Chip, IconButton, Text } from '../../../src/ui';
import { useLogbook } from '../hero/sheet/useLogbook';
import { NoteRewardSheet } from './NoteRewardSheet';
import { PickSheet } from './PickSheet';
import { rewardWords } from './reward-words';

interface Turn {
  readonly reward: string;
  readonly hero: string;
}

/** L6: noted for the heroes, chosen by each of them now or later. */
export function RewardsPart({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const [noting, setNoting] = useState(false);
  const [turn, setTurn] = useState<Turn | null>(null);
  const { rewards, tier } = state.campaign;
  return (
    <>
      <Text variant="small" ink="muted">
        {rewards.length === 0 ? t('logbookCamp.rewards.none') : t('logbookCamp.rewards.hint')}
      </Text>
      {tier === 0 ? null : <Text variant="small">{t('logbookCamp.rewards.tier', { tier })}</Text>}
      {rewards.map((reward) => (
        <RewardLine
          key={reward.id}
          state={state}
          reward={reward}
          onChoose={(hero) => setTurn({ reward: reward.id, hero })}
        />
      ))}
      <Button
        label={t('logbookCamp.rewards.note')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => setNoting(true)}
      />
      {noting ? <NoteRewardSheet state={state} onClose={() => setNoting(false)} /> : null}
      {turn === null ? null : <PickSheet state={state} {...turn} onClose={() => setTurn(null)} />}
    </>
  );
}

interface RewardLineProps {
  readonly state: GameState;
  readonly reward: Reward;
  readonly onChoose: (hero: string) => void;
}

function RewardLine({ state, reward, onChoose }: RewardLineProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  const name = rewardWords(reward.reward, t);
  const waiting = state.campaign.heroes.filter(({ id }) => reward.open.includes(id));
  const drop = () =>
    void write(
      { kind: 'dropReward', reward: reward.id },
      t('logbookCamp.rewards.dropped', { reward: name }),
    );
  return (
    <View style={styles.reward}>
      <View style={styles.head}>
        <Text variant="label" grow>
          {name}
        </Text>
        <IconButton
          icon="trash"
          label={t('logbookCamp.rewards.dropSpoken', { reward: name })}
          onPress={drop}
        />
      </View>
      <View style={styles.heroes}>
        {waiting.map((hero) => (
          <Chip
            key={hero.id}
            icon="user"
            label={t('logbookCamp.rewards.choose', { name: hero.name })}
            spoken={t('logbookCamp.rewards.chooseSpoken', { name: hero.name, reward: name })}
            onPress={() => onChoose(hero.id)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  reward: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  heroes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
