import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_RANGE_AND_TARGETS as DATA } from '../data/range-and-targets';

export const DRUNAGOR_RANGE_AND_TARGETS_EN: CategoryWords<typeof DATA> = {
  'cube-range': {
    gist: 'The colour of the cube placed sets the range: yellow adjacent, red 1, green and blue unlimited.',
    text: [
      'For skills of one colour that is the colour of the skill, for [[multicolour-skills|multicoloured]] ones that of the cube you really place (Q7): [[melee|yellow]] for yourself and [[adjacent|adjacent]] squares, [[ranged|red]] for range 1, [[agility|green]] and [[wisdom|blue]] for the whole board.',
    ],
    missed: [
      'For [[weapon-attack|weapon attacks]] with a cube of your own its colour counts as well; the [[weapon-range|weapon range]] does not matter then.',
      'When [[copy-effect|copying]], the colour of the copied skill counts.',
    ],
  },
  range: {
    gist: 'Counted in areas: range 1 is your own area and all adjacent ones, diagonally too.',
    text: [
      'What matters is the [[area|area]] you stand in, not your square. RANGE X reaches every square whose area is at most X steps from area to area away; only areas in play are counted (G3). [[levels|Levels]] play no part.',
      'If nothing else is given, the colour sets the range: [[cube-range|cube range]]. [[unlimited-range|Unlimited]] are green, blue and passive skills, class skills and focus techniques without a weapon attack.',
    ],
    missed: [
      'That is why red reaches 2 or 3 squares far, depending on where in your area you stand.',
      'Melee is not "range 0": it reaches only the 8 squares around you, across area borders too.',
    ],
    example:
      'Maya stands at the left edge of her area: to the right she reaches 3 squares, to the left 2.',
  },
  'unlimited-range': {
    gist: 'Any target on the map, however far away; the rulebook says nothing about line of sight.',
    text: [
      'Unlimited are green skills ([[agility|agility]]) and blue ones ([[wisdom|wisdom]]), [[passive|passive]] skills, [[class-skills|class skills]] and [[focus-technique|focus techniques]] without a weapon attack, unless they say otherwise. Monsters with a blue [[monster-attack|magic attack]] also reach everywhere.',
      'The rulebook knows no line of sight. For [[range|range 1]] too it only asks whether the area is near enough.',
    ],
    missed: [
      '[[stealth|Hidden]] enemies and [[knock-out|unconscious]] heroes still cannot be targeted.',
      'If ADJACENT or SELF stands in front, that limit holds.',
    ],
  },
  melee: {
    gist: 'Yellow: yourself and anything on the up to 8 adjacent squares, diagonally too.',
    text: [
      'A skill used with a yellow cube works on your own hero or on directly [[adjacent|adjacent]] targets: 9 squares in all. Area borders and [[levels|levels]] make no difference.',
      'Monsters with a yellow attack must be adjacent as well; around a [[large-monster|large monster]] these are up to 12 squares (A1).',
    ],
    missed: [
      'Yellow weapon attacks work while you are [[engaged|engaged]], even with a bow: with a cube of your own only its colour counts.',
    ],
  },
  ranged: {
    gist: 'Red: range 1, your own and all adjacent areas; no weapon attack while engaged.',
    text: [
      'A skill used with a red cube works on yourself and on targets in [[range|range 1]]. Some class skills increase this.',
      'While [[engaged|engaged]] you may make no ranged [[weapon-attack|weapon attacks]], not against other targets either. The same goes for monsters with a red attack (A1, W6).',
    ],
    missed: [
      'Red skills without a weapon attack, such as healing or [[spell-attack|spell attacks]], work while engaged.',
      'Simply walk away before you shoot: movement is free even while engaged.',
    ],
  },
  agility: {
    gist: 'Green: unlimited range; but MOVE and JUMP are only for your own hero.',
    text: [
      'Skills used with a green cube can reach any target on the map: [[unlimited-range|unlimited range]]. Many contain [[move]] or [[jump]]; only the one who uses the skill moves by it unless another target is named.',
    ],
    missed: ['[[silence]] takes all your available green and blue cubes at once.'],
  },
  wisdom: {
    gist: 'Blue: unlimited range, any target on the map.',
    text: [
      'Skills used with a blue cube reach every target, however far away: [[unlimited-range|unlimited range]]. These may be [[spell-attack|spell attacks]] or healing, for example.',
    ],
    missed: [
      'A weapon attack by a [[multicolour-skills|multicoloured]] skill with a blue cube is unlimited too: the colour decides, not the weapon.',
    ],
  },
  targets: {
    gist: 'If no target is named you choose it freely in range, your own hero included.',
    text: [
      'Every effect has one or more targets in [[range|range]]. Words in front of the effect limit them: ADJACENT, [[ally|ALLY]], [[self]], [[up-to-x]], [[strike]]. Without such words you choose the target, yourself included.',
      '[[move]] and [[jump]] always have you as their target unless they say otherwise. Effects joined by AND need the same target; after a semicolon you may choose anew: [[linked-effects|linked effects]].',
    ],
    missed: [
      'ALLY always means **another** figure: you are not your own ally.',
      '[[knock-out|Unconscious]] heroes are a target for nobody, not even for healing.',
      'Only enemies cannot choose [[stealth|hidden]] figures as targets; allies can.',
    ],
  },
  self: {
    gist: 'The effect is for you alone; a reaction with SELF works only if you are threatened yourself.',
    text: [
      'SELF fixes the [[targets|target]]: only the figure carrying out the effect gets it. For a [[reaction|reaction]] there is a condition as well: the [[threat|threat]] must concern your own hero.',
    ],
    missed: ['SELF holds only up to the semicolon; after it someone else may be the target again.'],
    example: 'SELF, PREVENT 3 only helps against your own damage, not against that of Maya.',
  },
  'up-to-x': {
    gist: 'You choose at most X targets in range, and all of them must be different.',
    text: [
      'Fewer than X are allowed, the same target several times is not. Each [[targets|target]] gets the full effect. [[cleave]] and [[multishot]] count in a similar way; with a weapon attack on several targets you roll only once.',
    ],
    missed: ['If a total is to be shared out, that is called [[split]].'],
    example: 'UP TO 2 TARGETS, 2 DMG: two monsters lose 2 HP each, but one alone never 4.',
  },
  split: {
    gist: 'You may share out the number of the effect among targets in range as you like.',
    text: [
      'If SPLIT stands behind an effect, its number is a total. You hand it out in portions to as many [[targets|targets]] in [[range|range]] as you like, yourself included if nothing speaks against it.',
      'A [[x-bonus|bonus]] raises the total once, not each portion.',
    ],
    example: 'HEAL 4, SPLIT: Jaheen heals Vorn by 3 and himself by 1.',
  },
  'weapon-range': {
    gist: 'Counts only without a cube of your own: ranged weapon or implement range 1, others adjacent.',
    text: [
      'If you place a cube yourself for a [[weapon-attack|weapon attack]], its [[cube-range|colour]] sets the range and the symbol of the weapon means nothing.',
      'Without a cube of your own the weapon decides: with a [[focus-technique|focus technique]], with the [[ki|KI attack]] or when another hero lets you attack ([[make-attack|MAKE]]). A red symbol (ranged weapon, implement) means [[ranged|ranged]] with range 1, a yellow symbol (light and heavy weapon) means [[melee|melee]].',
    ],
    missed: [
      'With a red symbol such an attack is forbidden while you are [[engaged|engaged]] (W6).',
    ],
    example:
      'Maya with her bow next to a monster: a focus technique that attacks does not work, a yellow skill does.',
  },
};
