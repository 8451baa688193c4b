import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_BOARD_RULES_DE as GERMAN } from '../de/board';

/** Fields, zones, obstacles: G, O. */
export const DRUNAGOR_BOARD_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  G1: {
    title: 'Fields and zones',
    text: 'A field is a square on level 0, 1 or 2. A zone is a fixed block of 2 × 2 fields, all on one level. At the rim of the board a zone may be incomplete.',
  },
  G2: {
    title: 'Adjacent',
    text: 'Fields are adjacent when they touch at a side or a corner, whatever their levels. The same goes for zones. No field is adjacent to itself.',
  },
  G3: {
    title: 'Distance of zones',
    text: 'Count the steps from zone to zone over zones that are in play. Range 1 means the same zone or an adjacent one.',
  },
  G4: {
    title: 'Small and large',
    text: 'A small figure stands on 1 field. A large monster fills 1 complete zone.',
  },
  G5: {
    title: 'Around a figure',
    text: 'A small figure has up to 8 fields around it, the zone of a large monster up to 12.',
  },
  G6: {
    title: 'Bridges',
    text: 'Fields below a bridge are closed to figures, but darkness may go there. Hazards below touch nobody on the bridge. A spawn point below a bridge is out of play.',
  },
  G7: {
    title: 'Hazards of a map sheet',
    text: 'Terrain shown by a sheet holds for all fields of that sheet, unless special rules say otherwise.',
  },
  G8: {
    title: 'Darkness covers',
    text: 'On a field with a darkness tile only the darkness counts: lava, miasma, spikes and difficult terrain below are gone. A blocked field stays blocked.',
  },
  O0: {
    title: 'Enemies of a monster',
    text: 'Heroes, companions and pets. For a monster with [[slaughter]] NPC tokens are enemies too.',
  },
  O1: {
    title: 'Allies in the way',
    text: 'You may pass through allies; for monsters these are the other monsters. But nobody ends a move on a taken field.',
  },
  O2: {
    title: 'Obstacles',
    text: 'Everything else stops small figures: enemies, hidden and unconscious ones too, NPCs, chests, interaction, rune and event tokens, blocked fields. Darkness, traps and the chest left by [[loot]] are no obstacles.',
    ruling: 'A door stands between fields and blocks none, unless you mark a field with it.',
  },
  O3: {
    title: 'Large monsters and obstacles',
    text: 'It passes monsters and chests. It may end on small monsters (they are shoved) and on chests (they are crushed), never on another large monster and never in a zone with any other obstacle.',
  },
  O4: {
    title: 'Between two obstacles',
    text: 'A diagonal step between two obstacles is allowed.',
  },
};
