import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_DARKNESS_RULES_DE as GERMAN } from '../de/darkness';

/** The darkness: N. */
export const DRUNAGOR_DARKNESS_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  N1: {
    title: 'Drawing runes',
    text: 'The rune card draws 1 rune on side A, 2 on side B, and turns over afterwards. First all runes are drawn, then the tiles placed, then the runes go to the track. Taking a rune is not drawing. Drawing the last rune loses the adventure.',
    ruling: 'With several runes the leader says which tile is placed first.',
  },
  N2: {
    title: 'Target of the darkness',
    text: 'The hero with most HP who is not on darkness; ties go to who acts earlier. Hidden, unconscious and immune heroes count like all others.',
  },
  N3: {
    title: 'Crushing',
    text: 'If all heroes are on darkness, no tile comes. Each hero suffers as much not preventable damage as there are heroes, immune ones too. The rune still goes to the track.',
    ruling: 'Unconscious heroes suffer nothing.',
  },
  N4: {
    title: 'Where a tile may go',
    text: 'Turned or flipped at will, wholly on existing fields of one level without darkness. It covers a spawn point, or touches darkness at a side, but not from level 0 up to 2. Figures, objects and terrain may lie below.',
    ruling: 'The whole tile may lie on a neighbouring level.',
  },
  N5: {
    title: 'Missing fields',
    text: 'The number of fields darkness would still need to come orthogonally under its target; a rise from level 0 to 2 counts one more.',
    ruling: 'If it can never get there, the straight distance from the nearest dark field counts.',
  },
  N6: {
    title: 'The best placement',
    text: 'The tile lies so that the fewest fields are missing. The leader picks among equals.',
  },
  N7: {
    title: 'Breaking up',
    text: 'Instead of the tile up to 3 single fields, one after the other, each at darkness or on a spawn point. A rise from level 0 to 2 uses up one more. If it gets to the target, then with as few as possible; otherwise as near as possible.',
  },
  N8: {
    title: 'When it breaks up',
    text: 'If the tile fits nowhere, or if single fields leave fewer fields missing than its best placement.',
  },
  N9: {
    title: 'The next target',
    text: 'If breaking up reaches the target with singles left, they go towards the next hero. If the last hero off darkness is reached, the rest is dropped, without crushing.',
  },
  N9a: {
    title: 'Nothing to place',
    text: 'With neither darkness nor a spawn point, or no room, nothing is placed.',
  },
  N10: {
    title: 'Reached',
    text: 'Whoever is reached by darkness stays in place. Heroes, companions and pets suffer 2 not preventable damage, at most once per turn. Monsters and the unconscious suffer nothing.',
  },
  N11: {
    title: 'Standing on darkness',
    text: "Heroes have −2 on attack rolls, monsters deal +2 damage. Entering it, or ending one's own turn on it: 2 not preventable damage for heroes and their allies, once per turn.",
  },
  N12: {
    title: 'SHADOW AURA',
    text: 'One single field of darkness comes under the target, unless it is dark there already; the target counts as reached.',
  },
  N13: {
    title: 'Printed darkness',
    text: 'Darkness spreads from it, but tiles never lie on it.',
  },
  N14: {
    title: 'Without a map',
    text: 'You say whom the tile has reached. Whoever is reached stands on darkness until you say otherwise; the target, crushing and the next target while breaking up follow from that.',
  },
};
