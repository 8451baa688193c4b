import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_CARDS_AND_VALUES as DATA } from '../data/cards-and-values';

export const RUNEBOUND2_CARDS_AND_VALUES_EN: CategoryWords<typeof DATA> = {
  'hero-card': {
    gist: "Shows your hero's values and special ability; there are 12 in the box.",
    text: [
      'Each player takes one of the 12 heroes. The card shows his [[attributes]] with their damage, his [[life]], [[stamina]], [[skill|skills]] and special ability. Wounds and exhaustion go on the card, items and allies beside it.',
      'Heroes are drawn at random; you choose them only if you have agreed on it beforehand.',
    ],
  },
  'adventure-cards': {
    gist: '84 cards in four colours, from easy to hard: 35 green, 25 yellow, 16 blue, 8 red.',
    text: [
      'The colour tells how hard it gets: green is the easiest, then yellow, blue and finally red. You always draw in the colour of the [[adventure-counters|adventure counter]] you stand on.',
      'There are three kinds: [[challenges]] (the most common, a fight), [[events]] (they change the world for everybody) and [[encounters]] (tests and side tasks).',
    ],
    missed: ['After an event or an encounter you draw again, see [[adventure-step]].'],
  },
  'ally-cards': {
    gist: '29 companions with values of their own: hire them in cities, at most two at a time.',
    text: [
      'Allies have [[attributes]] and abilities like a hero, and a [[cost]] in gold. You [[hire-an-ally|hire]] them in a city or win them through some adventure cards. There may never be more than two.',
      'In combat they can [[allies-in-combat|attack but never defend]]. They collect wounds and exhaustion of their own; once their [[life]] is reached they are [[killed|dead]].',
    ],
    missed: [
      'Allies never take [[skill-tests|skill tests]].',
      'Their counters cost you a [[movement-dice|movement die]] too.',
    ],
  },
  'item-cards': {
    gist: '55 weapons, armor and other things: activate, discard or always use, as the symbol says.',
    text: [
      'An item has a [[cost]], a [[class-and-type|class and a type]] and a text with its effect. The symbol says how to use it: [[activated-items|activate]], [[discard-items|discard]] or [[always-active-items|always]].',
      'You [[buy-an-item|buy]] items in a city. The most you may carry is [[weapon-and-armor-limit|two weapons and one armor]]; for anything else the basic rules name no limit.',
    ],
  },
  'class-and-type': {
    gist: 'Every item has a class (such as weapon) and a type (such as sword); limits depend on them.',
    text: [
      'The **class** is the broad division: weapon, armor, artifact and so on. The **type** is the fine one: sword, mace, shield. Both stand in the text of the [[item-cards|item card]].',
      'The normal [[weapon-and-armor-limit|limit]] counts classes: two weapons, one armor. The [[item-limit-variant]] counts types.',
    ],
    missed: [
      'In the passage about the limit the book once writes type, but means weapon, armor or ally, so the class.',
    ],
    example: 'The Blitzkeule is a weapon (class) and a mace (type).',
  },
  'relic-and-artifact': {
    gist: 'Examples of item categories: artifact as a class, relic as a type; no rule of their own.',
    text: [
      'The book names artifact as an example of a [[class-and-type|class]] and relic as an example of a type. It says no more: neither has a limit of its own, only weapons and armor are [[weapon-and-armor-limit|restricted]].',
    ],
    missed: ['In the [[item-limit-variant]] the type counts here as well: at most one item of it.'],
  },
  cost: {
    gist: 'The price in gold you pay to the bank for an item or an ally.',
    text: [
      'You pay the printed cost in full when you [[buy-an-item|buy]] or [[hire-an-ally|hire]]. When you [[sell-an-item|sell]] an item you get half of it, rounded down.',
      'The cost also decides which card you lose when you are [[knocked-out|knocked out]]: the [[costliest-card|costliest one]].',
    ],
  },
  'card-text': {
    gist: 'Says what the card does; italics are only mood and have no effect.',
    text: [
      'The normal text holds the effect and special rules of the card. Anything in italics is decoration; feel free to read it out, of course.',
      'When an effect may be used is explained under [[card-effects]]. "[[you|You]]" means your hero, "[[your-enemy|your enemy]]" whoever he is fighting right now.',
    ],
  },
  'card-symbols': {
    gist: 'Six signs in the text, plus the sunburst on events and the signs for use on market cards.',
    text: [
      '**In card texts** six signs serve as shorthand: [[mind]], [[body]], [[spirit]], [[wounds|wound]], [[exhaustion]] and [[gold-counters|gold]].',
      '**On events** the [[sunburst]] at the lower left reminds you to refill adventure counters. **On market cards** a symbol shows whether you have to [[discard-items|discard]] or [[activated-items|activate]] them or whether they [[always-active-items|always work]].',
    ],
    missed: [
      'Our text copy of the rules has lost the pictures; what the signs look like is in the printed overview.',
    ],
  },
  life: {
    gist: 'A card with as many wounds on it as it has life is beaten.',
    text: [
      'Heroes, allies and challenges have life. As soon as [[wounds]] reach or pass the value it is over at once: a hero is [[knocked-out|knocked out]], allies and challenges are [[killed]].',
      "Experience can raise your hero's life, by 3 at most and with a catch: [[life-limit]].",
    ],
  },
  stamina: {
    gist: 'This much exhaustion does you no harm; every further one becomes a wound.',
    text: [
      'Heroes and allies have stamina. Up to this value [[exhaustion]] does not hurt; forced exhaustion beyond it turns into [[wounds]] at once. As a [[exhaustion-as-cost|cost]] you may not go past it in the first place.',
      "An experience counter can raise your hero's stamina by 2, see [[permanent-bonus]].",
    ],
    example:
      'Stamina 4, three exhaustion already there, you suffer two more: four stay, the fifth becomes a wound.',
  },
  attributes: {
    gist: 'Three pairs of values: mind, body and spirit, each with a damage of its own.',
    text: [
      '[[mind|Mind]] belongs to ranged, [[body]] to melee and [[spirit]] to magic combat. Beside each stands the damage the card deals in that kind of combat.',
      'Heroes and allies add the value to their roll. For a [[challenges|challenge]] it is the target number your roll must reach. The same values serve for [[skill-tests]], there for heroes only.',
    ],
    missed: [
      'In combat the book also calls them [[combat-values]], and once abilities; it is all the same.',
    ],
  },
  mind: {
    gist: 'Added to ranged rolls, escape checks and mental tests; for foes it is the target number.',
    text: [
      'You add it in the [[ranged-phase]], in an [[escape-check]] and in tests of wits. That is why it is also called the ranged value.',
      "A challenge's mind is the number you have to reach in ranged combat and when you try to escape.",
    ],
    missed: ['Easily mixed up: mind is ranged combat, [[spirit]] is magic combat.'],
  },
  'ranged-damage': {
    gist: 'The number of wounds the card deals in the ranged phase.',
    text: [
      "If you hit in the [[ranged-phase]], the foe takes as many [[wounds]] as your ranged damage says. If your roll fails, you take the foe's value, whether you attacked or [[defend|defended]].",
    ],
    missed: ['If the foe has 0 here, you need not roll at all when you defend.'],
  },
  body: {
    gist: 'Added to melee rolls and physical tests; for foes it is the target number.',
    text: [
      'You add it in the [[melee-phase]] and in physical [[skill-tests|tests]] such as swimming. In combat it is also called the melee value.',
      "A challenge's body is the number your roll needs in the melee phase.",
    ],
    example: 'Roll 5 plus body 4 makes 9: a miss against a target of 11.',
  },
  'melee-damage': {
    gist: 'The number of wounds the card deals in the melee phase.',
    text: [
      "If your attack in the [[melee-phase]] succeeds, the foe takes this number of [[wounds]]. If your attack or your [[defend|defence]] fails, you take the foe's number.",
    ],
  },
  spirit: {
    gist: 'Added to magic rolls and to social or willpower tests; for foes it is the target number.',
    text: [
      'You add it in the [[magic-phase]] and in [[skill-tests|tests]] of dealing with others or of willpower, for instance diplomacy. In combat it is also called the magic value.',
      "A challenge's spirit is the target number of the magic phase.",
    ],
    missed: ['Do not take it for [[mind]]: that one belongs to ranged combat.'],
  },
  'magic-damage': {
    gist: 'The number of wounds the card deals in the magic phase.',
    text: [
      "A successful attack in the [[magic-phase]] gives the foe this many [[wounds]]. If the roll fails, you take the foe's magic damage; if an [[allies-in-combat|ally]] attacked, he takes it.",
    ],
  },
};
