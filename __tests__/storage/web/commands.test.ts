/** The storage as it runs in a browser, on a disk that counts and whose power fails. */
import { gameOn, hero, ticking, value } from '@/__tests__/game/table/table';
import type { Game, GameStorage } from '@/src/game';
import { ready } from '../node/node-platform';
import { Browser } from './browser';
import { Disk } from './opfs';

const COMMANDS = 300;
/** Each is three in truth: while playing, starting and closing. */
const FAILURES = Number(process.env['POWER_FAILURES'] ?? 30);
const browser = new Browser();

/** A minute has many taps: no backup falls due between them. */
const playing = (storage: GameStorage): Game =>
  gameOn(storage, { ...ticking(), now: () => 1_700_000_000_000 });

const turnTo = async (game: Game, chapter: number): Promise<void> =>
  void value(await game.dispatch({ kind: 'setChapter', chapter }));

async function begun(disk = new Disk()): Promise<{ game: Game; campaign: string }> {
  const game = playing(ready(await browser.start(disk)));
  const campaign = value(await game.create({ name: 'Ada', heroes: [hero('Vorn')] }));
  return { game, campaign };
}

test('a command is one flush and four pages; what comes after many is a fraction of that', async () => {
  const { game } = await begun();
  const { disk } = browser;
  const each: { bytes: number; flushes: number }[] = [];
  for (let n = 0; n < COMMANDS; n += 1) {
    const { bytes, flushes } = disk;
    await turnTo(game, 2 + (n % 80));
    each.push({ bytes: disk.bytes - bytes, flushes: disk.flushes - flushes });
  }
  const sum = (of: 'bytes' | 'flushes') => each.reduce((all, one) => all + one[of], 0);
  const usual = [...each].sort((a, b) => a.bytes - b.bytes)[COMMANDS / 2];
  expect(usual).toEqual({ bytes: 4 * (4096 + 24), flushes: 1 });
  expect(sum('flushes') / COMMANDS).toBeLessThan(1.15);
  expect(sum('bytes') / COMMANDS).toBeLessThan(22_000);
});

/** A small generator, so that a failing run can be repeated. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays until the power fails; answers what was acknowledged. */
async function playUntilDark(game: Game, from: number): Promise<number> {
  for (let chapter = from; ; chapter = (chapter % 90) + 1) {
    const done = await game.dispatch({ kind: 'setChapter', chapter: (chapter % 90) + 1 });
    if (!done.ok) return chapter;
  }
}

/** The power fails again while the app starts, and while it is closed. */
async function failAround(disk: Disk, random: () => number): Promise<void> {
  for (const task of [() => browser.start(), async () => ready(await browser.start()).close()]) {
    disk.workLeft = Math.floor(random() * 60);
    await task().catch(() => undefined);
    disk.crash(random);
  }
}

test(
  'whenever the power fails, what was acknowledged is there after it, and the file is whole',
  async () => {
    const random = chance(20261118);
    const { game: first, campaign } = await begun();
    await turnTo(first, 1);
    let game = first;
    let sure = 1;
    for (let failure = 0; failure < FAILURES; failure += 1) {
      browser.disk.workLeft = 1 + Math.floor(random() * (failure % 4 === 0 ? 900 : 40));
      sure = await playUntilDark(game, sure);
      browser.disk.crash(random);
      await failAround(browser.disk, random);
      game = playing(ready(await browser.start()));
      value(await game.open(campaign));
      const chapter = game.store.getState().open?.state.campaign.chapter ?? 0;
      expect([sure, (sure % 90) + 1]).toContain(chapter);
      sure = chapter;
    }
  },
  60_000 + FAILURES * 2000,
);
