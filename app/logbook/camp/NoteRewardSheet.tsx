import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  ITEM_TIERS,
  LONGEST_NAME,
  type CampaignHero,
  type GameState,
  type RewardKind,
} from '@/src/rules';
import { Button, Chip, Section, Sheet, TextField } from '@/src/ui';
import { useCampaignDraft } from '@/app/wiring/useDraft';
import { useLogbook } from '../parts/useLogbook';
import { rewardWords } from './reward-words';

const PRINTED: readonly RewardKind[] = [
  ...ITEM_TIERS.map((tier) => ({ kind: 'camp-item', tier }) as const),
  { kind: 'hero-skill', level: 1 },
  { kind: 'hero-skill', level: 2 },
  { kind: 'class-skill' },
];

interface NoteRewardSheetProps {
  readonly state: GameState;
  readonly onClose: () => void;
}

/** L6: what the adventure gives, for everybody unless said otherwise. */
export function NoteRewardSheet({ state, onClose }: NoteRewardSheetProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  const { heroes } = state.campaign;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [text, setText, finish] = useCampaignDraft('reward', '');
  const note = (reward: RewardKind) => {
    onClose();
    const ids = heroes.map(({ id }) => id).filter((id) => !left.includes(id));
    const done = t('logbookCamp.rewards.noted', { reward: rewardWords(reward, t) });
    void write({ kind: 'noteReward', reward, heroes: ids }, done).then(
      (noted) => noted && reward.kind === 'other' && finish(),
    );
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
      title={t('logbookCamp.rewards.note')}
      closeLabel={t('logbookCamp.rewards.close')}
    >
      <Who heroes={heroes} left={left} onChange={setLeft} />
      {PRINTED.map((reward) => (
        <Button
          key={rewardWords(reward, t)}
          label={rewardWords(reward, t)}
          kind="quiet"
          onPress={() => note(reward)}
        />
      ))}
      <Section caption={t('logbookCamp.rewards.other')}>
        <TextField
          label={t('logbookCamp.rewards.otherText')}
          value={text}
          onChangeText={setText}
          maxLength={LONGEST_NAME}
        />
        <Button
          label={t('logbookCamp.rewards.otherSave')}
          kind="quiet"
          disabled={text.trim() === ''}
          onPress={() => note({ kind: 'other', text })}
        />
      </Section>
    </Sheet>
  );
}

interface WhoProps {
  readonly heroes: readonly CampaignHero[];
  /** Who goes without. */
  readonly left: readonly string[];
  readonly onChange: (left: readonly string[]) => void;
}

function Who({ heroes, left, onChange }: WhoProps) {
  const { t } = useTranslation();
  const toggle = (id: string) =>
    onChange(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <Section caption={t('logbookCamp.rewards.who')}>
      <View style={styles.heroes}>
        {heroes.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            tone="ember"
            selected={!left.includes(id)}
            onPress={() => toggle(id)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  heroes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
