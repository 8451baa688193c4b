import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_MOVEMENT = {
  move: {
    names: { de: 'BEWEGUNG X', en: 'MOVE X' },
    aliases: {
      de: ['Bewegungspunkte', 'bewegen', 'laufen', 'gehen', 'Bewegungspunkt'],
      en: ['movement points', 'moving', 'walk'],
    },
    icon: 'boot',
    page: 54,
    related: ['free-movement', 'x-movement', 'levels', 'solid-objects', 'interrupt-movement'],
    rules: ['M1', 'M2', 'Q1'],
  },
  'free-movement': {
    names: { de: 'Freie Bewegung', en: 'Free movement' },
    aliases: {
      de: ['Gratisbewegung', 'wie weit darf ich laufen', '3 Felder'],
      en: ['free move', 'how far can I move'],
    },
    icon: 'boot',
    page: 19,
    related: ['move', 'hero-turn', 'interrupt-movement'],
    rules: ['Q1', 'M12'],
  },
  'interrupt-movement': {
    names: { de: 'Bewegung unterbrechen', en: 'Interrupting movement' },
    aliases: {
      de: ['restliche Bewegungspunkte', 'Bewegung aufteilen', 'Bewegung verfällt'],
      en: ['split movement', 'remaining movement points', 'forfeit movement'],
    },
    icon: 'pause',
    page: 19,
    related: ['move', 'small-actions', 'cube-action', 'reaction'],
    rules: ['M12'],
  },
  'movement-for-cube': {
    names: { de: 'Würfel für Bewegung verbrauchen', en: 'Spend a cube to move' },
    aliases: {
      de: ['zusätzliche Bewegung', 'Extrabewegung', 'nochmal laufen'],
      en: ['extra movement', 'move again', 'cube for movement'],
    },
    icon: 'boot',
    page: 24,
    related: ['expend', 'move', 'cube-action'],
    rules: ['Q2'],
  },
  'x-movement': {
    names: { de: '+X BEWEGUNG', en: '+X MOVEMENT' },
    aliases: { de: ['Bewegungsbonus', 'mehr Bewegung'], en: ['movement bonus'] },
    icon: 'additional-movement',
    page: 53,
    related: ['move', 'additional-movement', 'evolve'],
    rules: ['M1'],
  },
  jump: {
    names: { de: 'SPRUNG X', en: 'JUMP X' },
    aliases: {
      de: ['springen', 'Sprünge', 'fliegen', 'überspringen'],
      en: ['jumping', 'leap', 'fly'],
    },
    icon: 'motion',
    page: 57,
    related: ['move', 'levels', 'falling-damage', 'hazardous-terrain', 'ambush', 'flyby'],
    rules: ['M5', 'M12', 'M1'],
  },
  trample: {
    names: { de: 'STAMPFEN X', en: 'TRAMPLE X' },
    aliases: { de: ['stampft', 'niedertrampeln', 'überrennen'], en: ['trampling', 'run over'] },
    icon: 'boot',
    page: 57,
    related: ['move', 'non-preventable', 'solid-objects'],
    rules: ['M6'],
  },
  'falling-damage': {
    names: { de: 'FALLSCHADEN', en: 'FALLING DAMAGE' },
    aliases: {
      de: ['herunterfallen', 'Sturz', 'Sturzschaden', 'runterspringen', 'von Ebene 2 auf 0'],
      en: ['fall', 'fall damage', 'falling', 'drop down'],
    },
    icon: 'chevron-down',
    page: 22,
    related: ['levels', 'jump', 'push', 'non-preventable'],
    rules: ['M2'],
  },
  push: {
    names: { de: 'SCHUBSEN X', en: 'PUSH X' },
    aliases: {
      de: ['schubst', 'stoßen', 'wegstoßen', 'zurückstoßen'],
      en: ['pushed', 'pushing', 'knock back'],
    },
    icon: 'motion',
    page: 57,
    related: ['falling-damage', 'hazardous-terrain', 'solid-objects', 'large-monster'],
    rules: ['M9'],
  },
  telekinesis: {
    names: { de: 'TELEKINESE X', en: 'TELEKINESIS X' },
    aliases: {
      de: ['bewegt werden', 'fremde Figur bewegen'],
      en: ['move another figure', 'telekinetic'],
    },
    icon: 'magic',
    page: 58,
    related: ['push', 'swap', 'object', 'large-monster'],
    rules: ['M10'],
  },
  swap: {
    names: { de: 'TAUSCHE DEN PLATZ', en: 'SWAP' },
    aliases: {
      de: ['Platz tauschen', 'Plätze tauschen', 'Positionstausch'],
      en: ['swap places', 'switch places'],
    },
    icon: 'motion',
    page: 58,
    related: ['object', 'hazardous-terrain', 'telekinesis'],
    rules: ['M11'],
  },
  'large-monster-movement': {
    names: { de: 'Bewegung großer Monster', en: 'Movement of large monsters' },
    aliases: {
      de: [
        'großes Monster durch kleine Monster',
        'großes Monster bewegen',
        'von Zone zu Zone',
        'passt nicht durch',
      ],
      en: [
        'large monster through small monsters',
        'large monster moves',
        'big monster path',
        'does it fit',
      ],
    },
    icon: 'motion',
    page: 20,
    related: ['large-monster', 'shove', 'crush-chest', 'area', 'solid-objects'],
    rules: ['O3', 'M7', 'G4'],
  },
} as const satisfies CategoryData;
