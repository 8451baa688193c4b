import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { AttackCardDraft, GameCommand } from '@/src/rules';
import { playing } from '../playing';
import { adventureOf, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';
import { hp, monster, turns, trigger } from '../taps';

const type = (label: string, text: string) =>
  act(async () => fireEvent.changeText(screen.getByLabelText(label), text));
const until = (condition: () => void) => waitFor(condition);
const turnOf = ({ game }: RealTable) => adventureOf(game).turn;
const heroOf = ({ game }: RealTable, id: string) =>
  adventureOf(game).heroes.find((hero) => hero.id === id);

test('BEFEHLIGEN: the strongest other monster acts, then the commander goes on', async () => {
  const summons = [
    monster([trigger('command')]),
    monster([], { id: 'strong', hp: 20, track: { rune: 'gray', row: 'lower' } }),
    monster([], { id: 'small', hp: 5, track: { rune: 'red', row: 'lower' } }),
  ];
  const table = await playing({ summons, then: turns(2) });
  const strongest = adventureOf(table.game).monsters.find((one) => one.hp === 20)?.id;
  await tap('button', 'Wüterich handelt jetzt');
  await until(() => expect(turnOf(table)?.figure).toBe(strongest));
  await tap('button', 'Keiner');
  await until(() => expect(turnOf(table)?.figure).toBe('monster-2'));
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
});

test('MANIFESTIEREN by hand: the rune taken, the heroes in range', async () => {
  const table = await playing({
    summons: [{ card: 'manifestation-of-wrath' }],
    rules: { runes: 'table' },
    then: [{ kind: 'drawRunes', by: 'instruction', count: 1 }, settle(), ...turns(3)],
  });
  await seen('Manifestieren: Eine Rune zeigt, was geschieht.');
  await tap('button', /^Grau: Einschüchtern/);
  await tap('checkbox', 'Maya');
  await tap('button', 'Rune nehmen');
  await until(() => expect(turnOf(table)?.tasks).toEqual([]));
});

function settle(): GameCommand {
  return { kind: 'settleRunes', reached: [], crushed: 0 };
}

const TRAP: GameCommand = { kind: 'layTrap', hero: null, trap: 'bear', zone: 'Brücke' };

test.each([
  ['stood in it: bitten before its conditions count', 'Stand schon darin', 8, {}],
  ['walks into it: the bleeding waits for its next turn', 'Läuft hinein', 10, { bleed: 2 }],
])('a trap in its zone: %s', async (_, when, left, tokens) => {
  const table = await playing({ summons: [monster()], then: [TRAP, ...turns(2)] });
  await tap('button', 'Bärenfalle: Brücke');
  await tap('radio', when);
  await tap('button', 'Auslösen');
  await until(() => expect(adventureOf(table.game).traps).toEqual([]));
  expect(adventureOf(table.game).monsters[0]).toMatchObject({ hp: left, tokens });
});

const draft = (card: Partial<AttackCardDraft>): AttackCardDraft => ({
  spot: { rune: 'green', row: 'upper' },
  name: '',
  damage: null,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note: '',
  ...card,
});

/** A commander whose only card lies on green ↑, after orange. */
const commanded = (card: Partial<AttackCardDraft>) =>
  playing({
    summons: [{ ...monster([], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'commander') }],
    then: [
      { kind: 'setDeck', owner: 'monster-2', deck: [draft(card)] },
      { kind: 'layAttackCards', owner: 'monster-2', drawn: [0] },
      ...turns(2),
    ],
  });

test('an attack card: whom it hits, how much, applied, and the next one acts', async () => {
  const table = await commanded({ name: 'Runenschlag', damage: 5, note: 'Alle im Saal' });
  await seen('Runenschlag');
  await seen('Alle im Saal');
  await seen('X = 0 (Grün)');
  await tap('checkbox', 'Vorn');
  await tap('checkbox', 'Maya');
  await tap('button', 'Trifft Vorn und Maya');
  await tap('button', /^Anwenden, /);
  await until(() => expect(heroOf(table, 'hero-2')?.hp).toBe(5));
  expect(turnOf(table)?.figure).toBe('hero-2');
});

test('a card nobody entered yet: written down once, in its turn', async () => {
  const table = await commanded({});
  await tap('button', 'Karte eintragen');
  await waitFor(() => screen.getByLabelText('Name der Karte'));
  await type('Name der Karte', 'Schattenhieb');
  await type('Schaden', '2');
  await tap('button', 'Was die App selbst tun kann');
  await tap('button', 'überall');
  await tap('button', 'Speichern');
  await until(() =>
    expect(adventureOf(table.game).attackCards[0]).toMatchObject({
      name: 'Schattenhieb',
      damage: 2,
      effect: { range: 'everybody' },
    }),
  );
  // What was read off the card hits by itself from now on.
  await tap('button', 'Trifft Vorn und Maya');
});

test('EILE: the card first, then the whole turn of its owner', async () => {
  const table = await commanded({ name: 'Eile', damage: 2, activates: true });
  await seen('Erst die Karte, dann der Zug von Wüterich.');
  await tap('button', 'Die Karte trifft …');
  await tap('checkbox', 'Maya');
  await tap('button', 'Trifft Maya');
  await tap('button', 'Anwenden');
  await until(() => expect(heroOf(table, 'hero-2')?.hp).toBe(8));
  expect(turnOf(table)?.figure).toBe('monster-2');
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await tap('button', /^Trifft Vorn/);
  await until(() => expect(turnOf(table)?.figure).toBe('hero-2'));
});

test('healing the weakest: of the tied ones the leader chooses', async () => {
  const weak = { id: 'weak', hp: 6, track: { rune: 'gray', row: 'lower' } } as const;
  const healer = { ...trigger('heal', 3), reach: 'two-weakest-monsters' } as const;
  const summons = [monster([healer]), monster([], weak), monster([], weak), monster([], weak)];
  const hurt = [4, 5, 6].map((n) => ({ ...hp(`monster-${n}`, 3), maxHp: 6 }) as GameCommand);
  const table = await playing({ summons, then: [...hurt, ...turns(2)] });
  await seen('Heilt 2 der schwächsten Monster um 3; wer leitet, wählt.');
  await tap('button', 'Heilen');
  await until(() => expect(turnOf(table)?.tasks).toEqual([]));
  expect(adventureOf(table.game).monsters.map((one) => one.hp)).toEqual([12, 6, 6, 3]);
});
