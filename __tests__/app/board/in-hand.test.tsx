import { screen, waitFor } from '@testing-library/react-native';
import { useBuildActions } from '@/app/board/build/useBuildActions';
import { DeskProvider, useDeskMoves } from '@/app/board/desk/desk-context';
import type { Hand } from '@/app/board/desk/hand';
import { frameOf } from '@/app/board/picture/frame';
import type { GameCommand } from '@/src/rules';
import { Button } from '@/src/ui';
import { value } from '@/__tests__/game/table/table';
import { startWith } from '../play/playing';
import { AtTheTable, realTable, seen, tap } from '../table/real-table';
import { atTheBoard, mapOf, TWO_SHEETS } from './at-the-board';

const SHEET: Hand = { kind: 'piece', piece: { kind: 'sheet', name: 'E4-F', size: 'E' }, turn: 0 };

/** Whose picture begins at A1: fields on it are fields of the map. */
const FRAME = frameOf(null, 0);

/** A piece in hand that is tapped or dropped onto a field, without the picture. */
function Desk({ x, y }: { readonly x: number; readonly y: number }) {
  const { take } = useDeskMoves();
  const { onField, onDrop } = useBuildActions(FRAME);
  return (
    <>
      <Button label="nehmen" onPress={() => take(SHEET)} />
      <Button label="tippen" onPress={() => onField?.(x, y)} />
      <Button label="ablegen" onPress={() => onDrop?.('in hand', x, y)} />
    </>
  );
}

async function withSheetInHand(x: number, y: number) {
  const { game, show } = await realTable();
  for (const command of [startWith({}), ...TWO_SHEETS]) value(await game.dispatch(command));
  await show(
    <AtTheTable>
      <DeskProvider>
        <Desk x={x} y={y} />
      </DeskProvider>
    </AtTheTable>,
  );
  await tap('button', 'nehmen');
  return game;
}

describe.each(['tippen', 'ablegen'])('a sheet in hand, by %s', (way) => {
  test('onto other sheets: it says where it would fit, and nothing is laid', async () => {
    const game = await withSheetInHand(2, 2);
    await tap('button', way);
    await seen(/^Hier passt es nicht\. Am nächsten passt es ab /);
    expect(mapOf(game).sheets).toHaveLength(2);
  });

  test('partly onto another one: it is pushed beside it', async () => {
    const game = await withSheetInHand(-2, 0);
    await tap('button', way);
    await waitFor(() => expect(mapOf(game).sheets[2]).toMatchObject({ at: [-2, 0] }));
  });

  test('where it fits it lies', async () => {
    const game = await withSheetInHand(2, 6);
    await tap('button', way);
    await waitFor(() => expect(mapOf(game).sheets[2]).toMatchObject({ at: [1, 3] }));
  });
});

const tray = (x: number): GameCommand => ({ kind: 'placeTray', tray: 1, at: [x, 0], turn: 0 });

describe('a bridge in hand', () => {
  const GREEN = 'Grün ist, wohin sie passt. Tippt auf eine der Stellen.';
  const NEEDS = 'Eine Brücke spannt sich zwischen zwei Bauteile derselben Höhe.';

  test.each([
    { name: 'between two trays the places are green', then: [tray(0), tray(4)], words: GREEN },
    { name: 'with one tray it says what it needs', then: [tray(0)], words: NEEDS },
  ])('$name', async ({ then, words }) => {
    await atTheBoard({ then });
    await tap('button', 'Karte bauen');
    await tap('button', /^Brücke BR1/);
    await seen(words);
  });
});

const TEAMS = ['hero-1', 'hero-2', 'hero-3'].map((hero) => [hero]);

function fightOfThree(): GameCommand {
  const together = startWith({ heroes: 3 });
  if (together.kind !== 'startAdventure') throw new Error('begins nothing');
  const heroes = together.heroes.map((hero) => ({ ...hero, role: null }));
  return { ...together, heroes, versus: { teams: TEAMS } };
}

test('X9: whoever goes out of the fight leaves the hand, and is not offered a place', async () => {
  const placed = TEAMS.flat().map((figure, x): GameCommand => ({
    kind: 'placeFigure',
    figure,
    at: [2 * x, 0],
  }));
  const { game } = await atTheBoard({ start: fightOfThree(), then: [...TWO_SHEETS, ...placed] });
  await tap('radio', 'Liste');
  await tap('button', /^Maya 10 von 10/);
  await seen('Maya auf C1');
  value(await game.dispatch({ kind: 'trauma', hero: 'hero-2', x: 2 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Loslassen' })).toBeNull());
  await seen('Tippt eine Figur an, um sie zu bewegen.');
  expect(screen.queryByText('Noch nicht auf der Karte')).toBeNull();
});
