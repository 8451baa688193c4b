import { useMemo } from 'react';
import type { BoardFigure, BoardPicture } from '@/src/ui/board';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useAdventure } from '@/app/play/context/table-context';
import { useDesk, useIsBuilding } from '../desk/desk-context';
import { pictureFigures } from './figures';
import { frameOf, RIM, type Frame } from './frame';
import { useMapWords } from './map-words';
import { pictureOf } from './picture';

export function useFrame(): Frame {
  const map = useAdventure((adventure) => adventure.map);
  const rim = useIsBuilding() ? RIM : 0;
  return useMemo(() => frameOf(map, rim), [map, rim]);
}

/** A figure's step does not make it anew. */
export function useBoardPicture(frame: Frame): BoardPicture {
  const map = useAdventure((adventure) => adventure.map);
  const building = useIsBuilding();
  const words = useMapWords();
  const chosen = useDesk(({ hand }) => (hand.kind === 'laid' ? hand.piece : null));
  return useMemo(
    () => pictureOf(map, { frame, words, building, chosen }),
    [map, frame, words, building, chosen],
  );
}

export function useBoardFigures(frame: Frame): readonly BoardFigure[] {
  const words = useGameWords();
  const heroes = useAdventure((adventure) => adventure.heroes);
  const monsters = useAdventure((adventure) => adventure.monsters);
  const allies = useAdventure((adventure) => adventure.allies);
  const cards = useAdventure((adventure) => adventure.cards);
  const before = useAdventure((adventure) => adventure.before);
  const acting = useAdventure(({ turn }) => turn?.figure ?? null);
  return useMemo(
    () => pictureFigures({ heroes, monsters, allies, cards, before, acting }, { frame, words }),
    [heroes, monsters, allies, cards, before, acting, frame, words],
  );
}
