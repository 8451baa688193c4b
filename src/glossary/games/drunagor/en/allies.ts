import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ALLIES as DATA } from '../data/allies';

export const DRUNAGOR_ALLIES_EN: CategoryWords<typeof DATA> = {
  companions: {
    gist: 'Card of their own, sturdiness instead of HP; act after their hero and leave you in the camp phase.',
    text: [
      'Companions join you through the story. Each has a card, stands on the map as an [[npc|NPC token]] and is led by 1 hero, but is an [[ally|ally]] of you all. A hero may have several, also besides a [[pet|pet]].',
      'In its [[companion-turn|own turn]] a companion moves and then attacks. It does not roll; [[collateral-damage|collateral effects]] work only if damage gets through. It never gets an extra turn (F3).',
      'It can receive shields and conditions, be a target of [[prevent]] and be [[engaged|engaged]]. Terrain and darkness affect it. It falls only to one hit above its [[sturdiness]].',
    ],
    missed: [
      'Monsters attack it only if they cannot attack a hero, or along with one: [[attacked-allies]].',
      'Without a camp phase, that is in a [[sequential-adventure|sequential adventure]], it stays with you.',
    ],
  },
  pet: {
    gist: '1 HP, at most 1 per hero; acts after its hero, vanishes when damaged and when the adventure ends.',
    text: [
      'There are six: wolf, eagle, bear, elemental, dog and dragon. They enter play only by a skill with [[activate]]. At the start of the base game only Maya has that, for wolf and eagle; the other four belong to the druid of an expansion.',
      'In its [[companion-turn|own turn]] it moves, then attacks without rolling. [[collateral-damage|Collateral effects]] come only with damage. It can receive shields and conditions, be a target of [[prevent]] and be [[engaged|engaged]].',
      'When it loses its only HP it vanishes, but may be summoned again later (F2).',
    ],
    missed: [
      'The damage of [[darkness-effect|darkness]] alone makes it vanish; hazardous terrain affects it as well.',
      'Unlike [[companions|companions]] it vanishes after every adventure, even without a camp phase.',
      'Some class skills allow several pets at once.',
    ],
  },
  activate: {
    gist: 'Summons the pet next to you; if it is already in play it takes an extra turn at once.',
    text: [
      'The named [[pet|pet]] is placed on a free square [[adjacent|adjacent]] to your hero, its card beside your board. If it is on the map already, it acts at once; after your turn it still acts as usual.',
      'If the skill names no particular animal, you may choose one of the 6.',
    ],
    missed: [
      'Summoning is not a turn yet: a new animal acts after your hero, or when you activate it once more before that.',
      'If you summon a second one, the first vanishes (F2).',
      '[[companions|Companions]] cannot be activated this way.',
    ],
    example:
      'With her first cube action Maya summons the wolf, with the second she activates it: it acts at once and again after her turn.',
  },
  'companion-turn': {
    gist: 'Right after their hero: move first, then attack, no roll; you set the order of several.',
    text: [
      'As soon as your hero has ended his turn, his [[pet|pets]] and [[companions|companions]] act, in your order (I4). You decide everything for them, just one thing is fixed: movement first, attack second.',
      'They move by the same rules as heroes. The colour of the attack gives its range: yellow [[melee|adjacent]], red [[range|range 1]], blue unlimited. Whoever is [[engaged|engaged]] cannot make ranged attacks here either.',
    ],
    missed: [
      'Attacking and then running away is not possible (exception: [[flyby]]).',
      "By [[activate]] a pet can act within your hero's turn already, a companion never.",
    ],
  },
  sturdiness: {
    gist: 'Damage up to this value is ignored altogether; only one single hit above it defeats the companion.',
    text: [
      '[[companions|Companions]] have this value instead of HP. Whatever deals no more than that at once bounces off, [[non-preventable|non-preventable]] damage too; nothing adds up. If the damage is higher, the companion is defeated at once.',
      '[[shield|Shields]] and [[prevent]] are taken off first. If a hit bounces off, its [[collateral-damage|collateral effects]] do nothing either (D21).',
    ],
    missed: ['Exactly as much is not enough: the damage must exceed the sturdiness.'],
    example:
      'Sturdiness 4: 5 damage defeats the companion, a PREVENT 1 saves it; three times 4 damage does nothing at all.',
  },
  unique: {
    gist: 'Pet of the story: summoned only by its own skill, otherwise like any other.',
    text: [
      'A unique [[pet|pet]] enters play only by the special skill that belongs to it. Once it is on the map all usual rules apply.',
    ],
    missed: ['A general [[activate|ACTIVATE 1 OF YOUR PETS]] cannot summon it.'],
  },
  flyby: {
    gist: 'After its attack the pet must jump back to a free square next to its hero.',
    text: [
      'Right after the attack the [[pet|animal]] returns to the hero who leads it. This counts as a [[jump]] of [[unlimited-range|unlimited range]]: obstacles and terrain on the way do not matter, only the landing square is entered.',
    ],
    missed: ['The return is compulsory, even if the animal would rather stay with the enemy.'],
  },
  'trick-or-treat': {
    gist: 'At the start of its turn choose: 1 hero in range 1 heals 2, or 1 monster gets BLEED, BURN or POISON 2.',
    text: [
      "Special ability of a [[companions|companion]]. When its turn begins, the player who leads it picks one side: either 1 hero in [[range|range 1]] gets [[heal|HEAL 2]], or 1 monster in range 1 suffers [[bleed|BLEED 2]], [[burn|BURN 2]] or [[poison|POISON 2]], the player's choice.",
    ],
    missed: ['After that the companion still has its whole turn: movement and attack.'],
  },
  'attacked-allies': {
    gist: 'Only if a monster can attack no hero at all, or if it can hit them along with its heroes.',
    text: [
      'A monster always wants to hit as many heroes as possible; [[companions|companions]] and [[pet|pets]] change nothing about that. If it can reach no hero at all, it attacks as many of them as it can (T3).',
      'If it hits heroes, it also takes along as many of them as it can while the heroes hit stay the same, with [[cleave]] for instance (T4). Between equal targets the [[party-leader|party leader]] chooses.',
    ],
    missed: [
      'A pet is no bait: as long as it can attack a hero, the monster picks the hero.',
      'A ranged monster is engaged by pets and companions next to it as well.',
    ],
    example:
      'The Executioner has CLEAVE 2 and can reach only Jaheen. If the eagle is close to him, it takes a place from which it hits both.',
  },
};
