import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_SETUP_AND_DOORS as DATA } from '../data/setup-and-doors';

export const DRUNAGOR_SETUP_AND_DOORS_EN: CategoryWords<typeof DATA> = {
  'adventure-setup': {
    gist: 'Shuffle the chest cards, all 36 runes into the bag, read the grey boxes, choose roles, build the dungeon.',
    text: [
      'Have ready: interaction book, adventure deck (do not shuffle), [[darkness-tiles|darkness tiles]], small cubes and tokens, the d20 and the [[trap-die|trap die]], the [[monster-board|monster boards]] with 12 white cubes. The 20 [[chest-deck|chest cards]] are shuffled, except those in your bags; all 36 [[runes|runes]] go into the bag.',
      'Open the chapter in the adventure book and read the story and the grey boxes: they can change single steps or add new ones. Sort the monster cards into white, grey and black. The [[rune-card|rune card]] joins only if the chapter names it.',
      'Everybody chooses a [[combat-roles|role]] and puts the [[initiative-card|initiative card]] at its place. All start with full HP and all cubes (V6). Then comes the [[dungeon-setup|dungeon]].',
    ],
    missed: [
      'What went to the discard pile in the last adventure is now shuffled back into the chest deck.',
      'After a [[sequential-adventure|sequential adventure]] you keep role, resources, the number of your curse and trauma cubes and that of the runes.',
    ],
  },
  'dungeon-setup': {
    gist: 'Follow the picture: pieces, sheets, bridges, doors, monsters, heroes on starred squares, other tokens.',
    text: [
      'Build in this order: [[terrain-pieces|terrain pieces]] (on piece 2 the dark part is the high one), [[map-sheets|map sheets]] with the right side up, [[bridges|bridges]], [[door|doors]], [[summon-monsters|monsters]], heroes, other objects. Covered parts of a sheet are not part of the board.',
      'Heroes start on the 5 squares with a star; take a free one each in turn.',
      'Lines without a number always apply, the others from the stated [[player-number|number of players]] on (U1). Behind a door you build on in the same way: the **yellow arrow** points from the middle of the door just opened into the new part.',
    ],
    missed: [
      'Door numbers begin at 01 again in every chapter: take the door of the right chapter.',
      '[[interaction-token|Interaction tokens]] have two sides, 1 and 2: the side is the number of charges.',
    ],
  },
  'hero-setup': {
    gist: 'Board, miniature, initiative card with 5 cubes, starting weapon and armour, 1 role with levels I and II.',
    text: [
      'Everybody chooses a [[hero|hero]] to play for the whole campaign: Elros, Jaheen, Lorelai, Maya or Vorn. Take the [[hero-board|hero board]] and miniature and put a pink cube on the marked value of the HP track. It is start and maximum in one.',
      'Equip your two pieces of [[starting-gear|starting gear]]; their names are on the back of the board. The [[initiative-card|initiative card]] shows your 5 [[action-cubes|action cubes]]. Choose a [[combat-roles|role]] and take its cards of levels I and II.',
      'Finally enter your name and your hero in the [[campaign-logbook|campaign logbook]].',
    ],
    missed: [
      'Maya also lays out the cards and tokens of wolf and eagle; only the druid class of an expansion can use the other four [[pet|pets]].',
      'From the second adventure on see [[continue-campaign|continuing the campaign]].',
    ],
  },
  'player-number': {
    gist: 'It is always the number of heroes that counts: for monsters, commander HP and crushing.',
    text: [
      'If somebody plays several heroes, each counts (U14). In a setup “2+” means: from 2 heroes on. Lines before the dashed line always apply; a solo player sets up only these.',
      'Also depending on it: the HP of a [[commander|commander]] (card value times the sum of given value and number of heroes), the [[attack-cards|attack cards]] (1 per hero) and the damage of [[crushing|crushing]].',
    ],
    missed: ['Companions and pets do not count.'],
    example:
      'With three heroes you summon the lines without a number and those with “2+” and “3+”, not those with “4+”.',
  },
  'summon-monsters': {
    gist: 'Card to the track, miniature with a free base colour on its spot, HP from the card on the monster board.',
    text: [
      'Each line of the setup list is 1 monster. If a miniature is pictured, you summon exactly that monster of the stated [[monster-rank|rank]]; a block with letter and number stands for a [[random-monster|random]] one. Named ones always come first (U1).',
      'The [[monster-card|monster card]] goes to its rune colour on the [[initiative-track|initiative track]]: white arrow above, black below. Each figure gets a free [[base-colours|base colour]] of its size (each colour just once, 12 at most in all) and a white cube for its HP; the value is in the red star (U2).',
      'At each summons you choose the [[monster-variants|variant]]; standard is usual. For [[commander|commanders]] and [[scenario-monster|scenario monsters]] follow their instructions.',
    ],
    missed: [
      'If their place on the track has been passed this round, new monsters act only next round (I2).',
      'The German setup lists say WM, GM and SM for white, grey and black monster.',
      'If there are no fitting miniatures left, the app tells you and you decide (U1).',
    ],
  },
  'random-monster': {
    gist: 'Shuffle all cards of that colour and rank that are not in play and draw 1 of them.',
    text: [
      'The setup only gives colour (white, grey or black) and [[monster-rank|rank]]. Cards already in play are left out. The card drawn goes to the track, the miniature on the block with the same label.',
      'If the same setup asks for the same colour and rank again, you do not draw anew: it is the same monster again (U1).',
    ],
    missed: [
      'Set up all named monsters first and the random ones after, or you run out of miniatures.',
      'It stays the same only within one setup: behind the next door you draw again, and even a defeated monster may return.',
    ],
    example:
      'Asked for are two grey rookies and one grey veteran: one card for both rookies, a second for the veteran.',
  },
  door: {
    gist: 'Shuts off the next part; opening it costs 1 small action from an adjacent square.',
    text: [
      'Door cards are stuck, folded, into the slot of a terrain piece. Inside stands what waits behind; read it only when you [[open-door|open]] it. They are numbered per chapter (01, 02, …).',
      "This app's ruling (O2): a door stands between squares and blocks none itself, unless you mark a square with it.",
    ],
    missed: [
      'Some are [[locked-door|locked]] and need a condition first.',
      'Opening one is a [[small-actions|small action]] of your hero; until then, what waits behind is not in play.',
    ],
  },
  'open-door': {
    gist: 'Small action next to the door (diagonally too): the game pauses, you build on, then your turn continues.',
    text: [
      'If your hero is [[adjacent|adjacent]] to the door and not [[engaged|engaged]], unfold the card: read out the left, [[dungeon-setup|build]] and summon by the middle, mind special rules, events or tasks on the right.',
      'Meanwhile the game rests. Then your turn goes on, and unspent movement points are kept unless the door says otherwise. The new part is open at once; you need not walk through the door itself (V3).',
      'When you play an adventure again, the QR code outside on the door leads to a harder version: other sheets, stronger monsters, new special rules. You need the internet for it.',
    ],
    missed: [
      'New monsters still act this round if their place on the [[initiative-track|initiative track]] is yet to come.',
      'If an instruction on the door says “monsters”, it means all monsters in play unless stated otherwise.',
    ],
  },
  'locked-door': {
    gist: 'Can be opened only once its stated condition is met, for instance when all monsters are defeated.',
    text: [
      'A special rule of the adventure tells you that a door is locked and what unlocks it. Once that is done, you open it like any other: [[open-door]].',
    ],
    missed: [
      '[[all-enemies-defeated|All enemies defeated]] means: at this moment not a single one is left on the map.',
    ],
  },
  interact: {
    gist: 'Small action next to the token: look at the scene, choose 1 option, apply the results, 1 charge less.',
    text: [
      'Your hero is [[adjacent|adjacent]] and not [[engaged|engaged]]. Open the interaction book at the page the setup gives for this [[interaction-token|interaction token]], look at the scene together and choose 1 option. The number in the eye leads to the section at the back of the adventure book (from page 84 of the German one).',
      'Unless something else is stated, you alone decide and the results hit only you. Often a [[checks|check]] follows or a question about your party.',
      'Then the token loses 1 of its 1 or 2 charges; at 0 it is removed (V4).',
    ],
    missed: [
      'Each option exists just once per adventure; after a [[restart|restart]] all are open again.',
      'If a group interaction is asked for, you choose together; in a dispute the [[party-leader|party leader]] decides.',
    ],
  },
  path: {
    gist: 'If your hero follows the path a check names, it succeeds automatically, without any roll.',
    text: [
      "The path is on your [[hero-board|hero board]] and expresses your hero's convictions. Most [[checks|checks]] ask for a path: if yours matches, the check is a success at once (W5). Some events ask for it too.",
    ],
    missed: [
      'It is the path of the one who must make the check that counts, not that of a friend.',
    ],
  },
};
