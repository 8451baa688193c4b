import type { CampaignHero, Role } from '@/src/rules';
import type { HeroStartDraft } from './draft';

export interface HeroStartProps {
  readonly known: CampaignHero;
  readonly draft: HeroStartDraft;
  readonly leads: boolean;
  /** V2: a sequence keeps its roles. */
  readonly fixedRole: boolean;
  readonly onRole: (role: Role) => void;
  readonly onChange: (change: Partial<HeroStartDraft>) => void;
}
