import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import {
  allyIn,
  nextUp,
  refIn,
  RUNE_CARD,
  turnName,
  type Adventure,
  type GameCommand,
  type NextUp,
} from '@/src/rules';
import { useGameWords, type GameWords } from '../words/useGameWords';
import { useAdventure, useMoves } from '../context/table-context';

/** Everything that lies on the track has a name. */
export function keyName(adventure: Adventure, key: string, words: GameWords): string {
  const { cards, attackCards, heroes, rules } = adventure;
  if (key === RUNE_CARD) return words.runeCard;
  const hero = heroes.find(({ id }) => id === key);
  if (hero) return hero.name;
  const card = cards.find(({ id }) => id === key);
  if (card) return words.card(card.face.id, card.name);
  const attack = attackCards.find(({ id }) => id === key);
  if (attack) return attack.name === '' ? figureName(adventure, attack.owner, words) : attack.name;
  return rules.endCards.find(({ id }) => id === key)?.name ?? figureName(adventure, key, words);
}

export function figureName(adventure: Adventure, id: string, words: GameWords): string {
  const figure = refIn(adventure, id);
  return figure ? words.figure(figure) : '';
}

/** I4: "Wolf (Maya)": an ally with whose it is. */
function followerName(adventure: Adventure, id: string, words: GameWords, t: Translate): string {
  const ally = allyIn(adventure, id);
  if (ally === undefined) return figureName(adventure, id, words);
  const name = ally.name === '' ? t(`table.figures.${ally.kind}`) : ally.name;
  const owner = ally.hero === null ? '' : figureName(adventure, ally.hero, words);
  return owner === '' ? name : t('table.figures.ofHero', { name, owner });
}

/** Asked by several parts of one picture. */
const known = new WeakMap<Adventure, NextUp>();

function nextIn(adventure: Adventure): NextUp {
  const found = known.get(adventure) ?? nextUp(adventure);
  known.set(adventure, found);
  return found;
}

const figureOf = ({ heroes, monsters }: Adventure, key: string): string | null =>
  heroes.find(({ id }) => id === key)?.id ?? monsters.find(({ card }) => card === key)?.id ?? null;

function nextFigure(adventure: Adventure): string | null {
  const next = nextIn(adventure);
  switch (next.kind) {
    case 'resumed':
      return next.turn.figure;
    case 'figure':
      return next.figure;
    case 'place': {
      const [only, other] = next.first;
      return only === undefined || other !== undefined ? null : figureOf(adventure, only.key);
    }
  }
}

/** Whose picture belongs beside the label; null: nobody's. */
export const useNextFigure = (): string | null => useAdventure(nextFigure);

/** Names the turn it ends: a tap meant for it does not end the next one. */
export const endTurn = (adventure: Adventure): GameCommand => ({
  kind: 'nextTurn',
  ends: turnName(adventure),
});

/** Ends the turn that is on screen. */
export function useGoOn(): () => void {
  const { act } = useMoves();
  const ends = useAdventure(turnName);
  return () => void act({ kind: 'nextTurn', ends });
}

/** "Weiter: Vollstrecker": the label of everything that ends the running turn. */
export function useNextLabel(): string {
  const { t } = useTranslation();
  const words = useGameWords();
  return useAdventure((adventure) => nextWords(adventure, words, t));
}

function nextWords(adventure: Adventure, words: GameWords, t: Translate): string {
  const next = nextIn(adventure);
  switch (next.kind) {
    case 'resumed': {
      const { figure, key } = next.turn;
      const who =
        figure === null ? keyName(adventure, key, words) : figureName(adventure, figure, words);
      return t('table.next', { who });
    }
    case 'figure':
      return t('table.next', { who: followerName(adventure, next.figure, words, t) });
    case 'place':
      return placeWords(adventure, next, words, t);
  }
}

function placeWords(
  adventure: Adventure,
  { first, round }: Extract<NextUp, { kind: 'place' }>,
  words: GameWords,
  t: Translate,
): string {
  const [only, other] = first;
  if (only === undefined) return t('table.nextNobody');
  if (other !== undefined) return t('table.nextChoice');
  const who = keyName(adventure, only.key, words);
  if (round === 'first') return t('table.nextFirst', { who });
  return round === 'new' ? t('table.nextRound', { who }) : t('table.next', { who });
}
