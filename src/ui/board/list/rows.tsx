import { useTranslation } from '@/src/i18n/translation';
import { Chip, IconTile, Row } from '@/src/ui/components';
import { Emblem, type IconName } from '@/src/ui/icons';
import { BASE_PAINT, useTheme, type ToneName } from '@/src/ui/theme';
import { fieldNameIn } from '../coordinates';
import { figureWords, groundWords, objectWords } from '../describe';
import { plainEmblem } from '../drawing/figure/FigureFace';
import { OBJECT_SIGNS } from '../drawing/FieldObjects';
import type {
  BoardCell,
  BoardContent,
  BoardFigure,
  BoardPoint,
  BoardSheet,
  FieldObject,
} from '../model';

interface Listed<Item> {
  readonly item: Item;
  readonly content: BoardContent;
}

const pressed = (onPress: (() => void) | undefined) => (onPress === undefined ? {} : { onPress });

export function BoardFigureRow({ item, content }: Listed<BoardFigure>) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { onFigure } = content.actions;
  const side = t(`boardView.side.${item.side}`);
  return (
    <Row
      title={figureWords(t, item, content.overlays)}
      subtitle={`${fieldNameIn(content.picture, item)} · ${side}`}
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

export function BoardObjectRow({ item, content }: Listed<FieldObject>) {
  const { t } = useTranslation();
  const { onObject, onField } = content.actions;
  const press =
    onObject === undefined ? onField && (() => onField(item.x, item.y)) : () => onObject(item.id);
  return (
    <Row
      title={objectWords(t, item)}
      subtitle={fieldNameIn(content.picture, item)}
      icon={OBJECT_SIGNS[item.kind]}
      tone="yellow"
      {...pressed(press)}
    />
  );
}

export function BoardSheetRow({ item, content }: Listed<BoardSheet>) {
  const { t } = useTranslation();
  const { onSheet } = content.actions;
  const from = fieldNameIn(content.picture, item);
  const to = fieldNameIn(content.picture, {
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

export function BoardCellRow({ item, content }: Listed<BoardCell>) {
  const { t } = useTranslation();
  const { onField } = content.actions;
  const [icon, tone] = signOf(item);
  return (
    <Row
      title={fieldNameIn(content.picture, item)}
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
      label={fieldNameIn(content.picture, item)}
      tone="ember"
      selected={chosen !== undefined && chosen.x === item.x && chosen.y === item.y}
      onPress={() => content.actions.onField?.(item.x, item.y)}
    />
  );
}
