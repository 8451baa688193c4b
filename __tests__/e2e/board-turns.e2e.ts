import { whyNotOnBoard, type GameState } from '@/src/rules';
import { seriousFindings } from './axe';
import { reloaded, tapField } from './board-page';
import {
  adventureIn,
  afterRun,
  afterSpread,
  DARKNESS_DRAWS,
  FOE,
  MONSTER_TURNS,
  sharedText,
  spreadIn,
  stateOf,
  turnIn,
} from './board-scenes';
import { done, sharedNow, turning, undo } from './board-turns-page';
import { inChromium, TABLET } from './harness';
import type { Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

const sceneOf = (name: string): Setting => {
  const setting = MONSTER_TURNS[name] ?? DARKNESS_DRAWS[name];
  if (!setting) throw new Error(name);
  return setting;
};

const run = ({ tap }: Player) => tap('Schnitter ausführen');
const apply = ({ tap }: Player) => tap(/^Anwenden/);

/** The answer on screen names the rule the core names, and leads into the glossary. */
async function askedWhyNot(player: Player, state: GameState): Promise<void> {
  for (const { id, name } of adventureIn(state).heroes) {
    await player.tap(name);
    const answer = whyNotOnBoard(adventureIn(state), FOE, { figure: id });
    if (!answer.ok) throw new Error('no answer');
    const { value } = answer;
    await player.seen(
      value.kind === 'dropped'
        ? new RegExp(`^${name}: schied aus bei .* \\(${value.rule}\\)`)
        : new RegExp(`^${name}: (gehört zur Auswahl|kam nie in Frage)`),
    );
    await player.tap(name);
  }
}

describe('a monster’s turn on the board', () => {
  test.each(Object.keys(MONSTER_TURNS))(
    '%s: two taps, as the core answers; asked why not, reloaded, undone',
    async (name) => {
      const state = stateOf(sceneOf(name));
      const [option] = turnIn(state).options;
      const player = await turning(app.browser, app.url, sceneOf(name));
      expect(await sharedNow(player)).toBe(sharedText(state));
      await run(player);
      await askedWhyNot(player, state);
      await reloaded(player);
      player.taps();
      await run(player);
      await player.seen(new RegExp(option?.hits.length ? 'trifft' : 'Bleibt auf|nähert sich'));
      await apply(player);
      expect(player.taps()).toBeLessThanOrEqual(2);
      await done(player);
      expect(await sharedNow(player)).toBe(sharedText(afterRun(state)));
      await reloaded(player);
      expect(await sharedNow(player)).toBe(sharedText(afterRun(state)));
      await undo(player);
      await player.seen('Ausführen');
      expect(await sharedNow(player)).toBe(sharedText(state));
      expect(player.errors).toEqual([]);
      await player.context.close();
    },
  );

  test('another option by a tap on the map, the pushed one’s field and the trap die by hand', async () => {
    const small = stateOf(sceneOf('small'));
    const player = await turning(app.browser, app.url, sceneOf('small'));
    const third = turnIn(small).options[2];
    await run(player);
    await tapField(player, third?.end ?? [0, 0], 0);
    await apply(player);
    await done(player);
    expect(await sharedNow(player)).toBe(sharedText(afterRun(small, FOE, { option: 2 })));
    await player.context.close();
    const name = 'large, pushing aside and crushing';
    const large = stateOf(sceneOf(name));
    const crusher = await turning(app.browser, app.url, sceneOf(name));
    await run(crusher);
    await crusher.tap('Auf der Karte wählen');
    await tapField(crusher, [3, 3], 0);
    await crusher.tap(/Gift/);
    await apply(crusher);
    await done(crusher);
    const choice = { dice: [3], displaced: [{ figure: 'monster-4', at: [3, 3] }] } as const;
    expect(await sharedNow(crusher)).toBe(sharedText(afterRun(large, FOE, choice)));
    await undo(crusher);
    expect(await sharedNow(crusher)).toBe(sharedText(large));
    await crusher.context.close();
  });

  test('a tap on a field asks why it was not chosen', async () => {
    const player = await turning(app.browser, app.url, sceneOf('small'));
    await run(player);
    await tapField(player, [0, 0], 0);
    await player.seen(/^Feld A1: schied aus bei „Reichweite“ \(A1\)/);
    await player.tap(/Angriff möglich von/);
    await player.page.getByRole('dialog').waitFor();
    await player.context.close();
  });

  test('reactions open the panel of quick mode; one undo takes all back', async () => {
    const state = stateOf(sceneOf('small'));
    const player = await turning(app.browser, app.url, sceneOf('small'));
    await run(player);
    await player.tap('Reaktionen');
    await player.seen('Ziele und Schaden ändern');
    await reloaded(player);
    await player.seen('10 → 6 LP');
    await apply(player);
    await done(player);
    expect(await sharedNow(player)).toBe(sharedText(afterRun(state)));
    await player.context.close();
  });

  test('in mid-round without the map and on it again; the place is asked for', async () => {
    const player = await turning(app.browser, app.url, sceneOf('small'));
    await player.tap('Ohne Karte');
    await player.seen('Wer ist der Oberste in der Reihe, den es erreicht?');
    await player.tap('Diesen Zug auf der Karte entscheiden');
    await run(player);
    await player.seen('10 → 6 LP');
    await player.tap('Tisch', 'tab');
    await player.tap('Rang 1 Vorn 10 LP', 'checkbox');
    await player.tap('Trifft Vorn: 4');
    await done(player);
    await player.tap('Karte', 'tab');
    await player.seen('Noch nicht auf der Karte');
    await player.tap('Schnitter');
    await tapField(player, [5, 2], 0);
    await player.page.getByText('Noch nicht auf der Karte').waitFor({ state: 'detached' });
    for (let step = 0; step < 2; step += 1) await undo(player);
    await player.seen('10 → 6 LP');
    await apply(player);
    await done(player);
    expect(await sharedNow(player)).toBe(sharedText(afterRun(stateOf(sceneOf('small')))));
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

describe('a rune’s darkness on the board', () => {
  test.each(Object.keys(DARKNESS_DRAWS))(
    '%s: one tap, as the core answers; reloaded and undone',
    async (name) => {
      const state = stateOf(sceneOf(name));
      const { result } = spreadIn(state);
      const player = await turning(app.browser, app.url, sceneOf(name));
      await player.tap(result === 'crushed' ? 'Zermalmung anwenden' : 'Legen');
      await done(player);
      expect(player.taps()).toBe(1);
      expect(await sharedNow(player)).toBe(sharedText(afterSpread(state)));
      await reloaded(player);
      expect(await sharedNow(player)).toBe(sharedText(afterSpread(state)));
      await undo(player);
      await player.seen(/^Warum so\?$/i);
      expect(await sharedNow(player)).toBe(sharedText(state));
      expect(player.errors).toEqual([]);
      await player.context.close();
    },
  );
});

describe('everybody can use it', () => {
  test.each([
    ['small', 'phone'],
    ['large, pushing aside and crushing', 'tablet'],
    ['tile', 'tablet'],
  ] as const)('%s on a %s: nothing serious found', async (name, size) => {
    const options = size === 'tablet' ? { viewport: TABLET } : {};
    const player = await turning(app.browser, app.url, sceneOf(name), options);
    if (name in MONSTER_TURNS) await run(player);
    await player.seen(/^Warum so\?$/i);
    expect(await seriousFindings(player.page)).toEqual([]);
    await player.tap('Liste', 'radio');
    expect(await seriousFindings(player.page)).toEqual([]);
    await player.context.close();
  });
});
