/** "Regelfrage melden": what the app hands out, the headless command answers. */
import { darknessScenario, monsterScenario, type Scenario } from '@/src/game/share';
import { CATALOGUE } from '@/src/content/drunagor';
import {
  darknessAnswer,
  darknessSituation,
  monsterTurn,
  printSituation,
  situationOf,
  spreadDarkness,
  type Adventure,
} from '@/src/rules';
import { parseSituation } from '@/__tests__/rules/text/situation';
import { played, RICH } from '../game/share/dungeons';
import { value } from '../game/table/table';
import { nodeRun } from './run-rules';

function adventureOf(): Adventure {
  const before = played(RICH).adventure;
  const [small, large] = before?.monsters.map(({ id }) => id) ?? [];
  const { adventure } = played([
    ...RICH,
    { kind: 'placeFigure', figure: 'hero-1', at: [4, 2] },
    { kind: 'placeFigure', figure: 'hero-2', at: [-2, 0] },
    { kind: 'placeFigure', figure: before?.allies[0]?.id ?? '', at: [3, 6] },
    { kind: 'placeFigure', figure: small ?? '', at: [8, 0] },
    { kind: 'placeFigure', figure: large ?? '', at: [2, 2] },
  ]);
  if (adventure === null) throw new Error('no adventure');
  return adventure;
}

const answerTo = ({ line }: Scenario) => {
  const { answers, status } = nodeRun(`${line}\n`);
  expect(status).toBe(0);
  return answers[0];
};

test.each([0, 1])('monster %d: the command answers as the app does', (index) => {
  const adventure = adventureOf();
  const { situation } = value(situationOf(adventure, adventure.monsters[index]?.id ?? ''));
  const answer = answerTo(monsterScenario(situation, 'Die Brücke, Runde 3'));
  const { trace, ...turn } = monsterTurn(situation);
  expect(answer).toMatchObject({ id: 'Die Brücke, Runde 3', ok: true, answer: turn });
  expect(answer?.answer?.['trace']).toBeDefined();
  const printed = value(parseSituation(printSituation(situation)));
  expect(monsterTurn(printed)).toEqual(monsterTurn(situation));
});

test('a drawn rune: the command answers as the app does', () => {
  const on = value(darknessSituation(adventureOf()));
  const tile = CATALOGUE.shapes?.get('corner') ?? [];
  const scenario = darknessScenario(on, tile, 'Ecke');
  const answer = answerTo(scenario);
  expect(answer).toMatchObject({ id: 'Ecke', ok: true });
  expect(scenario.lost).toEqual(['darkness-below']);
  const own = darknessAnswer(spreadDarkness(on.board, on.heroes, tile));
  expect(answer?.answer?.['result']).toBe(own.result);
});
