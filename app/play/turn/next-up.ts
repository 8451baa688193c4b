import { useTranslation } from 'react-i18next';
import type { Translate } from '@/src/i18n';
import { nextUp, refIn, RUNE_CARD, type Adventure, type NextUp } from '@/src/rules';
import { useGameWords, type GameWords } from '../words/useGameWords';
import { useAdventure } from '../context/table-context';

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

/** "Weiter: Vollstrecker": the label of everything that ends the running turn. */
export function useNextLabel(): string {
  const { t } = useTranslation();
  const words = useGameWords();
  return useAdventure((adventure) => nextWords(adventure, words, t));
}

function nextWords(adventure: Adventure, words: GameWords, t: Translate): string {
  const next = nextUp(adventure);
  switch (next.kind) {
    case 'resumed': {
      const { figure, key } = next.turn;
      const who =
        figure === null ? keyName(adventure, key, words) : figureName(adventure, figure, words);
      return t('table.next', { who });
    }
    case 'figure':
      return t('table.next', { who: figureName(adventure, next.figure, words) });
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
