import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HeroScreen } from '@/app/logbook/hero/HeroScreen';
import { sheetOf, type GameCommand, type HeroSheet } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { startWith } from '@/__tests__/app/play/playing';
import { realTable, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';

jest.mock('@/app/play/logbook/load-items', () => jest.requireActual('./tables-at-once'));
jest.mock('@/app/logbook/consequences/load-consequences', () =>
  jest.requireActual('./tables-at-once'),
);

const VORN = 'hero-1';
const MAYA = 'hero-2';

interface Shown extends RealTable {
  readonly sheet: (hero?: string) => HeroSheet;
}

/** Vorn's sheet on a real game, after some commands. */
async function shown(...commands: readonly GameCommand[]): Promise<Shown> {
  const table = await realTable();
  for (const command of commands) value(await table.game.dispatch(command));
  const params = { campaign: openState(table.game).id, hero: VORN };
  await table.show(<HeroScreen route={{ params }} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Vorn' })).toBeOnTheScreen());
  const sheet = (hero = VORN) => sheetOf(openState(table.game).state.campaign, hero);
  return { ...table, sheet };
}

const type = async (label: string, text: string) => {
  const field = await waitFor(() => screen.getByLabelText(label));
  await act(async () => fireEvent.changeText(field, text));
};

test('a skill is learnt by a tap, taken back by another, and level 2 waits for level 1', async () => {
  const { sheet } = await shown();
  await tap('checkbox', 'Weisheit, Stufe 2');
  await seen('Stufe 2 setzt Stufe 1 derselben Farbe voraus.');
  expect(sheet().skills.blue).toBe(0);
  await tap('checkbox', 'Weisheit, Stufe 1');
  await tap('checkbox', 'Weisheit, Stufe 2');
  await waitFor(() => expect(sheet().skills.blue).toBe(2));
  await tap('checkbox', 'Weisheit, Stufe 2');
  await waitFor(() => expect(sheet().skills.blue).toBe(1));
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(sheet().skills.blue).toBe(2));
});

test('until the logbook has a role, the one of the running adventure is shown and goes with a skill', async () => {
  const { sheet } = await shown(startWith({}));
  await seen('Rolle: Verteidiger (in diesem Abenteuer)');
  await tap('checkbox', 'III-A mit Würfel in grün');
  await waitFor(() => expect(sheet().role).toBe('defender'));
  await seen('Rolle: Verteidiger');
});

test('III-B without III-A is explained; a new role may choose its colours anew', async () => {
  const { sheet } = await shown();
  await tap('checkbox', 'III-B mit Würfel in rot');
  await seen('III-B lässt sich erst nach III-A lernen.');
  expect(sheet().roleSkills).toEqual({ a: null, b: null });
  await tap('checkbox', 'III-A mit Würfel in grün');
  await waitFor(() => expect(sheet().roleSkills.a).toBe('green'));
  await tap('button', 'Rolle: keine gewählt');
  await tap('button', 'Anführer');
  await waitFor(() => expect(sheet().role).toBe('leader'));
  await seen(/Farben der Würfel neu wählen/);
});

test('a skill that was entered, changed or struck out says so, with undo beside it', async () => {
  const { sheet } = await shown();
  const names = () => (sheet().ownSkills ?? []).map(({ name }) => name);
  await tap('button', 'Fähigkeit eintragen');
  await type('Name der Fähigkeit', 'Parade');
  await tap('button', 'Speichern');
  await seen('Parade ist eingetragen.');
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(names()).toEqual([]));
  await tap('button', 'Fähigkeit eintragen');
  await type('Name der Fähigkeit', 'Ausfall');
  await tap('button', 'Speichern');
  await tap('button', /^Ausfall/);
  await type('Name der Fähigkeit', 'Sturm');
  await tap('button', 'Speichern');
  await seen('Sturm ist geändert.');
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(names()).toEqual(['Ausfall']));
  await tap('button', /^Ausfall/);
  await tap('button', 'Streichen');
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(names()).toEqual(['Ausfall']));
});

