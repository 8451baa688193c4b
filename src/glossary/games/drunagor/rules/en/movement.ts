import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_MOVEMENT_RULES_DE as GERMAN } from '../de/movement';

/** Movement of monsters and heroes: M. */
export const DRUNAGOR_MOVEMENT_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  M1: {
    title: 'Movement points of a monster',
    text: "The card's value plus bonus tokens. [[slow]] takes 2 off, [[knock-down]] leaves none; the token then comes off.",
    ruling:
      'It comes off only if the monster would have moved without it. If it attacks from where it stands anyway, the token stays.',
  },
  M2: {
    title: 'What a step costs',
    text: 'Each step costs 1 point, a step from level 0 to 2 costs 2. From level 2 to 0 it costs 1 and brings falling damage: 2, not preventable.',
  },
  M3: {
    title: 'Difficult terrain',
    text: 'The first step of a turn onto difficult terrain loses 1 point more. With the last point you may still enter; then nothing is lost. Lost points count as spent.',
  },
  M4: {
    title: 'Lava, miasma, spikes',
    text: 'Lava gives BURN 2, miasma POISON 2, spikes BLEED 2: at the first step onto it, or when you end your own turn there. Each kind at most once per turn, willing or not. Darkness does nothing to monsters.',
  },
  M5: {
    title: 'JUMP',
    text: 'Enemies, obstacles and hazards on the way do not count; only the last field is entered. No falling damage; up from level 0 to 2 still costs 2. No jump leads over gaps in the board.',
  },
  M6: {
    title: 'TRAMPLE',
    text: 'The monster runs through enemies; each of them takes X not preventable damage once per movement, unconscious heroes nothing. The move may not end on an enemy.',
  },
  M7: {
    title: 'Zone instead of field',
    text: 'For a large monster read "zone" for "field". A zone is hazardous as soon as one of its fields is.',
    ruling: 'Read this way because the book words its terrain rules for fields.',
  },
  M8: {
    title: 'Immune to a token',
    text: 'A token the monster is immune to does nothing. The large symbol covers KNOCK DOWN and STUN.',
  },
  M9: {
    title: 'PUSH',
    text: 'Straight away by X fields, each step farther. An obstacle, a higher level or the rim stops it. Terrain and falls on the way count. Small figures cannot push large ones.',
  },
  M10: {
    title: 'TELEKINESIS',
    text: 'Up to X fields for a small figure or an object such as a trap, a chest or a single field of darkness, but no interaction token. Hazards count only where it lands; falls count.',
  },
  M11: {
    title: 'SWAP',
    text: "Each enters the other's field, with everything that lies there.",
  },
  M12: {
    title: 'Interrupting a movement',
    text: "A cube action or reaction ends the hero's running movement; what is left of it is lost. A small action or a door does not. A jump interrupted for it enters the field there.",
  },
};
