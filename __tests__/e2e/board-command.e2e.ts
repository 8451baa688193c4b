import type { GameCommand, GameState } from '@/src/rules';
import { tapField } from './board-page';
import { COMMAND_SCENES, GHOUL } from './board-command-scenes';
import { adventureIn, afterRun, doing, FOE, sharedText, stateOf, turnIn } from './board-scenes';
import { done, sharedNow, turning, undo } from './board-turns-page';
import { inChromium } from './harness';
import type { Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

const run = ({ tap }: Player, name = 'Schnitter') => tap(`${name} ausführen`);

async function apply(player: Player): Promise<void> {
  await player.tap(/^Anwenden/);
  await done(player);
}

const same = async (player: Player, state: GameState) =>
  expect(await sharedNow(player)).toBe(sharedText(state));

const doingAll = (state: GameState, ...commands: readonly GameCommand[]): GameState =>
  commands.reduce((now, command) => doing(now, command), state);

const heroesIn = (state: GameState) => adventureIn(state).heroes.map(({ hp }) => hp);

/** Played by hand on the board, then compared with the core, then nothing went wrong meanwhile. */
async function playing(
  setting: Setting,
  play: (player: Player, state: GameState) => Promise<void>,
) {
  const player = await turning(app.browser, app.url, setting);
  await play(player, stateOf(setting));
  expect(player.errors).toEqual([]);
  await player.context.close();
}

describe('commanders', () => {
  test('U3: whom the card’s words and the commander’s place name is ticked; another tick counts', () =>
    playing(COMMAND_SCENES.ATTACK_CARD, async (player, state) => {
      const [card] = adventureIn(state).attackCards;
      const hits = (...figures: readonly string[]) =>
        doingAll(
          state,
          {
            kind: 'attackCardHits',
            card: card?.id ?? '',
            collateral: [],
            targets: figures.map((figure) => ({ figure, damage: 3 })),
          },
          { kind: 'applyThreat' },
        );
      await player.seen('Vorgewählt, denn im Kartentext steht „benachbarten“.');
      await player.tap('Trifft Vorn');
      await apply(player);
      expect(heroesIn(hits('hero-1'))).toEqual([7, 10]);
      await same(player, doing(hits('hero-1'), { kind: 'nextTurn' }));
      await undo(player);
      await undo(player);
      await player.tap('Alle: Vorn und Maya');
      await player.tap('Trifft Vorn und Maya');
      await apply(player);
      await same(player, doing(hits('hero-1', 'hero-2'), { kind: 'nextTurn' }));
    }));

  test('U3: EILE is a whole turn of the commander', () =>
    playing(COMMAND_SCENES.EILE, async (player, state) => {
      await run(player);
      await apply(player);
      await same(player, afterRun(state));
    }));

  test('D8: the commanded one acts first, then the one who commands; taken back step by step', () =>
    playing(COMMAND_SCENES.COMMAND, async (player, state) => {
      await player.tap('Ghul handelt jetzt');
      await run(player, 'Ghul');
      await apply(player);
      const ordered = afterRun(doing(state, { kind: 'actNow', figure: GHOUL }), GHOUL);
      await same(player, ordered);
      await run(player);
      await apply(player);
      await same(player, afterRun(ordered));
      for (let step = 0; step < 3; step += 1) await undo(player);
      await player.seen('Befehligen: Das stärkste andere Monster handelt sofort.');
      await same(player, state);
    }));

  test('S2e: heroes in range are ticked; the rune’s effect reaches them alone', () =>
    playing(COMMAND_SCENES.MANIFEST, async (player, state) => {
      await player.seen('Vorgewählt: auf der Karte höchstens eine Zone entfernt.');
      await player.tap(/^Rot: /);
      await player.tap('Rune nehmen');
      await player.seen(/^Ausführen$/);
      const { bag } = adventureIn(state).runes;
      const rune = bag.find(({ colour }) => colour === 'red')?.id ?? '';
      const manifest = { kind: 'manifest', figure: FOE, reached: ['hero-1'], rune } as const;
      const shown = doing(state, manifest);
      expect(adventureIn(shown).heroes[0]?.tokens).toEqual({ bleed: 2 });
      await same(player, shown);
    }));
});

describe('heroes', () => {
  test('W6, N11: with the hero in hand his range is one tap away, on a phone too', () =>
    playing(COMMAND_SCENES.HERO, async (player) => {
      await tapField(player, [6, 2], 0);
      await player.tap('Reichweite');
      await player.seen('Gebunden durch Schnitter: kein Fernkampf mit der Waffe');
      await player.seen('Steht auf Dunkelheit: −2 auf Waffenangriffe');
      await player.tap('Rot: eine Zone weit');
      await player.tap('Angreifen');
      await player.page.getByRole('dialog').waitFor();
      await player.tap('Schließen');
      await player.tap('Bewegen');
      await player.seen(/^So weit reichen /);
    }));
});

describe('what else a monster brings', () => {
  test.each(['X_BY_RUNES', 'TRAMPLE', 'UNCONSCIOUS'] as const)(
    '%s: two taps, as the core answers',
    (name) =>
      playing(COMMAND_SCENES[name], async (player, state) => {
        expect(heroesIn(afterRun(state))).not.toEqual(heroesIn(state));
        await run(player);
        await apply(player);
        expect(player.taps()).toBe(2);
        await same(player, afterRun(state));
        await undo(player);
        await same(player, state);
      }),
  );

  test('D6, D10: the second attack has a preview and a tap of its own', () =>
    playing(COMMAND_SCENES.TWICE, async (player, state) => {
      await run(player);
      await player.seen('Danach folgt der zweite Angriff.');
      await player.tap(/^Anwenden/);
      await player.seen('Zweiter Angriff, ohne sich zu bewegen');
      await apply(player);
      expect(player.taps()).toBe(3);
      await same(player, afterRun(state));
      await undo(player);
      await player.seen('Zweiter Angriff, ohne sich zu bewegen');
      await undo(player);
      await same(player, state);
    }));

  test('S6, S7: the card turns over and its other side acts again in the same round', () =>
    playing(COMMAND_SCENES.COMPLEX, async (player, state) => {
      await run(player);
      await apply(player);
      const turned = doing(afterRun(state), { kind: 'nextTurn' });
      await player.tap(/^Weiter/);
      await run(player);
      await player.seen(/^Bleibt auf F2: trifft Maya/);
      await apply(player);
      expect(turnIn(turned).options[0]).toMatchObject({ hits: ['hero-2'], damage: 1 });
      await same(player, afterRun(turned));
    }));
});
