import type { Adventure } from '@/src/rules';
import { IconTile, useTheme, type EmblemId } from '@/src/ui';
import { Avatar } from './Avatar';
import { findFigure } from './find-figure';
import { cardEmblem, heroEmblem, ringOf } from './look';
import { useAdventure } from '../context/table-context';

interface FigureAvatarProps {
  readonly id: string;
  readonly size?: number;
}

/** Decoration beside the name; tokens and allies have a plain sign. */
export function FigureAvatar({ id, size = 42 }: FigureAvatarProps) {
  const { scaled } = useTheme();
  const emblem = useAdventure((adventure) => emblemOf(adventure, id));
  const ring = useAdventure((adventure) => ringIn(adventure, id));
  const side = Math.min(scaled(size), size * 1.2);
  return emblem === null ? (
    <IconTile icon="npc" size={size} tone="ok" />
  ) : (
    <Avatar emblem={emblem} ring={ring} size={side} />
  );
}

const emblemOf = (adventure: Adventure, id: string): EmblemId | null => {
  const found = findFigure(adventure, id);
  if (found?.kind === 'hero') return heroEmblem(adventure, id);
  return found?.kind === 'monster' ? cardEmblem(found.card) : null;
};

const ringIn = (adventure: Adventure, id: string): string | undefined => {
  const found = findFigure(adventure, id);
  return found?.kind === 'monster' ? ringOf(found.figure.base) : undefined;
};
