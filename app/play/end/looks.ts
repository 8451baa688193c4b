import type { Outcome } from '@/src/rules';
import type { IconName, ToneName } from '@/src/ui';

interface Look {
  readonly icon: IconName;
  readonly tone: ToneName;
}

/** How the end looks, at the table and in the chronicle. */
export const OUTCOME_LOOKS: Readonly<Record<Outcome['result'], Look>> = {
  won: { icon: 'star-filled', tone: 'ok' },
  lost: { icon: 'skull', tone: 'danger' },
  abandoned: { icon: 'pause', tone: 'neutral' },
  decided: { icon: 'star-filled', tone: 'ok' },
  draw: { icon: 'pause', tone: 'neutral' },
};
