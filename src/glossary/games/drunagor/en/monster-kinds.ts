import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_KINDS as DATA } from '../data/monster-kinds';

export const DRUNAGOR_MONSTER_KINDS_EN: CategoryWords<typeof DATA> = {
  'x-on-cards': {
    gist: "X = number of runes in this monster card's colour that lie on the initiative track now.",
    text: [
      'If a monster card has X instead of a number, count the [[runes|runes]] at its place on the [[initiative-track|initiative track]], that is those in the colour of its own rune. If the card says otherwise, that holds.',
      'On [[attack-cards|attack cards]] X means what the card in question says.',
    ],
    missed: ['If no matching rune lies there yet, X is 0.'],
    example: 'Damage 1+X on a card with a red rune, 2 red runes are out: 3 damage.',
  },
  'monster-card': {
    gist: 'Shows kind, rank, HP, place on the track, movement, attack type, damage, immunities and abilities.',
    text: [
      'The **hexagon** tells the kind: white, gray, black, gold for [[commander|commanders]], violet for [[lieutenant|lieutenants]]; [[minion|minions]] have none. A letter A or B below it means [[complex-monsters|complex behavior]]. Then come name, [[monster-rank|rank]] and [[monster-variants|variant]].',
      'The red star shows the HP. Rune and arrow give the place on the [[initiative-track|initiative track]]: white arrow above, black arrow below. Circles are [[immunity|immunities]].',
      'Movement counts squares, for large monsters areas. The colour of the attack is its range: yellow adjacent, red 1 area, blue unlimited; the damage is on the right.',
      'Abilities: **purple** goes off at the start of the turn ([[triggered-abilities]]), **blue** always holds and changes the turn, **black** belongs to the attack.',
    ],
  },
  'monster-kinds': {
    gist: 'Eight kinds: minions, white, gray and black monsters, scenario monsters, commanders, lieutenants, bosses.',
    text: [
      'Most enemies are **white**, **gray** or **black monsters**, stronger in that order; each kind comes in four [[monster-rank|ranks]]. The colour of the hexagon on the [[monster-card|card]] tells which it is.',
      '[[minion|Minions]] are the weakest. [[scenario-monster|Scenario monsters]] appear only in certain adventures. [[commander|Commanders]] and [[lieutenant|lieutenants]] have attack cards of their own besides. A [[boss|boss]] has no monster card at all, only attack cards.',
    ],
    missed: [
      'The kind says nothing about size: whether a monster is [[large-monster|large]] depends on its miniature.',
    ],
  },
  'monster-rank': {
    gist: 'Four steps: Rookie, Fighter, Veteran, Champion; the setup says which one to take.',
    text: [
      'White, gray and black monsters come in four ranks, stronger from Rookie to Champion. The rank stands behind the name in the setup list and on the [[monster-card|monster card]]; take exactly the card of that rank.',
      'For a [[random-monster|random monster]] you shuffle only cards of the kind and rank asked for.',
    ],
    missed: ['[[scenario-monster|Scenario monsters]] have no rank.'],
    example: '"Gray monster, Rookie" means: any gray monster of rank Rookie.',
  },
  'monster-variants': {
    gist: 'Every monster comes as STANDARD and ALTERNATE, some as a complex variant too; the choice is yours.',
    text: [
      'The label stands behind the rank. STANDARD is the normal case; the back, ALTERNATE, has other values and abilities. Of some monsters there are cards with [[complex-monsters|complex behavior]] as well.',
      'Which variant you take you decide anew at each [[summon-monsters|summoning]] (U5). STANDARD is meant for your first games.',
    ],
    missed: ['An ALTERNATE card does not turn over: only complex monsters do.'],
  },
  'complex-monsters': {
    gist: 'Starts on side A; after all miniatures of the card have acted, you turn the card over.',
    text: [
      'You know these cards by the small second hexagon with A or B. They are always summoned on side A (U4). As soon as each miniature of the card has had its [[monster-turn|turn]], the card changes sides and the values there hold from now on.',
      'If the new side shows another rune or arrow, the card moves to that place on the [[initiative-track|initiative track]].',
    ],
    missed: [
      'If the new place is still ahead of the initiative token this round, the monsters act once more (S7).',
      'You do not turn it after each miniature, only after the last.',
    ],
  },
  'several-monsters': {
    gist: 'All miniatures of a card act one after the other, by the colour of their base from top to bottom.',
    text: [
      'The [[monster-board|monster board]] gives the order: yellow, dark blue, pink, green, dark red, black, orange, white, light blue, blue, red, brown. Each miniature takes a whole [[monster-turn|turn]] of its own and chooses its own target.',
      'Only after the last one the initiative token moves on. If two different monster cards lie at the same place, the [[party-leader|party leader]] says which goes first.',
    ],
    missed: [
      'Look again after every turn: the first monster may change HP and so the targets of the rest.',
    ],
    example: 'A yellow and a blue Skeleton Archer: first the yellow one, then the blue one.',
  },
  'base-colours': {
    gist: 'Every miniature gets a colour of its own: it shows its row on the board and its place in the order.',
    text: [
      'When [[summon-monsters|summoning]], put each monster miniature into a free coloured base of its size. In the row of that colour on the [[monster-board|monster board]] you keep its HP, conditions and other tokens.',
      'There are 12 colours, each used once at a time; there is no room for more than 12 monsters (U2). Several monsters of one card act in the [[several-monsters|order of the colours]].',
      'Yellow acts first. For colours 7 to 12 (orange, white, light blue, blue, red, brown) the order is our ruling (S9).',
    ],
    missed: [
      'The colour says nothing about kind or strength and has nothing to do with the colours of runes.',
    ],
  },
  commander: {
    gist: 'HP = value of the card × (given number + heroes); plus 1 attack card per hero on the track.',
    text: [
      'A card with a golden hexagon: chance decides the side, Bane or Archon. Multiply the HP of the card by the commander power, which is the number in the setup plus the number of heroes (D15). Then shuffle the ten [[attack-cards|attack cards]] and draw one per hero.',
      'On his own turn he acts like any [[monster-turn|monster]]. He has no maximum HP: [[heal]], [[regeneration]] and [[drain-health]] may lift him as high as they like.',
      'If the setup names a certain commander or a monster "as commander", prepare it in the same way (U8).',
    ],
    missed: [
      'An attack card is no turn of the commander unless it activates him as HASTE does: otherwise conditions and the darkness bonus stay out of it.',
      "This app's ruling (R3): when he is defeated his attack cards leave the track too.",
    ],
    example: 'Bane has 7 on the card, the setup gives 2, 3 heroes play: 7 × (2 + 3) = 35 HP.',
  },
  lieutenant: {
    gist: 'Like a commander but with attack cards of its own and MAELSTROM, which reshuffles them every round.',
    text: [
      'Lieutenants come from expansions and carry a violet hexagon. All else is as for a [[commander|commander]]: working out the HP, no maximum HP, 1 [[attack-cards|attack card]] per hero.',
      'At the start of its turn [[maelstrom]] shuffles its attack cards and you draw new ones. If you own one, you may choose to summon it instead of a commander.',
    ],
    missed: ['Effects that expressly name commanders do not work on lieutenants (U10).'],
  },
  boss: {
    gist: 'No monster card: fixed attack cards, one of them is its turn; the adventure gives HP and setup.',
    text: [
      'The general has a miniature and a board of its own with three white cubes for hundreds, tens and ones of its HP. Its [[immunity|immunities]] are there too, and its tokens lie there.',
      'Its [[attack-cards|attack cards]] are given, not drawn. One of them, the status card, is its real turn: only then you resolve its [[conditions|conditions]] (U12). The adventure book describes the preparation.',
    ],
    missed: [
      'Bosses are not immune to everything by nature: [[poison]] and other conditions work unless the board rules them out. With the symbol for [[large-monster|large monsters]] [[stun]] does not work either.',
    ],
  },
  'attack-cards': {
    gist: "They lie on the track and work when the token reaches them; they are no turn of the commander's.",
    text: [
      'When summoning a [[commander|commander]] or [[lieutenant|lieutenant]] shuffle its ten cards and put 1 per hero onto the [[initiative-track|initiative track]] by rune and arrow. A [[boss|boss]] has fixed cards.',
      '**Active** text is carried out when the initiative token reaches the card. As this is no turn there are no conditions and no +2 for darkness. The exception is a card such as HASTE that "activates" the commander; that is a whole turn with everything (U3). **Passive** text always holds unless it names a condition to be met; cards with passive text only are skipped.',
      'A deck always has exactly 10 cards, one per rune and arrow. With expansions you exchange 1:1 at the same place, commander for commander, lieutenant for lieutenant (U11).',
    ],
    missed: [
      "This app's ruling (R3): damage tokens and [[intimidate]] do not touch attack cards.",
      'X means here what the card itself says ([[x-on-cards]]).',
      'Where the commander stands can still matter: for the range of some cards.',
    ],
  },
  'scenario-monster': {
    gist: 'Special monster of an adventure: own card from the adventure deck, no rank, miniature as named.',
    text: [
      'The instruction calls it a scenario monster or prints its name in purple. Find its card in the adventure deck and take the miniature given behind the name (U7). It is played like any other [[monster-turn|monster]], with the peculiarities of its card.',
    ],
    missed: ['It has no [[monster-rank|rank]] and is never drawn as a random monster.'],
  },
  minion: {
    gist: 'The weakest enemies; if their card shows no rune they act only when told to.',
    text: [
      'The card says "minion" and has no hexagon. The miniature of the monster of the same name stands for it. Minions mostly enter play by events or a [[boss|boss]].',
      'If the card has a rune it lies on the [[initiative-track|initiative track]] as usual. Without a rune it has no place there; an instruction says when the minions act (U6).',
    ],
  },
};
