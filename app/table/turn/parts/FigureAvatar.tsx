import { IconTile, useTheme } from '../../../../src/ui';
import { Avatar } from '../../figures/Avatar';
import { findFigure } from '../../figures/found';
import { cardEmblem, heroEmblem, ringOf } from '../../figures/look';
import { useTable } from '../../play/table-context';

interface FigureAvatarProps {
  readonly id: string;
  readonly size?: number;
}

/** Decoration beside the name; tokens and allies have a plain sign. */
export function FigureAvatar({ id, size = 42 }: FigureAvatarProps) {
  const { adventure } = useTable();
  const { scaled } = useTheme();
  const found = findFigure(adventure, id);
  const side = Math.min(scaled(size), size * 1.5);
  switch (found?.kind) {
    case 'hero':
      return <Avatar emblem={heroEmblem(adventure, id)} size={side} />;
    case 'monster':
      return (
        <Avatar emblem={cardEmblem(found.card)} ring={ringOf(found.figure.base)} size={side} />
      );
    default:
      return <IconTile icon="npc" size={size} tone="ok" />;
  }
}
