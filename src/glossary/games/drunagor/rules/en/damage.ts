import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_DAMAGE_RULES_DE as GERMAN } from '../de/damage';

/** Tokens and damage: C, D9 to D21. */
export const DRUNAGOR_DAMAGE_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  C1: {
    title: 'Limits of tokens',
    text: 'At most 4 of each: BLEED, BURN, POISON, INTIMIDATE and the resources. At most 1: STUN, SLOW, KNOCK DOWN, STEALTH, MARKED. Bonus tokens have no limit; what is too many is lost.',
  },
  C2: {
    title: 'Start of a turn',
    text: '1 not preventable damage per BLEED (then all off), per BURN (then one off) and per POISON (stays). STEALTH comes off. STUN costs a monster its attack, a hero one cube action. The unconscious stand up first.',
    ruling: 'The damage of this step comes as one sum.',
  },
  C3: {
    title: 'CLEANSE X',
    text: 'Up to X curse cubes, as the player picks, and all POISON come off. It helps against one of the two alone as well.',
  },
  C4: {
    title: 'Immune',
    text: 'The effect is ignored and there is no token. Large monsters are immune to KNOCK DOWN, PUSH, STUN and TELEKINESIS; so is a small one with that symbol.',
  },
  C5: {
    title: 'Attack out of STEALTH',
    text: 'A weapon attack takes the token off, hit or miss. A spell leaves it.',
  },
  C6: {
    title: 'Passive skills while unconscious',
    text: 'Passive skills of an unconscious hero stay in force.',
  },
  C7: {
    title: 'Hindered heroes',
    text: 'SLOW: the next movement a hero or ally is granted has 2 points less, then it comes off. KNOCK DOWN: that movement is lost, then it comes off.',
    ruling: 'With both, the movement is lost and both come off.',
  },
  D9: {
    title: 'PROTECT',
    text: 'A figure next to an attacked ally becomes the target in its place; not if it is one already.',
  },
  D10: {
    title: 'Warding off damage',
    text: 'SHIELD first, as many as still help, then PREVENT, then HP. Each hero may react once per threat, even if shields already take everything. "Prevent all" covers one target. Not preventable damage is no threat.',
  },
  D11: {
    title: 'Unconscious',
    text: 'At 0 HP: conditions off, resources stay, free recall, 1 trauma cube, aura lost. He cannot be a target. At the start of his next turn he stands up with full HP; if his own conditions did it, at once.',
  },
  D12: {
    title: 'Lost',
    text: 'With the 6th curse cube or the 2nd trauma cube of one hero, with the last rune drawn, or by an instruction. Some limits can be higher.',
  },
  D13: {
    title: 'Maximum HP',
    text: 'Never above 16. +X HP of an aura, item, skill or role raises both values at once; when it is lost, both fall at once.',
  },
  D14: {
    title: 'Draining and paying life',
    text: 'DRAIN HEALTH moves up to X HP and is no damage; commanders and lieutenants may rise above their start. PAY X LIFE is not preventable, and not allowed if it would knock the hero out.',
  },
  D15: {
    title: 'HP of a commander',
    text: "The card's value × (the number given + the number of heroes).",
  },
  D16: {
    title: 'RETALIATE X',
    text: 'Only by the one attacked and only against the attacker. With an action cube range counts, otherwise any distance will do.',
  },
  D19: {
    title: 'PENITENCE, CURSE X',
    text: 'PENITENCE is a collateral effect: 1 not preventable damage per curse cube of the target. CURSE X brings X curse cubes.',
  },
  D20: {
    title: 'NPC without a card',
    text: 'An NPC token without a card gets no conditions or resources.',
  },
  D21: {
    title: 'STURDINESS',
    text: 'Damage up to this value a companion ignores altogether, collateral effects too.',
  },
};
