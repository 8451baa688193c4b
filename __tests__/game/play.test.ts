import type { GameCommand } from '@/src/rules';
import type { Game, GameStorage, PlayedRow } from '@/src/game';
import { createKept } from '@/src/game/log/kept';
import { hashValue } from './table/hash';
import { newTable, openState, value, gameOn, hero } from './table/table';
import { openIn } from '../storage/node/node-platform';

const chapter = (number: number): GameCommand => ({ kind: 'setChapter', chapter: number });

test('create, change, reopen: everything is there', async () => {
  const { game, folder, storage, campaign, clock } = await newTable();
  value(await game.dispatch({ kind: 'setPlayer', hero: 'hero-1', player: 'Ada' }));
  value(await game.dispatch({ kind: 'rollDie', sides: 20 }));
  const before = openState(game);
  await storage.close();
  const reopened = gameOn(await openIn(folder), clock);
  value(await reopened.load());
  value(await reopened.takeUp());
  expect(openState(reopened).id).toBe(campaign);
  expect(openState(reopened)).toEqual(before);
  expect(before.state.campaign.heroes[0]?.player).toBe('Ada');
  expect(before.state.dice.next).toBe(1);
});

test('taking up the last campaign never takes the place of one opened meanwhile', async () => {
  const { game, folder, storage, clock } = await newTable();
  await storage.close();
  const reopened = gameOn(await openIn(folder), clock);
  value(await reopened.load());
  const made = reopened.create({ name: 'Neu', heroes: [hero('Vorn')] });
  const [, created] = await Promise.all([reopened.takeUp(), made]);
  expect(openState(reopened).id).toBe(value(created));
  expect(openState(game).id).not.toBe(value(created));
});

test('undo and redo over a restart', async () => {
  const { game, folder, storage, campaign, clock } = await newTable();
  for (const number of [2, 3, 4]) value(await game.dispatch(chapter(number)));
  value(await game.undo());
  value(await game.undo());
  await storage.close();
  const reopened = gameOn(await openIn(folder), clock);
  value(await reopened.open(campaign));
  expect(openState(reopened)).toMatchObject({ canUndo: true, canRedo: true, steps: 2 });
  value(await reopened.redo());
  value(await reopened.redo());
  expect(openState(reopened).state.campaign.chapter).toBe(4);
  expect(openState(reopened).canRedo).toBe(false);
});

test('the first step cannot be undone, the last cannot be redone', async () => {
  const { game } = await newTable();
  expect(openState(game)).toMatchObject({ canUndo: false, canRedo: false });
  expect(await game.undo()).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
  expect(await game.redo()).toEqual({ ok: false, error: { code: 'nothing-to-redo' } });
});

test('several commands are one step, and a later dispatch can join it', async () => {
  const { game } = await newTable();
  value(await game.dispatch(chapter(2)));
  value(await game.dispatch([chapter(3), { kind: 'rollDie', sides: 6 }]));
  value(await game.dispatch(chapter(4), { step: 'same' }));
  expect(openState(game).steps).toBe(3);
  value(await game.undo());
  expect(openState(game).state).toMatchObject({ dice: { next: 0 }, campaign: { chapter: 2 } });
  value(await game.redo());
  expect(openState(game).state).toMatchObject({ dice: { next: 1 }, campaign: { chapter: 4 } });
});

test('several commands: one refused, none done', async () => {
  const { game } = await newTable();
  const before = openState(game);
  const refused = await game.dispatch([chapter(2), chapter(0)]);
  expect(refused).toMatchObject({ ok: false, error: { code: 'chapter-out-of-range' } });
  expect(openState(game)).toBe(before);
});

test('a new command after undo starts a branch; the old one stays reachable', async () => {
  const { game } = await newTable();
  value(await game.dispatch(chapter(2)));
  value(await game.dispatch(chapter(3)));
  const old = openState(game);
  value(await game.undo());
  value(await game.undo());
  value(await game.dispatch(chapter(7)));
  expect(openState(game).canRedo).toBe(false);
  value(await game.undo());
  value(await game.redo());
  expect(openState(game).state.campaign.chapter).toBe(7);
  const history = value(await game.history());
  const branches = history.flatMap((entry) => entry.branches);
  expect(branches).toMatchObject([{ tip: old.head, rows: 2 }]);
  value(await game.jump(old.head));
  expect(openState(game).state).toEqual(old.state);
});

test('fast taps: every command is decided against the newest state', async () => {
  const { game, storage, campaign } = await newTable();
  const taps = Array.from({ length: 60 }, () => game.dispatch({ kind: 'rollDie', sides: 20 }));
  const mixed = [...taps, game.undo(), game.dispatch(chapter(9)), game.undo(), game.redo()];
  expect((await Promise.all(mixed)).every((result) => result.ok)).toBe(true);
  expect(openState(game).state).toMatchObject({ dice: { next: 59 }, campaign: { chapter: 9 } });
  expect(await storage.log.all(campaign)).toHaveLength(62);
});

test('a function is asked in its turn: taps on a stepper add up', async () => {
  const { game } = await newTable();
  const before = openState(game).state.campaign.chapter;
  const more = () => game.dispatch(({ campaign }) => chapter(campaign.chapter + 1));
  await Promise.all(Array.from({ length: 20 }, more));
  expect(openState(game).state.campaign.chapter).toBe(before + 20);
});

