import { endWords } from '@/app/play/end/fight-words';
import { fightWith, FOUR, PAIRS } from '@/__tests__/rules/adventure/versus/fight';
import { adventureOf } from '@/__tests__/rules/adventure/kit';
import { createWords } from '@/src/i18n';
import type { GameCommand } from '@/src/rules';

const { t } = createWords('de');
const COUNTED = 'Ihr habt es so gewertet.';

const words = (...then: readonly GameCommand[]): readonly string[] => {
  const adventure = adventureOf(fightWith({ heroes: FOUR, teams: PAIRS, then }));
  if (adventure.outcome === null) throw new Error('nobody has won');
  return endWords(adventure, adventure.outcome, t);
};

const battered = (hero: string): GameCommand => ({ kind: 'trauma', hero, x: 3 });

test('X10: whom one blow beats last has lost by the rules, not by the players’ word', () => {
  const figures = ['hero-1', 'hero-3'];
  const blow: GameCommand = { kind: 'harm', figures, amount: 10, preventable: false };
  const said = words(...figures.map(battered), blow);
  expect(said[1]).toContain('Team A mit 4 Traumawürfeln, Team B mit 4 Traumawürfeln');
  expect(said).not.toContain(COUNTED);
});

test('X10: what the players declared is said', () => {
  const said = { result: 'decided', winners: ['hero-1', 'hero-2'] } as const;
  expect(words({ kind: 'declareOutcome', outcome: said })).toContain(COUNTED);
});
