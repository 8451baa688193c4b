import { linkTo } from '@/src/game/share';
import { boardText } from './board-page';
import { sharedText } from './board-scenes';
import { ACTING, situation, type Situation } from './board-situations';
import { done } from './board-turns-page';
import { inChromium, usable } from './harness';
import { playerOf, pressUntil, type Player } from './table-page';

const CASES = Number(process.env['BOARD_LINKS'] ?? 100);
/** Pages at once; each has an app and a storage of its own. */
const PAGES = 2;

const app = inChromium();

/** Chests that are crushed are rare: these are among them in any case. */
const WITH_DICE = [203, 437, 475, 631];

function situations(count: number): readonly Situation[] {
  const found = WITH_DICE.slice(0, count).flatMap((seed) => situation(seed) ?? []);
  for (let seed = 0; found.length < count; seed += 1) {
    const one = situation(seed);
    if (one !== null) found.push(one);
  }
  return found;
}

/** Pages of one browser share its clipboard: each gets one of its own. */
const ownClipboard = (): void => {
  let text = '';
  const clipboard = {
    writeText: (words: string) => {
      text = words;
      return Promise.resolve();
    },
    readText: () => Promise.resolve(text),
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard });
};

async function takeOver(player: Player, { shared, seed }: Situation): Promise<void> {
  const { page } = player;
  // A hash alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(linkTo(`${app.url}/`, shared), { waitUntil: 'domcontentloaded' });
  await usable(page);
  await player.tap(/^In neue Kampagne/);
  // The preview has the same heading.
  await page.getByText('In neue Kampagne übernehmen').first().waitFor({ state: 'hidden' });
  await page
    .getByRole('heading', { name: `Lage ${seed}`, level: 1 })
    .filter({ visible: true })
    .first()
    .waitFor();
}

const FACES: Readonly<Record<number, string>> = {
  3: 'Gift 2',
  4: 'Langsam',
  5: 'Brennen 2',
  6: 'Bluten 2',
};

/** K2: only what the card compares is asked. */
async function sayCubes({ tap }: Player, { cubes }: Situation): Promise<void> {
  for (const { name, available } of cubes) await tap(`Freie Würfel von ${name}: ${available}`);
}

/** R2: each chest's die as it lies on the table. */
async function sayDice({ page }: Player, { dice }: Situation): Promise<void> {
  for (const [index, side] of dice.entries()) {
    const face = { name: `Fallenwürfel zeigt: ${FACES[side]}`, exact: true };
    await page.getByRole('button', face).filter({ visible: true }).nth(index).click();
  }
}

/** D6: the preview says that a second attack follows, with a preview and a tap of its own. */
async function attacksTwice({ page }: Player): Promise<boolean> {
  const apply = page.getByRole('button', { name: /^Anwenden/ }).filter({ visible: true });
  await apply.first().waitFor();
  return (await page.getByText('Danach folgt der zweite Angriff.').count()) > 0;
}

const onward = ({ page }: Player) =>
  page.getByRole('button', { name: /^(Los geht’s|Weiter|Beginnen)/ });

/** The monster's panel: what it is asked first, or its button. */
const whatIsDue = ({ page }: Player) =>
  page
    .getByRole('button', { name: new RegExp(`^(Freie Würfel von |${ACTING}.* ausführen$)`) })
    .filter({ visible: true })
    .first();

/** Two taps, one more where another of the equal options is taken; what the table knows besides. */
async function runIt(player: Player, one: Situation): Promise<void> {
  const { option, options } = one;
  await pressUntil(player, onward(player), whatIsDue(player));
  await sayCubes(player, one);
  player.taps();
  await player.tap(new RegExp(`^${ACTING}.* ausführen$`));
  if (options > 1) await player.tap(new RegExp(`^${option + 1}: `));
  await sayDice(player, one);
  const twice = await attacksTwice(player);
  await player.tap(/^Anwenden/);
  expect(player.taps()).toBeLessThanOrEqual(options > 1 ? 3 : 2);
  if (twice) {
    await player.seen('Zweiter Angriff, ohne sich zu bewegen');
    await player.tap(/^Anwenden/);
  }
  await done(player);
}

async function check(player: Player, one: Situation): Promise<void> {
  await takeOver(player, one);
  await runIt(player, one);
  expect(await boardText(player)).toBe(sharedText(one.after));
}

test(
  `${CASES} generated situations by link: after "Anwenden" as the headless answer's option`,
  async () => {
    const waiting = [...situations(CASES)];
    const work = async () => {
      const player = playerOf(await app.visit({ reducedMotion: 'reduce' }));
      await player.page.addInitScript(ownClipboard);
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        try {
          await check(player, one);
        } catch (cause) {
          throw new Error(`seed ${one.seed}: ${String(cause)}`, { cause });
        }
      }
      expect(player.errors).toEqual([]);
      await player.context.close();
    };
    await Promise.all(Array.from({ length: PAGES }, work));
  },
  15 * 60_000,
);
