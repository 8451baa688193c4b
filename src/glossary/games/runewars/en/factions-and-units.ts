import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_FACTIONS_AND_UNITS as DATA } from '../data/factions-and-units';

export const RUNEWARS_FACTIONS_AND_UNITS_EN: CategoryWords<typeof DATA> = {
  faction: {
    gist: 'Humans, Elves, Undead or Uthuk; chosen clockwise, beginning with the first player.',
    text: [
      'Each player takes all material of a faction: [[faction-sheet]], figures, [[home-realm]], [[activation-tokens|activation tokens]] and the 8 [[order-cards|order cards]]. All of it bears its colour or sign.',
      'Each faction has its own units, a good or evil [[alignment]] and its own [[defense-bonus|defense bonus]]. The orders are the same for all.',
    ],
  },
  'human-units': {
    gist: 'Blue: 16 infantry, 8 archers, 8 knights, 4 siege engines.',
    text: [
      'Altogether 36 figures. Knights are [[fast]]. Health, combat rows and abilities stand on the [[faction-sheet]], not in the rulebook.',
      'Defensive development: [[development-reinforced-wall]].',
    ],
  },
  'elf-units': {
    gist: 'Green: 16 archers, 8 warriors, 8 spellweavers, 4 pegasus riders.',
    text: [
      'Altogether 36 figures. Known from the battle example: pegasus riders have 3 [[health]] and fight in row 2; archers are [[triangle|triangular]], fight in row 1, and their ability deals 1 damage to a unit of their choice. Everything else stands on the [[faction-sheet]].',
      'Defensive development: [[development-sanctuary]].',
    ],
  },
  'undead-units': {
    gist: 'Purple: 16 zombies, 8 skeleton archers, 8 necromancers, 4 dark knights.',
    text: [
      'Altogether 36 figures. Health, combat rows and abilities stand on the [[faction-sheet]], not in the rulebook. The unit names follow the German ones.',
      'Defensive development: [[development-cursed-burial-site]].',
    ],
  },
  'uthuk-units': {
    gist: 'Red: 16 berserkers, 8 flesh rippers, 8 sorcerers, 4 chaos lords.',
    text: [
      'Altogether 36 figures. Known from the battle example: flesh rippers are [[rectangle|rectangular]] and fight in row 1, berserkers in row 2; both have 1 [[health]]. Everything else stands on the [[faction-sheet]].',
      'Defensive development: [[development-ravenous-offshoot]].',
    ],
    missed: [
      'The German rulebook spells the flesh rippers in more than one way, also “Fleischfetzter”.',
    ],
  },
  'neutral-units': {
    gist: 'Beige figures without a master: enemies to all until you beat them or negotiate with them.',
    text: [
      'There are beastmen (8), dragons (4), giants (4), hellhounds (8), razorwings (8) and warlocks (8). At setup they stand where their symbol is printed. Their values are on the [[reference-sheet]].',
      'If you move units into their area, you must fight all of them there or [[diplomacy|negotiate]] with all. As [[allied-units|allies]] you lead them like your own units.',
    ],
    missed: [
      'The component list says 36 neutral figures, but its own numbers add up to 40. If in doubt, count what is in the box.',
    ],
  },
  'plastic-units': {
    gist: 'The army figures in five colours: four factions, and beige for neutrals.',
    text: [
      'With these figures you conquer areas and fight. Each faction has 36: [[human-units|Humans]] blue, [[elf-units|Elves]] green, [[undead-units|Undead]] purple, [[uthuk-units|Uthuk]] red. There are no more than the box holds ([[component-limits]]).',
    ],
  },
  alignment: {
    gist: 'Factions are good (white) or evil (black), heroes can also be neutral (green).',
    text: [
      'The banner on the [[faction-sheet]] and on the [[hero-cards|hero card]] shows it. It decides which deck your [[objective-cards|objective]] comes from, which hero you start with, and which heroes may turn [[treacherous-heroes|treacherous]]: all of another alignment.',
    ],
  },
  'faction-sheet': {
    gist: 'Your sheet: alignment, start values, three resource dials, unit values and on the right five combat rows.',
    text: [
      'At the top name, sign and [[alignment]]; at the lower left the number of tactics cards and [[starting-influence|influence tokens]] at the start. The [[resource-dials]] keep food, wood and ore.',
      'For each unit it gives name, [[unit-types|base shape]], [[health]], [[special-ability|special ability]] and [[combat-row|combat row]]. To its right you line up for battle ([[battle-area]]).',
    ],
  },
  'unit-types': {
    gist: 'Triangle, circle, rectangle, hexagon: the base shape says which section of a fate card you read.',
    text: [
      'Each [[fate-cards|fate card]] has a section for every shape. [[triangle|Triangle]] and [[circle]] are weak, but the circle shows special abilities twice as often. [[rectangle|Rectangle]] hits better, [[hexagon]] best.',
    ],
  },
  triangle: {
    gist: 'The most common kind: 40 % misses, at most 1 damage.',
    text: [
      'Many abilities of bigger units target them; a dragon, for instance, can kill 3 triangular units at once. Elf archers belong here. Empty sections are called a [[miss]].',
    ],
  },
  circle: {
    gist: 'As weak as triangles, but the special ability symbol twice as often; heroes in duels.',
    text: [
      'Circular units live by their [[special-ability|special ability]]. [[heroes|Heroes]] have a round base and read the circle in a [[duel]] as well.',
    ],
  },
  rectangle: {
    gist: 'Mostly cavalry: hits more often than triangles, mostly up to 2 damage, often more than 1 health.',
    text: [
      'Stronger than [[triangle]] and [[circle]], weaker than [[hexagon]]. The exact result comes from the [[fate-cards|fate cards]].',
    ],
  },
  hexagon: {
    gist: 'The biggest units: hit most often, usually 3 damage, mostly more than 2 health.',
    text: [
      'They attack more successfully than [[rectangle|rectangles]]. For [[strength]] at the end of a battle they still count just 1, like any other unit.',
    ],
  },
  health: {
    gist: 'That much damage is needed to remove the unit or defeat the hero.',
    text: [
      'For units the number stands on the [[faction-sheet]] or the [[reference-sheet]], for heroes on their card. Units lose all damage after the [[battle]], [[heroes]] keep it until they [[hero-heal|heal]].',
    ],
  },
  'special-ability': {
    gist: 'Works when your fate card shows its symbol in the section of the base shape, once per symbol.',
    text: [
      'In a [[battle]] abilities are applied before rout and damage, those of the attacker first. What they do stands by the unit on the [[faction-sheet]] or the [[reference-sheet]].',
      'In a [[duel]] the hero chooses with this symbol: 1 damage or the ability of a [[reward-cards|reward]].',
    ],
  },
  'combat-row': {
    gist: 'Number 1 to 5: the unit stands in this row in battle and attacks in this battle round.',
    text: [
      'The row in which the unit stands on the sheet is its number. Row 1 strikes first, row 5 last: early ones can take out later ones before they draw ([[battle-rounds]]).',
    ],
  },
  'battle-area': {
    gist: 'Five rows to the right of your faction sheet where your units line up in battle.',
    text: [
      'Each unit goes to the row with its [[combat-row|row number]]. Neutrals too are lined up there by the player who leads them. After the [[battle]] the survivors go back to the map.',
    ],
  },
};
