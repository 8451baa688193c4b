import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameCommand } from '@/src/rules';
import { adventureOf, seen, tap } from '@/__tests__/app/table/real-table';
import { playing } from '../playing';

const TURN: GameCommand = { kind: 'nextTurn' };
const TWO = [{ card: 'executioner/standard/fighter' }, { card: 'executioner/standard/fighter' }];
const tokens = (figure: string, given: object): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: given,
});
const heroIn = (game: Parameters<typeof adventureOf>[0], id = 'hero-1') =>
  adventureOf(game).heroes.find((hero) => hero.id === id);
const isDisabled = (name: string) => screen.getByRole('button', { name, disabled: true });

const type = async (label: string, text: string) => {
  const field = await waitFor(() => screen.getByLabelText(label));
  await act(async () => fireEvent.changeText(field, text));
};

test('Q9: a focus technique is a skill: entered once, paid as printed', async () => {
  const { game } = await playing({ then: [tokens('hero-1', { focus: 4 }), TURN] });
  await tap('button', 'Mehr …');
  await tap('button', 'Fokustechnik');
  await tap('button', 'Technik eintragen');
  await type('Name der Fähigkeit', 'Schildwall');
  await tap('button', 'Fokus erhöhen');
  await tap('button', 'Fokus erhöhen');
  await tap('button', 'Speichern');
  await tap('button', /^Schildwall Fokus 3 · frei/);
  await waitFor(() => expect(heroIn(game)?.tokens).toEqual({ focus: 1 }));
  expect(adventureOf(game).turn?.actions).toEqual(['focus']);
  await tap('button', 'Mehr …');
  await tap('button', 'Fokustechnik');
  // One token is left: known, and too dear.
  await seen('Fokus 3 · kein Fokus');
  await tap('button', '1');
  await waitFor(() => expect(heroIn(game)?.tokens).toEqual({}));
});

test('Q8, E2: a fruit heals whoever eats it, and changes hands', async () => {
  const { game } = await playing({
    then: [
      { kind: 'setHp', figure: 'hero-1', hp: 5, maxHp: 10 },
      tokens('hero-1', { 'fruit-of-life': 2 }),
      TURN,
    ],
  });
  await tap('button', 'Mehr …');
  await tap('button', 'Frucht des Lebens');
  await tap('button', 'An Maya abgeben');
  await waitFor(() => expect(heroIn(game, 'hero-2')?.tokens).toEqual({ 'fruit-of-life': 1 }));
  await tap('button', 'Mehr …');
  await tap('button', 'Frucht des Lebens');
  await tap('button', 'Essen: 5 von 10 LP');
  await waitFor(() => expect(heroIn(game)).toMatchObject({ hp: 7, tokens: {} }));
});

test('W2: the height is asked for each target, and each has its own roll to beat', async () => {
  const { game } = await playing({ summons: TWO, then: [TURN] });
  await tap('button', 'Waffenangriff');
  await tap('button', 'Vollstrecker gelb');
  await tap('button', 'Vollstrecker dunkelblau');
  await tap('button', 'Wer steht höher?');
  await waitFor(() => screen.getByLabelText('Wer steht höher: der Held oder Vollstrecker gelb?'));
  const [first] = await waitFor(() => screen.getAllByRole('radio', { name: 'Ziel höher' }));
  if (first === undefined) throw new Error('no height');
  await act(async () => fireEvent.press(first));
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 11');
  // Accuracy 11: from below it takes a 13.
  await waitFor(() => expect(adventureOf(game).monsters.map(({ hp }) => hp)).toEqual([16, 13]));
});

test('C3: the player picks the curse cubes CLEANSE takes', async () => {
  const curse = [{ skill: 'board-1' }, { skill: 'board-2' }, { skill: 'board-3' }];
  const { game } = await playing({
    then: [{ kind: 'setCurse', hero: 'hero-1', curse }, tokens('hero-1', { poison: 2 }), TURN],
  });
  await tap('button', 'Alles über Vorn');
  await tap('button', 'Reinigen 1');
  await seen('Welche Fluchwürfel? Bis zu 1');
  isDisabled('Diese entfernen');
  await tap('button', '2 · Tableau 2');
  await tap('button', 'Diese entfernen');
  await waitFor(() =>
    expect(heroIn(game)).toMatchObject({ curse: [curse[0], curse[2]], tokens: {} }),
  );
});

test('C3: it is offered for POISON alone, too', async () => {
  const { game } = await playing({ then: [tokens('hero-1', { poison: 2 }), TURN] });
  await tap('button', 'Alles über Vorn');
  await tap('button', 'Reinigen 1');
  await waitFor(() => expect(heroIn(game)?.tokens).toEqual({}));
});
