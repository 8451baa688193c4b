import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { DarkCell, Position } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { listed, useNamesIn, type FigureNames } from '@/app/play/turn/names';
import { nameOf } from '../picture/frame';
import { useMapWords } from '../picture/map-words';
import { useFrame } from '../picture/useBoardPicture';
import { cellWords } from '@/app/play/words/map-things';

export interface BoardNames extends FigureNames {
  readonly field: (at: Position) => string;
  readonly cell: (cell: DarkCell) => string;
}

/** Figures by name, NPC tokens as the map calls them, fields by their letters. */
export function useBoardNames(): BoardNames {
  const { t } = useTranslation();
  const adventure = useAdventure((whole) => whole);
  const figures = useNamesIn(adventure);
  const words = useMapWords();
  const frame = useFrame();
  return useMemo(() => {
    const one = (id: string) => {
      const object = adventure.map?.objects.find((thing) => thing.id === id);
      return object === undefined ? figures.one(id) : words.object(object);
    };
    return {
      one,
      all: (ids) => listed(ids.map(one), t),
      field: (at) => nameOf(frame, at),
      cell: (cell) => cellWords(cell, t),
    };
  }, [adventure, figures, words, frame, t]);
}
