import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { sheetOf, type GameCommand, type SkillDraft } from '@/src/rules';
import { openState } from '@/__tests__/game/table/table';
import { adventureOf, seen, tap } from '@/__tests__/app/table/real-table';
import { playing } from '../playing';

const hero = 'hero-1';
const skill = (name: string, more: Partial<SkillDraft>): GameCommand => ({
  kind: 'writeSkill',
  hero,
  skill: {
    name,
    kind: 'attack',
    place: null,
    role: null,
    colour: 'yellow',
    cost: 0,
    effects: [],
    notes: '',
    ...more,
  },
});
const WEAPON: GameCommand = {
  kind: 'writeWeapon',
  hero,
  weapon: { accuracy: 9, damage: 3, modifier: 0, crit: 20, ranged: false },
};
const SIX: readonly GameCommand[] = [
  skill('Wuchtschlag', {
    effects: [
      { effect: 'modifier', x: 2 },
      { effect: 'damage', x: 1 },
    ],
  }),
  skill('Frostlanze', { kind: 'spell', colour: 'blue', effects: [{ effect: 'damage', x: 3 }] }),
  skill('Segen', {
    kind: 'action',
    colour: 'green',
    place: 'board-3',
    effects: [
      { effect: 'heal', x: 2 },
      { effect: 'self', x: 0 },
    ],
    notes: 'und alle Nachbarn',
  }),
  skill('Ausweichen', { kind: 'reaction', colour: 'red', effects: [{ effect: 'prevent', x: 3 }] }),
  skill('Zäh', {
    kind: 'passive',
    colour: null,
    place: 'board-1',
    effects: [{ effect: 'hp', x: 2 }],
  }),
  skill('Ruf', { kind: 'focus', colour: null, cost: 2, effects: [{ effect: 'shield', x: 1 }] }),
];
const vorn = (game: Parameters<typeof adventureOf>[0]) => {
  const [first] = adventureOf(game).heroes;
  if (first === undefined) throw new Error('no hero');
  return first;
};

