import { Fragment, useMemo } from 'react';
import type { PlayedGame } from '@/src/content/games/helpers';
import { KeywordLink, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useLanguage } from '@/app/wiring/language';
import { keywordsOf, type EntryName, type SentencePiece } from './keywords';
import { useShelf } from './useShelf';

/** What the sentences of a game can lead to. */
export function useKeywords(game: PlayedGame): readonly EntryName[] {
  const language = useLanguage();
  const shelf = useShelf(game);
  return useMemo(
    () =>
      keywordsOf(
        [...(shelf?.byId ?? [])].map(([id, { names }]) => ({
          name: names[language],
          entry: `${game}/${id}`,
        })),
      ),
    [shelf, language, game],
  );
}

interface SentenceProps {
  readonly pieces: readonly SentencePiece[];
  readonly strong: boolean;
}

/** A step in words; what the glossary explains opens over it. */
export function Sentence({ pieces, strong }: SentenceProps) {
  const sheet = useGlossarySheet();
  const variant = strong ? 'label' : 'body';
  const words = pieces.map(({ text: words, entry }, at) =>
    entry === undefined ? (
      <Fragment key={at}>{words}</Fragment>
    ) : (
      <KeywordLink key={at} label={words} variant={variant} onPress={() => sheet.open(entry)} />
    ),
  );
  return strong ? <Text variant="label">{words}</Text> : <>{words}</>;
}
