import { MONSTER_TURNS, DARKNESS_DRAWS, stateOf, turnIn, spreadIn, afterRun, afterSpread, adventureIn } from '../e2e/board-scenes';
import { RUNES } from '../../src/content/drunagor';
test('x', () => {
  console.log([...new Set(RUNES.map((r) => r.shape))].join());
  for (const [n, s] of Object.entries(MONSTER_TURNS)) {
    const st = stateOf(s); const t = turnIn(st);
    console.log(n, t.action, t.ambush, t.options.length, JSON.stringify(t.options[0]), adventureIn(afterRun(st)).heroes.map((h) => h.hp).join());
  }
  for (const [n, s] of Object.entries(DARKNESS_DRAWS)) {
    const st = stateOf(s); const t = spreadIn(st);
    console.log(n, t.result, t.target, t.missing, t.options.length, JSON.stringify(t.options[0]), JSON.stringify(t.trace), adventureIn(afterSpread(st)).heroes.map((h) => h.hp).join());
  }
});
