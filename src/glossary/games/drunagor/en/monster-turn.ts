import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_TURN as DATA } from '../data/monster-turn';

export const DRUNAGOR_MONSTER_TURN_EN: CategoryWords<typeof DATA> = {
  'monster-turn': {
    gist: 'Conditions, purple abilities, choose a target, move, attack; complex cards turn over at the end.',
    text: [
      'When the initiative token reaches the monster card, every miniature of that card acts by itself, in the order of the [[several-monsters|base colours]]:',
      '**1.** Resolve [[start-of-turn|conditions]]. **2.** Set off purple [[triggered-abilities|abilities]]. **3.** Work out the [[primary-target|ranking]] and [[monster-target|whom to attack]]. **4.** [[monster-movement|Move]] if necessary. **5.** [[monster-attack|Attack]].',
      'When all miniatures have acted, turn over the card of a [[complex-monsters|complex monster]]. Only then the initiative token moves on. Among equally good options the [[party-leader|party leader]] decides.',
    ],
    missed: [
      'If the monster dies from its conditions, its turn is over (S8).',
      'Choose the target before you touch the miniature: the choice already takes the movement into account.',
      "This app's ruling (R3): if it stands in a [[trap]], that goes off even before the conditions.",
    ],
  },
  'triggered-abilities': {
    gist: 'Purple abilities go off once each on every turn, after conditions and before choosing a target.',
    text: [
      'If the monster is still alive after its conditions, every purple ability of its card works once, for the monster itself unless it says otherwise. Typical ones are [[shield]], [[regeneration]], [[evolve]], [[manifest]], [[maelstrom]] and [[command]].',
      'If the ability names allies, the other monsters are meant (S2a).',
    ],
    missed: [
      '[[stun]] takes only the attack: purple abilities still go off.',
      'The limit of 4 SHIELD tokens holds for monsters too.',
    ],
    example: 'A Shadow Knight with SHIELD 1 gains 1 more token on each of its turns.',
  },
  'primary-target': {
    gist: 'Normally the hero in sight with most HP; blue abilities and instructions change that.',
    text: [
      'Rank all heroes the monster can see by its criterion; the first is the primary target. Without a criterion **most HP** counts. Blue abilities name another: [[bloodseeker]] fewest HP, [[defiant]] most and [[relentless]] fewest available action cubes, [[reckoner]] most curse cubes, [[covetous]] most resources.',
      'In a tie whoever acts earlier in the round comes first; with "fewest" whoever acts later. Not seen are [[knock-out|unconscious]] heroes and those in [[stealth]], the latter only if the monster is not immune to it.',
      'If an instruction says that a monster treats you as primary target, you move to the front, provided it sees you. With [[slaughter]] NPC tokens come before all heroes (K3).',
    ],
    missed: [
      'The primary target is not always attacked: hitting as many heroes as possible matters more ([[monster-target]]).',
      'If it is out of the question, the next in the ranking counts.',
      'In [[player-versus-player|player versus player]] it is the hero with the shortest way to go; the criterion of the card only breaks ties.',
    ],
  },
  'monster-target': {
    gist: 'As many heroes at once as possible; if equal, the best of the ranking; companions only after that.',
    text: [
      'Think of every place the monster can reach with its movement points and of every attack from there. **1.** It wants to hit as many **heroes** as possible; how much damage comes of it is irrelevant (T1). **2.** If several groups are equally large, the one with the best hero of the [[primary-target|ranking]] wins, then the second best (T2).',
      '**3.** If it can hit no hero, it takes as many [[companions|companions]] and [[pet|pets]] as possible (T3). **4.** If it hits heroes, it takes such allies along as long as that changes nothing about the heroes (T4).',
      'If there is still a choice, the [[party-leader|party leader]] makes it. If it can hit nobody, it [[monster-approach|comes closer]].',
    ],
    missed: [
      'It likes two weak heroes together better than the primary target alone, if its attack hits two.',
      'A pet does not make a hero a better target.',
      'Hidden figures do not count, even if a [[strike]] hits them along in the end (A3).',
    ],
    example:
      'Executioner with CLEAVE 2; Jaheen 10, Elros 8, Lorelai 6 HP. Elros and Lorelai stand together: they are the target. If they stand apart, it is Jaheen.',
  },
  'monster-movement': {
    gist: 'Only if it gains by it: onto darkness if possible, then without harm, then by the shortest way.',
    text: [
      'A monster moves only to be able to attack its target, to stand on [[darkness-effect|darkness]] while doing so, to leave hazardous terrain or to [[monster-approach|come closer]]. Otherwise it stays.',
      'Compare all places from which it hits its targets in this order: **1.** Darkness before none (P1). **2.** If it stands on harmful terrain now: off it (P1a). **3.** A way without [[hazardous-terrain|hazardous terrain]] and [[falling-damage|falling damage]] before one with (P2). **4.** Fewest movement points (P3). **5.** The [[party-leader|party leader]] chooses (P4).',
      "It walks by the same rules as heroes, except that darkness does not harm it. This app's ruling (P2): harm means yes or no, the amount does not count, and terrain whose condition it is immune to is none.",
    ],
    missed: [
      'It does not care whether its place gives you an advantage.',
      'If it can attack the same targets from here and a move would neither gain darkness nor leave harm, it stays.',
      'For [[large-monster|large monsters]] 1 square of darkness in their area is enough.',
    ],
  },
  'monster-approach': {
    gist: 'If it can hit nobody, it goes as near as possible to its primary target; if it sees nobody it stays.',
    text: [
      'If no movement gets the monster an attack, it walks towards its [[primary-target|primary target]] (T5). Among equally near places [[monster-movement|darkness, harm and shortest way]] decide again, in that order.',
      "This app's ruling (T5): the nearest place is the one from which it still needs the fewest movement points to a spot where it could attack the target. If everything is blocked, think the other figures away.",
      'If it sees no enemy at all, because all are in [[stealth]] or unconscious, it stays and does not attack (T6). If it sees only companions or pets, it goes towards the nearest of them.',
    ],
    missed: [
      'A ranged monster that is [[engaged|engaged]] and cannot attack from any place it can reach simply stays.',
      'Monsters with unlimited range (blue) never need this as long as they see somebody.',
    ],
  },
  'monster-attack': {
    gist: 'Monsters never roll and always hit: yellow adjacent, red up to 1 area, blue anywhere.',
    text: [
      '**Melee** (yellow) hits [[adjacent|adjacent]] targets. **Ranged** (red) reaches 1 area but not while the monster is [[engaged|engaged]]. **Magic** (blue) reaches any target on the map; such monsters move only onto darkness or off hazardous terrain.',
      'It hits 1 target, with [[cleave]], [[multishot]] or [[strike]] several. Each target takes the [[monster-damage|damage of the card]]; all further effects are [[collateral-damage|collateral effects]] and reach only those who lose HP by it (D4).',
    ],
    missed: [
      'Unlike with heroes, the extras of a blue attack need lost HP too.',
      'Height means nothing to monsters.',
      'The whole attack is one single [[threat|threat]], however many it hits.',
    ],
  },
  'monster-damage': {
    gist: 'Value of the card, +2 on darkness, +1 per damage token, −1 per INTIMIDATE, never below 0.',
    text: [
      'Take the damage of the monster card. If the monster stands on [[darkness-effect|darkness]] on its turn add 2; for a [[large-monster|large monster]] 1 square of its area is enough. Each [[additional-damage|damage token]] gives +1, each [[intimidate]] −1 (D1).',
      'If the card shows an X, count the [[x-on-cards|matching runes]]. Then [[shield|shields]] and preventing lower the damage for each target ([[damage-order]]), unless the monster is [[vicious]].',
    ],
    missed: [
      'INTIMIDATE weakens only the first attack; then all these tokens come off.',
      "[[attack-cards|Attack cards]] get no bonus for darkness; this app's ruling (R3): damage tokens and INTIMIDATE do not count there either.",
    ],
    example: 'Skeleton Archer, 3 damage, on darkness, INTIMIDATE 1: 3 + 2 − 1 = 4.',
  },
  'damage-on-monsters': {
    gist: 'First its shields, then the white cube to the left; at 0 HP the monster is removed at once.',
    text: [
      "A monster too must give up its [[shield|SHIELD tokens]] as far as they lower the damage. Take the rest off in the row of its colour on the [[monster-board|monster board]], for a [[boss|boss]] on the boss's own board.",
      'At 0 HP it is [[defeated|defeated]]: the miniature and all its tokens leave at once (S8). If it was the last one of its card, the card leaves the [[initiative-track|initiative track]] as well.',
    ],
    missed: [
      'A defeated monster can come back later as a [[random-monster|random monster]].',
      '[[non-preventable|Non-preventable]] damage goes past the shields of monsters too.',
    ],
  },
  'strongest-monster': {
    gist: 'The monster with most HP right now; in a tie the party leader decides.',
    text: [
      'Current HP on the [[monster-board|monster board]] count, not the value on the card or the rank. If several have the same, the [[party-leader|party leader]] chooses.',
    ],
    missed: [
      'With [[command]] the strongest **other** monster is meant, never the commanding one.',
    ],
  },
  'weakest-monster': {
    gist: 'The monster with fewest HP right now; in a tie the party leader decides.',
    text: [
      'Current HP count. If several have the same, the [[party-leader|party leader]] chooses. If an effect heals "up to 2 weakest monsters", those are the two with fewest HP.',
    ],
    missed: ['They need not be the most badly wounded: HP are counted, not missing HP.'],
  },
  'strongest-hero': {
    gist: 'The hero with most HP right now; in a tie the one who acts earlier in the round.',
    text: [
      'He is the [[primary-target|primary target]] of every monster without a criterion of its own. Current [[hit-points|hit points]] count; in a tie the earlier place on the [[initiative-track|initiative track]].',
      'The [[darkness-target|darkness]] looks for the strongest hero as well, but only among those not standing on darkness (N2).',
    ],
    missed: [
      'Monsters count only heroes they see; the darkness counts hidden and unconscious ones too.',
    ],
    example:
      'Jaheen (Defender) and Vorn (Controller) have 9 HP each: Jaheen counts as the strongest.',
  },
  'weakest-hero': {
    gist: 'The hero with fewest HP right now; in a tie the one who acts later in the round.',
    text: [
      'Current [[hit-points|hit points]] count. If equal: the later place on the [[initiative-track|initiative track]]. A monster with [[bloodseeker]] goes for this hero if it sees him.',
    ],
    missed: ['The tie runs the other way round than for the [[strongest-hero|strongest hero]].'],
  },
  'most-vigorous-hero': {
    gist: 'The hero with most available action cubes; in a tie the one who acts earlier.',
    text: [
      'Only available [[action-cubes|action cubes]] count, neither those on skills nor expended ones. If equal: the earlier place on the [[initiative-track|initiative track]]. A monster with [[defiant]] goes for this hero.',
    ],
    missed: ['Fresh from a [[recall-action|recall]] that is easily you.'],
  },
  'most-tired-hero': {
    gist: 'The hero with fewest available action cubes; in a tie the one who acts later.',
    text: [
      'Only available [[action-cubes|action cubes]] count. If equal: the later place on the [[initiative-track|initiative track]]. A monster with [[relentless]] goes for this hero.',
    ],
    missed: [
      'This has to do with [[fatigue]] only indirectly: all that counts is how many cubes are available now.',
    ],
  },
  'most-corrupted-hero': {
    gist: 'The hero with most curse cubes; in a tie the one who acts earlier in the round.',
    text: [
      'The [[curse-cubes|curse cubes]] on his skills count. If equal, even if nobody has any: the earlier place on the [[initiative-track|initiative track]]. A monster with [[reckoner]] goes for this hero.',
    ],
    missed: ['[[trauma-cube|Trauma cubes]] do not count.'],
  },
};
