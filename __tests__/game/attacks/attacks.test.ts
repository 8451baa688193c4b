import { RUNES } from '@/src/content/drunagor';
import { readFile, type Game, type GameStorage, type ImportMode } from '@/src/game';
import { linkTo, packIn, readPack, shareBoard } from '@/src/game/share';
import { pack } from '@/src/game/share/pack';
import { canonicalText, STANDARD_RULES, type GameCommand } from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { played, PARTS, RICH } from '../share/dungeons';
import { gameOn, hero, newTable, openState, value } from '../table/table';
import { hashValue } from '../table/hash';
import { borrowIds, spoilLink, spoilText } from './spoil';

// `npm run fuzz -- files links` attacks longer.
const FILES = Number(process.env['FUZZ_FILES'] ?? 60);
const LINKS = Number(process.env['FUZZ_LINKS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const FILES_A_TABLE = 150;

jest.setTimeout(120_000 + (FILES + LINKS) * 400);

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  rules: STANDARD_RULES,
  runes: RUNES,
  heroes: [
    { hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null },
    { hero: 'hero-2', role: 'striker', maxHp: 9, cubes: null },
  ],
};

async function play(game: Game): Promise<void> {
  value(await game.dispatch(START));
  value(await game.dispatch({ kind: 'nextTurn' }));
  value(await game.dispatch({ kind: 'harm', figures: ['hero-1'], amount: 3, preventable: true }));
  value(await game.undo());
  value(await game.dispatch({ kind: 'setHp', figure: 'hero-1', hp: 7, maxHp: 10 }));
  value(
    await game.dispatch({ kind: 'giveTokens', figures: ['hero-2'], token: 'poison', count: 2 }),
  );
}

const rowsOf = async (storage: GameStorage, campaign: string): Promise<readonly string[]> =>
  (await storage.log.all(campaign)).map(({ id }) => id);

/** Two campaigns that a file must not touch, and the file of a third. */
async function besieged() {
  const table = await newTable();
  const { game, storage, campaign } = table;
  await play(game);
  const second = value(await game.create({ name: 'Zweite', heroes: [hero('Jaheen'), hero('A')] }));
  await play(game);
  const third = value(await game.create({ name: 'Dritte', heroes: [hero('Vorn'), hero('B')] }));
  await play(game);
  const text = value(await game.exportCampaign(third)).text;
  const [foreign, own] = [await rowsOf(storage, third), await rowsOf(storage, campaign)];
  value(await game.remove(third));
  return { ...table, others: [campaign, second], text, foreign, own };
}

/** As after a restart: read from disk by a game that knows nothing yet. */
async function hashOf(storage: GameStorage, campaigns: readonly string[]): Promise<string> {
  const game = gameOn(storage);
  const seen: unknown[] = [];
  for (const id of campaigns) {
    value(await game.open(id));
    const { state, head, steps, canRedo } = openState(game);
    seen.push([state, head, steps, canRedo, await storage.log.all(id)]);
    value(await game.undo());
    value(await game.redo());
    seen.push(openState(game).head);
  }
  return hashValue(seen);
}

const MODES: readonly [ImportMode, ImportMode] = ['new', 'replace'];

const renamed = (text: string, campaign: string): string =>
  text.replaceAll(/"id":"[^"]*","createdAt"/g, `"id":"${campaign}","createdAt"`);

async function attack(first: number, count: number) {
  const { game, storage, others, text, foreign, own, campaign } = await besieged();
  const before = await hashOf(storage, others);
  const tally = { refused: 0, taken: 0, doubted: 0 };
  for (let n = first; n < first + count; n += 1) {
    const chance = new Chance(n);
    const borrowed = chance.percent(30) ? borrowIds(text, foreign, own) : text;
    const named = chance.percent(20) ? renamed(borrowed, campaign) : borrowed;
    const read = await readFile(new TextEncoder().encode(spoilText(chance, named)));
    if (read.ok && read.value.preview.some(({ doubt }) => doubt !== null)) tally.doubted += 1;
    const mode = chance.pick(MODES);
    // Replacing the campaign of that id is what was asked for; it must fit what is there.
    const aimed =
      read.ok && mode === 'replace' && read.value.preview.some(({ id }) => id === campaign);
    const taken = read.ok && !aimed ? await game.importFile(read.value, mode) : null;
    if (taken?.ok !== true) {
      tally.refused += 1;
      continue;
    }
    tally.taken += 1;
    for (const id of taken.value) value(await game.open(id));
    if ((await hashOf(storage, others)) !== before) {
      throw new Error(`file ${n} changed a campaign that is not its own`);
    }
  }
  await storage.close();
  return tally;
}

test(`${FILES} spoilt files: none changes anything but its own copy`, async () => {
  const sum = { refused: 0, taken: 0, doubted: 0 };
  for (let done = 0; done < FILES; done += FILES_A_TABLE) {
    const tally = await attack(SEED * 1_000_000 + done, Math.min(FILES_A_TABLE, FILES - done));
    sum.refused += tally.refused;
    sum.taken += tally.taken;
    sum.doubted += tally.doubted;
  }
  if (process.env['FUZZ_FILES'] !== undefined) console.log(JSON.stringify(sum));
  expect(sum.refused).toBeGreaterThan(FILES / 20);
  expect(sum.taken).toBeGreaterThan(FILES / 20);
});

test(`${LINKS} spoilt links: each is read or refused, and nothing comes of it`, () => {
  const { campaign, adventure } = played(RICH);
  const shared = adventure && shareBoard(campaign, adventure);
  if (!shared) throw new Error('nothing to share');
  const whole = linkTo('https://tisch.example/', shared);
  const before = hashValue(shared);
  let refused = 0;
  for (let n = 0; n < LINKS; n += 1) {
    const chance = new Chance(SEED * 1_000_000 + n);
    const packed = chance.percent(50)
      ? packIn(spoilLink(chance, whole))
      : pack(spoilText(chance, canonicalText(shared)));
    const read = packed === null ? null : readPack(PARTS, packed);
    if (read?.ok !== true) refused += 1;
  }
  expect(refused).toBeGreaterThan(LINKS / 4);
  expect(hashValue(shared)).toBe(before);
});
