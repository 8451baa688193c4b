import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_CAMPAIGN_RULES_DE as GERMAN } from '../de/campaign';

/** Camp, logbook, other modes: L, B, X. */
export const DRUNAGOR_CAMPAIGN_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  L1: {
    title: 'Camp 1: conditions',
    text: 'All conditions come off.',
  },
  L2: {
    title: 'Camp 2: curse cubes',
    text: 'All curse cubes come off.',
  },
  L3: {
    title: 'Camp 3: trauma cubes',
    text: 'All trauma cubes come off.',
  },
  L4: {
    title: 'Camp 4: resources',
    text: 'All resources come off.',
  },
  L5: {
    title: 'Camp 5: recovery',
    text: 'Full HP. Statuses are deleted, aura and outcomes stay. Companions leave, pets vanish.',
  },
  L6: {
    title: 'Camp 6: rewards',
    text: 'You get what the adventure names: gear ([[L6a]]), hero skill ([[L6b]]), class skill ([[L6c]]).',
  },
  L6a: {
    title: 'Camp gear',
    text: 'Each hero picks one of those left. The "current" stack is the highest tier you have received so far.',
  },
  L6b: {
    title: 'Hero skill',
    text: 'Level I in one of 4 colours, or level II on a learnt one: with it 1 action cube of that colour, for passive skills too. Instead you may always take role skill III-A, later III-B: 1 cube of a chosen colour, for every role; a new role may choose the colours anew.',
  },
  L6c: {
    title: 'Class skill',
    text: 'A new tree at level 1, or the next level of one begun; no cube. At most one foreign class per hero, each foreign class once in the group: the app warns but does not forbid.',
  },
  L7: {
    title: 'Camp 7: items',
    text: 'Stow, exchange and equip ([[L7a]]).',
  },
  L7a: {
    title: 'Slots and bag',
    text: '4 slots for allowed gear only, a bag for 2, the camp holds any number. Nothing from chests may go into the camp. Starting gear can always be taken again.',
  },
  B1: {
    title: 'Logbook',
    text: 'Names, skills, role skill with its colours, camp gear, statuses, aura, outcomes, slots and bag, classes, carry-over. A new aura replaces the old one, a trauma cube takes it.',
  },
  X1: {
    title: 'Single adventure',
    text: 'Chapters 2, 3, 4, 6, 7, 9, 14 and 15 can be played by themselves. Each hero then begins with more skills and gear, depending on the chapter.',
  },
  X2: {
    title: 'Player versus player',
    text: 'Free for all (2 to 5 heroes) or two against two, without roles. Afterwards everything is as before.',
  },
  X3: {
    title: 'PvP: order',
    text: 'Everybody rolls a d20, ties roll again. The highest takes the Defender’s place, the next the Leader’s and so on; teams alternate.',
  },
  X4: {
    title: 'PvP: conditions at once',
    text: 'BLEED, BURN and POISON hurt as soon as you get them, and come off again.',
  },
  X5: {
    title: 'PvP: stealth',
    text: 'The hidden are seen, but at −5 to hit; out of hiding the damage is doubled. Neither concerns whoever is immune by himself.',
  },
  X6: {
    title: 'PvP: cube action',
    text: 'For 1 action cube: HEAL 2 and CLEANSE 1.',
  },
  X7: {
    title: 'PvP: placing cubes',
    text: 'Curse and trauma cubes lie on hero skills only.',
  },
  X8: {
    title: 'PvP: monsters',
    text: 'First the hero with the shortest way, then the card’s criterion ([[K2]]).',
  },
  X9: {
    title: 'PvP: beaten',
    text: 'Alone: the 6th curse or 2nd trauma cube. A team of two falls with its 4th trauma cube. The beaten are out at once.',
  },
  X10: {
    title: 'PvP: victory',
    text: 'Whoever is left wins. The last rune brings a draw.',
  },
  X11: {
    title: 'PvP: attacking heroes',
    text: 'A hit is a threat: shields, reactions, HP ([[D10]]). Only allies may help.',
  },
};
