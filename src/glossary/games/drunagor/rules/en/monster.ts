import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_RULES_DE as GERMAN } from '../de/monster';

/** A monster's attack and the order of its turn: D1 to D8, S, R. */
export const DRUNAGOR_MONSTER_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  D1: {
    title: 'Damage of a monster',
    text: "The card's value, +2 on darkness in its own turn, plus bonus tokens, minus 1 per INTIMIDATE; never below 0. All INTIMIDATE tokens then come off. X on the card: the runes of its colour on the initiative track.",
  },
  D2: {
    title: 'Always hits',
    text: 'Monsters do not roll. With [[vicious]] the damage is not preventable.',
  },
  D3: {
    title: 'SHIELD first, then PREVENT',
    text: 'Each target spends SHIELD tokens first, as many as still help, then PREVENT counts; the rest is lost HP. Not preventable damage skips both.',
  },
  D4: {
    title: 'Collateral effects',
    text: 'They reach only targets that lost at least 1 HP to this attack, even if the monster casts. Immunities apply.',
  },
  D5: {
    title: 'Companions and pets',
    text: 'A companion falls only if one single hit is above its sturdiness. A pet has 1 HP.',
  },
  D6: {
    title: 'ATTACK TWICE',
    text: 'One movement, two attacks, each a threat of its own. If the target cannot be hit again, a new one is chosen without moving.',
  },
  D7: {
    title: 'AMBUSH',
    text: "The monster leaves the map and appears next to its primary target, however far; that hero's player picks the place. It counts as a [[jump]]. Without a place it stays; with KNOCK DOWN there is no ambush.",
  },
  D8: {
    title: 'COMMAND',
    text: 'The strongest other monster takes a whole turn at once, then this one goes on. The leader settles ties.',
    ruling: 'Who acts on command gives no command.',
  },
  S1: {
    title: 'Step 1: conditions',
    text: 'BLEED, BURN and POISON come first. Whoever falls to 0 HP is gone before doing anything.',
  },
  S2: {
    title: 'Step 2: purple abilities',
    text: 'Then each purple ability of the card goes off once.',
  },
  S3: {
    title: 'Step 3: target',
    text: 'Now ranking and target are settled; the movement it could make is already part of that.',
  },
  S4: {
    title: 'Step 4: movement',
    text: 'The monster goes where it attacks its target by its preferences [[P1]] to [[P4]].',
  },
  S5: {
    title: 'Step 5: attack',
    text: 'It attacks; you may react.',
  },
  S6: {
    title: 'Step 6: turn the card',
    text: 'When all figures of a complex card have acted, turn it over; if the new side names another place, the card moves there.',
  },
  S2a: {
    title: 'Purple abilities',
    text: 'Each goes off once in a turn, for the monster itself unless it says otherwise. Allies of a monster are the other monsters.',
  },
  S2b: {
    title: 'SHIELD X',
    text: 'The monster gets X tokens, 4 at most, and spends them as heroes do.',
  },
  S2c: {
    title: 'REGENERATION, HEAL',
    text: 'Up to the card\'s HP, for commanders and lieutenants without limit. For "the weakest monsters" the leader settles ties.',
  },
  S2d: {
    title: 'EVOLVE',
    text: 'The monster gains +2 damage and +1 movement tokens, without limit.',
  },
  S2e: {
    title: 'MANIFEST',
    text: 'Take a random rune, do what the card says about its colour, put it back. This is not drawing: no darkness comes.',
  },
  S2f: {
    title: 'MAELSTROM',
    text: 'The attack cards are shuffled and laid out anew, one per hero.',
  },
  S2g: {
    title: 'COMMAND',
    text: 'Set off as a purple ability, it works as described in [[D8]].',
  },
  S7: {
    title: 'Acting again',
    text: 'If the new place of a turned card is still ahead of the initiative token in this round, it acts there a second time.',
  },
  S8: {
    title: 'Defeated',
    text: 'At 0 HP the figure leaves at once with all its tokens, even in the middle of its conditions.',
  },
  S9: {
    title: 'Several figures of one card',
    text: 'They act one after the other in the order of their bases, yellow first. The leader orders two cards on one place.',
    ruling: 'Which colours stand on places 7 to 12 is our ruling.',
  },
  R1: {
    title: 'SHOVE',
    text: 'If a large monster ends on small ones, the leader picks for each a free field next to the zone, on any level. It enters that field, with terrain and falling damage.',
    ruling: 'If none is free there, it takes the nearest free field.',
  },
  R2: {
    title: 'Crushing a chest',
    text: 'Only where the movement of a large monster ends: it rolls the trap die for each chest, and the content is lost. No roll for the chest left by [[loot]]; for safe chests [[Z5]] holds.',
  },
  R3: {
    title: 'Rulings of ours',
    text: 'Four cases the rulebook leaves open.',
    ruling:
      'The attack cards of a defeated commander leave the track. Bonus tokens and INTIMIDATE do not touch attack cards. STUN takes both attacks of an ATTACK TWICE. A trap under a monster goes off before its conditions.',
  },
};
