import type { SameSheets } from '@/src/glossary/sheets';
import type { DRUNAGOR_ROUND_SHEETS_DE as GERMAN } from './de-rounds';

export const DRUNAGOR_ROUND_SHEETS_EN: SameSheets<typeof GERMAN> = {
  darkness: {
    title: 'Darkness',
    gist: 'Draw a rune, lay the tile as near to the strongest hero as it gets, rune to the track.',
    blocks: [
      {
        kind: 'steps',
        title: 'In order',
        steps: [
          '[[rune-card|Rune card]]: side A draws 1 rune, side B draws 2.',
          '[[darkness-target|Target]]: the hero with most HP who is not on darkness yet.',
          'Lay the tile: on a [[spawn-point|spawn point]] or [[darkness-behavior|side to side]] with darkness, so that the fewest squares to the target are missing.',
          'If it does not fit, or single squares get nearer: [[break-up|break it up]] into up to 3 small tiles.',
          'Put the [[runes|rune]] to its colour on the track, turn the card over.',
        ],
      },
      {
        kind: 'diagram',
        diagram: 'darkness',
        title: 'Laid correctly',
        spoken:
          'The new tile touches the old darkness along a side; two squares to the hero are still missing. A place that touches only at a corner is crossed out.',
        legend: [
          { text: 'Side to side; diagonals do not count. Here 2 squares are still missing.' },
          { text: 'A corner alone is not enough (crossed out).' },
        ],
      },
      {
        kind: 'figures',
        title: 'Effect',
        figures: [
          {
            value: '2',
            text: '[[non-preventable|non-preventable]] damage for entering it, being reached or ending your turn there, once a turn',
          },
          { value: '−2', text: 'to attack rolls of heroes who stand on it' },
          { value: '+2', text: 'damage for monsters that stand on it' },
        ],
      },
      {
        kind: 'points',
        title: 'Beware',
        points: [
          'If every hero is on darkness, there is no tile but [[crushing|crushing]].',
          '[[last-rune|Last rune]] drawn: the adventure is lost.',
        ],
      },
    ],
  },
  recall: {
    title: 'Recall',
    gist: 'All action cubes come back; the price is 1 or 2 curse cubes, as the adventure says.',
    blocks: [
      {
        kind: 'points',
        title: 'Three kinds',
        points: [
          '**Voluntary**: 2 colours available at most; [[voluntary-recall|ends your turn]].',
          '**Forced**: no cube available any more; [[forced-recall|at once]], your turn goes on.',
          '**Free**: [[free-recall-action|without curse cubes]], for instance when you are knocked out.',
        ],
      },
      {
        kind: 'steps',
        title: 'How',
        steps: [
          'Put the curse cubes of the adventure on free skills, which are then [[blocked-skills|blocked]].',
          'Take back all placed and [[expend|expended]] action cubes.',
        ],
      },
      {
        kind: 'figures',
        title: 'Limits',
        figures: [
          { value: '2', text: 'colours or fewer: you may recall' },
          { value: '6', text: '[[curse-cubes|curse cubes]] on one hero: [[losing|lost]]' },
          { value: '2', text: '[[trauma-cube|trauma cubes]] on one hero: the same' },
        ],
      },
      {
        kind: 'points',
        title: 'Good to know',
        points: [
          'Do everything you still want to do before you recall voluntarily.',
          'Spending the last cube and being forced costs the same, but not your turn.',
          '[[cleanse]] takes curse cubes off again, [[recall]] returns cubes without penalty.',
        ],
      },
    ],
  },
  camp: {
    title: 'Camp',
    gist: 'After an adventure, if the book says so: tidy up, heal, choose rewards, pack.',
    blocks: [
      {
        kind: 'steps',
        title: 'Seven steps',
        steps: [
          '[[conditions]] off.',
          '[[curse-cubes|Curse cubes]] off.',
          '[[trauma-cube|Trauma cubes]] off.',
          '[[resources]] off, even [[focus]] and [[shield]].',
          'Full HP; every [[status|status]] is struck out, [[companions|companions]] leave.',
          'Choose [[rewards|rewards]].',
          '[[stow-items]]: swap freely between gear, bag and camp.',
        ],
      },
      {
        kind: 'points',
        title: 'What stays',
        points: [
          '[[aura|Aura]] and [[outcome|outcomes]],',
          'your items; what came out of chests only as gear or in the bag.',
          'Then fill in the [[campaign-logbook|logbook]]: the best moment for a break.',
        ],
      },
      {
        kind: 'points',
        title: 'Beware',
        points: [
          'There is no camp before a [[sequential-adventure|sequential adventure]].',
          'Lost? You [[restart|start over]] just as you were at the beginning.',
        ],
      },
    ],
  },
  'small-actions': {
    title: 'Small actions',
    gist: 'No cube, each once a turn at most, even in the middle of your movement.',
    blocks: [
      {
        kind: 'steps',
        title: 'The six',
        steps: [
          'Use a [[focus-technique|focus technique]]',
          'Use a [[use-consumable|consumable]]',
          '[[exchange-items]]: put 1 on or off, give or take 1',
          'Trigger an [[interact|interaction token]]',
          '[[open-door]]',
          '[[search-chest]]',
        ],
      },
      {
        kind: 'figures',
        title: 'Rules',
        figures: [
          { value: '1×', text: 'a turn for each kind, so not two chests' },
          { value: '0', text: 'cubes; your movement continues afterwards' },
        ],
      },
      {
        kind: 'points',
        title: 'Engaged?',
        points: [
          'Then only 1 and 2 are left, and [[ki|spending 1 KI]].',
          'Walking away is free: leave the enemy first, then take the chest.',
          'The [[recall-action|recall]] is no small action.',
        ],
      },
    ],
  },
};