test('the store publishes after the commit only', async () => {
  const { game, storage } = await newTable();
  const shown: string[] = [];
  game.store.subscribe(({ open }) => void shown.push(open?.head ?? ''));
  const done = game.dispatch(chapter(5));
  expect(shown).toEqual([]);
  value(await done);
  const record = (await storage.campaigns.list())[0];
  expect(shown).toEqual([record?.head]);
});

test('typed dice are taken in order, and an impossible one is refused', async () => {
  const { game } = await newTable();
  const roll: GameCommand = { kind: 'rollDie', sides: 6 };
  value(await game.dispatch([roll, roll], { dice: [3, 6] }));
  expect(await game.dispatch(roll, { dice: [7] })).toMatchObject({ ok: false });
  expect(openState(game).state.dice.next).toBe(2);
  const rows = value(await game.historyRows(value(await game.history()).map(({ row }) => row)));
  const rolled = rows.slice(1).map(({ events }) => JSON.parse(events)[0].value);
  expect(rolled).toEqual([3, 6]);
});

test('virtual dice: undone and rolled again, the same die falls', async () => {
  const { game } = await newTable();
  const roll = async () =>
    hashValue(value(await game.dispatch({ kind: 'rollDie', sides: 20 })).state);
  const first = await roll();
  value(await game.undo());
  expect(await roll()).toBe(first);
});

test('what changes nothing leaves no row', async () => {
  const { game } = await newTable();
  const before = openState(game);
  value(await game.dispatch(chapter(1)));
  value(await game.dispatch({ kind: 'renameCampaign', name: ' Dunkle Tage ' }));
  expect(openState(game).head).toBe(before.head);
});

test('values entered for a printed hero are remembered for the next campaign', async () => {
  const { game } = await newTable();
  const unknown = hero('Jaheen', { board: 'jaheen', maxHp: null, cubes: null });
  value(await game.dispatch({ kind: 'addHero', hero: unknown }));
  expect(value(await game.heroValues())).toEqual({});
  value(await game.dispatch({ kind: 'changeHero', hero: 'hero-3', change: { maxHp: 12 } }));
  const cubes = { yellow: 1, red: 2, green: 1, blue: 1 };
  value(await game.dispatch({ kind: 'changeHero', hero: 'hero-3', change: { cubes } }));
  expect(value(await game.heroValues())).toEqual({ jaheen: { maxHp: 12, cubes } });
});

test('dispatch answers with what happened, one row a command', async () => {
  const { game } = await newTable();
  const before = openState(game).head;
  const roll = { kind: 'rollDie', sides: 6 } as const;
  const { state, rows } = value(await game.dispatch([chapter(2), roll, chapter(2)], { dice: [4] }));
  expect(state).toBe(openState(game).state);
  expect(rows.map(({ parent }) => parent)).toEqual([before, rows[0]?.id]);
  expect(rows.map(({ step }) => step)).toEqual([rows[0]?.id, rows[0]?.id]);
  expect(rows.map(({ events }) => events?.map(({ type }) => type))).toEqual([
    ['chapterSet'],
    ['dieRolled'],
  ]);
  expect(openState(game).head).toBe(rows.at(-1)?.id);
  expect(value(await game.dispatch(chapter(2))).rows).toEqual([]);
});

describe('rows from the head back', () => {
  const counting = (storage: GameStorage) => {
    const asked: string[] = [];
    const log = {
      ...storage.log,
      rows: (campaign: string, ids: readonly string[]) => {
        asked.push(...ids);
        return storage.log.rows(campaign, ids);
      },
    };
    return { storage: { ...storage, log }, asked };
  };
  const typesBack = async (game: Game, most = 80) =>
    (await game.rowsBack(openState(game).head, () => false, most)).map(
      ({ events }) => events?.[0]?.type,
    );

  test('what was played is not read back, not even after undo', async () => {
    const { storage, clock } = await newTable();
    const counted = counting(storage);
    const game = gameOn(counted.storage, clock);
    value(await game.create({ name: 'Zwei', heroes: [] }));
    value(await game.dispatch([chapter(2), { kind: 'rollDie', sides: 6 }]));
    value(await game.dispatch({ kind: 'rollDie', sides: 6 }));
    const all = ['dieRolled', 'dieRolled', 'chapterSet', 'campaignCreated'];
    expect(await typesBack(game)).toEqual(all);
    value(await game.undo());
    expect(await typesBack(game)).toEqual(all.slice(1));
    expect(counted.asked).toEqual([]);
  });

  test('after opening each row is read once, and no further than wanted', async () => {
    const { storage, campaign, clock, game: first } = await newTable();
    for (const number of [2, 3, 4]) value(await first.dispatch(chapter(number)));
    const counted = counting(storage);
    const game = gameOn(counted.storage, clock);
    value(await game.open(campaign));
    const last = (row: PlayedRow) => row.events?.some(({ type }) => type === 'chapterSet') ?? false;
    expect(await game.rowsBack(openState(game).head, last, 80)).toHaveLength(1);
    expect(await typesBack(game, 2)).toEqual(['chapterSet', 'chapterSet']);
    expect(await typesBack(game)).toHaveLength(4);
    expect(counted.asked).toHaveLength(4);
    expect(new Set(counted.asked).size).toBe(4);
  });
});

test('kept values make room, the oldest first', () => {
  const kept = createKept<number>(2);
  kept.put('a', 1);
  kept.put('b', 2);
  kept.put('a', 3);
  kept.put('c', 4);
  expect(['a', 'b', 'c'].map((row) => kept.get(row))).toEqual([3, undefined, 4]);
});
