import { screen } from '@testing-library/react-native';
import { GroupScreen } from '@/app/logbook/group/GroupScreen';
import { groupPages } from '@/app/logbook/group/group-pages';
import { createWords } from '@/src/i18n';
import type { GameCommand } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { begin, realTable, seen, tap } from '@/__tests__/app/table/real-table';

const { t } = createWords('de');

const note = (hero: string, name: string): GameCommand => ({
  kind: 'gainConsequence',
  hero,
  consequence: 'status',
  draft: { catalogue: null, names: { en: name, de: name }, notes: '', hp: 0 },
});

async function group(commands: readonly GameCommand[], heroes?: []) {
  const table = await realTable(heroes);
  const { game } = table;
  if (heroes !== undefined) value(await game.create({ name: 'Leer', heroes }));
  for (const command of commands) value(await game.dispatch(command));
  const params = { campaign: openState(game).id };
  await table.show(<GroupScreen route={{ params }} />);
  return table;
}

test('everybody with hit points, role, skills and consequences; the sheet is a tap away', async () => {
  await group([
    { kind: 'setSkill', hero: 'hero-1', colour: 'blue', level: 1 },
    { kind: 'setSkill', hero: 'hero-1', colour: 'blue', level: 2 },
    note('hero-1', 'Gezeichnet'),
    begin(),
    { kind: 'setHp', figure: 'hero-1', hp: 4, maxHp: 10 },
    note('hero-2', 'Verirrt'),
  ]);
  await seen('4 von 10 LP');
  const skills = 'Fähigkeiten: Nahkampf 0, Fernkampf 0, Gewandtheit 0, Weisheit 2';
  expect(screen.getByLabelText(skills)).toBeOnTheScreen();
  await seen('Rolle: Verteidiger (in diesem Abenteuer)');
  // V1: not final before the victory.
  expect(screen.getAllByText('neu')).toHaveLength(1);
  await tap('button', /^Vorn/);
  await seen(/"screen":"Hero".*"hero":"hero-1"/);
});

test('what all have is told once, and how it came about', async () => {
  await group(['hero-1', 'hero-2', 'hero-3', 'hero-4'].map((hero) => note(hero, 'Gezeichnet')));
  await seen('alle');
  expect(screen.getAllByText('Gezeichnet')).toHaveLength(5);
  await tap('button', 'Wie es dazu kam');
  await seen('Seit dem letzten Abenteuer');
});

test('a group of nobody says so', async () => {
  await group([], []);
  await seen('Noch keine Helden');
});

test('on paper the group comes first, then everybody, with boxes to tick', async () => {
  const { game } = await group([
    note('hero-1', 'Gezeichnet'),
    begin(),
    { kind: 'declareOutcome', outcome: { result: 'won' } },
    { kind: 'closeAdventure', at: 9, afterwards: 'camp' },
  ]);
  const pages = groupPages(openState(game).state, 'de', t);
  expect(pages.map(({ title }) => title)).toEqual([
    'Dunkle Tage',
    'Vorn',
    'Maya',
    'Jaheen',
    'Elros',
  ]);
  const lines = pages[0]?.parts.flatMap((part) => part.lines);
  expect(lines).toContain('Status: Gezeichnet · Vorn');
  expect(lines).toContainEqual({
    label: 'Kapitel 4: 1 Versuch',
    boxes: [{ label: 'gewonnen', ticked: true }],
  });
});
