import { heroesInRange, readFromCard } from '@/app/play/attack-card/from-map';
import { withinCard, type Adventure, type AttackCard, type AttackCardDraft } from '@/src/rules';
import { adventureOf, adventureWith, after } from '@/__tests__/rules/adventure/kit';
import { own } from '@/__tests__/rules/adventure/foes';
import { hall, put } from '@/__tests__/rules/adventure/board/laid';

const FOE = 'monster-2';

const draft = (note: string): AttackCardDraft => ({
  spot: { rune: 'red', row: 'upper' },
  name: 'Hieb',
  damage: 3,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note,
});

/** A commander in the middle; Vorn next to him, Maya in the next zone, unless said otherwise. */
const scene = (note: string, maya: readonly [number, number] = [6, 5]): Adventure =>
  adventureOf(
    after(
      adventureWith({ summons: [own({}, 'commander')] }),
      ...hall(),
      put('hero-1', 5, 2),
      put('hero-2', ...maya),
      put(FOE, 4, 3),
      { kind: 'setDeck', owner: FOE, deck: [draft(note)] },
      { kind: 'layAttackCards', owner: FOE, drawn: [0] },
    ),
  );

const cardIn = ({ attackCards: [card] }: Adventure): AttackCard => {
  if (card === undefined) throw new Error('no card');
  return card;
};

describe('U3: the card’s text and the commander’s place together', () => {
  it.each([
    ['adjacent', 'Alle benachbarten Helden erleiden X.', 'benachbarten', ['hero-1']],
    ['in range', 'Jeder Held in Reichweite erhält GIFT.', 'in Reichweite', ['hero-1', 'hero-2']],
    ['in English', 'All adjacent heroes suffer 2.', 'adjacent', ['hero-1']],
    ['everybody', 'Alle Helden verlieren FOKUS.', 'Alle Helden', ['hero-1', 'hero-2']],
  ])('%s', (_, note, words, targets) => {
    const adventure = scene(note);
    expect(readFromCard(adventure, cardIn(adventure))).toMatchObject({ words, targets });
  });

  it.each([
    ['nothing about distance', 'Der Kommandant heilt 3.'],
    ['an exception', 'Alle Helden, die nicht benachbart sind.'],
    ['another range', 'Jeder Held in Reichweite 2.'],
  ])('left to the table: %s', (_, note) => {
    const adventure = scene(note);
    expect(readFromCard(adventure, cardIn(adventure))).toBeNull();
  });

  it('too far away: nobody, and the table is told so', () => {
    const adventure = scene('In Reichweite: 3 Schaden', [0, 0]);
    expect(readFromCard(adventure, cardIn(adventure))?.targets).toEqual(['hero-1']);
    expect(withinCard(adventure, cardIn(adventure), 'nextTo')).toEqual(['hero-1']);
    expect(withinCard(adventure, cardIn(adventure), 'everybody')).toEqual(['hero-1', 'hero-2']);
  });

  it('hidden heroes are not ticked for the players', () => {
    const state = after(
      adventureWith({ summons: [own({}, 'commander')] }),
      ...hall(),
      ...[put('hero-1', 5, 2), put('hero-2', 0, 0), put(FOE, 4, 3)],
      { kind: 'setTokens', figure: 'hero-1', tokens: { stealth: 1 } },
      { kind: 'setDeck', owner: FOE, deck: [draft('benachbart')] },
      { kind: 'layAttackCards', owner: FOE, drawn: [0] },
    );
    const adventure = adventureOf(state);
    expect(readFromCard(adventure, cardIn(adventure))?.targets).toEqual([]);
  });
});

test('S2e: heroes in range by the map; without places nothing is said', () => {
  expect(heroesInRange(scene('', [0, 0]), FOE)).toEqual(['hero-1']);
  expect(heroesInRange(adventureOf(adventureWith({ summons: [own()] })), FOE)).toBeNull();
});
