import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ITEMS_AND_CHESTS as DATA } from '../data/items-and-chests';

export const DRUNAGOR_ITEMS_AND_CHESTS_EN: CategoryWords<typeof DATA> = {
  equipment: {
    gist: '4 slots with 1 item each: weapon, off-hand, armour, trinket; only what is equipped works.',
    text: [
      'Gear lies at the right of your [[hero-board|hero board]]: [[weapon|weapon]], [[off-hand|off-hand]], [[armor|armour]] and [[trinket|trinket]], at most 1 card in each slot and only from your [[allowed-gear|allowed gear]]. In the [[bag|bag]] it does nothing.',
      'Its skills are used like others: put a fitting [[action-cubes|action cube]] on it, then it is occupied. A grey P is [[passive|passive]] and always on. With two cube spaces it works [[double-use-skills|twice]].',
      'Put on and take off gear with [[exchange-items|an exchange]] or in the [[camp-phase|camp phase]].',
    ],
    missed: [
      'Curse and trauma cubes may never lie on gear.',
      'As long as an action cube lies on it you can neither take it off nor swap it (E2).',
    ],
  },
  weapon: {
    gist: 'No weapon, no weapon attacks; it gives accuracy and base damage, the range only for attacks without a cube of your own.',
    text: [
      'There are light, heavy and ranged weapons and implements; each hero may wield only his [[allowed-gear|category]]. Your [[attack-roll|attack roll]] must reach at least the [[accuracy|accuracy]]; then the [[weapon-damage|base damage]] plus bonus hits.',
      "In attacks with a cube of your own that cube's colour sets the range. The weapon's range symbol matters only without one, for instance with a [[focus-technique|focus technique]] or [[make-attack|MAKE]]: see [[weapon-range|weapon range]].",
    ],
    missed: [
      'Effects such as [[roll|ROLL 16+]] look at the die only, not at your bonuses.',
      'The German rulebook says nothing of two-handed weapons: weapon and off-hand are two separate slots.',
    ],
  },
  'off-hand': {
    gist: 'Slot for an off-hand weapon, shield or relic; you never attack with an off-hand weapon itself.',
    text: [
      'Each hero may carry exactly one of these three kinds here, see [[allowed-gear|allowed gear]]. The card brings an active or [[passive|passive]] skill.',
    ],
    missed: [
      '[[weapon-attack|Weapon attacks]] are always made with the weapon in the first slot.',
      'A shield on your arm is something else than [[shield|SHIELD tokens]].',
    ],
  },
  armor: {
    gist: 'Cloth, leather or plate; it protects only by the skill on its card.',
    text: [
      'Each hero wears just one of the three kinds and begins with a simple one as [[starting-gear|starting gear]]. Leather armour, for instance, offers a [[reaction|reaction]] that [[prevent|prevents]] damage.',
    ],
    missed: [
      'There is no armour value: what counts is the skill, and an active one needs a fitting cube like any other.',
      'Against [[non-preventable|non-preventable]] damage it does not help either.',
    ],
    example:
      "Maya's leather armour prevents 2 damage as a reaction and is then occupied until the cube comes back.",
  },
  trinket: {
    gist: 'Fourth slot: in the base game any hero can wear any trinket, but only 1.',
    text: [
      'Trinkets do very different things and are good at making up for a weakness. Since everybody may wear them, [[exchange-items|passing them on]] within the party pays off.',
    ],
  },
  'allowed-gear': {
    gist: 'You may equip only the categories your hero board names for each slot; anything goes into the bag.',
    text: [
      'At the bottom of the [[hero-board|hero board]] each of the 4 slots has the category you may wear there. If a piece of [[equipment|gear]] belongs to two categories, one match is enough (E3).',
      'You may still find what does not fit, carry it in the [[bag|bag]] and [[exchange-items|hand it]] to somebody who can use it.',
    ],
    example:
      'Elros wears light weapons, off-hand weapons, leather armour and trinkets. A weapon that is both light and heavy is fine for him too.',
  },
  'new-gear': {
    gist: 'What you find during an adventure goes into the bag first; you cannot equip it on the spot.',
    text: [
      'Even if the slot is free, a new item goes into the [[bag|bag]] (E1). You equip it with the small action [[exchange-items|exchange items]] or in the [[camp-phase|camp phase]].',
      'If the bag is full you may at once [[discard|discard]] 1 item from it unused to make room.',
    ],
    missed: [
      'What you found yourself you may put on in the same turn if the small action is still free; what another hero gave you, not at once (E2).',
      'Camp is different: a [[reward-gear|reward]] may be equipped directly.',
    ],
  },
  'two-sided-items': {
    gist: 'They start on the front and are never flipped at will: only by a gem (socket) or their own text.',
    text: [
      'Cards of the adventure deck with a front and a back come to you with the side the instruction names, otherwise with the front (E4).',
      'If the front has a **socket**, the [[use-consumable|consumable]] “Cosmic Gemstone” turns 1 of your socketed items to its stronger back. Cards without a socket say in their own text if and when you flip them.',
    ],
    missed: ['When [[exchange-items|swapped]] or handed over, a card keeps its side.'],
  },
  'starting-gear': {
    gist: '1 weapon and 1 armour that suit your hero; in camp you may always take them again for free.',
    text: [
      'The names of your two pieces are on the back of your [[hero-board|hero board]]. The cards show different gear on front and back: mind the side.',
      'If you put a piece away later it is not lost. In every [[camp-phase|camp phase]] you can take it back at no cost (L7a).',
    ],
    missed: ['You need not note it as stowed in the [[campaign-logbook|logbook]].'],
    example: 'Elros begins with the Blooded Sword and leather armour.',
  },
  bag: {
    gist: 'Room for 2 items of any kind; if it is full you may discard 1 unused to take something new.',
    text: [
      'Everything you get during an adventure goes here first, even [[equipment|gear]] you may not wear yourself. Gear in the bag does nothing; [[use-consumable|consumables]] are used straight from here.',
      'If there is no room for a new item, you may at once [[discard|discard]] 1 from the bag. That is not using it: its effect does not happen (E1).',
      'Two small actions reach the contents: using a consumable and [[exchange-items|exchanging items]]. They stay yours after the adventure.',
    ],
    missed: [
      'The [[fruit-of-life|fruit of life]] lies on the hero board and needs no room.',
      'The [[runes|rune bag]] is a different bag.',
    ],
  },
  'use-consumable': {
    gist: 'Small action, once a turn, even while engaged: discard the card from your own bag, apply its effect.',
    text: [
      'Consumables can never be equipped, only carried in the [[bag|bag]] and used once. Chest cards then go to the discard pile, adventure cards back to their deck (E5).',
      'There are four kinds: **potions** (a one-time benefit such as [[heal]]), **scrolls** (a [[spell-attack|spell attack]] against enemies), **gems** (flip a [[two-sided-items|socketed item]]) and **patterns** (instructions for special items). Some interactions ask for the kind.',
      'The [[fruit-of-life|fruit of life]] is a consumable too: discard a token and heal yourself by 2.',
    ],
    missed: [
      'Just one per turn, be it a card or a fruit of life.',
      'You may interrupt your movement for it without losing points.',
    ],
  },
  'exchange-items': {
    gist: 'Small action, not while engaged: equip or unequip 1 piece, give 1 to a neighbour or take 1 from him.',
    text: [
      'You choose exactly one option. **Equip or unequip**: swap worn gear for one of the same kind from the [[bag|bag]], put something on an empty slot, or put something away into the bag. **Give**: 1 item from your bag to a hero on an [[adjacent|adjacent]] square. **Take**: 1 from his bag if he agrees.',
      'What is received goes into the bag. A consumable you took may be [[use-consumable|used]] at once if you still have that small action; gear from others cannot be worn immediately (E2).',
      'Tokens of [[fruit-of-life]] can be handed over in this way too.',
    ],
    missed: [
      'From bag to bag: worn gear cannot be handed over directly.',
      'What holds a cube stays where it is; two-sided cards keep their side.',
      'Not possible while [[engaged|engaged]].',
    ],
  },
  chest: {
    gist: 'Search it from an adjacent square with 1 small action: 1 chest card and 1 roll of the trap die.',
    text: [
      'Chest tokens lie on the map where the setup shows them. A hero next to one may [[search-chest|search]] it. For heroes and small monsters a chest is an [[solid-objects|obstacle]].',
      'A [[large-monster|large monster]] simply walks through; if its movement ends there it [[crush-chest|crushes]] the chest, and the content is lost.',
    ],
    missed: [
      'A [[safe-chest|safe chest]] and one left by [[loot]] have no trap; the latter is no obstacle either.',
      'With [[telekinesis]] you can shift a chest (M10).',
    ],
  },
  'search-chest': {
    gist: 'Small action next to the chest: top chest card into the bag, roll the trap die, remove the chest.',
    text: [
      'Your hero is [[adjacent|adjacent]] and not [[engaged|engaged]]. Draw the top card of the [[chest-deck|chest deck]], put it into your [[bag|bag]] and roll the [[trap-die|trap die]]; if it shows a trap, it hits you at once. The chest is removed in any case (Z3).',
      'If the bag is full you may at once [[discard|discard]] 1 other item from it unused; by then you know the find.',
    ],
    missed: [
      'Just 1 chest per turn.',
      'You keep the find even if the trap snaps shut.',
      'No roll for [[safe-chest|safe chests]] and those of [[loot]].',
    ],
  },
  'trap-die': {
    gist: '6 sides: 2 blank, the others POISON 2, SLOW, BURN 2 and BLEED 2; it hits whoever searches or crushes.',
    text: [
      'Roll it once for each chest searched and once for each chest [[crush-chest|crushed]]. A blank side means no trap. Otherwise the hero or the crushing monster at once gets [[poison|POISON 2]], [[slow]], [[burn|BURN 2]] or [[bleed|BLEED 2]] (Z1).',
    ],
    missed: [
      'It has nothing to do with [[trap|trap tokens]] on the map.',
      'The damage of these conditions comes only at the start of the next own turn.',
    ],
    example: 'In 4 of 6 cases the trap goes off.',
  },
  'safe-chest': {
    gist: 'Like any chest, but without a roll of the trap die.',
    text: [
      'If the setup calls a chest “safe”, [[search-chest|searching]] it just gives you the card. A large monster that [[crush-chest|crushes]] it does not roll either. That is our ruling: the book only speaks of opening it (Z5).',
    ],
    missed: ['If crushed, its content is lost all the same.'],
  },
  'chest-deck': {
    gist: '20 cards, shuffled at the start; used ones go to the discard pile and stay there until the next adventure.',
    text: [
      'At setup you shuffle all chest cards that are not in your bags. Cards discarded or used go to the discard pile and return to the deck only in the next adventure (Z3).',
      'The cards tell how rare they are: common ones exist 4 times each, uncommon 3 times, rare twice, epic just once.',
    ],
    missed: [
      'Items from chests may not be [[stow-items|stowed]] in camp, only worn or kept in the [[bag|bag]].',
    ],
  },
  discard: {
    gist: 'What is discarded returns to where it came from; chest cards always go to the discard pile.',
    text: [
      'Tokens go to the supply, adventure cards to the adventure deck (E5). Chest cards lie on the discard pile of the [[chest-deck|chest deck]] and are out until the next adventure.',
    ],
    missed: [
      'Discarding an item to make room in the [[bag|bag]] is not using it: its effect does not happen.',
      'If you lose, consumables you began with come back at the [[restart|restart]].',
    ],
  },
  loot: {
    gist: 'If a companion with LOOT defeats a monster, a chest without a trap lies in its place.',
    text: [
      'Replace the miniature of the defeated monster with a chest token. This chest is no [[solid-objects|obstacle]], and the [[trap-die|trap die]] is never rolled for it, neither when [[search-chest|searched]] nor when [[crush-chest|crushed]] (Z4).',
    ],
    missed: ['It must be the [[companions|companion]] who defeats the monster.'],
  },
};
