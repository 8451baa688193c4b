import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_KEYWORDS as DATA } from '../data/monster-keywords';

export const DRUNAGOR_MONSTER_KEYWORDS_EN: CategoryWords<typeof DATA> = {
  ambush: {
    gist: 'The monster vanishes and reappears next to its primary target, however far; the player picks where.',
    text: [
      'On its turn take the monster off the map. Its target is the [[primary-target|primary target]] at any distance. Whoever plays that figure picks a free [[adjacent|adjacent]] square (for a large monster an area) on which it may stand, its old place included. This counts as a [[jump|JUMP]].',
      'From there it attacks: this target in any case and as many further heroes as its attack allows. A ranged monster counts as not [[engaged|engaged]] (D7).',
      'If it sees no hero, it ambushes a companion or pet; the [[party-leader|party leader]] chooses which. If there is no place, it stays where it is.',
    ],
    missed: [
      'Darkness, harm and length of the way play no part in choosing the square; nor does [[slow]].',
      'With [[knock-down]] there is no ambush but a normal turn with 0 movement.',
    ],
  },
  'attack-twice': {
    gist: 'It moves once and attacks twice; each attack is a threat of its own.',
    text: [
      'The two attacks happen one after the other, each with full damage and its own [[collateral-damage|collateral effects]]. Every hero may answer each of them with 1 [[reaction|reaction]], for each is a separate [[threat|threat]].',
      'If the target is out of reach after the first attack, the monster chooses a new one by the [[monster-target|usual rules]] from where it stands. It may not move again (D6).',
    ],
    missed: [
      "This app's ruling (R3): [[stun]] takes both attacks.",
      '[[intimidate]] weakens only the first.',
    ],
    example:
      'A Rotten Flesh with 3 damage attacks Vorn twice, who has 2 shields: the first attack costs both shields and 1 HP, the second 3 HP.',
  },
  bloodseeker: {
    gist: 'Primary target is the hero with fewest HP; in a tie the one who acts later in the round.',
    text: [
      'The whole [[primary-target|ranking]] runs from fewest to most HP. Only heroes the monster sees count. So the [[weakest-hero|weakest hero]] comes first.',
    ],
    missed: [
      'It still hits as many heroes as possible first; the ranking only decides between equal numbers (T1, T2).',
    ],
  },
  defiant: {
    gist: 'Primary target is the hero with most available action cubes; in a tie the one who acts earlier.',
    text: [
      'The [[primary-target|ranking]] runs from most to fewest available [[action-cubes|action cubes]]. The [[most-vigorous-hero|most vigorous hero]] comes first.',
    ],
    missed: ['Cubes on skills and expended cubes do not count.'],
    example: 'Maya has just recalled and has 5 cubes, Jaheen has 2 left: the monster wants Maya.',
  },
  relentless: {
    gist: 'Primary target is the hero with fewest available action cubes; in a tie the one who acts later.',
    text: [
      'The [[primary-target|ranking]] runs from fewest to most available [[action-cubes|action cubes]]. The [[most-tired-hero|most tired hero]] comes first.',
    ],
    missed: ['Here the tie goes to whoever acts later in the round, unlike with [[defiant]].'],
  },
  reckoner: {
    gist: 'Primary target is the hero with most curse cubes; in a tie the one who acts earlier.',
    text: [
      'The [[primary-target|ranking]] runs from most to fewest [[curse-cubes|curse cubes]]. The [[most-corrupted-hero|most corrupted hero]] comes first.',
    ],
    missed: [
      '[[trauma-cube|Trauma cubes]] do not count. If nobody has curse cubes, it is a tie of all.',
    ],
  },
  covetous: {
    gist: 'Primary target is the hero with most resources in all; in a tie the one who acts earlier.',
    text: [
      'Add up all [[resources|resources]] of each hero: [[focus]], [[shield]], [[fury]], [[ki]] and [[fruit-of-life]]. The [[primary-target|ranking]] follows that sum.',
    ],
    missed: [
      'Items, bonus tokens and conditions do not count.',
      'A token with a 2 on it counts as two.',
    ],
    example: 'Elros has 2 FOCUS and 1 SHIELD, Vorn 2 SHIELD: 3 against 2, the target is Elros.',
  },
  slaughter: {
    gist: 'NPC tokens that are no companions come before all heroes as a target.',
    text: [
      'To this monster [[npc|NPC tokens]] are enemies and stand at the very top of the [[primary-target|ranking]].',
      "This app's ruling (K3): they come even before a primary target named by an instruction; with several the [[party-leader|party leader]] sets the order. They count everywhere like heroes it can see: for the number hit, as a target and for [[engaged|engaging]].",
    ],
    missed: [
      '[[companions|Companions]] stand on the map as NPC tokens too but are not meant here.',
      'Other monsters normally leave such NPCs alone.',
    ],
  },
  vicious: {
    gist: 'All damage of its attacks is non-preventable: no SHIELD, no PREVENT, no reaction.',
    text: [
      'The attack is no [[threat|threat]], so nobody may answer with a [[reaction|reaction]], not even [[retaliate]]. The damage is [[non-preventable|non-preventable]] and goes to the HP in full (D2).',
    ],
    missed: [
      'The shields stay where they are.',
      'As HP are lost for certain, the [[collateral-damage|collateral effects]] get through too, unless the damage is 0.',
    ],
  },
  command: {
    gist: 'The strongest other monster takes a whole turn at once; then this turn goes on.',
    text: [
      'It is the [[strongest-monster|monster with most HP]] besides the commanding one; in a tie the [[party-leader|party leader]] decides. It takes a complete [[monster-turn|turn]] with conditions, movement and attack. The initiative token stays where it is.',
      "If there is no other monster, nothing happens. This app's ruling (D8): whoever acts on command does not command in turn.",
    ],
    missed: [
      'The rulebook does not say that the commanded monster loses its own turn for this: when the initiative token gets to its card, it acts there as usual.',
    ],
  },
  evolve: {
    gist: 'Each time it goes off the monster gains +2 DMG and +1 MOVEMENT for good, without limit.',
    text: [
      'Put the tokens for [[additional-damage|+2 DMG]] and [[additional-movement|+1 MOVEMENT]] at its colour on the [[monster-board|monster board]]. If EVOLVE goes off again, more are added; there is no maximum (S2d).',
    ],
    missed: [
      'It is mostly a [[triggered-abilities|purple ability]]: the gain then holds on the same turn already.',
    ],
    example: 'After three turns with EVOLVE it deals 6 more damage and walks 3 squares farther.',
  },
  maelstrom: {
    gist: 'At the start of the turn collect all attack cards, shuffle and put 1 per hero onto the track anew.',
    text: [
      'All [[lieutenant|lieutenants]] and some [[commander|commanders]] have this ability. Their [[attack-cards|attack cards]] in play go back into the deck; shuffle and draw as many new ones as there are heroes.',
    ],
    missed: [
      'If a new card lands on a place already passed this round, it works only in the next one (I2).',
    ],
  },
  manifest: {
    gist: 'Take 1 random rune; its colour sets the effect given on the card, then it goes back into the bag.',
    text: [
      'The rune is taken, not drawn ([[draw-or-take-runes]]): no darkness appears, and it does not go onto the [[initiative-track|initiative track]]. What each colour does is on the card of the monster (S2e).',
    ],
    missed: [
      'An adventure is lost only when you **draw** the last [[runes|rune]]: taking it here and putting it back does not count (N1).',
    ],
  },
  regeneration: {
    gist: 'At the start of its turn it regains X HP, up to the value on the card; commanders and lieutenants without limit.',
    text: [
      'Conditions come first, then it heals. It does not go beyond the HP on its card. [[commander|Commanders]] and [[lieutenant|lieutenants]] do not have this limit (S2c).',
    ],
    missed: ['If it dies of BLEED, BURN or POISON before, regeneration comes too late.'],
  },
  'shadow-aura': {
    gist: 'Put 1 small darkness tile under the target; it suffers its effect at once.',
    text: [
      'Lay a single square of [[darkness-tiles|darkness]] under the figure. It counts as reached by the darkness: 2 [[non-preventable|non-preventable]] damage for heroes, companions and pets, at most once per turn (N12).',
      'If there is darkness already, tile or printed, nothing happens.',
    ],
    missed: [
      'The square stays: darkness can spread from there, and the hero has [[darkness-effect|−2 TO HIT]] on his attacks until he leaves it.',
      'If SHADOW AURA belongs to an attack it is a [[collateral-damage|collateral effect]]: only if HP are lost.',
    ],
  },
};
