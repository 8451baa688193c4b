import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_AREAS as DATA } from '../data/areas';

export const SWORDSORCERY_AREAS_EN: CategoryWords<typeof DATA> = {
  area: {
    gist: 'A section of the board; with enemies in the same area you are engaged.',
    text: [
      'Movement, [[range]] and sight go from area to area. If enemies stand in yours, you are [[engaged]]. The number of figures per side decides who [[control-area|controls]] or [[dominate-area|dominates]] it.',
    ],
  },
  range: {
    gist: 'How many areas away something works; while you are engaged only your own area counts.',
    text: [
      'The range stands with the attack, power or item. While you are [[engaged]] it does not apply: you choose only figures in your area. For enemies the distance decides which [[behaviour]] they follow.',
    ],
  },
  'control-area': {
    gist: 'The side with more figures in an area controls it; nobody does when they are equal.',
    text: [
      'Count all hero figures and all enemy figures there. Control is not enough for [[supremacy]] nor for [[evade|evading]] unharmed: for those you have to [[dominate-area|dominate]] the area.',
    ],
    example: 'Three heroes and two enemies: the heroes control the area but do not dominate it.',
  },
  'dominate-area': {
    gist: 'At least twice as many figures as the other side: you dominate the area and control it as well.',
    text: [
      'Two consequences: attacks of your side against targets in this area get [[supremacy]], that is 1 more hit. And heroes leave it without [[reaction-attack|reaction attacks]].',
    ],
    missed: ['Enemies can dominate an area, too, and then have one more hit.'],
    example: '2 against 1 dominates, 3 against 2 only controls, 2 against 2 is nobody’s.',
  },
  'line-of-sight': {
    gist: 'A straight line from area marker to area marker without a break; in your own area you always see.',
    text: [
      'It is broken by [[blocking-elements|blocking elements]], by edges of a board tile that no other tile touches and, for heroes, by enemy figures as well.',
      'Enemies need it for their [[behaviour|behaviours]], except for the one with open range.',
    ],
    missed: [
      'Enemies see past each other: enemy figures block the view of heroes only.',
      '[[barriers|Barriers]] stop movement, not sight.',
    ],
  },
  'area-marker': {
    gist: 'The point of an area from which you draw the line of sight.',
    text: [
      'For the [[line-of-sight|line of sight]] it does not matter where the figure stands, only this point does: two markers, one straight line, nothing in between.',
    ],
  },
  'blocking-elements': {
    gist: 'Walls, wall tokens, doors and the like break the line of sight for everybody.',
    text: [
      '[[walls|Walls]] and [[door|doors]] bar both way and view. Edges of a board tile that no other tile touches do so, too. [[barriers|Barriers]] are no part of this: one sees across them.',
    ],
  },
  walls: {
    gist: 'A wall between two areas leaves neither way nor view, for heroes and enemies alike.',
    text: [
      'Unlike a [[barriers|barrier]] a wall works in both directions and takes the [[line-of-sight|line of sight]] as well. Wall tokens bar the view, too; whether also the way, the reference sheet does not say.',
    ],
  },
  hindrances: {
    gist: 'Collective name for barriers, difficult and dangerous terrain; enemies avoid them where they can.',
    text: [
      '[[barriers]] bar one direction, [[difficult-terrain]] costs heroes more, [[dangerous-terrain]] wounds them. On their shortest way enemies prefer areas without hindrances ([[enemy-activation]]).',
    ],
  },
  barriers: {
    gist: 'Bar the way out of the marked area into its neighbour, but not the view.',
    text: [
      'Only this one direction is closed: whoever comes from the other side is not held up. The [[line-of-sight|line of sight]] runs across them.',
    ],
  },
  'difficult-terrain': {
    gist: 'Heroes pay 1 more movement point to enter the area; enemies do not.',
    text: [
      'The extra point is due on entering, not on leaving. To enemies the terrain is like any other, though on an equally short way they prefer areas without [[hindrances]].',
    ],
  },
  'dangerous-terrain': {
    gist: 'Every hero who enters the area suffers 1 wound; enemies do not.',
    text: [
      'The wound cannot be fended off ([[suffer]]) and comes anew each time you enter. Enemies walk through unharmed.',
    ],
  },
  'movement-point': {
    gist: 'The currency of movement: dash adds 1, difficult terrain costs 1 more, and 1 puts you back on your feet.',
    text: [
      'How many you have is written on your hero. The reference sheet names only the extras: [[difficult-terrain|difficult terrain]] asks for 1 more point; what an ordinary area costs stands in the rulebook. While [[knocked-down|knocked down]] you spend 1 point to stand up.',
    ],
  },
};
