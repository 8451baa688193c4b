import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_BOARD as DATA } from '../data/board';

export const DRUNAGOR_BOARD_EN: CategoryWords<typeof DATA> = {
  square: {
    gist: 'Small square with white lines; every small figure holds 1 square, four squares make 1 area.',
    text: [
      'Squares are the steps of the map: 1 movement point takes a small figure to a free [[adjacent|adjacent]] square, straight or diagonal. Heroes, companions, pets and [[small-monster|small monsters]] stand on exactly 1 square.',
      'Four squares in a block form an [[area|area]]. [[large-monster|Large monsters]] do not walk from square to square but from area to area.',
    ],
  },
  area: {
    gist: 'Block of 2 × 2 squares with a blue outline; ranges and strikes are measured in areas.',
    text: [
      'Every [[map-sheets|map sheet]] is divided into areas of 4 [[square|squares]] each. Areas are adjacent if they share a side or a corner. [[range|Range]] always counts areas, never squares.',
      'A [[large-monster|large monster]] fills a whole area. [[strike|Strikes]] and [[trap|traps]] also work on whole areas.',
    ],
    missed: ['The areas are printed: you may not pick a 2 × 2 block of your own.'],
  },
  adjacent: {
    gist: 'Squares and areas are adjacent if they share a side or a corner, so diagonally too.',
    text: [
      'Around a small figure lie up to 8 adjacent [[square|squares]], around a [[large-monster|large monster]] up to 12, namely all around its [[area|area]]. Areas follow the same rule as squares.',
      'The [[levels|level]] plays no part: a square 1 or 2 levels higher is adjacent all the same (G2). If an effect says ADJACENT, its targets must stand there.',
    ],
    missed: [
      'Your own square is not adjacent to itself; with yellow skills you may target yourself nevertheless.',
      'Only the [[darkness-behavior|darkness]] needs a common side; a corner is not enough for it.',
    ],
  },
  levels: {
    gist: 'Three heights: 1 level up or down costs nothing extra, 0 to 2 costs 2 points, 2 to 0 is a fall.',
    text: [
      'Level 0 is the table, level 1 the top of the [[terrain-pieces|terrain pieces]], level 2 only the high part of piece 2.',
      'A step of 1 level up or down costs 1 point like any other. Climbing straight from level 0 to level 2 costs 2 points. Going straight from 2 to 0 costs 1 point but brings [[falling-damage|falling damage]]: 2 non-preventable damage (M2).',
      'With weapon attacks it is easier to hit from above and harder from below: [[height-advantage|+2 or −2 TO HIT]].',
    ],
    missed: [
      'Adjacency and range ignore height: from level 0 you can attack someone on level 2 in melee.',
      'A [[jump]] from level 0 to 2 costs 2 points as well, but saves you from falling damage.',
    ],
    example:
      'Elros has 1 movement point left: he can reach level 1, but not level 2 straight from 0.',
  },
  'terrain-pieces': {
    gist: 'The plastic blocks: pieces 1 and 3 lie on level 1, only piece 2 has level 2 as well.',
    text: [
      'Piece 1 holds 2 × 3 [[area|areas]] on level 1, piece 3 holds 3 × 4 areas on level 1. Piece 2 has 2 × 2 areas on level 1 and 2 areas on level 2; the setup picture shows its high part dark.',
      '[[map-sheets|Map sheets]] go on top of the pieces, [[door|doors]] into their slots. If a sheet lies partly under a piece, the covered part does not belong to the map.',
    ],
    missed: ['Nobody is pushed up a higher edge: [[push]] ends there as at an obstacle.'],
  },
  'map-sheets': {
    gist: 'The 32 two-sided sheets in three sizes: B 1 × 2, C 2 × 2, E 2 × 3 areas.',
    text: [
      'Each sheet has a letter for its size, a number and two sides: F for front and B for back. So "E4-F" is sheet E4 with its front up. The setup picture shows whether it lies on the table (level 0) or on a [[terrain-pieces|terrain piece]].',
      'All sheets and [[bridges|bridges]] together are the map. Printed [[hazardous-terrain|hazardous terrain]] holds on **every** square of its sheet, not just at the symbol (G7).',
    ],
  },
  bridges: {
    gist: 'Joins two terrain pieces; the 4 or 8 squares right below are closed to all figures.',
    text: [
      'On a bridge you walk as on any other square. If it spans hazardous terrain, nothing of it is felt on top. Nobody may enter the squares below.',
      'If a bridge is placed while someone stands below, he has to make way first as if he were [[shove|shoved]].',
      'The [[darkness-behavior|darkness]] may spread below it too; for darkness alone, a square of the bridge and the one right below are adjacent (G6). A [[spawn-point|spawn point]] under a bridge is out of play.',
    ],
  },
  'solid-objects': {
    gist: 'Figures and nearly all tokens block their square: no passing through, no stopping on it.',
    text: [
      'Obstacles are all characters and also [[chest|chests]], interaction, rune, event and [[npc|NPC tokens]], other objects and blocked squares (O2). Hidden and unconscious enemies block their square too.',
      'Exceptions: you may pass [[passing-allies|allies]] but not end on their square. [[jump]] goes over everything. [[trample]] opens the way through enemies. [[large-monster|Large monsters]] may pass chests and may end on chests and small monsters.',
      "**Not** obstacles are darkness, [[trap|traps]] and the chest that [[loot]] leaves behind. This app's ruling (O2): a door stands between squares and blocks none.",
    ],
    missed: ['Slipping [[diagonal|diagonally]] between two obstacles is always allowed.'],
  },
  object: {
    gist: 'Anything on the map that is no card, player board, map sheet or terrain piece; mostly an obstacle.',
    text: [
      'Objects include figures and all tokens. They are [[solid-objects|obstacles]] unless a rule exempts them, as it does [[trap|traps]] and [[darkness-tiles|darkness tiles]]. You walk through such exceptions and may stop on them.',
      'Some effects target objects: [[swap]] names the kind that is allowed, [[telekinesis]] moves small objects but never [[interaction-token|interaction tokens]].',
    ],
  },
  'passing-allies': {
    gist: 'You may move through squares of allies but never end your movement on them.',
    text: [
      'Heroes, their [[companions|companions]] and [[pet|pets]] let each other pass, and monsters let other monsters pass. The square costs the usual 1 point. At the end of a movement everyone needs a free square: two figures never share one (O1).',
    ],
    missed: [
      'Enemies are in the way, hidden and unconscious ones too: a monster does not walk through an unconscious hero.',
      'A [[large-monster|large monster]] may end on small monsters: it [[shove|shoves]] them.',
    ],
    example:
      'With 3 points Maya walks through the square of Vorn in a narrow passage and stops behind him.',
  },
  diagonal: {
    gist: 'Diagonal steps cost 1 point and are allowed even between two obstacles.',
    text: [
      'A slanting step is as good as a straight one. Where two [[solid-objects|obstacles]] touch only at the corner you may slip through, even if both are enemies. This holds for all characters, monsters included (O4).',
    ],
    missed: ['So two heroes standing corner to corner are no wall.'],
  },
  'large-monster': {
    gist: 'Fills 1 whole area, is immune to four effects, shoves small monsters and crushes chests.',
    text: [
      'Large monsters (50 mm base, on page 38 from 40 mm) stand in the middle of an [[area|area]] and hold all four squares. Up to 12 squares around are adjacent. They walk from area to area: [[large-monster-movement|movement of large monsters]].',
      'They are [[immunity|immune]] to [[knock-down]], [[push]], [[stun]] and [[telekinesis]]; the symbol on their card stands for all four. Only an effect that says so expressly gets around it.',
      'If their movement ends on small monsters, those are [[shove|shoved]]; chests are [[crush-chest|crushed]].',
    ],
    missed: [
      'For the bonus on [[darkness-effect|darkness]] 1 dark square in the area is enough.',
      'A small figure with the symbol only has the four immunities and is small in all other respects.',
    ],
  },
  'small-monster': {
    gist: 'A monster with a base of about 25 mm: holds 1 square and walks square by square like a hero.',
    text: [
      'Small monsters stand on exactly 1 [[square|square]]; the up to 8 squares around are their neighbourhood. They may pass other monsters, but neither enemies nor other [[solid-objects|obstacles]].',
      'If a small monster carries the symbol of [[large-monster|large monsters]] or an instruction calls it large, it only gains their four [[immunity|immunities]] (C4). It still holds 1 square, shoves nobody and can itself be [[shove|shoved]].',
    ],
  },
  shove: {
    gist: 'If a large monster ends on small ones, they move to free squares next to its area.',
    text: [
      'For each small monster in the area the [[party-leader|party leader]] picks a free square bordering that [[area|area]], on whatever level. Should a hero ever have to make way, his player picks the square.',
      'Whoever is shoved [[entering|enters]] the new square: hazardous terrain works, and from level 2 to 0 there is [[falling-damage|falling damage]]. Shoving happens only where the movement ends, not on the way.',
      "This app's ruling (R1): if nothing around is free, take the nearest free square.",
    ],
    missed: ['A large monster may never stop on heroes, NPCs or other large monsters.'],
    example:
      'A Shadow Knight stops in the area of an Executioner: up to 12 squares are possible for the latter.',
  },
  'crush-chest': {
    gist: 'A chest is gone with its content if a large monster ends on it; roll the trap die for each chest.',
    text: [
      'All [[chest|chests]] in the area where the [[large-monster|large monster]] stops leave the map and their content is lost. For each of them roll the [[trap-die|trap die]] once; the monster suffers what it shows (R2).',
      'If it merely walks through, the chest is unharmed. There is no roll for a [[safe-chest|safe chest]] or a chest left by [[loot]].',
    ],
    missed: [
      'SLOW from the trap die works on large monsters too: their symbol is no protection.',
      'Small monsters crush nothing; a chest is an obstacle to them.',
    ],
  },
};
