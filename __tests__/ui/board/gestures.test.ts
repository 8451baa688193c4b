import { createGestures } from '@/src/ui/board/gestures/gestures';

/** Writes down what the board would do. */
function hand(grabs: string | undefined = undefined, paints = false) {
  const said: string[] = [];
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;
  const gestures = createGestures({
    pan: (dx, dy) => said.push(`pan ${dx},${dy}`),
    zoom: (factor, spot) => said.push(`zoom ${Math.round(factor * 100) / 100} at ${at(spot)}`),
    settle: () => said.push('settle'),
    tap: (spot) => said.push(`tap ${at(spot)}`),
    doubleTap: (spot) => said.push(`double ${at(spot)}`),
    grab: () => grabs,
    drag: (id, spot) => said.push(`drag ${id} ${at(spot)}`),
    drop: (id, spot) => said.push(`drop ${id} ${at(spot)}`),
    letGo: () => said.push('let go'),
    paints: () => paints,
    stroke: (spot) => said.push(`stroke ${at(spot)}`),
    strokeEnd: (kept) => said.push(kept ? 'painted' : 'not painted'),
  });
  return { said, ...gestures };
}

const spot = (x: number, y: number) => ({ x, y });

describe('one finger', () => {
  test('taps, also when it trembles', () => {
    const { said, down, moved, up } = hand();
    down(1, spot(50, 50));
    moved(1, spot(53, 52));
    up(1, spot(53, 52), 0);
    expect(said).toEqual(['tap 53,52']);
  });

  test('pans from where it went down', () => {
    const { said, down, moved, up } = hand();
    down(1, spot(50, 50));
    moved(1, spot(56, 50));
    moved(1, spot(70, 50));
    moved(1, spot(75, 60));
    up(1, spot(75, 60), 0);
    expect(said).toEqual(['pan 20,0', 'pan 5,10', 'settle']);
  });

  test('paints with a brush instead of moving the board; a second finger takes it back', () => {
    const { said, down, moved, up } = hand(undefined, true);
    down(1, spot(50, 50));
    moved(1, spot(70, 50));
    moved(1, spot(90, 50));
    up(1, spot(90, 50), 0);
    expect(said).toEqual(['stroke 50,50', 'stroke 70,50', 'stroke 90,50', 'painted']);
    down(1, spot(50, 50));
    moved(1, spot(70, 50));
    down(2, spot(200, 200));
    expect(said.slice(4)).toEqual(['stroke 50,50', 'stroke 70,50', 'not painted']);
  });

  test('drags what can be moved, and drops it', () => {
    const { said, down, moved, up } = hand('elros');
    down(1, spot(50, 50));
    moved(1, spot(90, 50));
    up(1, spot(90, 50), 0);
    expect(said).toEqual(['drag elros 90,50', 'drop elros 90,50']);
  });

  test('only touches what can be moved: a tap', () => {
    const { said, down, up } = hand('elros');
    down(1, spot(50, 50));
    up(1, spot(50, 50), 0);
    expect(said).toEqual(['tap 50,50']);
  });

  test('a touch the system takes away taps nothing', () => {
    const { said, down, cancel, up } = hand();
    down(1, spot(50, 50));
    cancel();
    up(1, spot(50, 50), 0);
    expect(said).toEqual(['settle']);
  });
});

describe('two taps', () => {
  test.each([
    ['quick and close', 200, 5, ['tap 50,50', 'double 55,50']],
    ['slow', 400, 5, ['tap 50,50', 'tap 55,50']],
    ['far apart', 200, 60, ['tap 50,50', 'tap 110,50']],
  ])('%s', (_, wait, apart, expected) => {
    const { said, down, up } = hand();
    down(1, spot(50, 50));
    up(1, spot(50, 50), 1000);
    down(1, spot(50 + apart, 50));
    up(1, spot(50 + apart, 50), 1000 + wait);
    expect(said).toEqual(expected);
  });

  test('a third one is the first again', () => {
    const { said, down, up } = hand();
    for (const time of [0, 100, 200]) {
      down(1, spot(50, 50));
      up(1, spot(50, 50), time);
    }
    expect(said).toEqual(['tap 50,50', 'double 50,50', 'tap 50,50']);
  });
});

describe('two fingers', () => {
  test('zoom about their middle, then the one left pans and taps nothing', () => {
    const { said, down, moved, up } = hand();
    down(1, spot(0, 0));
    down(2, spot(100, 0));
    moved(2, spot(200, 0));
    up(2, spot(200, 0), 0);
    moved(1, spot(0, 30));
    up(1, spot(0, 30), 0);
    expect(said).toEqual(['pan 50,0', 'zoom 2 at 100,0', 'pan 0,30', 'settle']);
  });

  test('a second finger lets go of what was dragged', () => {
    const { said, down, moved, up } = hand('sheet');
    down(1, spot(0, 0));
    moved(1, spot(40, 0));
    down(2, spot(100, 0));
    up(1, spot(40, 0), 0);
    up(2, spot(100, 0), 0);
    expect(said).toEqual(['drag sheet 40,0', 'let go', 'settle']);
  });
});