test('an item is found while typing, worn with a doubt, stowed, and given in exchange', async () => {
  const { sheet } = await shown();
  await tap('button', /^Nebenhand.*frei/);
  await type('Name des Gegenstands', 'Stab der Ste');
  await tap('button', /^Stab der Sterne/);
  await tap('button', 'In den Beutel');
  await waitFor(() => expect(sheet().bag).toHaveLength(1));
  await tap('button', /^Beutel: Stab der Sterne/);
  await seen(/Vorn darf diese Art von Ausrüstung sonst nicht tragen/);
  await tap('button', 'Ausrüsten');
  await waitFor(() => expect(sheet().gear.weapon?.front.catalogue).toBe('staff-of-the-stars'));
  expect(sheet().bag.map(({ deck }) => deck)).toEqual(['starting']);
  await tap('button', /^Waffe.*Stab der Sterne/);
  await tap('button', 'Weitergeben');
  await tap('button', 'An Maya');
  await waitFor(() => expect(sheet(MAYA).bag).toHaveLength(1));
  expect(sheet().gear.weapon).toBeNull();
});

test('an item of their own keeps its values; nothing from a chest goes into the camp', async () => {
  const { sheet } = await shown();
  await tap('button', 'Etwas eintragen: Lager');
  await type('Name des Gegenstands', 'سيف 🗡️');
  await tap('button', 'Eigener Gegenstand: سيف 🗡️');
  await tap('button', 'Truhe');
  await seen('Was aus einer Truhe kommt, darf nicht ins Lager.');
  expect(screen.queryByRole('button', { name: 'Ins Lager' })).toBeNull();
  await tap('button', 'Werte der Karte');
  await tap('button', 'Mehr: Schaden');
  await tap('button', 'Mehr: Schaden');
  await tap('button', 'In den Beutel');
  await waitFor(() => expect(sheet().bag[0]?.front.names.de).toBe('سيف 🗡️'));
  expect(sheet().bag[0]?.front.values.damage).toBe(2);
});

test('a second aura replaces the first, with a word before', async () => {
  const old = { catalogue: null, names: { en: 'Glut', de: 'Glut' }, notes: '', hp: 2 };
  const { sheet } = await shown({
    kind: 'gainConsequence',
    hero: VORN,
    consequence: 'aura',
    draft: old,
  });
  await seen('14');
  await tap('button', 'Konsequenz eintragen');
  await tap('radio', 'Aura');
  await type('Wie heißt es?', 'Asche');
  await tap('button', 'Mit eigenen Worten: Asche');
  await seen(/Die Aura Glut geht dabei verloren/);
  await tap('button', 'Eintragen');
  await waitFor(() => expect(sheet().aura?.names.de).toBe('Asche'));
});

test('a foreign class is doubted and learnt all the same; the order of a tree is kept', async () => {
  const { sheet } = await shown();
  await tap('button', 'Klassenbaum beginnen');
  await tap('button', 'Magierin');
  await seen(/Magierin ist eine fremde Klasse/);
  await type('Name des Baums', 'Feuer');
  await tap('button', 'Stufe 1 lernen');
  await waitFor(() => expect(sheet().trees).toHaveLength(1));
  await tap('checkbox', 'Feuer: Fertigkeit 3');
  await seen(/geht es Stufe für Stufe voran/);
  expect(sheet().trees[0]?.taken).toEqual(['1']);
  await tap('checkbox', 'Feuer: Fertigkeit 2');
  await waitFor(() => expect(sheet().trees[0]?.taken).toEqual(['1', '2']));
});

