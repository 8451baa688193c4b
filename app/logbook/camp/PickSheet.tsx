import { useTranslation } from '@/src/i18n/translation';
import type { GameState, ItemDraft, RewardChoice } from '@/src/rules';
import { Button, Sheet, Text } from '@/src/ui';
import { useLogbook } from '../parts/useLogbook';
import { ItemPick, type ItemPage } from './pick/ItemPick';
import { SkillPick } from './pick/SkillPick';
import { TreePick } from './pick/TreePick';
import type { PickProps } from './pick/props';
import { limitWords, rewardWords } from './reward-words';
import { useCampaignDraft } from '@/app/wiring/useDraft';

interface PickSheetProps {
  readonly state: GameState;
  readonly reward: string;
  readonly hero: string;
  readonly onClose: () => void;
}

interface Entered {
  readonly item: ItemDraft | null;
  readonly typed: string;
}

const NOTHING_ENTERED: Entered = { item: null, typed: '' };

/** L6: one hero's choice, with the phone in that player's hand. */
export function PickSheet({ state, reward: id, hero: heroId, onClose }: PickSheetProps) {
  const { t } = useTranslation();
  const write = useLogbook();
  const [entered, setEntered, finish] = useCampaignDraft(`${id} of ${heroId}`, NOTHING_ENTERED);
  const { item, typed } = entered;
  const setItem = (found: ItemDraft | null) => setEntered({ ...entered, item: found });
  const reward = state.campaign.rewards.find((one) => one.id === id);
  const hero = state.campaign.heroes.find((one) => one.id === heroId);
  if (reward === undefined || hero === undefined) return null;
  const name = rewardWords(reward.reward, t);
  const take = async (choice: RewardChoice) => {
    const values = { name: hero.name, reward: name };
    const done = t(
      choice.kind === 'waived' ? 'logbookCamp.rewards.waived' : 'logbookCamp.rewards.taken',
      values,
    );
    if (!(await write({ kind: 'takeReward', hero: heroId, reward: id, choice }, done))) return;
    finish();
    onClose();
  };
  const waive = t('logbookCamp.rewards.waive', { name: hero.name });
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={item === null ? onClose : () => setItem(null)}
      page={item === null ? 'choose' : 'place'}
      title={t('logbookCamp.rewards.choose', { name: hero.name })}
      caption={name}
      closeLabel={t('logbookCamp.rewards.close')}
      footer={
        <Button label={waive} kind="quiet" onPress={() => void take({ kind: 'waived' })} grow />
      }
    >
      {hero.player === '' ? null : (
        <Text variant="label">{t('logbookCamp.rewards.pass', { player: hero.player })}</Text>
      )}
      {limitWords(reward.reward, t).map((line) => (
        <Text key={line} variant="small" ink="muted">
          {line}
        </Text>
      ))}
      <Pick
        state={state}
        hero={hero}
        reward={reward}
        item={item}
        typed={typed}
        onItem={setItem}
        onTyped={(text) => setEntered({ ...entered, typed: text })}
        onTake={(choice) => void take(choice)}
      />
    </Sheet>
  );
}

function Pick(props: PickProps & ItemPage) {
  const { t } = useTranslation();
  const { reward, hero, onTake } = props;
  switch (reward.reward.kind) {
    case 'camp-item':
      return <ItemPick {...props} tier={reward.reward.tier} />;
    case 'hero-skill':
      return <SkillPick {...props} level={reward.reward.level} />;
    case 'class-skill':
      return <TreePick {...props} />;
    case 'other':
      return (
        <Button
          label={t('logbookCamp.rewards.done', { name: hero.name })}
          icon="check"
          onPress={() => onTake({ kind: 'done' })}
        />
      );
  }
}
