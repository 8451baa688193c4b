import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_EXPERIENCE = {
  'experience-step': {
    names: { de: 'Erfahrung (Schritt 5)', en: 'Experience step' },
    aliases: {
      de: ['Erfahrung', 'Schritt 5', 'Erfahrung eintauschen', 'Counter eintauschen'],
      en: ['experience', 'step 5', 'exchange counters'],
    },
    icon: 'star-filled',
    section: 'Schritt 5: Erfahrung',
    related: [
      'experience-points',
      'permanent-bonus',
      'making-change',
      'experience-counters',
      'turn',
    ],
    rules: [],
  },
  'experience-points': {
    names: { de: 'Erfahrungspunkte', en: 'Experience points' },
    aliases: {
      de: ['EP', 'XP', 'Punkte pro Erfahrungscounter', 'wie viele Erfahrungspunkte'],
      en: ['points per experience counter', 'price of a counter'],
    },
    icon: 'star',
    section: 'Erfahrungspunkte',
    related: ['experience-step', 'adventure-counters', 'making-change', 'short-and-long-game'],
    rules: [],
  },
  'making-change': {
    names: { de: 'Wechseln', en: 'Making change' },
    aliases: {
      de: ['Counter wechseln', 'Wechselgeld', 'zu viel bezahlt', 'überzählige Punkte'],
      en: ['change', 'overpay', 'surplus points'],
    },
    icon: 'copy',
    section: 'Erfahrungspunkte',
    related: ['experience-step', 'general-supply', 'adventure-counters', 'bank'],
    rules: [],
  },
  'permanent-bonus': {
    names: { de: 'Dauerhafter Bonus', en: 'Permanent bonus' },
    aliases: {
      de: ['Bonus', 'plus 2', 'Eigenschaft steigern', 'dauerhaft'],
      en: ['plus two', 'raise an attribute'],
    },
    icon: 'chevron-up',
    section: 'Erfahrungscounter',
    related: ['experience-counters', 'life-limit', 'attributes', 'stamina', 'life'],
    rules: [],
  },
  'life-limit': {
    names: { de: 'Lebenskraft-Grenze', en: 'Life limit' },
    aliases: {
      de: ['Leben steigern', 'Lebenspunkte erhöhen', 'keine grünen mehr', 'maximal drei Leben'],
      en: ['raise life', 'more life', 'no more green challenges'],
    },
    icon: 'lock',
    section: 'Erfahrungscounter',
    related: ['permanent-bonus', 'life', 'challenges', 'adventure-cards'],
    rules: [],
  },
  'experience-value': {
    names: { de: 'Erfahrungspunktwert', en: 'Experience value' },
    aliases: { de: ['Wert der Erfahrungscounter'], en: ['value of experience counters'] },
    icon: 'info',
    section: 'Erfahrungspunktwert',
    related: ['experience-points', 'experience-counters', 'level', 'short-and-long-game'],
    rules: [],
  },
  level: {
    names: { de: 'Level', en: 'Level' },
    aliases: {
      de: ['Stufe', 'Heldenlevel', 'höchstes Level'],
      en: ['hero level', 'highest level'],
    },
    icon: 'chevron-up',
    section: 'Das Endspiel',
    related: ['endgame', 'endgame-confrontation', 'experience-counters', 'experience-value'],
    rules: [],
  },
} as const satisfies CategoryData;
