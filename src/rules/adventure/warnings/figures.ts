import { MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import { isImmuneIn } from '../state/immunity';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { tokenCount, tokenLimit, type TokenKind, type Tokens } from '../state/tokens';
import type { Doubts, Warning } from './warning';

const when = (doubtful: boolean, warning: Warning): readonly Warning[] =>
  doubtful ? [warning] : [];

/** D11: nothing touches whoever is unconscious. */
const unconscious = (adventure: Adventure, figures: readonly string[]): readonly Warning[] =>
  figures.flatMap((id) => {
    const hero = heroIn(adventure, id);
    return hero?.unconscious ? [{ code: 'unconscious', name: hero.name } as const] : [];
  });

const tokensOf = (adventure: Adventure, id: string): Tokens =>
  (heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id))?.tokens ?? {};

/** C1, C4. */
const ofToken = (
  adventure: Adventure,
  id: string,
  token: TokenKind,
  count: number,
): readonly Warning[] => {
  if (heroIn(adventure, id)?.unconscious) return [];
  if (isImmuneIn(adventure, id, token)) return [{ code: 'immune', figure: id, token }];
  const most = tokenLimit(token);
  const full = tokenCount(tokensOf(adventure, id), token) + count > most;
  return when(full, { code: 'token-limit', token, most });
};

/** M4, N11: on which ground it was in this turn already. */
const TOUCHES = { darkness: 'darkness', lava: 'burn', miasma: 'poison', spikes: 'bleed' } as const;

export const FIGURE_DOUBTS: Doubts = {
  harm: (adventure, { figures }) => unconscious(adventure, figures),
  heal: (adventure, { figures }) => unconscious(adventure, figures),
  cleanse: (adventure, { hero }) => unconscious(adventure, [hero]),
  giveTokens: (adventure, { figures, token, count }) => [
    ...unconscious(adventure, figures),
    ...figures.flatMap((id) => ofToken(adventure, id, token, count)),
  ],
  raiseMaxHp: ({ heroes }, { hero: id, by }) => {
    const maxHp = heroes.find((hero) => hero.id === id)?.maxHp ?? 0;
    return when(maxHp + by > MAX_HP_LIMIT, { code: 'max-hp-limit', most: MAX_HP_LIMIT });
  },
  enterGround: ({ turn }, { figure, entered }) => {
    const touched = turn?.touched[figure] ?? [];
    const again = entered.some((ground) => touched.includes(TOUCHES[ground]));
    return when(again, { code: 'touched-already', figure });
  },
};
