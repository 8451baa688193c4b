export const shell = {
  appName: 'Drunagor Companion',
  tabs: {
    table: 'Tisch',
    board: 'Karte',
    logbook: 'Logbuch',
    glossary: 'Glossar',
    more: 'Mehr',
  },
};
