import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MOVEMENT as DATA } from '../data/movement';

export const DRUNAGOR_MOVEMENT_EN: CategoryWords<typeof DATA> = {
  move: {
    gist: 'Walk up to X squares, straight or diagonal; each square costs 1 point.',
    text: [
      'X is your number of movement points. Each takes you to a free [[adjacent|adjacent]] square; you need not use them all and may even stay where you are. Unless it says otherwise, the one who triggers the effect moves.',
      'Climbing from [[levels|level 0 to 2]] costs more (2 points), and so does the first step into [[difficult-terrain|difficult terrain]]. [[solid-objects|Obstacles]] block the way; you may pass through [[passing-allies|allies]].',
      '[[slow]] shortens the next movement by 2, [[knock-down]] cancels it altogether. The rules are the same for heroes, companions, pets and monsters.',
    ],
    missed: [
      'While [[engaged|engaged]] you may still walk freely; nobody gets an attack for it.',
      'A [[cube-action|cube action]] or [[reaction|reaction]] ends the current movement: [[interrupt-movement|interrupting movement]].',
    ],
  },
  'free-movement': {
    gist: 'Once in your turn you may walk 3 squares without a cube: before, between or after your actions.',
    text: [
      'On top of the two cube actions your hero may make 1 free movement of up to 3 squares. It costs nothing and you choose the moment. More movement comes from skills or by [[movement-for-cube|spending a cube on it]].',
      'You may interrupt it for a [[small-actions|small action]] and then walk on (M12).',
    ],
    missed: [
      'Walking, attacking by a cube action and walking on is not possible: the remaining points are lost.',
      'With [[slow]] only 1 square is left, with [[knock-down]] none.',
    ],
  },
  'interrupt-movement': {
    gist: 'Small action or door on the way: you walk on. Cube action or reaction: the rest is lost.',
    text: [
      'In the middle of a [[move|movement]] you may take a [[small-actions|small action]] at any time, such as searching a chest or opening a door. You keep your remaining movement points, even if a new part of the dungeon is built behind that door first.',
      'If you take a [[cube-action|cube action]] or a [[reaction|reaction]] instead, all remaining points of this movement are gone (M12). Another movement you still have is not touched by that.',
    ],
    missed: [
      'If you interrupt a [[jump]], you enter the square you are on, with all consequences.',
      'Most small actions are forbidden while you are [[engaged|engaged]].',
    ],
    example: 'Lorelai walks 1 square, opens a door and goes 2 more squares inside.',
  },
  'movement-for-cube': {
    gist: 'As a cube action expend 1 available cube of any colour: MOVE 3, even twice per turn.',
    text: [
      'This is printed on every [[hero-board|hero board]]. You put 1 available action cube of any colour into the space for [[expend|expended]] cubes and gain [[move|MOVE 3]]. It counts as one of your two [[cube-action|cube actions]].',
      'That space is unlimited, so you can use both actions for it. The cube comes back with your next [[recall-action|recall action]] or by [[recall]].',
    ],
    missed: [
      'Each movement stands alone: leftover points of the free movement are lost when you spend the cube.',
      'If it was your last cube, you finish walking and must recall then: [[forced-recall|forced recall]].',
    ],
    example: 'Free movement and two cubes: up to 3 + 3 + 3 = 9 squares in one turn.',
  },
  'x-movement': {
    gist: 'Every movement of this figure gets X extra movement points.',
    text: [
      'When the figure is granted the effect [[move|MOVE]], X points are added, each time anew. A [[additional-movement|token]] can be the reminder, for monsters for example after [[evolve]]. If it says −X, there are fewer points accordingly.',
    ],
    example: 'With +1 MOVEMENT the [[free-movement|free movement]] becomes MOVE 4.',
  },
  jump: {
    gist: 'Movement over obstacles, enemies and hazards; only the last square counts, no falling damage.',
    text: [
      'Points are counted as for [[move|MOVE]], and as a rule only the one carrying out the effect jumps. On the way you ignore [[solid-objects|obstacles]], enemies, hazardous terrain and darkness. You must land on a free square; that is the only one you [[entering|enter]], and its effect reaches you.',
      'Jumping brings no [[falling-damage|falling damage]]. Straight from [[levels|level 0 to 2]] still costs 2 points. No jump leads over gaps in the board (M5).',
      'A [[large-monster|large monster]] likewise jumps from area to area and may land on small monsters and chests: [[shove]], [[crush-chest]].',
    ],
    missed: [
      'If you interrupt the jump for a small action, that square counts as entered too.',
      'The book calls a jump a special kind of movement and makes no exception for [[slow]] and [[knock-down]]; monsters with JUMP suffer both (M1).',
    ],
    example:
      'Elros leaps with JUMP 3 over a monster and a lava square: no BURN if the third square is free and harmless.',
  },
  trample: {
    gist: 'Move through enemies; each one run over takes X non-preventable damage once.',
    text: [
      'TRAMPLE is added to a [[move|movement]]: squares of enemies are no obstacle, not even those of hidden or unconscious ones. Every enemy on the way suffers X [[non-preventable|non-preventable]] damage, but only once in the same movement (M6).',
      'The movement may not end on an enemy. A [[large-monster|large monster]] tramples through whole areas if they hold nothing but enemies, monsters and chests. [[knock-out|Unconscious]] heroes take no damage.',
    ],
    missed: ['Other [[solid-objects|obstacles]] still block the way.'],
  },
  'falling-damage': {
    gist: 'Straight from level 2 to level 0: 2 non-preventable damage; from 2 to 1 or 1 to 0 nothing.',
    text: [
      'Any figure that comes from [[levels|level 2 to 0]] in one step suffers 2 [[non-preventable|non-preventable]] damage. You can do that willingly for 1 movement point; it also holds if the figure is brought down by [[push]], [[telekinesis]] or [[shove]].',
    ],
    missed: [
      'Whoever comes down with a [[jump]] takes no damage.',
      'Only the direct way down hurts: by way of level 1 you get down unharmed.',
    ],
  },
  push: {
    gist: 'Drives the target X squares straight away; an obstacle, a higher level or the rim stops it.',
    text: [
      'The target goes in a straight line, diagonally too, and must get farther away with each square. It stops before an [[solid-objects|obstacle]], at the edge of a higher level and at the rim of the board; the rest is lost.',
      'It drops down to lower levels: from 2 to 0 with [[falling-damage|falling damage]]. [[hazardous-terrain|Hazardous terrain]] on the way takes effect (M9).',
    ],
    missed: [
      'Unless stated otherwise small figures cannot push large ones, and [[large-monster|large monsters]] are immune anyway.',
      'Unlike [[telekinesis]], every square on the way counts as entered.',
    ],
    example: 'Vorn drives a Skeleton Archer through lava with PUSH 2: BURN 2, once.',
  },
  telekinesis: {
    gist: 'Moves 1 small figure or small object up to X squares; terrain works only where it lands.',
    text: [
      'The target is a small figure, a [[chest|chest]], a [[trap|trap]] or a small darkness tile. [[interaction-token|Interaction tokens]] and [[large-monster|large monsters]] are immune.',
      'The target floats unharmed over [[hazardous-terrain|hazardous terrain]]; it only works where the target lands. [[falling-damage|Falling damage]] on the way applies all the same (M10).',
    ],
    missed: ['No straight line is asked for as with [[push]], and X is only the maximum.'],
  },
  swap: {
    gist: 'You change places with an object; both enter their new square with all consequences.',
    text: [
      'The effect says what may be swapped with, for example an ally or an enemy: [[object|object]]. Both sides [[entering|enter]] their new square, so [[hazardous-terrain|hazardous terrain]] and the like work at once (M11).',
    ],
    missed: [
      'The other one is affected too: if you stand in lava, a monster that takes your place gets BURN 2.',
    ],
  },
  'large-monster-movement': {
    gist: 'Walks from area to area, 1 point each; monsters and chests do not stop it, heroes do.',
    text: [
      'A [[large-monster|large monster]] only enters complete [[area|areas]] of four squares. It may pass small and large monsters and [[chest|chests]]. An area with any other [[solid-objects|obstacle]], such as a hero, an NPC or a blocked square, is closed to it (O3).',
      'It may end on small monsters, which it [[shove|shoves]], and on chests, which it [[crush-chest|crushes]], but never on another large monster.',
      'Levels and terrain count by area: from level 0 to 2 costs 2 points, and an area is hazardous as soon as one of its squares is (M7).',
    ],
    missed: [
      'A single hero in a narrow place can bar its way.',
      'With [[jump]] or [[trample]] it gets past heroes, but it may not stop on them.',
    ],
    example: 'A Shadow Knight with 2 points walks 2 areas far, diagonally too.',
  },
};
