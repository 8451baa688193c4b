import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import type { CampaignHero, GameState, Reward } from '@/src/rules';
import { Button, Chip, IconButton, Text } from '@/src/ui';
import { useLogbook } from '../parts/useLogbook';
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
      {stacksOf(rewards, t).map((stack) => (
        <RewardLine key={stack.name} state={state} stack={stack} onChoose={setTurn} />
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

/** Rewards of the same kind lie on top of each other: X gives up to four at once. */
interface Stack {
  readonly name: string;
  readonly rewards: readonly Reward[];
}

const stacksOf = (rewards: readonly Reward[], t: Translate): readonly Stack[] =>
  [...new Set(rewards.map(({ reward }) => rewardWords(reward, t)))].map((name) => ({
    name,
    rewards: rewards.filter(({ reward }) => rewardWords(reward, t) === name),
  }));

interface RewardLineProps {
  readonly state: GameState;
  readonly stack: Stack;
  readonly onChoose: (turn: Turn) => void;
}

function RewardLine({ state, stack: { name, rewards }, onChoose }: RewardLineProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  const last = rewards.at(-1);
  const drop = () =>
    last &&
    void write(
      { kind: 'dropReward', reward: last.id },
      t('logbookCamp.rewards.dropped', { reward: name }),
    );
  return (
    <View style={styles.reward}>
      <View style={styles.head}>
        <Text variant="label" grow>
          {rewards.length === 1
            ? name
            : t('logbookCamp.rewards.several', { count: rewards.length, reward: name })}
        </Text>
        <IconButton
          icon="trash"
          label={t('logbookCamp.rewards.dropSpoken', { reward: name })}
          onPress={drop}
        />
      </View>
      <View style={styles.heroes}>
        {state.campaign.heroes.map((hero) => (
          <Choose key={hero.id} hero={hero} stack={{ name, rewards }} onChoose={onChoose} />
        ))}
      </View>
    </View>
  );
}

interface ChooseProps {
  readonly hero: CampaignHero;
  readonly stack: Stack;
  readonly onChoose: (turn: Turn) => void;
}

function Choose({ hero, stack: { name: reward, rewards }, onChoose }: ChooseProps) {
  const { t } = useTranslation();
  const open = rewards.filter((one) => one.open.includes(hero.id));
  const [first] = open;
  if (first === undefined) return null;
  const { name } = hero;
  const choice =
    open.length === 1
      ? t('logbookCamp.rewards.choose', { name })
      : t('logbookCamp.rewards.chooseMore', { name, count: open.length });
  return (
    <Chip
      icon="user"
      label={choice}
      spoken={t('logbookCamp.rewards.chooseSpoken', { choice, reward })}
      onPress={() => onChoose({ reward: first.id, hero: hero.id })}
    />
  );
}

const styles = StyleSheet.create({
  reward: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  heroes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
