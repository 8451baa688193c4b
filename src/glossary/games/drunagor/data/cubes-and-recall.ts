import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_CUBES_AND_RECALL = {
  'action-cubes': {
    names: { de: 'AKTIONSWÜRFEL (AW)', en: 'ACTION CUBES (AC)' },
    aliases: {
      de: ['AW', 'Aktionswürfel Farben', 'bunte Würfel'],
      en: ['AC', 'action cube', 'cubes'],
    },
    icon: 'cube/blue',
    page: 17,
    related: ['cube-colours', 'cube-action', 'expend', 'recall-action', 'hero-skills'],
    rules: ['Q2'],
  },
  'cube-colours': {
    names: { de: 'Die Farben der Würfel', en: 'Colours of the cubes' },
    aliases: {
      de: ['Würfelfarben', '8 Farben', 'gelb rot grün blau', 'Fähigkeit Farbe'],
      en: ['cube colors', 'yellow red green blue', 'eight colours'],
    },
    icon: 'cube/blue',
    page: 17,
    related: ['action-cubes', 'cube-range', 'melee', 'ranged', 'agility', 'wisdom'],
    rules: ['Q2'],
  },
  'cube-action': {
    names: { de: 'WÜRFELAKTION', en: 'CUBE ACTION (CA)' },
    aliases: {
      de: ['Würfelaktionen', 'CA', '2 Aktionen', 'wie viele Aktionen'],
      en: ['cube actions', 'how many actions', 'two actions'],
    },
    icon: 'cube/blue',
    page: 58,
    related: ['action-cubes', 'hero-turn', 'expend', 'reaction'],
    rules: ['Q1', 'Q2'],
  },
  expend: {
    names: { de: 'VERBRAUCHEN', en: 'EXPEND' },
    aliases: {
      de: ['verbrauchte Würfel', 'verbraucht', 'Würfel ausgeben'],
      en: ['expended', 'spend a cube'],
    },
    icon: 'minus',
    page: 58,
    related: ['action-cubes', 'movement-for-cube', 'fatigue', 'recall'],
    rules: ['Q2', 'Q4'],
  },
  'wild-cube': {
    names: { de: 'JOKERWÜRFEL', en: 'WILD CUBE' },
    aliases: {
      de: ['Joker', 'Zahlen verdoppeln', 'Wildwürfel'],
      en: ['wild', 'joker cube', 'double the numbers'],
    },
    icon: 'star',
    page: 56,
    related: ['action-cubes', 'hero-skills', 'cube-colours'],
    rules: ['Q2'],
  },
  'curse-cubes': {
    names: { de: 'FLUCHWÜRFEL (FW)', en: 'CURSE CUBES (CC)' },
    aliases: {
      de: ['FW', 'schwarze Würfel', 'Fluch bekommen'],
      en: ['CC', 'black cube', 'curse cube'],
    },
    icon: 'cube/curse',
    page: 55,
    related: ['losing', 'cleanse', 'recall-action', 'blocked-skills', 'curse'],
    rules: ['Q5', 'D12', 'Q6'],
  },
  'trauma-cube': {
    names: { de: 'TRAUMAWÜRFEL (TW)', en: 'TRAUMA CUBE (TC)' },
    aliases: { de: ['TW', 'violette Würfel', 'lila Würfel', 'Trauma'], en: ['TC', 'purple cube'] },
    icon: 'cube/trauma',
    page: 58,
    related: ['knock-out', 'losing', 'blocked-skills', 'aura'],
    rules: ['Q5', 'D11', 'D12'],
  },
  'blocked-skills': {
    names: { de: 'Blockierte Fähigkeiten', en: 'Blocked skills' },
    aliases: {
      de: ['Fähigkeit blockiert', 'wohin mit dem Fluchwürfel', 'belegt', 'keine freie Fähigkeit'],
      en: ['blocked skill', 'where to put a curse cube', 'no free skill'],
    },
    icon: 'lock',
    page: 25,
    related: ['curse-cubes', 'trauma-cube', 'passive', 'hero-skills'],
    rules: ['Q5', 'Q6'],
  },
  'recall-action': {
    names: { de: 'Rastaktion', en: 'Recall action' },
    aliases: {
      de: ['rasten', 'Rast', 'ausruhen', 'Würfel zurückbekommen', 'Pause machen'],
      en: ['rest', 'resting', 'get cubes back'],
    },
    icon: 'undo',
    page: 34,
    related: ['voluntary-recall', 'forced-recall', 'free-recall-action', 'curse-cubes', 'recall'],
    rules: ['Q3', 'Q6'],
  },
  'voluntary-recall': {
    names: { de: 'Freiwillige Rastaktion', en: 'Voluntary recall' },
    aliases: {
      de: ['freiwillig rasten', 'wann darf ich rasten', '2 Farben'],
      en: ['when can I recall', 'willing recall', 'when may I rest', 'two colours'],
    },
    icon: 'undo',
    page: 34,
    related: ['recall-action', 'forced-recall', 'curse-cubes', 'hero-turn'],
    rules: ['Q3'],
  },
  'forced-recall': {
    names: { de: 'Unfreiwillige Rastaktion', en: 'Forced recall' },
    aliases: {
      de: [
        'alle Würfel weg',
        'unfreiwillig rasten',
        'kein Würfel mehr',
        'letzter Würfel',
        'keine AW',
      ],
      en: [
        'out of cubes',
        'no action cubes left',
        'unwilling recall',
        'no cubes left',
        'last cube',
      ],
    },
    icon: 'undo',
    page: 34,
    related: ['recall-action', 'fatigue', 'curse-cubes'],
    rules: ['Q3', 'Q4'],
  },
  'free-recall-action': {
    names: { de: 'KOSTENLOSE RASTAKTION', en: 'FREE RECALL ACTION' },
    aliases: {
      de: ['gratis rasten', 'Rast ohne Fluch', 'kostenlos rasten'],
      en: ['free recall', 'recall without penalty'],
    },
    icon: 'undo',
    page: 34,
    related: ['recall-action', 'knock-out'],
    rules: ['Q3', 'D11'],
  },
  recall: {
    names: { de: 'ZURÜCKHOLEN X', en: 'RECALL X' },
    aliases: { de: ['Würfel zurücknehmen', 'AW zurück'], en: ['take cubes back', 'retrieve cube'] },
    icon: 'undo',
    page: 58,
    related: ['recall-action', 'action-cubes', 'expend'],
    rules: ['Q2'],
  },
} as const satisfies CategoryData;
