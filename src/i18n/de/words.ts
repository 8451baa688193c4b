/** Names of things that stand in many sentences. */
export const wordsDe = {
  rune: { orange: 'Orange', green: 'Grün', blue: 'Blau', red: 'Rot', gray: 'Grau' },
  cube: { yellow: 'gelb', red: 'rot', green: 'grün', blue: 'blau' },
  ground: { darkness: 'Dunkelheit', lava: 'Lava', miasma: 'Miasma', spikes: 'Stacheln' },
  trapFace: {
    blank: 'nichts',
    poison: 'Gift 2',
    slow: 'Langsam',
    burn: 'Brennen 2',
    bleed: 'Bluten 2',
  },
  runeCard: 'Runenkarte',
  tokenGone: 'kein {{token}} mehr',
};
