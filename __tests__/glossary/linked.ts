import { paragraphsOf, textPieces, type EntryWords, type SheetWords } from '@/src/glossary';

/** Ids some paragraphs link to, in reading order. */
export const linksIn = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((paragraph) =>
    textPieces(paragraph).flatMap((piece) => (piece.kind === 'link' ? [piece.entry] : [])),
  );

/** Ids an entry's words link to. */
export const linksOfEntry = (words: EntryWords): readonly string[] => linksIn(paragraphsOf(words));

/** Every text of a sheet that may hold links, in reading order. */
export const sheetTexts = ({ blocks }: SheetWords): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'steps':
        return block.steps;
      case 'points':
        return block.points;
      case 'figures':
        return block.figures.map(({ text }) => text);
      case 'diagram':
        return block.legend.map(({ text }) => text);
    }
  });
