import { useTranslation } from 'react-i18next';
import type { Translate } from '@/src/i18n';
import { refIn, RUNE_CARD, OUT_OF_ORDER, trackView, upcoming, type Adventure } from '@/src/rules';
import { useGameWords, type GameWords } from '@/app/game-words/useGameWords';
import { useAdventure } from './table-context';

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

export type NextUp =
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'key'; readonly key: string; readonly round: 'first' | 'same' | 'new' }
  | { readonly kind: 'choice'; readonly keys: readonly string[] }
  | { readonly kind: 'nobody' };

const keysOfPlace = (adventure: Adventure, keys: readonly string[]): readonly string[] => {
  const place = trackView(adventure).find((one) => one.keys.some(({ key }) => key === keys[0]));
  return keys.filter((key) => place?.keys.some((one) => one.key === key));
};

const firstOf = (
  adventure: Adventure,
  keys: readonly string[],
  round: 'first' | 'same' | 'new',
): NextUp => {
  const together = keysOfPlace(adventure, keys);
  const [key] = together;
  if (key === undefined) return { kind: 'nobody' };
  return together.length > 1 ? { kind: 'choice', keys: together } : { kind: 'key', key, round };
};

const everybody = (adventure: Adventure): readonly string[] =>
  trackView(adventure).flatMap(({ keys }) =>
    keys.filter(({ skipped }) => !skipped).map(({ key }) => key),
  );

const found = new WeakMap<Adventure, NextUp>();

/** I2, I4, D8: who `nextTurn` would let act. Asked several times of every state. */
export function nextUp(adventure: Adventure): NextUp {
  const known = found.get(adventure);
  if (known !== undefined) return known;
  const next = findNext(adventure);
  found.set(adventure, next);
  return next;
}

function findNext(adventure: Adventure): NextUp {
  const { turn, interrupted, round } = adventure;
  const back = turn?.place === OUT_OF_ORDER ? interrupted.at(-1) : undefined;
  if (back && !back.over) {
    return back.figure === null
      ? { kind: 'key', key: back.key, round: 'same' }
      : { kind: 'figure', figure: back.figure };
  }
  const [figure] = (back ?? turn)?.waiting ?? [];
  if (figure !== undefined) return { kind: 'figure', figure };
  if (round === 0) return firstOf(adventure, everybody(adventure), 'first');
  const ahead = upcoming(adventure);
  return ahead.length > 0
    ? firstOf(adventure, ahead, 'same')
    : firstOf(adventure, everybody(adventure), 'new');
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
    case 'figure':
      return t('table.next', { who: figureName(adventure, next.figure, words) });
    case 'key': {
      const who = keyName(adventure, next.key, words);
      if (next.round === 'first') return t('table.nextFirst', { who });
      return next.round === 'new' ? t('table.nextRound', { who }) : t('table.next', { who });
    }
    case 'choice':
      return t('table.nextChoice');
    case 'nobody':
      return t('table.nextNobody');
  }
}
