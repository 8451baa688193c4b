import { shelveGame } from '@/src/glossary';
import { fieldAt, monsterTurn, spreadDarkness, type Board, type GameState } from '@/src/rules';
import { after, CYCLE, played } from '../adventure';
import { drawCase, seeded } from '../darkness';
import { KEYSTROKES } from '../glossary-typed';
import { flooder } from '../monster-turn';
import { chance, drawBoard, drawSituation } from '../situations';
import { once, timeOf } from './clock';
import { EVALUATED_MS } from './evaluated';
import { GAME, GLOSSARY_MS, INDEX } from './glossary-evaluated';

const SITUATIONS = 100;

/** Turns with their reasons, and a bare flood over the same fields. */
function monsterTurns(width: number, height: number) {
  const pick = chance(width * 1000 + height);
  const boards = Array.from({ length: 4 }, () => drawBoard(width, height, pick));
  const situations = Array.from({ length: SITUATIONS }, (_, i) =>
    drawSituation(boards[i % boards.length] as Board, pick),
  );
  const floods = new Map(boards.map((board) => [board, flooder(board)]));
  const flood = situations.map(({ board, monster }) =>
    timeOf(() => floods.get(board)?.(fieldAt(board, monster.at))),
  );
  const turns = situations.map((one) => timeOf(() => monsterTurn(one, { trace: true })));
  return { flood, turns };
}

function darkness(width: number, height: number): readonly number[] {
  const pick = seeded(width * height);
  const cases = Array.from({ length: SITUATIONS }, () => drawCase(pick, width, height));
  return cases.map(({ board, heroes, tile }) => timeOf(() => spreadDarkness(board, heroes, tile)));
}

const commands = (state: GameState): readonly number[] =>
  Array.from({ length: 40 }, () => timeOf(() => after(state, CYCLE)) / CYCLE.length);

/** Words and index are evaluated; the shelf is put up and the index opened. */
function glossary() {
  const openMs = once(() => shelveGame({ game: GAME, index: INDEX }).prepare());
  const { search } = shelveGame({ game: GAME, index: INDEX });
  const typed = KEYSTROKES.map((text) => once(() => search(text, 'de', 20)));
  return { evaluateMs: GLOSSARY_MS, openMs, typed };
}

const small = monsterTurns(30, 20);
const large = monsterTurns(60, 40);

/** Milliseconds, each for itself: which was slowed down by other work shows when it is run again. */
const MEASURED = {
  flood: small.flood,
  evaluateMs: EVALUATED_MS,
  turn600: small.turns,
  turn2400: large.turns,
  darkness600: darkness(30, 20),
  command: commands(played(0)),
  glossary: glossary(),
};

const { print } = globalThis as { readonly print?: (text: string) => void };
(print ?? console.log)(JSON.stringify(MEASURED));
