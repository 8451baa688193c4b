import type { Translate } from '@/src/i18n';
import type { RewardKind } from '@/src/rules';

export function rewardWords(reward: RewardKind, t: Translate): string {
  switch (reward.kind) {
    case 'camp-item':
      return t('logbookCamp.rewards.item', { tier: reward.tier });
    case 'hero-skill':
      return t('logbookCamp.rewards.skill', { level: reward.level });
    case 'class-skill':
      return t('logbookCamp.rewards.classSkill');
    case 'other':
      return reward.text;
  }
}

/** L6a to L6c: what may be chosen for it, and what it brings. */
export function limitWords(reward: RewardKind, t: Translate): readonly string[] {
  switch (reward.kind) {
    case 'camp-item':
      return [t('logbookCamp.rewards.limits.item')];
    case 'hero-skill':
      return [
        t(
          reward.level === 1
            ? 'logbookCamp.rewards.limits.skill1'
            : 'logbookCamp.rewards.limits.skill2',
        ),
        t('logbookCamp.rewards.limits.role'),
      ];
    case 'class-skill':
      return [t('logbookCamp.rewards.limits.classSkill')];
    case 'other':
      return [t('logbookCamp.rewards.limits.other')];
  }
}
