import { fireEvent, screen } from '@testing-library/react-native';
import type * as Strict from '@/__tests__/native/strict/svg';
import { BoardView, type BoardCell, type BoardContent } from '@/src/ui/board';
import { figure } from './boards';
import { showBoard } from './frame';

jest.mock('react-native-svg', () =>
  jest
    .requireActual<typeof Strict>('@/__tests__/native/strict/svg')
    .strictSvg(jest.requireActual('react-native-svg')),
);

const PHONE = { width: 390, height: 560 };
const TABLET = { width: 1366, height: 1024 };

const cellAt = (x: number, y: number): BoardCell => ({
  x,
  y,
  terrain: (x * 7 + y) % 13 === 0 ? 'lava' : 'plain',
  spawn: (x + y) % 29 === 0,
  dark: (x * 3 + y) % 31 === 0,
  level: (x >> 3) % 2 === 0 ? 0 : 1,
});

/** Everywhere, or where the rules let no more lie: in the corners and along the rim. */
const isLaid = (side: number, x: number, y: number): boolean =>
  side <= 100 || Math.min(x, y, side - 1 - x, side - 1 - y) < 3 || (x < 40 && y < 40);

/** Every kind of ground and thing again and again, with empty zones as while building. */
function mapOf(width: number, height: number): BoardContent {
  const cells = Array.from({ length: width * height }, (_, at) =>
    cellAt(at % width, Math.floor(at / width)),
  ).filter(({ x, y }) => isLaid(Math.min(width, height), x, y));
  const objects = cells
    .filter((_, at) => at % 31 === 0)
    .slice(0, 200)
    .map(({ x, y }) => ({ id: `o${x}-${y}`, kind: 'chest' as const, x, y, label: 'Truhe' }));
  const figures = cells
    .filter((_, at) => at % 211 === 0)
    .map(({ x, y }) => figure(`f${x}-${y}`, x, y, { hp: 3, maxHp: 8 }));
  const picture = { width, height, cells, objects, sheets: [], emptyZones: true };
  return { picture, figures, actions: {} };
}

async function open(content: BoardContent, view: typeof PHONE) {
  await showBoard(<BoardView {...content} testID="board" />);
  await fireEvent(screen.getByTestId('board'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, ...view } },
  });
}

const press = (key: string) => fireEvent(screen.getByTestId('board'), 'keyDown', { key });

/** As near as it goes. */
async function nearest() {
  for (let step = 0; step < 18; step += 1) await press('+');
}

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Node | string)[] | null;
}

const nodesIn = (node: Node | string): readonly Node[] =>
  typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(nodesIn)];

const drawnNodes = (): readonly Node[] => {
  const tree = screen.toJSON() as unknown as Node;
  return nodesIn(tree).filter(({ type }) => type.startsWith('RNSVG'));
};

const drawnLetters = (): number =>
  drawnNodes().reduce((sum, { props }) => sum + String(props['d'] ?? '').length, 0);

describe('a drawing is never larger than Android can keep', () => {
  test.each([
    [30, 20],
    [38, 28],
    [40, 40],
    [400, 400],
  ])('%d × %d fields, far and near', async (width, height) => {
    const content = mapOf(width, height);
    for (const view of [PHONE, TABLET]) {
      await open(content, view);
      await nearest();
      expect(screen.getByTestId('board')).toBeOnTheScreen();
      await screen.unmount();
    }
  });
});

describe('only what is in sight is drawn', () => {
  test('a map of 400 × 400 fields, near by, costs no more than one of 60 × 60', async () => {
    const counted: { nodes: number; letters: number }[] = [];
    for (const side of [60, 400]) {
      await open(mapOf(side, side), PHONE);
      await nearest();
      counted.push({ nodes: drawnNodes().length, letters: drawnLetters() });
      await screen.unmount();
    }
    const [small, large] = counted;
    expect(large?.nodes).toBeLessThan(600);
    expect(large?.nodes).toBeLessThan((small?.nodes ?? 0) * 1.5 + 50);
    expect(large?.letters).toBeLessThan((small?.letters ?? 0) * 1.5 + 5000);
  });

  test('the whole of it, far away, has no rulers, lines and letters', async () => {
    await open({ ...mapOf(400, 400), figures: [] }, PHONE);
    const texts = drawnNodes().filter(({ type }) => type === 'RNSVGText');
    expect(texts).toHaveLength(0);
  });

  test('the cursor takes the camera along to fields out of sight', async () => {
    await open(mapOf(400, 400), PHONE);
    await nearest();
    const places = () => drawnNodes().flatMap(({ props }) => (props['vbWidth'] ? [props] : []));
    const before = places()[0]?.['minX'];
    for (let step = 0; step < 3; step += 1) await press('ArrowRight');
    expect(places()[0]?.['minX']).not.toBe(before);
    expect(screen.getByText(/^C1, Ebene 0/)).toBeOnTheScreen();
  });
});