test('in an adventure new things are marked until it is won', async () => {
  const { sheet } = await shown(startWith({ heroes: 2 }));
  expect(screen.queryByText(/vorläufig/)).toBeNull();
  await tap('checkbox', 'Nahkampf, Stufe 1');
  await waitFor(() => expect(sheet().skills.yellow).toBe(1));
  await seen('1 vorläufig');
  await seen('neu');
  await tap('button', '1 Änderung gilt erst mit dem Sieg');
  await seen('Nahkampf: Stufe 1 statt 0');
});

test('long notes with emoji and writing from the right are kept whole', async () => {
  const { game } = await shown();
  const text = `${'Notiz '.repeat(100)}🐉 שלום`;
  await type('Notizen zu Vorn', text);
  await waitFor(() => expect(openState(game).state.campaign.heroes[0]?.notes).toBe(text));
});

test('starting gear comes back', async () => {
  const { game, sheet } = await shown();
  const weapon = sheet().gear.weapon?.id ?? '';
  value(await game.dispatch({ kind: 'removeItem', hero: VORN, item: weapon, end: 'dropped' }));
  await tap('button', 'Mehr zu Vorn');
  await tap('button', 'Startausrüstung wieder nehmen');
  await waitFor(() => expect(sheet().gear.weapon?.deck).toBe('starting'));
});

test('a note typed with pauses is one step: undo takes all of it back', async () => {
  const { game } = await shown();
  const notes = () => openState(game).state.campaign.heroes[0]?.notes;
  const { steps } = openState(game);
  for (const text of ['Seil', 'Seil und', 'Seil und Haken']) {
    await type('Notizen zu Vorn', text);
    await waitFor(() => expect(notes()).toBe(text));
  }
  expect(openState(game).steps).toBe(steps + 1);
  await act(async () => value(await game.undo()));
  expect(notes()).toBe('');
  expect(screen.getByLabelText('Notizen zu Vorn')).toHaveDisplayValue('');
});

test('what is typed after the field was left is a step of its own', async () => {
  const { game } = await shown();
  const { steps } = openState(game);
  const field = screen.getByLabelText('Notizen zu Vorn');
  for (const [text, at] of [
    ['Seil', 1],
    ['Seil, Haken', 2],
  ] as const) {
    await type('Notizen zu Vorn', text);
    await act(async () => fireEvent(field, 'blur'));
    await waitFor(() => expect(openState(game).steps).toBe(steps + at));
  }
});

test('a note left unsaved is saved on the way out', async () => {
  const { game } = await shown();
  await type('Notizen zu Vorn', 'Seil');
  await act(async () => screen.unmount());
  await waitFor(() => expect(openState(game).state.campaign.heroes[0]?.notes).toBe('Seil'));
});

test('D13: during an adventure the sheet shows the table’s hit points, and whence they come', async () => {
  const { game } = await shown(
    { kind: 'changeHero', hero: VORN, change: { maxHp: 10 } },
    startWith({}),
    { kind: 'setBonusHp', hero: VORN, skill: 'role-1a', hp: 3 },
    { kind: 'setBonusHp', hero: VORN, skill: 'board-2', hp: 1 },
  );
  await seen('14');
  await tap('button', 'Woher das kommt');
  await seen('Verteidiger: +3');
  await seen('Tableau 2: +1');
  await act(async () => {
    value(await game.dispatch({ kind: 'curse', hero: VORN, x: 1 }));
    value(
      await game.dispatch({ kind: 'block', hero: VORN, cube: 'curse', index: 0, skill: 'role-1a' }),
    );
  });
  await seen('11');
  await seen('Verteidiger: 0 (blockiert)');
});

test('E4: a two-sided item comes with the side the instruction names', async () => {
  const { sheet } = await shown();
  await tap('button', 'Etwas eintragen: Lager');
  await type('Name des Gegenstands', 'Blutige Axt (So');
  await tap('button', /^Blutige Axt \(Sockel\)/);
  await seen('Mit welcher Seite?');
  await tap('radio', 'Hinten');
  await tap('button', 'Ins Lager');
  await waitFor(() => expect(sheet().camp[0]?.side).toBe('back'));
});
