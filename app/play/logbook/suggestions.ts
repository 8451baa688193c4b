import { fold, foldedWordsOf } from '@/src/glossary/search/fold';
import type { Names } from '@/src/content/drunagor';

/** Fewer letters would turn the names into a list to browse: spoilers. */
export const MIN_LETTERS = 3;
export const MAX_SUGGESTIONS = 5;

/** 0: begins so; 1: a word begins so; 2: somewhere inside; null: not this one. */
function rankOf(name: string, asked: string): number | null {
  const folded = fold(name);
  if (folded.startsWith(asked)) return 0;
  if (foldedWordsOf(name).some((word) => word.startsWith(asked))) return 1;
  return folded.includes(asked) ? 2 : null;
}

const bestRank = ({ en, de }: Names, asked: string): number | null => {
  const ranks = [rankOf(en, asked), de === null ? null : rankOf(de, asked)];
  const found = ranks.filter((rank) => rank !== null);
  return found.length === 0 ? null : Math.min(...found);
};

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Names completed while they are typed, in either language; never more than five. */
export function suggestions<Named extends Names>(rows: readonly Named[], typed: string): Named[] {
  const asked = fold(typed.trim());
  if (lettersIn(typed) < MIN_LETTERS || asked === '') return [];
  const seen = new Set<string>();
  return rows
    .flatMap((row) => {
      const rank = bestRank(row, asked);
      return rank === null ? [] : [{ row, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row)
    .filter(({ en, de }) => {
      const key = JSON.stringify([en, de]);
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, MAX_SUGGESTIONS);
}
