import { runeCardDraws } from '@/src/rules/darkness/rune-bag';
import { RUNE_CARD } from '@/src/rules/initiative/turn-order';
import { hindrancesOn } from '@/src/rules/adventure/consequences/movement';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { springTraps } from '@/src/rules/adventure/consequences/traps';
import { cardOfMonster, refOf } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import { figuresOfCard } from '@/src/rules/adventure/track';
import { purpleAbilities } from './abilities';
import { conditionsOf, sufferConditions } from './conditions';
import { setTasks } from '../tasks';

export interface Beginning {
  readonly key: string;
  readonly place: number;
  readonly figure: string | null;
  readonly waiting: readonly string[];
  /** D8. */
  readonly commanded?: boolean;
}

/** U12: a boss's conditions count on his status card only. */
function conditionsCount({ adventure }: Play, { key, figure }: Beginning): boolean {
  const monster = figure === null ? undefined : monsterIn(adventure, figure);
  if (!monster || cardOfMonster(adventure, monster).kind !== 'boss') return true;
  return adventure.attackCards.some(({ id, status }) => id === key && status);
}

const hamperedOf = (play: Play, figure: string | null) => {
  const hampered = figure === null ? [] : hindrancesOn(play, figure);
  return hampered.length === 0 ? {} : { hampered };
};

/** Nobody acts for a card at the end of the round: it is told by its own name. */
const nameOfCard = ({ adventure }: Play, { key, figure }: Beginning) => {
  const card = adventure.rules.endCards.find(({ id }) => id === key);
  return card === undefined || figure !== null || card.name === '' ? {} : { name: card.name };
};

/** S1, S2, C2, D11. Figures of one card have each a turn of their own. */
export function beginTurn(play: Play, beginning: Beginning): void {
  const { key, place, figure, waiting, commanded = false } = beginning;
  const foreseen =
    figure !== null && conditionsCount(play, beginning) ? conditionsOf(play, figure) : null;
  play.add({
    type: 'turnBegan',
    v: 1,
    cause: 'I1',
    key,
    place,
    waiting,
    loses: foreseen?.loses ?? null,
    ...hamperedOf(play, figure),
    ...nameOfCard(play, beginning),
    who: figure === null ? null : refOf(play, figure),
  });
  if (figure === null) return beginCard(play, key);
  trapsUnder(play, figure);
  if (foreseen && isInPlay(play, figure)) {
    sufferConditions(play, figure, conditionsOf(play, figure));
  }
  purpleAbilities(play, figure, commanded);
  alliesEffects(play, figure);
}

/** F4: what a companion's card asks for at the start of its turn. */
function alliesEffects(play: Play, figure: string): void {
  const keywords = allyIn(play.adventure, figure)?.card?.keywords ?? [];
  if (keywords.includes('trick-or-treat')) setTasks(play, [{ kind: 'trick-or-treat' }]);
}

/** R3: before its conditions. */
function trapsUnder(play: Play, figure: string): void {
  const at = monsterIn(play.adventure, figure)?.at ?? null;
  if (at !== null) springTraps(play, figure, at);
}

/** N1: as many runes as the side of the card says, or as are left. */
function beginCard(play: Play, key: string): void {
  const { runes, runeCardSide } = play.adventure;
  const count = Math.min(runeCardDraws(runeCardSide), runes.bag.length);
  if (key === RUNE_CARD && count > 0) setTasks(play, [{ kind: 'draw-runes', count }]);
}

/** Who acts for a key of the track: the hero, the figures of the card, or the owner by HASTE (U3). */
export function figuresOf({ adventure }: Play, key: string): readonly string[] {
  if (heroIn(adventure, key)) return [key];
  const attack = adventure.attackCards.find(({ id }) => id === key);
  if (attack) return attack.activates || attack.status ? [attack.owner] : [];
  return figuresOfCard(adventure, key);
}
