import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Card, Section } from '@/src/ui';
import {
  BOARD_TERRAINS,
  BoardView,
  type BoardCell,
  type BoardFigure,
  type BoardOverlays,
  type BoardPicture,
} from '@/src/ui/board';

const WIDTH = 12;

const isBetween = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** Every kind of ground once, a raised part, a darkness tile and a bridge. */
const cellAt = (x: number, y: number): BoardCell => ({
  x,
  y,
  spawn: x === 11 && y === 0,
  dark: y === 2 && isBetween(x, 4, 5),
  level: x >= 8 ? 2 : x >= 6 && y < 2 ? 1 : 0,
  terrain: y >= 4 ? (BOARD_TERRAINS[Math.floor(x / 2)] ?? 'plain') : 'plain',
  ...(isBetween(x, 6, 7) && isBetween(y, 2, 3)
    ? { bridge: { level: 1, darkBelow: false, along: 'x' } }
    : {}),
});

const OVERLAYS: BoardOverlays = {
  path: [
    { x: 9, y: 1 },
    { x: 7, y: 1 },
    { x: 5, y: 2 },
  ],
  chosen: { x: 5, y: 2 },
  targets: ['hero'],
};

const PLAIN = { large: false, unconscious: false, badges: [], maxHp: 12 } as const;

export function BoardSamples() {
  const { t } = useTranslation();
  const picture = useMemo<BoardPicture>(
    () => ({
      width: WIDTH,
      height: 6,
      sheets: [],
      cells: Array.from({ length: WIDTH * 6 }, (_, at) =>
        cellAt(at % WIDTH, Math.floor(at / WIDTH)),
      ),
      objects: [{ id: 'chest', kind: 'chest', x: 0, y: 0, label: t('board.picture.chest') }],
    }),
    [t],
  );
  const figures = useMemo<readonly BoardFigure[]>(
    () => [
      {
        ...PLAIN,
        id: 'hero',
        x: 4,
        y: 3,
        hp: 8,
        side: 'hero',
        emblem: 'elros',
        name: t('gallery.cards.elros'),
        initials: 'E',
        active: false,
      },
      {
        ...PLAIN,
        id: 'monster',
        x: 9,
        y: 1,
        hp: 5,
        side: 'monster',
        base: 'yellow',
        name: t('gallery.type.heading'),
        initials: 'V',
        active: true,
      },
    ],
    [t],
  );
  return (
    <Section caption={t('boardView.label')}>
      <Card>
        <View style={styles.window}>
          <BoardView picture={picture} figures={figures} overlays={OVERLAYS} actions={NONE} />
        </View>
      </Card>
    </Section>
  );
}

const NONE = {};

const styles = StyleSheet.create({ window: { height: 280 } });
