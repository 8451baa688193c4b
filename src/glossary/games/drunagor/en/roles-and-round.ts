import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ROLES_AND_ROUND as DATA } from '../data/roles-and-round';

export const DRUNAGOR_ROLES_AND_ROUND_EN: CategoryWords<typeof DATA> = {
  round: {
    gist: 'Every card on the track acts once, upper row first, then the lower; the next round follows at once.',
    text: [
      'In each round every hero and every monster has 1 turn, and the [[rune-card|rune card]] comes up once. The order is on the [[initiative-track|initiative track]]. After the last card the [[initiative-token|initiative token]] goes back to the first; there is no separate end-of-round step.',
      'You play until you have [[winning|won]] or [[losing|lost]]. There is no fixed number of rounds, but every rune in the bag is a bit of your time.',
    ],
    missed: [
      'A card put on a place already passed this round acts only next round (I2).',
      '[[complex-monsters|Complex monsters]] can act twice in a round if their new place still lies ahead (S7).',
    ],
  },
  'initiative-track': {
    gist: 'Turn order: upper row from left to right, then the lower; on the same place the party leader decides.',
    text: [
      '**Upper row**: Defender, orange, green, Leader, blue, red, Controller, grey, then a [[scenario-card|scenario card]] if there is one. **Lower row**: orange, Support, green, blue, Striker, red, grey, finally the [[rune-card|rune card]] (I1).',
      'Heroes lie with their [[initiative-card|initiative card]] at the place of their [[combat-roles|role]]. Monster cards and [[attack-cards|attack cards]] lie at the rune colour they show: white arrow above, black arrow below.',
      'The [[initiative-token|initiative token]] starts on the first card at the top left (if the upper row is empty, on the first below) and moves on after each turn. If several monster cards share a place, the [[party-leader|party leader]] says which acts first. The [[runes|runes]] drawn lie here too, by colour.',
    ],
    missed: [
      'First the whole upper row, then the whole lower one; you do not jump to and fro.',
      'When the last figure of a monster is gone, its card leaves the track (I5).',
    ],
    example:
      'Vorn (Defender) acts before a monster with orange and a white arrow, Maya (Support) after one with orange and a black arrow.',
  },
  'initiative-card': {
    gist: "Shows your hero's 5 starting cubes and lies at his role's place on the track; on its back the fallen hero.",
    text: [
      'Every hero has a card of his own. It shows the 5 [[action-cubes|action cubes]] he starts the campaign with; learnt skills add more. At the start of every adventure you put it at the place of your [[combat-roles|role]] on the [[initiative-track|initiative track]].',
      'The back with the fallen version of your hero is used only if an instruction asks for it.',
    ],
    missed: [
      'The steps for falling [[knock-out|unconscious]] do not mention this card: it is the miniature that you lay down.',
    ],
    example: 'Elros begins with 2 yellow, 1 red, 1 blue and 1 green cube.',
  },
  'scenario-card': {
    gist: 'Extra card of some adventures at the end of the upper row; when its turn comes, do what it says.',
    text: [
      'Only if the adventure asks for it does a scenario card, a monster raid for instance, lie at the end of the upper row of the [[initiative-track|initiative track]]. It comes up once a round: after the upper grey and before the lower orange (I1).',
    ],
    missed: ['It does not replace the [[rune-card|rune card]]: both can be in play.'],
  },
  'party-leader': {
    gist: 'Has the last word in disputes and ties: Leader before Defender, Support, Controller, Striker.',
    text: [
      'Party leader is whoever plays the [[leader|Leader]] role. If nobody does, the next in line are [[defender]], [[support]], [[controller]], [[striker]] (I3).',
      'The leader decides when you cannot agree, and whenever the rules leave several equal options: equally good places for [[darkness-behavior|darkness]], equal targets and ways of monsters, the square when one is [[shove|shoved]], two monster cards on one place.',
      'Some events only say “leader”: then this hero is meant, even alone. In a [[sequential-adventure|sequential adventure]] the leader notes the number of runes.',
    ],
    missed: [
      'This ranking is not the turn order: the Controller acts before the Support but stands behind here.',
      'For ties among heroes the order in the round counts first: [[ties]].',
    ],
  },
  ties: {
    gist: 'Among heroes the order in the round counts; what the rules leave open the party leader decides.',
    text: [
      'For the [[strongest-hero|strongest]], [[most-vigorous-hero|most vigorous]] and [[most-corrupted-hero|most corrupted]] hero and for [[covetous]] the one who acts **earlier** in the round wins the tie. For the [[weakest-hero|weakest]] and [[most-tired-hero|most tired]] hero it is the one who acts **later** (K2).',
      'For the [[strongest-monster|strongest]] and [[weakest-monster|weakest monster]], and for all that stays equal (places, ways, targets, order), the [[party-leader|party leader]] chooses.',
    ],
    missed: [
      '“Earlier” means the place on the [[initiative-track|initiative track]], not who has already acted this round.',
    ],
    example:
      'Elros (Leader) and Maya (Support) both have 9 HP: the strongest hero is Elros, the weakest Maya.',
  },
  'combat-roles': {
    gist: 'Each hero plays 1 of 5 roles per adventure: it brings skills and sets the place in the round.',
    text: [
      'There are [[defender]], [[leader]], [[controller]], [[support]] and [[striker]]; any hero can take any role. You get the cards of levels I and II with their [[role-skills|role skills]]; III-A and III-B are only learnt as a [[reward-skill|reward]].',
      'The role sets your place on the [[initiative-track|initiative track]] and has a say in who is [[party-leader|party leader]].',
      'Before each adventure you choose anew at no cost; only in a [[sequential-adventure|sequential adventure]] do you keep your role (V6). Level III, once learnt, is valid for every role, and on a change you may pick the colours of its cubes again.',
    ],
    missed: [
      'Curse and trauma cubes may lie on role skills too.',
      'In [[player-versus-player|player versus player]] there are no roles.',
    ],
  },
  defender: {
    gist: 'First to act in the round; draws damage and can take more of it.',
    text: [
      'The Defender has the first place of the upper row on the [[initiative-track|initiative track]], ahead of all monsters. His [[role-skills|skills]] are mainly defensive and made for the front line; one passive gives him 3 HP more.',
      'If nobody plays the [[leader|Leader]], he is [[party-leader|party leader]].',
    ],
    missed: [
      'Many HP often make him the [[strongest-hero|strongest hero]] and so the target of monsters and [[darkness-target|darkness]].',
    ],
  },
  leader: {
    gist: 'Brings others into position, lets them attack out of turn and is always the party leader.',
    text: [
      'His place is in the upper row of the [[initiative-track|initiative track]] between green and blue. His strength is extra attacks by the other heroes outside their turns, see [[make-attack]].',
      'Whoever plays this role is the [[party-leader|party leader]] as well and settles ties.',
    ],
  },
  controller: {
    gist: 'Weakens enemies and helps the party; last hero of the upper row to act.',
    text: [
      'His place on the [[initiative-track|initiative track]] is in the upper row between red and grey. He can weaken enemies, with [[stun]] for example, and support his own party at the same time.',
      'In line for [[party-leader|party leader]] he is fourth, ahead of the [[striker]].',
    ],
  },
  support: {
    gist: 'Heals and shields the others; first hero of the lower row to act.',
    text: [
      'His place on the [[initiative-track|initiative track]] is in the lower row between orange and green. He heals ([[heal]]) and keeps attacks off others ([[prevent]]).',
      'In line for [[party-leader|party leader]] he is third, after Leader and [[defender]].',
    ],
  },
  striker: {
    gist: 'Brings extra attacks; last of the five roles to act.',
    text: [
      'His place on the [[initiative-track|initiative track]] is in the lower row between blue and red. His [[role-skills|skills]] are mostly about more [[weapon-attack|attacks]] and more damage.',
      'He is [[party-leader|party leader]] only if no other role is in play.',
    ],
    missed: [
      'Acting last, he is the one hit when there is a tie for the [[weakest-hero|weakest hero]].',
    ],
  },
  'hero-turn': {
    gist: 'Conditions first, then in any order: 1 movement of 3, up to 2 cube actions, each small action once.',
    text: [
      'First the [[start-of-turn|start of turn]]: conditions take effect, whoever is or becomes unconscious [[regain-your-breath|stands up again]], then skills go off that name the start of your turn.',
      'After that, in any order: **1** [[free-movement|free movement]] of up to 3 squares, **up to 2** [[cube-action|cube actions]], and **each** of the 6 [[small-actions|small actions]] at most once. You may also skip any of it.',
      'With cubes of no more than 2 colours available you may [[voluntary-recall|recall voluntarily]]; that ends the turn. With no cube left at all you must [[forced-recall|recall at once]], and the turn goes on.',
      'When you stop, it is the [[end-of-turn|end of turn]]: your pets and companions act, then the initiative token moves on.',
    ],
    missed: [
      'A cube action or [[reaction|reaction]] in the middle of a movement forfeits its remaining points, a small action does not (M12).',
      'Even in your own turn reactions do not count as cube actions.',
      'Compulsory are only conditions, standing up and the forced recall.',
    ],
  },
  'end-of-turn': {
    gist: 'Stop when you like; terrain and darkness under you take effect, then your pets and companions act.',
    text: [
      'Your turn is over when you will or can do nothing more, or when you [[voluntary-recall|recall voluntarily]]. If you then stand on [[lava|lava]], [[miasma|miasma]], [[spikes|spikes]] or darkness, its effect hits you unless it already has this turn.',
      'Then your [[pet|pets]] and [[companions|companions]] act, in the order you like (I4). Only after that the [[initiative-token|initiative token]] moves on.',
    ],
    missed: [
      "The end of other figures' turns does you no harm: [[hazardous-terrain|terrain]] you stand on works only at the end of your own.",
      'A [[forced-recall|forced recall]] does not end the turn.',
    ],
  },
  'small-actions': {
    gist: 'Six of them, no cube needed, each at most once a turn; while engaged only focus technique and consumable.',
    text: [
      'On top of movement and cube actions, in any order: [[focus-technique|1 focus technique]], [[use-consumable|1 consumable]], [[exchange-items|exchange items]], [[interact|use an interaction token]], [[open-door|open a door]], [[search-chest|search a chest]].',
      'While [[engaged|engaged]] only focus technique and consumable are left, and spending 1 [[ki|KI token]], which is a small action of its own (W6).',
      'Gear and events may allow more of them, also once a turn each and normally not while engaged.',
    ],
    missed: [
      'You may stop for one in the middle of a movement and walk on afterwards ([[interrupt-movement|interrupting]]).',
      'Different small actions in one turn are fine, only none twice: so not two chests.',
      'The recall is not a small action.',
    ],
  },
};
