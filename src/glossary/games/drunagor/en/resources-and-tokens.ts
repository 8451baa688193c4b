import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_RESOURCES_AND_TOKENS as DATA } from '../data/resources-and-tokens';

export const DRUNAGOR_RESOURCES_AND_TOKENS_EN: CategoryWords<typeof DATA> = {
  resources: {
    gist: 'Tokens you save up: at most 4 of each kind, used when you like; only SHIELD is used by force.',
    text: [
      'There are five resources: [[focus]], [[shield]], [[fury]], [[ki]] and [[fruit-of-life]]. All of them are [[stackable|stackable]]: you may own 4 of each kind, and anything beyond that is lost.',
      'The number behind the effect says how many tokens you gain. They lie on the [[hero-board|hero board]], those of monsters on the [[monster-board|monster board]], those of [[companions|companions]] and [[pet|pets]] on their card.',
      'The [[camp-phase|camp phase]] clears all resources. In a [[sequential-adventure|sequential adventure]] there is no camp between the chapters, so you carry them over.',
    ],
    missed: [
      'A hero who falls [[knock-out|unconscious]] keeps his resources.',
      'A 2 printed on the token counts as two: a pair of those is already the maximum.',
    ],
  },
  focus: {
    gist: 'The target gains X FOCUS tokens (4 at most); they pay for your focus techniques.',
    text: [
      'FOCUS is the currency for the two [[focus-technique|focus techniques]] on your hero board. The price stands to the left of the technique; that many tokens go back to the supply.',
      'Every hero has at least one hero skill that grants FOCUS. Who may gain it depends, as always, on the target and [[range|range]] of that skill. FOCUS is [[stackable|stackable]].',
    ],
    missed: [
      'If the skill does not say [[self]], you may give the FOCUS to another hero in range.',
    ],
    example: 'Vorn has 3 FOCUS and gains FOCUS 2: he ends up with 4, the fifth token is lost.',
  },
  shield: {
    gist: 'X tokens (4 at most); each absorbs 1 damage and must be spent as soon as it helps.',
    text: [
      'When preventable damage comes in, the figure gives up as many SHIELD tokens as still lower it. Holding them back is not allowed; spare ones stay. Shields only protect their owner.',
      'The order is fixed: shields first, then [[prevent]] from reactions, HP last (D10). Against [[non-preventable|non-preventable]] damage shields do nothing and are not used up either.',
      'Monsters, [[companions|companions]] and [[pet|pets]] can have shields too, by the same rule.',
    ],
    missed: [
      'Even if the shields absorb everything you may still use a [[reaction|reaction]]: only the [[threat|threat]] counts.',
      'Preventing with a reaction first in order to keep your shields is not possible.',
    ],
    example:
      'Maya has 2 shields and 3 damage comes in: both shields go, 1 damage is left. She takes it or prevents it.',
  },
  fury: {
    gist: 'After a hit discard 1 token for +1 damage; only 1 per turn or reaction.',
    text: [
      'When your [[weapon-attack|weapon attack]] or [[spell-attack|spell attack]] hits, you may discard 1 FURY token and that attack deals 1 more damage. Only one token per turn is allowed, and likewise one per [[reaction|reaction]]. FURY is [[stackable|stackable]] up to 4.',
    ],
    missed: [
      'You decide after the hit, so a miss costs you nothing.',
      'It is [[x-dmg|bonus damage]]: a [[critical-hit|critical hit]] doubles it along.',
    ],
  },
  ki: {
    gist: 'As a small action discard 1 KI and make a weapon attack with +0 HIT at once, once per turn.',
    text: [
      'You gain X KI tokens, never more than 4 at a time. On your turn you may spend exactly 1 of them as a [[small-actions|small action]] of its own and make 1 [[weapon-attack|weapon attack]] with +0 HIT. More than 1 KI per turn is never allowed.',
      'This works while [[engaged|engaged]] too. As you place no action cube of your own for it, the [[weapon-range|range of your weapon]] counts: with a ranged weapon or an implement you still cannot attack while engaged (W6).',
    ],
    missed: [
      'The KI attack is neither a [[cube-action|cube action]] nor a [[focus-technique|focus technique]].',
    ],
  },
  'fruit-of-life': {
    gist: 'Resource and consumable in one: discard it to heal yourself by 2 HP.',
    text: [
      'The token lies on your hero board and takes no place in the [[bag|bag]]; 4 is the maximum. With the small action [[use-consumable|use a consumable]] you discard it: [[self]], [[heal]] 2.',
      'With [[exchange-items|exchange items]] you can hand a token to an adjacent hero or take one from him.',
    ],
    missed: [
      'It is the same small action as drinking a potion: one or the other per turn.',
      'Eating works while [[engaged|engaged]], exchanging does not.',
    ],
  },
  'bonus-tokens': {
    gist: 'Reminders of lasting benefits such as +1 damage or +1 movement; there is no limit.',
    text: [
      'A benefit changes a value for good. There are three tokens for it: [[additional-damage|+1 damage]], [[additional-movement|+1 movement]] and [[additional-hp|+30 HP]]. Their number is unlimited and they are never spent.',
      'Those of a monster lie in its colour row on the [[monster-board|monster board]], for instance after [[evolve]]. When the monster is defeated they come off.',
    ],
    missed: [
      'The limit of 4 is for [[stackable|stackable]] conditions and resources, not for these.',
    ],
  },
  'additional-damage': {
    gist: 'Each token: +1 damage on the attacks of this figure, lasting and without limit.',
    text: [
      'The token marks a permanent damage bonus, for instance two of them after each [[evolve]]. All of them are added to the [[monster-damage|damage on the card]].',
    ],
    missed: [
      "This app's ruling (R3): [[attack-cards|attack cards]] of a commander do not become stronger by it.",
    ],
    example: 'A monster with 4 damage that has evolved twice hits for 8.',
  },
  'additional-movement': {
    gist: 'Each token: 1 more movement point on every movement, lasting and without limit.',
    text: [
      'The token is a reminder of [[x-movement]]: whenever the figure is granted a [[move|movement]], 1 point per token is added. Monsters mostly gain it by [[evolve]].',
    ],
    missed: ['[[large-monster|Large monsters]] go a whole area farther with each point.'],
    example: 'Movement 2 on the card and one token: 3 points per turn.',
  },
  'additional-hp': {
    gist: 'A reminder for the many HP of a commander: each token stands for 30 HP, without limit.',
    text: [
      'A [[commander|commander]] can have a great many HP: the value on the card times (a given number plus the number of heroes) (D15). To help you keep track of them there is this token, a [[bonus-tokens|benefit]] without limit. The book has no closer rule for it.',
    ],
    missed: ['Commanders may be healed beyond their starting value: they have no maximum.'],
    example:
      'Bane with three heroes and strength "2 + heroes" has 7 × 5 = 35 HP. You can show that as 1 token and the cube on 5.',
  },
  'interaction-token': {
    gist: 'A place or person to interact with, holding 1 or 2 charges; each use takes one off.',
    text: [
      'The setup says which side (1 or 2 charges) is up and which page of the interaction book belongs to it. If your hero stands next to it (diagonally is fine), you trigger it with the small action [[interact]].',
      'After each interaction the charge drops by 1; at 0 the token leaves the map. Every option of the scene can be chosen just once per adventure (V4).',
    ],
    missed: [
      'It is an [[solid-objects|obstacle]], for [[large-monster|large monsters]] too, and cannot be moved by [[telekinesis]].',
    ],
  },
  'event-token': {
    gist: 'Marks a special spot; the adventure says what happens there. It is an obstacle.',
    text: [
      'You put the event token exactly where the setup, a door or an instruction shows it. It has no fixed meaning: when and how the event starts is told by the text that brings it into play.',
      'Unless that text says otherwise it is an [[solid-objects|obstacle]] like any [[object|object]]: nobody walks through it or stops on it.',
    ],
  },
  'time-token': {
    gist: 'A marker without a rule of its own: the instruction that asks for it says what it is for.',
    text: [
      'The rulebook shows the time token only in its overview of objects and markers and says nothing else about it. Where it goes and what it does stands in the adventure or on the card that asks for it. Placed on the map it is an [[solid-objects|obstacle]] like any [[object|object]] unless stated otherwise.',
    ],
  },
  'initiative-token': {
    gist: 'Lies on the card whose turn it is and then moves on to the next card to the right.',
    text: [
      'It starts on the leftmost card in the upper row of the [[initiative-track|initiative track]], or on the first card below if the upper row is empty. After each turn it moves one card on, and from the end of the upper row to the start of the lower one.',
      'After the last card below it returns to the first and a new [[round|round]] begins. If several cards share a place, the [[party-leader|party leader]] decides.',
    ],
    missed: [
      'With monsters it waits until every figure of that card has acted.',
      'A card put on a place already passed does not act until the next round (I2).',
    ],
  },
  npc: {
    gist: 'Non-player character: always an obstacle; without a card of its own it takes no tokens.',
    text: [
      'An NPC token stands either for a [[companions|companion]] with a card of his own or for a bystander of the adventure. Both are [[character|characters]] and hold 1 square.',
      'Monsters do not normally see bystanders as enemies. Only for monsters with [[slaughter]] are they the primary target, even before all heroes (K3). Without a card of their own they take no tokens (D20).',
    ],
    missed: [
      'You may walk through companions, they are [[ally|allies]]; not through other NPCs.',
      'A large monster may not enter an area with an NPC either.',
    ],
  },
  'pink-cubes': {
    gist: 'Pink shows the HP of heroes, white the HP of monsters and learnt class skills.',
    text: [
      'Both are only markers and **not** [[action-cubes|action cubes]]. The pink cube lies on the HP track of your hero board: to the left for losses, to the right for healing.',
      'White cubes mark the HP of each monster on the [[monster-board|monster board]] and lie on every [[class-skills|class skill]] you have learnt.',
    ],
  },
  'monster-board': {
    gist: 'Twelve colour rows for twelve monsters: HP, conditions, benefits; they act from top to bottom.',
    text: [
      'Every monster figure is stuck in a [[base-colours|coloured base]] and has the row of that colour. A white cube shows its HP, and beside it lie its conditions, resources and [[bonus-tokens|benefits]]. The two boards together have room for 12 monsters.',
      'Several figures of one card act in the order of the rows, from top to bottom. At 0 HP the figure leaves the map and its tokens leave the board. A [[boss|boss]] has a board of his own with three cubes for hundreds, tens and ones.',
    ],
  },
  'hero-board': {
    gist: 'Your board: HP, 8 skills, 2 focus techniques, cubes, 4 places for gear, a bag for 2.',
    text: [
      'On the HP track the highlighted value is your start and your maximum as well, and that never rises above 16. Then there are 8 [[hero-skills|hero skills]] (one of them [[passive|passive]]) and 2 [[focus-technique|focus techniques]].',
      'Two spaces keep available and [[expend|expended]] action cubes apart; the second also shows the [[movement-for-cube|extra movement]]. On the right you wear [[equipment|gear]]: weapon, off-hand, armour, trinket. Below are your [[allowed-gear|allowed gear]] and the [[bag|bag]] for 2 items.',
      'The board also names race, class and [[path|hero path]]. Conditions and resources of your hero simply go on top of it.',
    ],
  },
};
