import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Chip, IconButton, SegmentedControl } from '@/src/ui';
import {
  BoardStill,
  type BoardFigure,
  type BoardOverlays,
  type BoardPicture,
} from '@/src/ui/board';
import { InRow } from './InRow';
import { nothing } from './example';

const [WIDTH, HEIGHT, FIELD] = [6, 3, 36];

const FLOOR: BoardPicture = {
  width: WIDTH,
  height: HEIGHT,
  sheets: [],
  objects: [],
  cells: Array.from({ length: WIDTH * HEIGHT }, (_, at) => ({
    x: at % WIDTH,
    y: Math.floor(at / WIDTH),
    level: 0,
    terrain: at % WIDTH === 3 && at < WIDTH ? 'lava' : 'plain',
    spawn: false,
    dark: false,
  })),
};

const PLAIN = { name: '', initials: '', large: false, badges: [], unconscious: false } as const;

const HERO: BoardFigure = {
  ...PLAIN,
  id: 'hero',
  x: 4,
  y: 1,
  side: 'hero',
  emblem: 'vorn',
  hp: 8,
  maxHp: 10,
  active: false,
};

const MONSTER: BoardFigure = {
  ...PLAIN,
  id: 'monster',
  x: 0,
  y: 1,
  side: 'monster',
  emblem: 'executioner',
  base: 'yellow',
  hp: 12,
  maxHp: 12,
  active: true,
};

const at = (x: number, y: number) => ({ x, y });

function Still({
  figures,
  overlays,
}: {
  figures: readonly BoardFigure[];
  overlays: BoardOverlays;
}) {
  return <BoardStill picture={FLOOR} figures={figures} overlays={overlays} field={FIELD} />;
}

function Build() {
  const { t } = useTranslation();
  return (
    <InRow>
      <Button
        kind="quiet"
        size="small"
        icon="edit"
        label={t('board.tools.buildShort')}
        onPress={nothing}
      />
      <Chip label={t('board.build.parts.pieces')} selected onPress={nothing} />
      <Chip label={t('board.build.parts.paint')} selected={false} onPress={nothing} />
      <Chip label={t('board.build.parts.things')} selected={false} onPress={nothing} />
    </InRow>
  );
}

function Figures() {
  const overlays = useMemo<BoardOverlays>(
    () => ({ path: [at(4, 1), at(3, 1), at(2, 2)], chosen: at(2, 2) }),
    [],
  );
  return <Still figures={[{ ...HERO, active: true }]} overlays={overlays} />;
}

function Run() {
  const { t } = useTranslation();
  const overlays = useMemo<BoardOverlays>(
    () => ({
      path: [at(0, 1), at(1, 1), at(2, 1), at(3, 1)],
      chosen: at(3, 1),
      marks: [
        { ...at(3, 1), id: '1', number: 1, label: '', chosen: true },
        { ...at(3, 2), id: '2', number: 2, label: '' },
      ],
      targets: ['hero'],
      damage: 4,
    }),
    [],
  );
  return (
    <>
      <Still figures={[MONSTER, HERO]} overlays={overlays} />
      <Button label={t('boardTurn.run')} onPress={nothing} />
    </>
  );
}

function View() {
  const { t } = useTranslation();
  return (
    <InRow>
      <IconButton icon="plus" label={t('boardView.zoomIn')} onPress={nothing} />
      <IconButton icon="minus" label={t('boardView.zoomOut')} onPress={nothing} />
    </InRow>
  );
}

function List() {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('board.shown.label')}
      segments={[
        { value: 'picture', label: t('board.shown.picture') },
        { value: 'list', label: t('board.shown.list') },
      ]}
      value="list"
      onChange={nothing}
    />
  );
}

function Share() {
  const { t } = useTranslation();
  return (
    <InRow>
      <IconButton icon="menu-dots" label={t('board.tools.more')} onPress={nothing} />
      <Chip icon="share" label={t('boardShare.share.title')} onPress={nothing} />
    </InRow>
  );
}

export const BOARD_PICTURES = {
  build: Build,
  figures: Figures,
  run: Run,
  view: View,
  list: List,
  share: Share,
};
