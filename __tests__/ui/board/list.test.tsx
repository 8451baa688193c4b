import { fireEvent, screen, userEvent, within } from '@testing-library/react-native';
import { BoardList, type BoardContent } from '@/src/ui/board';
import { cellsOf, figure, LARGE, OVERFALL, pictureOf } from './boards';
import { showBoard } from './frame';

const open = (content: BoardContent) => showBoard(<BoardList {...content} testID="list" />);

describe('board as a list', () => {
  test('figures with field, hit points and state; a press chooses', async () => {
    const onFigure = jest.fn();
    await open({ ...OVERFALL, actions: { onFigure } });
    expect(screen.getByText('Vollstrecker gelb 8 von 12 LP, am Zug')).toBeOnTheScreen();
    expect(
      screen.getByText('Elros 3 von 8 LP, Ziel, Schild 2, Gift 1, Brennen 1, Fokus'),
    ).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('button', { name: /^Vorn 0 von 10 LP, ohnmächtig/ }));
    expect(onFigure.mock.calls).toEqual([['vorn']]);
  });

  test('what a target will be hit for is said, as the picture shows it', async () => {
    await open({ ...OVERFALL, overlays: { ...OVERFALL.overlays, damage: 3 } });
    expect(screen.getByText(/^Elros 3 von 8 LP, Ziel, 3 Schaden, Schild 2/)).toBeOnTheScreen();
  });

  test('objects with their charges', async () => {
    const onObject = jest.fn();
    await open({ ...OVERFALL, actions: { onObject } });
    await userEvent.press(screen.getByRole('button', { name: /^Altar, 2 Ladungen/ }));
    expect(onObject.mock.calls).toEqual([['o3']]);
  });

  test('hazards, darkness, bridges and spawn points by name; a press is a tap on the field', async () => {
    const onField = jest.fn();
    const content = {
      picture: pictureOf([
        ...cellsOf(['L.*#']),
        {
          x: 0,
          y: 1,
          level: 0,
          terrain: 'miasma',
          spawn: false,
          dark: true,
          bridge: { level: 2, darkBelow: true },
        },
      ]),
      figures: [],
      actions: { onField },
    } as const;
    await open(content);
    for (const words of [
      'Ebene 0, Lava',
      'Ebene 0, Entstehungspunkt',
      'Ebene 0, blockiert',
      'Brücke auf Ebene 2, Dunkelheitsplättchen, darunter Miasma, Dunkelheitsplättchen',
    ]) {
      expect(screen.getByText(words)).toBeOnTheScreen();
    }
    expect(screen.queryByText('B1')).toBeNull();
    await userEvent.press(screen.getByRole('button', { name: /^C1/ }));
    expect(onField.mock.calls).toEqual([[2, 0]]);
  });

  test('options with number, words and places', async () => {
    const [onGhost, onMark] = [jest.fn(), jest.fn()];
    await open({
      ...OVERFALL,
      overlays: {
        ghosts: [
          {
            id: 'g',
            number: 1,
            label: 'um Elros',
            chosen: true,
            fields: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
            ],
          },
        ],
        marks: [{ id: 'm', number: 2, label: 'Vorn weicht aus', x: 3, y: 3 }],
      },
      actions: { onGhost, onMark },
    });
    await userEvent.press(
      screen.getByRole('button', { name: 'Möglichkeit 1 um Elros A1, B1 gewählt' }),
    );
    await userEvent.press(screen.getByRole('button', { name: 'Möglichkeit 2 Vorn weicht aus D4' }));
    expect([onGhost.mock.calls, onMark.mock.calls]).toEqual([[['g']], [['m']]]);
  });

  test('fields in reach as chips', async () => {
    const onField = jest.fn();
    await open({ ...OVERFALL, actions: { onField } });
    await userEvent.press(screen.getByRole('button', { name: 'H7' }));
    expect(onField.mock.calls).toEqual([[7, 6]]);
  });

  test('long lists come in portions and say how many there are', async () => {
    await open({ ...LARGE, figures: [], actions: {} });
    const special = LARGE.picture.cells.filter(
      ({ terrain, spawn, dark }) => terrain !== 'plain' || spawn || dark,
    ).length;
    expect(screen.getByText(`24 von ${special}`)).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('button', { name: 'Weitere 24 zeigen' }));
    expect(screen.getByText(`48 von ${special}`)).toBeOnTheScreen();
  });

  test('in English too', async () => {
    await showBoard(<BoardList {...OVERFALL} actions={{}} />, { language: 'en' });
    expect(screen.getByText('Vollstrecker gelb 8 of 12 HP, acting')).toBeOnTheScreen();
  });
});

describe('choosing a field', () => {
  const small = (onField: (x: number, y: number) => void): BoardContent => ({
    picture: pictureOf(cellsOf(['.. ', '...', ' ..'])),
    figures: [figure('elros', 1, 1, { name: 'Elros' })],
    actions: { onField },
  });

  test.each([
    ['C2', [[2, 1]]],
    [' b3 ', [[1, 2]]],
    ['C1', []],
    ['hello', []],
  ])('typed: %s', async (typed, expected) => {
    const onField = jest.fn();
    await open(small(onField));
    const field = screen.getByLabelText('Feldname');
    await fireEvent.changeText(field, typed);
    await fireEvent(field, 'submitEditing');
    expect(onField.mock.calls).toEqual(expected);
    expect(screen.queryAllByText('Dieses Feld gibt es hier nicht.')).toHaveLength(
      expected.length === 0 ? 1 : 0,
    );
  });

  test('by steps, with words for what is there', async () => {
    const onField = jest.fn();
    await open(small(onField));
    await userEvent.press(screen.getByRole('button', { name: 'Spalte erhöhen' }));
    await userEvent.press(screen.getByRole('button', { name: 'Zeile erhöhen' }));
    expect(screen.getByText('B2, Ebene 0, Elros')).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('button', { name: 'B2 wählen' }));
    expect(onField.mock.calls).toEqual([[1, 1]]);
  });

  test('is not there where nothing can be chosen', async () => {
    await open({ ...small(() => undefined), actions: {} });
    expect(screen.queryByLabelText('Feldname')).toBeNull();
    expect(within(screen.getByTestId('list')).queryAllByRole('button')).toHaveLength(0);
  });
});
