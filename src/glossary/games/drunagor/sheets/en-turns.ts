import type { SameSheets } from '@/src/glossary/sheets';
import type { DRUNAGOR_TURN_SHEETS_DE as GERMAN } from './de-turns';

export const DRUNAGOR_TURN_SHEETS_EN: SameSheets<typeof GERMAN> = {
  'hero-turn': {
    title: 'Hero turn',
    gist: 'Conditions first, then mix movement, cubes and small actions as you like.',
    blocks: [
      {
        kind: 'steps',
        title: 'In order',
        steps: [
          '[[start-of-turn]]: [[bleed]], [[burn]] and [[poison]] cost HP, [[stun]] a cube action. Fallen heroes [[regain-your-breath|regain their breath]].',
          'Your turn, in any order: [[free-movement|free movement]], [[cube-action|cube actions]], [[small-actions|small actions]].',
          '[[end-of-turn]]: terrain and [[darkness-effect|darkness]] below you take effect.',
          'Now your [[companion-turn|companions and pets]] act.',
        ],
      },
      {
        kind: 'figures',
        title: 'What you have',
        figures: [
          { value: '3', text: 'movement points, once a turn' },
          {
            value: '2',
            text: '[[cube-action|cube actions]] at most; one may be [[movement-for-cube|MOVE 3]]',
          },
          { value: '6', text: '[[small-actions|small actions]], each once at most' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'climbing',
        title: 'Levels on the way',
        spoken:
          'Section through three levels: one level up costs 1 point, straight from 0 to 2 costs 2 points, straight from 2 to 0 costs 1 point and 2 damage.',
        legend: [
          { text: 'One level up or down: 1 point, like any step.' },
          {
            text: 'Straight from 0 to 2: 2 points. Straight from 2 to 0: 1 point and 2 [[falling-damage|falling damage]].',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Good to know',
        points: [
          'A cube action or [[reaction|reaction]] in mid-move forfeits [[interrupt-movement|the rest of the movement]]; a small action does not.',
          'While [[engaged|engaged]] you may walk away but make no [[ranged|ranged attack]].',
          'Last cube gone? [[forced-recall|Recall at once]], the turn goes on.',
        ],
      },
    ],
  },
  'monster-turn': {
    title: 'Monster turn',
    gist: 'Each miniature by itself: conditions, purple text, target, way, attack. Never a roll.',
    blocks: [
      {
        kind: 'steps',
        title: 'For each miniature',
        steps: [
          'Apply its [[start-of-turn|conditions]].',
          'Trigger purple [[triggered-abilities|abilities]].',
          'Choose [[monster-target|whom it attacks]]: as many heroes as possible, then the best of its [[primary-target|ranking]].',
          '[[monster-movement|Move]] it, but only if that helps.',
          '[[monster-attack|Attack]]: it always hits. [[shield]] goes first, then heroes [[prevent|prevent]].',
        ],
      },
      {
        kind: 'points',
        title: 'Which place',
        points: [
          'Darkness rather than none,',
          'then a way without [[hazardous-terrain|hazards]] and [[falling-damage|falling]],',
          'then the fewest points; the [[party-leader|party leader]] settles the rest.',
          'If it reaches nobody, it goes [[monster-approach|as near as it can]] to its [[primary-target|primary target]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Damage',
        figures: [
          { value: '+2', text: 'while it stands on [[darkness-effect|darkness]] in its turn' },
          { value: '+1', text: 'for each [[additional-damage|damage token]]' },
          { value: '−1', text: 'for each token of [[intimidate]], next attack only' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'large-monster',
        title: 'Large monsters',
        spoken:
          'A large monster fills an area of four squares; twelve squares around it are adjacent.',
        legend: [
          {
            text: 'Fills 1 area; 12 squares are adjacent. It moves [[large-monster-movement|area by area]].',
          },
          {
            text: 'If it ends on small monsters it [[shove|shoves]] them; chests it [[crush-chest|crushes]].',
          },
        ],
      },
    ],
  },
  attack: {
    title: 'Attack',
    gist: 'Target in range, d20 plus modifiers against the accuracy, then damage.',
    blocks: [
      {
        kind: 'steps',
        title: 'Weapon attack',
        steps: [
          'Choose a target: the colour of your cube gives the [[cube-range|range]].',
          'Roll the d20. A [[critical-miss|1]] always misses, a [[critical-hit|20]] always hits and doubles.',
          'Add all [[x-to-hit|modifiers]]. If you reach the [[accuracy|accuracy]], you hit.',
          'Add up the [[weapon-damage|damage]]; only then double it.',
          'If the target loses HP, the [[collateral-damage|collateral effects]] follow.',
        ],
      },
      {
        kind: 'diagram',
        diagram: 'ranges',
        title: 'Range by colour',
        spoken:
          'A hero on the grid of areas. Yellow are the eight squares around him. Outlined in red are his area and the eight areas around it. Green and blue reach the whole board.',
        legend: [
          { cube: 'yellow', text: '[[melee|Yellow]]: the 8 squares around you' },
          { cube: 'red', text: '[[ranged|Red]]: your area and all areas next to it' },
          { cube: 'green', text: '[[agility|Green]]: the whole board' },
          { cube: 'blue', text: '[[wisdom|Blue]]: the whole board' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'heights',
        title: 'Height',
        spoken: 'An attack from above has plus 2 to the roll, from below minus 2.',
        legend: [
          {
            text: '[[height-advantage|From above]] +2, from below −2 to the roll. On [[darkness-effect|darkness]] another −2.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Good to know',
        points: [
          '[[engaged|Engaged]]: no ranged weapon attack; melee and spells are fine.',
          '[[spell-attack|Spell attacks]] do not roll, and their extras always work.',
          'Damage to you: [[shield]] first, then [[prevent|prevent]], the rest costs HP ([[damage-order|the order]]).',
        ],
      },
    ],
  },
};
