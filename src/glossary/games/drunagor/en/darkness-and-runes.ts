import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_DARKNESS_AND_RUNES as DATA } from '../data/darkness-and-runes';

export const DRUNAGOR_DARKNESS_AND_RUNES_EN: CategoryWords<typeof DATA> = {
  darkness: {
    gist: 'Hunts the strongest hero: 2 damage to your side when on it, heroes −2 TO HIT, monsters +2 damage.',
    text: [
      'The darkness is no [[character|character]], yet it usually acts once a round: when the initiative token reaches the [[rune-card|rune card]]. Any other instruction to [[draw-or-take-runes|draw runes]] wakes it too.',
      'How it goes: draw the runes, place a [[darkness-tiles|tile]] for each ([[darkness-behavior|where?]]), put the [[runes|runes]] at their colours on the [[initiative-track|initiative track]], finally flip the rune card.',
      'Dark are only squares under a tile and squares on which it is [[printed-darkness|printed]]. Whoever stands there or walks in feels the [[darkness-effect|effects of darkness]]. Some adventures replace these effects with their own.',
    ],
    missed: [
      'A tile on top of [[hazardous-terrain|hazardous terrain]] such as [[lava|lava]], [[spikes|spikes]] or water switches it off: only darkness is left there (G8).',
      'Darkness is no [[solid-objects|obstacle]]: anybody may walk in, and monsters even look for it.',
    ],
  },
  'darkness-behavior': {
    gist: 'The tile goes where the fewest squares are then missing to the strongest hero who is not on darkness yet.',
    text: [
      'Find the [[darkness-target|target]] first. The tile must cover a [[spawn-point|spawn point]] or touch existing darkness along a side; a corner is not enough. You may turn and flip it as you like.',
      'Only placements that leave the fewest squares to the target are allowed. The app counts like this (its ruling, N5): no diagonals, the way over existing darkness is free, and a direct rise from [[levels|level 0 to 2]] is 1 square more. Among equally good ones the [[party-leader|party leader]] chooses.',
      'If single squares would get nearer, or the tile fits nowhere, the darkness [[break-up|breaks up]]. Whoever stands on a newly covered square stays there; heroes, companions and pets take 2 [[non-preventable|non-preventable]] damage at once.',
      "With several runes you draw all of them first and then place one tile after the other. This app's ruling (N1): the leader sets their order.",
    ],
    missed: [
      'If the target is out of reach, the darkness does not pick another: it just comes as near as it can.',
      'If there is room neither for the tile nor for a single square, nothing is placed (N9a).',
      "This app's ruling (N4): a whole tile may also lie on a neighbouring level as long as all its squares have the same height.",
    ],
  },
  'darkness-target': {
    gist: 'The hero with most HP who is not on darkness; in a tie the one who acts earlier in the round.',
    text: [
      'Heroes already on darkness are left out; then it is the turn of the second strongest, and so on. If all stand on it there is no target but [[crushing|crushing]].',
      'Conditions and immunities play no part: [[stealth|hidden]], [[knock-out|unconscious]] heroes and those immune to darkness are chased like all others (N2). With 0 HP, though, unconscious ones come last.',
    ],
    missed: [
      'Unlike a monster the darkness never takes an easier prey: even an unreachable [[strongest-hero|strongest hero]] stays its target.',
      'Only while [[break-up|breaking up]] does it switch on the way, once its target is reached.',
    ],
    example:
      'Vorn has 12 HP and stands on darkness, Maya has 9, Elros 7: the tile grows towards Maya.',
  },
  'darkness-tiles': {
    gist: 'The rune gives the shape; all squares on one level, none dark yet; turning and mirroring allowed.',
    text: [
      'The back of each rune shows a shape of 2 to 6 squares. The tile may be turned and flipped over. All its squares must belong to the map, have the same height and be free of darkness, [[printed-darkness|printed darkness]] included.',
      'It covers a [[spawn-point|spawn point]] or touches darkness along a side. Touching from level 0 up to level 2 does not count, but one other pair of squares is enough (N4).',
      'It may cover figures, chests, tokens, [[hazardous-terrain|hazardous terrain]], blocked squares and squares under [[bridges|bridges]]. A bridge square and the square right below it count as adjacent here.',
      'Small tiles (1 square) are on no rune. They come into play only by [[break-up|breaking up]] and by effects such as [[shadow-aura]].',
    ],
    missed: [
      'No sticking out and no overlapping: if the shape fits nowhere, the darkness breaks up.',
      'A single small tile can be shifted with [[telekinesis]] (M10).',
    ],
  },
  'spawn-point': {
    gist: 'Symbol on most map sheets: darkness may start here, and the tile must cover it.',
    text: [
      'As long as there is no darkness in play it has to begin on a spawn point. Later you check both: anew from a point, or next to existing darkness. What leads nearer to the [[darkness-target|target]] is taken.',
      'A point under a [[bridges|bridge]] is out of play (G6). While [[break-up|breaking up]], a small tile may begin on a point too.',
    ],
    missed: [
      '[[printed-darkness|Printed darkness]] is a starting place as well, only the tile then lies beside it, not on it.',
      'With neither darkness nor a point in play you place nothing (N9a); the rune still goes to the track.',
    ],
  },
  'break-up': {
    gist: 'If the tile does not fit or single squares get nearer, you place up to 3 small tiles instead.',
    text: [
      'The darkness breaks up if no legal placement is left for the tile, or if single squares leave fewer squares to the target than its best placement (N8). If both are equal the tile stays whole. Its size does not matter: it always becomes 3 small ones.',
      'Place them one by one, each on a [[spawn-point|spawn point]] or touching darkness along a side, those just placed included. A direct rise from [[levels|level 0 to 2]] costs one of the three unplaced beforehand; 1 level up or down, or from 2 to 0, is free.',
      'If fewer than 3 are enough to reach the target, the rest grows towards the next [[darkness-target|target]]. If that was the last hero off darkness, the rest is lost and causes no [[crushing|crushing]] (N9).',
    ],
    missed: [
      'The rune drawn goes to the track after breaking up as well.',
      'With just one small tile left, the rise from 0 to 2 is no longer possible (N7).',
      "The book also gives a change of level as a reason. This app's ruling (N4): a tile that can lie entirely on the neighbouring level need not break up for that.",
    ],
    example:
      'A corridor 1 square wide holds no T shape: you place 3 single squares, the third reaches Elros and deals 2 damage.',
  },
  crushing: {
    gist: 'If all heroes stand on darkness no tile comes: each takes as much damage as there are heroes.',
    text: [
      'It is checked whenever a tile would have to be placed. The damage is [[non-preventable|non-preventable]] and hits even heroes immune to darkness. Afterwards the rune goes to the track as always.',
      "This app's ruling (N3): unconscious heroes take nothing. Some adventures give crushing another effect.",
    ],
    missed: [
      'It takes the place of a tile, so with two runes each is checked by itself (N1, N3): if the first reaches the last hero, the second crushes you.',
      'Single squares left over from [[break-up|breaking up]] never cause it.',
    ],
    example:
      'Three heroes, all on darkness, side A of the rune card: 3 damage for each of them. On side B that happens for each of the two runes.',
  },
  'darkness-effect': {
    gist: 'Entering it, being reached, or ending your turn on it: 2 non-preventable damage once per turn; monsters none.',
    text: [
      'The damage hits heroes, [[companions|companions]] and [[pet|pets]]: as soon as they [[entering|enter]] darkness (willingly or not), a new tile reaches them, or their own turn ends on it. In all at most once per turn, whoever is acting (N10, N11).',
      'Plus two lasting effects: a **hero** standing on it has [[x-to-hit|−2 TO HIT]] on attack rolls. A **monster** on it deals [[monster-damage|+2 damage]] in its turn and takes none; for large ones 1 square of their area is enough.',
      'Tiles and [[printed-darkness|printed darkness]] work alike. An adventure may set other effects.',
    ],
    missed: [
      'A companion with [[sturdiness]] 2 or more simply shrugs the damage off; a pet vanishes.',
      '[[attack-cards|Attack cards]] do not get the +2 unless one activates the commander himself (HASTE). [[spell-attack|Spell attacks]] do not suffer from the −2: they do not roll.',
      'Unconscious heroes take nothing, nor does anyone who passes over it with a [[jump]].',
    ],
  },
  'printed-darkness': {
    gist: 'Darkness shown on a map sheet works like a tile; tiles are placed only beside it, never on it.',
    text: [
      'Printed darkness is [[hazardous-terrain|hazardous terrain]] with all [[darkness-effect|effects of darkness]], just without a symbol of its own.',
      'New [[darkness-tiles|tiles]] may start at any of its squares, along a side as usual and not across a corner. On it there is no room for tiles (N13).',
    ],
    missed: [
      'Heroes who stand here count as “on darkness”: they are no longer a target and they count for [[crushing|crushing]].',
    ],
  },
  runes: {
    gist: '36 runes in 5 colours; each one drawn brings darkness and then lies at its colour on the track.',
    text: [
      'At the start all 36 are in the bag: 8 blue and 7 each of grey, red, green and orange. The back shows the shape of the [[darkness-tiles|darkness tile]].',
      'On the [[initiative-track|initiative track]] they count by colour (I6). [[x-on-cards|X on monster cards]] and many [[attack-cards|attack cards]] look at that number: the longer the adventure lasts, the more dangerous it gets.',
    ],
    missed: [
      'As an object on the map a rune is an [[solid-objects|obstacle]].',
      'In a [[sequential-adventure|sequential adventure]] you carry over only their number, not the colours.',
    ],
  },
  'rune-card': {
    gist: 'Last card of the round: side A draws 1 rune, side B 2, then flip it; base game from chapter 2 on.',
    text: [
      'It lies at the lower end of the [[initiative-track|initiative track]], but only if the adventure asks for it. When its turn comes you first draw all runes, then [[darkness-behavior|place tile after tile]], then put the runes on the track, and flip the card last.',
      'After that the new [[round|round]] begins.',
    ],
    missed: [
      'If an event or an attack card makes you draw runes, everything goes the same way, only the card stays as it lies (N1).',
    ],
    example: 'The card alternates from round to round: 1 rune, 2 runes, 1 again, 2 again.',
  },
  'draw-or-take-runes': {
    gist: 'Only runes you draw spread darkness; if you take one from the bag, nothing is placed.',
    text: [
      '**Draw**: the tile is placed, the rune goes to the track, and the [[last-rune|last one]] means defeat. **Take**: no darkness comes; what happens to the rune is up to the instruction (N1).',
      'Runes are taken, for instance, by [[manifest]] (then back into the bag) and when you go on with a [[sequential-adventure|sequential adventure]] (onto the track).',
    ],
    missed: ['In these two cases as well you do not pick the rune: chance decides.'],
  },
  'last-rune': {
    gist: 'If you draw the last rune from the bag, the adventure is lost on the spot.',
    text: [
      'It is not the empty bag next round that counts but the moment you draw the last [[runes|rune]] (D12). Merely [[draw-or-take-runes|taking]] it is not drawing.',
      'In [[player-versus-player|player versus player]] the fight then ends in a draw.',
    ],
    example:
      'With the rune card alone (1 and 2 by turns) you draw the 36th rune at the end of round 24; every other one drawn shortens the time.',
  },
};
