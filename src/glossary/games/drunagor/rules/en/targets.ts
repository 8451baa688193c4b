import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_TARGETS_RULES_DE as GERMAN } from '../de/targets';

/** Whom a monster attacks and from where: K, A, T, P. */
export const DRUNAGOR_TARGETS_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  K1: {
    title: 'Whom a monster sees',
    text: 'Every hero who is neither unconscious nor hidden; hidden ones only if it is immune to [[stealth]]. The same for companions and pets. In player versus player the hidden are seen.',
  },
  K2: {
    title: 'Ranking of the heroes',
    text: 'Without a criterion the most HP come first; ties go to who acts earlier. BLOODSEEKER: fewest HP, DEFIANT: most cubes, RELENTLESS: fewest cubes, RECKONER: most curse cubes, COVETOUS: most resources. Where "fewest" counts, ties go to who acts later.',
  },
  K3: {
    title: 'Primary target',
    text: 'The first of the ranking. An instruction can move a hero who is seen to the front. With [[slaughter]] NPC tokens come before all of them.',
    ruling: 'NPCs then count like heroes that are seen everywhere, in the order the leader names.',
  },
  A1: {
    title: 'Range of the attack',
    text: 'Melee hits around it only. Ranged reaches its own and adjacent zones, but not with an enemy it sees beside it: then it is engaged. Magic hits anywhere.',
    ruling: 'Hidden and unconscious figures do not engage.',
  },
  A2: {
    title: 'How many targets',
    text: 'A plain attack hits one. [[cleave]]: up to X around it. [[multishot]]: up to X in range. [[strike]]: up to X zones with all enemies in them.',
    ruling: 'A zone without an enemy that counts is not struck.',
  },
  A3: {
    title: 'Hidden and unconscious',
    text: 'Whom the monster does not see does not count for its choice; a [[strike]] on their zone hits them all the same. Unconscious heroes are never hit.',
  },
  T1: {
    title: 'As many heroes as possible',
    text: 'The monster attacks from where it hits most heroes at once. How much damage that makes plays no part.',
  },
  T2: {
    title: 'The best of the ranking',
    text: 'Of groups of equal size the one with the better placed first hero wins, then the second, and so on.',
  },
  T3: {
    title: 'No hero in reach',
    text: 'If it can hit no hero, it hits as many companions and pets as it can.',
  },
  T4: {
    title: 'Allies along with them',
    text: 'If it hits heroes, it also hits as many companions and pets as possible, as long as that changes nothing about the heroes. If groups are still equal, the leader picks.',
  },
  T5: {
    title: 'Going nearer',
    text: 'If it can hit nobody, it goes as near as it can to its primary target. A ranged monster that is engaged and can attack from nowhere stays.',
    ruling:
      '"Near" means the fewest movement points to a place it could hit from. If the way is barred, figures are thought away.',
  },
  T6: {
    title: 'Nobody in sight',
    text: 'If it sees no enemy, it stays and does not attack.',
  },
  T7: {
    title: 'STUN',
    text: 'It chooses and moves as if to attack, then leaves the attack out and loses the token.',
  },
  P1: {
    title: 'On darkness',
    text: 'Of all places for its attack it prefers those on darkness. For a large monster 1 field of its zone is enough.',
  },
  P1a: {
    title: 'Out of harm',
    text: 'If it stands on lava, miasma or spikes that harm it, it prefers places without such terrain.',
  },
  P2: {
    title: 'A way without harm',
    text: 'A safe way comes before a harmful one. Harm is: entering lava, miasma, spikes or difficult terrain, falling, or ending the turn on such terrain.',
    ruling:
      'Only yes or no counts, not how much. Terrain whose condition it is immune to is no harm.',
  },
  P3: {
    title: 'The shortest way',
    text: 'Of the places left it takes the one with the fewest movement points spent.',
  },
  P4: {
    title: "The leader's choice",
    text: 'Whatever is equally good after that, the party leader decides. The app offers exactly these places.',
  },
};