test('six skills: one tap each, what is left is said, a used one opens its card', async () => {
  const hurt = { kind: 'setHp', figure: hero, hp: 5, maxHp: 12 } as const;
  const { game } = await playing({ then: [...SIX, WEAPON, { kind: 'nextTurn' }, hurt] });
  expect(vorn(game).maxHp).toBe(12);
  await tap('button', 'Segen frei Aktion, grün');
  await waitFor(() => expect(vorn(game).hp).toBe(7));
  await seen('Segen · Heilen 2 · Noch am Tisch: und alle Nachbarn');
  expect(screen.getByRole('button', { name: 'Zäh wirkt Passiv' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Ruf kein Fokus Fokustechnik' })).toBeOnTheScreen();
  // Skill and die: two taps; the attack says where its numbers come from.
  await tap('button', 'Wuchtschlag frei Waffenangriff, gelb');
  await seen('Waffe: 4 Schaden, Treffer ab 9, Angriff +2');
  await seen('Wuchtschlag: Wurf +2 · Bonusschaden +1');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 8');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.hp).toBe(12));
  // Two lines are all there is room for: they begin with the blow, the tile says the rest.
  await seen(/^Vorn greift an: .+ · Vorn trifft/);
  await tap('button', 'Segen benutzt Aktion, grün');
  await tap('button', 'Würfel zurücknehmen');
  await waitFor(() =>
    expect(vorn(game).occupied?.map(({ name }) => name)).toEqual(['Wuchtschlag']),
  );
  expect(vorn(game).cubes?.available.green).toBe(1);
});

test.each([
  ['attack', 'Wuchtschlag frei Waffenangriff, gelb', 'W20 zeigt 8', 'yellow'],
  ['spell', 'Frostlanze frei Zauber, blau', '3 Schaden', 'blue'],
] as const)(
  'Q2: the cube of the %s is placed when it is made, in one step; closed before, it is as free as ever',
  async (_kind, tile, made, colour) => {
    const own = { kind: 'changeAdventureRules', change: { dice: 'table' } } as const;
    const { game } = await playing({ then: [...SIX, WEAPON, own, { kind: 'nextTurn' }] });
    const before = adventureOf(game);
    await tap('button', tile);
    await tap('button', 'Schließen');
    expect(adventureOf(game)).toEqual(before);
    await tap('button', tile);
    await tap('button', made);
    await waitFor(() => expect(vorn(game).occupied).toHaveLength(1));
    expect(vorn(game).cubes?.placed[colour]).toBe(1);
    expect(adventureOf(game).monsters).not.toEqual(before.monsters);
    await act(() => game.undo());
    expect(adventureOf(game)).toEqual(before);
  },
);

test('Q8: FURY that the skill itself brings can be spent on its attack', async () => {
  const rage = skill('Raserei', { kind: 'attack', effects: [{ effect: 'fury', x: 1 }] });
  const { game } = await playing({ then: [rage, WEAPON, { kind: 'nextTurn' }] });
  const [first] = adventureOf(game).monsters;
  await tap('button', 'Raserei frei Waffenangriff, gelb');
  await tap('button', 'Boni und Effekte');
  await tap('button', 'Wut: +1 Schaden');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 10');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.hp).toBe((first?.hp ?? 0) - 4));
  expect(vorn(game).tokens).toEqual({});
});

test('a reaction of the logbook is one tap in the threat, and only those that can react are offered', async () => {
  const threat: GameCommand = {
    kind: 'openThreat',
    source: { kind: 'event', name: 'Pfeil' },
    preventable: true,
    targets: [{ figure: hero, damage: 4 }],
    collateral: [],
  };
  const { game } = await playing({ then: [...SIX, { kind: 'nextTurn' }, threat] });
  expect(screen.queryByText(/Wuchtschlag/)).toBeNull();
  await tap('button', /Ausweichen, verhindert 3/);
  await waitFor(() => expect(adventureOf(game).threat?.reactions).toHaveLength(1));
  await tap('button', /^Anwenden/);
  await waitFor(() =>
    expect(vorn(game)).toMatchObject({ hp: 11, occupied: [{ name: 'Ausweichen' }] }),
  );
});

test('a skill is entered at the table, once', async () => {
  const { game } = await playing({ then: [{ kind: 'nextTurn' }] });
  await tap('button', 'Mehr …');
  await tap('button', 'Fähigkeit eintragen');
  const name = await waitFor(() => screen.getByLabelText('Name der Fähigkeit'));
  await act(async () => fireEvent.changeText(name, 'Heilende Hand'));
  await tap('button', 'Aktion');
  await tap('button', 'blau');
  await tap('button', 'Effekt hinzufügen');
  // What actions do most stands first: no scrolling for it.
  const [first] = screen.getAllByRole('button', { name: /^(Heilen|Schaden|Wurf|Verhindern)$/ });
  expect(first).toHaveAccessibleName('Heilen');
  await tap('button', 'Heilen');
  await tap('button', 'Heilen 1 erhöhen');
  await tap('button', 'Speichern');
  await waitFor(() =>
    expect(sheetOf(openState(game).state.campaign, hero).ownSkills).toMatchObject([
      {
        name: 'Heilende Hand',
        kind: 'action',
        colour: 'blue',
        effects: [{ effect: 'heal', x: 2 }],
      },
    ]),
  );
  await tap('button', 'Heilende Hand frei Aktion, blau');
  await tap('button', 'Maya');
  await waitFor(() => expect(vorn(game).cubes?.placed.blue).toBe(1));
});

test('what may be split is shared out; what the die brings for others is left to the players', async () => {
  const { game } = await playing({
    then: [
      skill('Heilregen', {
        kind: 'action',
        colour: 'blue',
        effects: [
          { effect: 'heal', x: 3 },
          { effect: 'split', x: 0 },
        ],
      }),
      skill('Leuchtfeuer', {
        kind: 'passive',
        colour: null,
        effects: [
          { effect: 'roll', x: 16 },
          { effect: 'shield', x: 2 },
        ],
      }),
      WEAPON,
      { kind: 'nextTurn' },
      { kind: 'setHp', figure: hero, hp: 5, maxHp: 10 },
      { kind: 'setHp', figure: 'hero-2', hp: 5, maxHp: 10 },
    ],
  });
  await tap('button', 'Heilregen frei Aktion, blau');
  await seen('Noch zu verteilen: 3');
  await tap('button', 'Vorn erhöhen');
  await tap('button', 'Maya erhöhen');
  await tap('button', 'Maya erhöhen');
  await seen('Noch zu verteilen: 0');
  await tap('button', 'Heilregen nutzen');
  await waitFor(() => expect(adventureOf(game).heroes.map(({ hp }) => hp)).toEqual([6, 7]));
  await tap('button', 'Waffenangriff');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 16');
  await seen(/^Noch am Tisch: Schild 2 · Vorn greift an/);
  expect(vorn(game).tokens).toEqual({});
});

test('Q2: a joker is paid once it is known for whom: nothing is given to nobody, nor by itself to oneself', async () => {
  const heal = { effect: 'heal', x: 3 } as const;
  const joker = { effect: 'joker', x: 0 } as const;
  const { game } = await playing({
    then: [
      skill('Gabe', { kind: 'action', effects: [heal, joker] }),
      skill('Heilregen', { kind: 'action', effects: [heal, { effect: 'split', x: 0 }, joker] }),
      skill('Atem', { kind: 'action', effects: [heal, { effect: 'self', x: 0 }, joker] }),
      { kind: 'nextTurn' },
      { kind: 'setHp', figure: hero, hp: 1, maxHp: 10 },
      { kind: 'setHp', figure: 'hero-2', hp: 1, maxHp: 10 },
    ],
  });
  const hp = () => adventureOf(game).heroes.map((one) => one.hp);
  await tap('button', 'Gabe frei Aktion, gelb');
  await waitFor(() => expect(screen.getByRole('button', { name: 'rot' })).toBeDisabled());
  await tap('button', 'Maya');
  await tap('button', 'rot');
  await waitFor(() => expect(hp()).toEqual([1, 4]));
  await tap('button', 'Heilregen frei Aktion, gelb');
  await waitFor(() => expect(screen.getByRole('button', { name: 'blau' })).toBeDisabled());
  await tap('button', 'Vorn erhöhen');
  await tap('button', 'blau');
  await waitFor(() => expect(hp()).toEqual([2, 4]));
  await tap('button', 'Atem frei Aktion, gelb');
  await tap('button', 'grün');
  await waitFor(() => expect(hp()).toEqual([5, 4]));
});

const SPLINTERS = skill('Splitterregen', {
  kind: 'spell',
  colour: 'blue',
  effects: [
    { effect: 'damage', x: 3 },
    { effect: 'split', x: 0 },
  ],
});

/** Vorn with a split spell against two; his tokens. */
const splitting = (...then: readonly GameCommand[]) =>
  playing({
    summons: [
      { card: 'executioner/standard/fighter' },
      { card: 'skeleton-archer/standard/champion' },
    ],
    then: [SPLINTERS, { kind: 'nextTurn' }, ...then],
  });

const shareButtons = () =>
  screen
    .getAllByRole('button', { name: / erhöhen$/ })
    .filter(({ props }) => !/LP|Lebenspunkte/.test(String(props['aria-label'])));

/** One more for the first or the second of them. */
async function more(which: 0 | 1): Promise<void> {
  const button = shareButtons()[which];
  if (button === undefined) throw new Error('nobody to share with');
  await act(() => fireEvent.press(button));
}

test('the damage of a split spell is dealt out at once: one step, however many are hit', async () => {
  const { game } = await splitting();
  const hp = () => adventureOf(game).monsters.map((one) => one.hp);
  const [first = 0, second = 0] = hp();
  await tap('button', 'Splitterregen frei Zauber, blau');
  await seen('Noch zu verteilen: 3');
  for (const which of [0, 1, 1] as const) await more(which);
  await tap('button', '3 Schaden austeilen');
  await waitFor(() => expect(hp()).toEqual([first - 1, second - 2]));
  await act(() => game.undo());
  expect(hp()).toEqual([first, second]);
});

test('Q8, p53c: FURY adds to what is left and takes no share away; let go, only what is too much', async () => {
  const { game } = await splitting({ kind: 'setTokens', figure: hero, tokens: { fury: 1 } });
  const hp = () => adventureOf(game).monsters.map((one) => one.hp);
  const [first = 0, second = 0] = hp();
  await tap('button', 'Splitterregen frei Zauber, blau');
  for (const which of [0, 1, 1] as const) await more(which);
  await seen('Noch zu verteilen: 0');
  await tap('button', 'Wut: +1 Schaden');
  await seen('Noch zu verteilen: 1');
  await seen('3 Schaden austeilen');
  await more(0);
  await seen('4 Schaden austeilen');
  await tap('button', 'Wut: +1 Schaden');
  await seen('Noch zu verteilen: 0');
  await tap('button', '3 Schaden austeilen');
  await waitFor(() => expect(hp()).toEqual([first - 2, second - 1]));
});

test('W3, p53c: a mark adds its own when the marked one gets a share', async () => {
  const { game } = await splitting({ kind: 'mark', monster: 'monster-2', hero });
  const hp = () => adventureOf(game).monsters.map((one) => one.hp);
  const [first = 0, second = 0] = hp();
  await tap('button', 'Splitterregen frei Zauber, blau');
  for (const which of [1, 1, 1, 1] as const) await more(which);
  await seen('3 Schaden austeilen');
  await more(0);
  await tap('button', '4 Schaden austeilen');
  await waitFor(() => expect(hp()).toEqual([first - 1, second - 3]));
});

test('a skill known before is completed while its name is typed', async () => {
  const { game } = await playing({
    then: [...SIX, { kind: 'dropSkill', hero, id: 'skill-3' }, { kind: 'nextTurn' }],
  });
  await tap('button', 'Fähigkeit eintragen');
  const name = await waitFor(() => screen.getByLabelText('Name der Fähigkeit'));
  await act(async () => fireEvent.changeText(name, 'seg'));
  await tap('button', /^Segen,? Aktion · Heilen 2/);
  await waitFor(() =>
    expect(sheetOf(openState(game).state.campaign, hero).ownSkills?.at(-1)).toMatchObject({
      name: 'Segen',
      notes: 'und alle Nachbarn',
    }),
  );
});
