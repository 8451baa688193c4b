import type { GameCommand, GameState } from '@/src/rules';
import { adventureOf, adventureWith, allyOf } from '../kit';
import { onMap, sheet, stand } from '../map/map-kit';
import { take } from './walk';

/** What a walk once stumbled over, as short as it can be told, held against all that must hold. */
function faultsOn(start: GameState, commands: readonly GameCommand[]) {
  const faults: string[] = [];
  let state = start;
  for (const command of commands) {
    const taken = take(state, { command, dice: null });
    faults.push(...taken.faults, ...(taken.refusal === null ? [] : [taken.refusal]));
    state = taken.state;
  }
  return { faults, state };
}

const NEXT: GameCommand = { kind: 'nextTurn' };
const ally = (name: string, kind: 'animal' | 'companion'): GameCommand => ({
  kind: 'addAlly',
  hero: 'hero-1',
  ally: kind,
  name,
  toughness: kind === 'animal' ? null : 1,
});

test('I4, F2, seed 1447: an animal that falls as its turn begins has had it; who joined is next', () => {
  const { faults, state } = faultsOn(adventureWith({ then: [ally('Adler', 'animal')] }), [
    { kind: 'setTokens', figure: 'ally-1', tokens: { burn: 1 } },
    NEXT,
    ally('Kaya', 'companion'),
    NEXT,
    NEXT,
  ]);
  expect(faults).toEqual([]);
  expect(adventureOf(state).turn).toMatchObject({ key: 'hero-1', figure: 'ally-2', waiting: [] });
  expect(allyOf(state, 'ally-2').name).toBe('Kaya');
});

test('I4, F2: one that left before his turn was over has none', () => {
  const { faults, state } = faultsOn(adventureWith({ then: [ally('Adler', 'animal')] }), [
    NEXT,
    { kind: 'removeAlly', ally: 'ally-1' },
    NEXT,
  ]);
  expect(faults).toEqual([]);
  expect(adventureOf(state).turn?.figure).toBe('hero-2');
});

test('N12, seed 5102: the aura lays no second darkness where the players said he stood on none', () => {
  const start = onMap([sheet('C', [0, 0]), stand('hero-1', [1, 1])]);
  const { faults, state } = faultsOn(start, [
    { kind: 'layDarkness', cells: [{ at: [1, 1], below: false }] },
    { kind: 'enterGround', figure: 'hero-1', entered: [], on: [], falls: 0 },
    {
      kind: 'openThreat',
      source: { kind: 'event', name: 'Aura' },
      preventable: false,
      targets: [{ figure: 'hero-1', damage: 1 }],
      collateral: [{ effect: 'shadow-aura', x: 0 }],
    },
    { kind: 'applyThreat' },
  ]);
  expect(faults).toEqual([]);
  expect(adventureOf(state).map?.darkness).toHaveLength(1);
});
