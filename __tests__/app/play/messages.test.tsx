import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openState, value } from '@/__tests__/game/table/table';
import { adventureOf, pressNow, seen, tap } from '../table/real-table';
import { playing } from './playing';
import { behaviour, monster, onHit, turns } from './taps';

jest.setTimeout(60_000);

const main = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a tap means what was on the screen', () => {
  test('I2: twice before anything is drawn again: one turn ends, and the second tap is answered', async () => {
    const { game } = await playing();
    const button = main('Los geht’s: Vorn');
    await act(async () => {
      pressNow(button);
      pressNow(button);
    });
    await seen('Dieser Zug ist schon zu Ende, der Tipp zählt nicht noch einmal.');
    expect(adventureOf(game).turn?.figure).toBe('hero-1');
  });

  test('at once on what stands there next: not done, and said', async () => {
    const { game } = await playing();
    await fireEvent.press(main('Los geht’s: Vorn'));
    await waitFor(() => expect(main('Weiter: Maya')).toBeDisabled());
    await fireEvent.press(main('Weiter: Maya'));
    await seen('Doppelt getippt? „Weiter: Maya“ ist nicht ausgeführt.');
    expect(adventureOf(game).turn?.figure).toBe('hero-1');
    await tap('button', 'Weiter: Maya');
    await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-2'));
  });

  test('undo twice before anything is drawn again: what the message tells of is taken back, once', async () => {
    const harm = { kind: 'harm', figures: ['hero-2'], amount: 3, preventable: false } as const;
    const { game } = await playing({ then: [...turns(1), harm] });
    const hp = () => adventureOf(game).heroes.map((figure) => figure.hp);
    expect(hp()).toEqual([10, 7]);
    await tap('button', 'Lebenspunkte von Vorn verringern');
    await seen(/^Vorn: LP auf 9/);
    const undo = main(/^Rückgängig: Vorn: LP auf 9/);
    await act(async () => {
      pressNow(undo);
      pressNow(undo);
    });
    await seen(/^Zurückgenommen/);
    expect(hp()).toEqual([10, 7]);
  });

  test('K2: whoever is answered for keeps his row', async () => {
    const untracked = ['hero-1', 'hero-2', 'hero-3'].map(
      (hero) => ({ kind: 'setCubes', hero, cubes: null }) as const,
    );
    const summons = [monster([behaviour('relentless')])];
    const { game } = await playing({ heroes: 3, summons, then: [...untracked, ...turns(2)] });
    const rows = () =>
      screen.getAllByRole('button', { name: /: 4$/ }).map((row) => row.props['aria-label']);
    await seen('Wie viele Würfel sind noch frei?');
    const before = rows();
    await tap('button', 'Freie Würfel von Vorn: 4');
    await waitFor(() => expect(adventureOf(game).heroes[0]?.cubesSaid).toBe(4));
    expect(rows()).toEqual(before);
  });
});

test('undo says what it took back, redo what is there again', async () => {
  await playing({ then: turns(1) });
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await seen(/^Vorn: LP auf 9/);
  await tap('button', 'Rückgängig');
  await seen(/^Zurückgenommen: Vorn: LP auf 9/);
  await tap('button', 'Wiederholen');
  await seen(/^Wieder da: Vorn: LP auf 9/);
  await fireEvent.press(screen.getByTestId('snackbar'));
  await seen('Zuletzt');
  expect(screen.getAllByText(/Vorn: LP auf 9/).length).toBeGreaterThan(2);
});

test('T7: a stunned monster still shows whom it goes for', async () => {
  const stun = { kind: 'setTokens', figure: 'monster-2', tokens: { stun: 1 } } as const;
  await playing({ summons: [monster()], then: [stun, ...turns(2)] });
  await seen(/^Betäubt: /);
  await seen('Kommt es an niemanden heran, geht es auf Vorn zu.');
  expect(screen.getAllByLabelText(/^Rang \d$/).length).toBe(2);
});

test('D6: the second of two attacks goes towards nobody', async () => {
  await playing({ summons: [monster([onHit('attack-twice')])], then: turns(2) });
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await tap('button', /^Trifft Vorn/);
  await seen(/^Zweiter von zwei Angriffen/);
  expect(screen.queryByText(/geht es auf .* zu/)).toBeNull();
  await tap('button', 'Keiner');
  await seen('Wüterich: zweiter Angriff ohne Ziel');
});

test('Q5: a new curse cube is put by a tap, after the blow, and not after the end', async () => {
  const { game } = await playing({ summons: [monster([onHit('curse', 1)])], then: turns(2) });
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await tap('button', /^Trifft Vorn/);
  await seen('Vorn: Fluchwürfel liegt auf');
  expect(screen.queryByLabelText('Fähigkeit')).toBeNull();
  await tap('button', 'Später');
  await waitFor(() => expect(screen.queryByText('Vorn: Fluchwürfel liegt auf')).toBeNull());
  expect(adventureOf(game).heroes[0]?.curse).toEqual([{ skill: null }]);
});

test('V1: a chapter that begins without monsters is not won', async () => {
  const setup = { chapter: 4, step: { kind: 'start' }, spawns: [] } as const;
  const opened = { kind: 'openStep', setup } as never;
  await playing({ summons: [], then: [opened, ...turns(1)] });
  await seen('Kapitel 4 · Runde 1');
  expect(screen.queryByText(/Kein Monster steht mehr/)).toBeNull();
});

test('what was said of a campaign is over when another one is opened, in the list of what was said, too', async () => {
  const { game } = await playing({ then: turns(1) });
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await seen(/^Vorn: LP auf 9/);
  const { id } = openState(game);
  const last = value(await game.history()).at(-1)?.row ?? '';
  await act(async () => void value(await game.tryOut(id, 'Kopie', last)));
  await waitFor(() => expect(screen.queryByTestId('snackbar')).toBeNull());
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await seen(/^Vorn: LP auf 8/);
  await fireEvent.press(screen.getByTestId('snackbar'));
  await seen('Zuletzt');
  expect(screen.getByText(/^Vorn: LP auf 8/)).toBeTruthy();
  expect(screen.queryByText(/^Vorn: LP auf 9/)).toBeNull();
});
