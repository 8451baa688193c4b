import { useTranslation } from 'react-i18next';
import { Chip, IconTile, Row } from '@/src/ui/components';
import { Emblem, type IconName } from '@/src/ui/icons';
import { BASE_PAINT, useTheme, type ToneName } from '@/src/ui/theme';
import { nameIn } from '../coordinates';
import { figureWords, groundWords, objectWords } from '../describe';
import { plainEmblem } from '../drawing/FigureMark';
import { OBJECT_SIGNS } from '../drawing/Things';
import type {
  BoardCell,
  BoardContent,
  BoardFigure,
  BoardObject,
  BoardPoint,
  BoardSheet,
} from '../model';

interface Listed<Item> {
  readonly item: Item;
  readonly content: BoardContent;
}

const pressed = (onPress: (() => void) | undefined) => (onPress === undefined ? {} : { onPress });

export function FigureRow({ item, content }: Listed<BoardFigure>) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { onFigure } = content.actions;
  const side = t(`boardView.side.${item.side}`);
  return (
    <Row
      title={figureWords(t, item, content.overlays)}
      subtitle={`${nameIn(content.picture, item)} · ${side}`}
      leading={
        <Emblem
          id={item.emblem ?? plainEmblem(item.side)}
          size={Math.min(scaled(40), 56)}
          ring={item.base === undefined ? undefined : BASE_PAINT[item.base].fill}
        />
      }
      {...pressed(onFigure && (() => onFigure(item.id)))}
    />
  );
}

export function ObjectRow({ item, content }: Listed<BoardObject>) {
  const { t } = useTranslation();
  const { onObject, onField } = content.actions;
  const press =
    onObject === undefined ? onField && (() => onField(item.x, item.y)) : () => onObject(item.id);
  return (
    <Row
      title={objectWords(t, item)}
      subtitle={nameIn(content.picture, item)}
      icon={OBJECT_SIGNS[item.kind]}
      tone="yellow"
      {...pressed(press)}
    />
  );
}

export function SheetRow({ item, content }: Listed<BoardSheet>) {
  const { t } = useTranslation();
  const { onSheet } = content.actions;
  const from = nameIn(content.picture, item);
  const to = nameIn(content.picture, {
    x: item.x + item.width - 1,
    y: item.y + item.height - 1,
  });
  return (
    <Row
      title={item.name}
      subtitle={
        item.chosen === true ? `${from}–${to} · ${t('boardView.list.chosen')}` : `${from}–${to}`
      }
      icon="board"
      {...pressed(onSheet && (() => onSheet(item.id)))}
    />
  );
}

function signOf({ terrain, dark, bridge, spawn }: BoardCell): readonly [IconName, ToneName] {
  if (bridge !== undefined) return ['bridge', 'orange'];
  if (dark) return ['darkness', 'darkness'];
  switch (terrain) {
    case 'plain':
    case 'gap':
      return spawn ? ['spawn-point', 'danger'] : ['board', 'neutral'];
    case 'lava':
      return ['lava', 'orange'];
    case 'miasma':
      return ['miasma', 'green'];
    case 'spikes':
      return ['spikes', 'red'];
    case 'darkness':
      return ['darkness', 'darkness'];
    case 'difficult':
    case 'blocked':
      return [terrain, 'gray'];
  }
}

export function CellRow({ item, content }: Listed<BoardCell>) {
  const { t } = useTranslation();
  const { onField } = content.actions;
  const [icon, tone] = signOf(item);
  return (
    <Row
      title={nameIn(content.picture, item)}
      subtitle={groundWords(t, item)}
      leading={<IconTile icon={icon} tone={tone} />}
      {...pressed(onField && (() => onField(item.x, item.y)))}
    />
  );
}

export function FieldChip({ item, content }: Listed<BoardPoint>) {
  const { chosen } = content.overlays ?? {};
  return (
    <Chip
      label={nameIn(content.picture, item)}
      tone="ember"
      selected={chosen !== undefined && chosen.x === item.x && chosen.y === item.y}
      onPress={() => content.actions.onField?.(item.x, item.y)}
    />
  );
}
