import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { HelperFields } from '@/app/games/form/Fields';
import { FormContext } from '@/app/games/form/form-context';
import { HelperScreen } from '@/app/games/helper/HelperScreen';
import { sayIn } from '@/app/games/model/game';
import { tokensField } from '@/app/games/runebound3/tokens';
import { loadHelpers } from '@/app/games/session/load';
import { LAST_SESSION } from '@/app/games/session/useOpenSession';
import { PLAYED_GAMES, type PlayedGame } from '@/src/content/games/helpers';
import { realTable, tap } from '@/__tests__/app/table/real-table';
import { framed } from '@/__tests__/ui/components/show';

/** An address of a helper as the navigation gives it. */
const helperAt = (game: PlayedGame, helper: string) => (
  <HelperScreen route={{ params: { game, session: LAST_SESSION, helper } } as never} />
);

const UNTOLD = /\b(helper|about|field|act|line)\.[a-z]/i;

describe.each(PLAYED_GAMES)('%s', (game) => {
  test('without a session one tap begins it; every helper is drawn in words', async () => {
    const helpers = await loadHelpers(game);
    const say = sayIn(helpers, 'de');
    const table = await realTable([]);
    const [first] = helpers.helpers;
    await table.show(helperAt(game, first?.id ?? ''));
    await tap('button', 'Los geht’s');
    for (const { id } of helpers.helpers) {
      await screen.unmount();
      await table.show(helperAt(game, id));
      await screen.findByRole('heading', { name: say(`helper.${id}`) });
      expect([id, screen.queryAllByText(UNTOLD)]).toEqual([id, []]);
    }
  });
});

test('what a tap notes is told, and taken back by undo', async () => {
  const table = await realTable([]);
  await table.show(helperAt('runebound3', 'time'));
  await tap('button', 'Los geht’s');
  await screen.findByTestId('helper-steps');
  await screen.findByRole('button', { name: 'Zurücknehmen', disabled: true });
  const [more] = screen.getAllByRole('button', { name: /mehr$/ });
  if (more === undefined) throw new Error('no field to change');
  await act(async () => fireEvent.press(more));
  await tap('button', 'Zurücknehmen');
  await screen.findByRole('button', { name: 'Zurücknehmen', disabled: true });
  await tap('button', 'Wiederholen');
  await screen.findByRole('button', { name: 'Wiederholen', disabled: true });
});

test('taps faster than the picture count each, also in two fields of one entry', async () => {
  const table = await realTable([]);
  await table.show(helperAt('runebound3', 'combat'));
  await tap('button', 'Los geht’s');
  await screen.findByTestId('helper-steps');
  const less = screen.getAllByRole('button', { name: 'Lebenspunkte: weniger' });
  const points = (): readonly number[] =>
    screen
      .getAllByLabelText('Lebenspunkte')
      .flatMap(({ props }) =>
        props['aria-valuenow'] === undefined ? [] : [props['aria-valuenow']],
      );
  const [first = 0, second = 0] = points();
  await act(async () => {
    for (const one of [less[0], less[0], less[0], less[1]]) if (one) void fireEvent.press(one);
  });
  await waitFor(() => expect(points()).toEqual([first - 3, second - 1]));
});

const pressTimes = (count: number, name: RegExp) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    for (let n = 0; n < count; n += 1) void fireEvent.press(button);
  });

test('RB2-5: acts tapped faster than the picture are done on what is there by then', async () => {
  const table = await realTable([]);
  await table.show(helperAt('runebound2', 'doom'));
  await tap('button', 'Los geht’s');
  await screen.findByTestId('helper-steps');
  await pressTimes(3, /^Karte zurück: Grün/);
  await screen.findByText(/1 Doommarker/);
});

test('SS11: what is called otherwise by then was not meant, and is said so', async () => {
  const table = await realTable([]);
  await table.show(helperAt('swordsorcery', 'round'));
  await tap('button', 'Los geht’s');
  await tap('button', /^Zeitphase erledigt/);
  await screen.findByRole('button', { name: /^Zug von Mitspieler 1/ });
  await pressTimes(2, /^Zug von Mitspieler 1/);
  await screen.findByText('Hier hat sich gerade etwas geändert: Nichts wurde getan.');
  await screen.findByRole('button', { name: /^Zug von Mitspieler 2/ });
});

test.each([
  ['1P', 'magisch', '1M'],
  ['2P*', 'Flinkheit', 'A*'],
  ['A', 'Schild', '1H'],
  ['1P', '3', '3P'],
  ['2S', 'golden ★', '2S*'],
  ['2S*', 'golden ★', '2S'],
  ['-', 'golden ★', '-*'],
])('RB3-2: of a token that shows %s, %s makes %s', async (before, pressed, after) => {
  const say = sayIn(await loadHelpers('runebound3'), 'de');
  const [field] = tokensField.kind === 'list' ? tokensField.item.slice(1) : [];
  if (field === undefined) throw new Error('no face');
  const set = jest.fn();
  await render(
    framed(
      <FormContext value={{ say, set, faultAt: () => undefined }}>
        <HelperFields fields={[field]} value={{ up: before }} />
      </FormContext>,
    ),
  );
  await fireEvent.press(screen.getByRole('button', { name: pressed }));
  expect(set).toHaveBeenCalledWith(['up'], after, 'up');
});

test('a helper that is not there is said to be none', async () => {
  const table = await realTable([]);
  await table.show(helperAt('runewars', 'nothing'));
  await tap('button', 'Los geht’s');
  await screen.findByText('Diesen Helfer gibt es nicht');
});
