export const shellDe = {
  appName: 'Drunagor Companion',
  unofficial: 'Inoffizielles Fanprojekt',
  mainNavigation: 'Hauptbereiche',
  back: 'Zurück',
  tabs: {
    table: 'Tisch',
    board: 'Karte',
    logbook: 'Logbuch',
    glossary: 'Glossar',
    more: 'Mehr',
  },
  help: {
    title: 'Hilfe',
    open: 'Hilfe zu dieser Seite',
    how: 'Was die Knöpfe tun, mit Bildern',
    all: 'Wie die App bedient wird, Seite für Seite',
    others: 'Mehr Hilfe',
    found: 'Hilfe zur App',
    unknown: 'Diese Hilfeseite gibt es nicht',
    pages: {
      table: 'Tisch',
      board: 'Karte',
      logbook: 'Logbuch',
      glossary: 'Glossar',
      games: 'Spiele',
      together: 'Gemeinsamer Tisch',
      settings: 'Einstellungen und Sicherung',
    },
  },
  starting: 'Die Fackeln werden entzündet …',
  empty: {
    tableTitle: 'Noch kein Abenteuer auf dem Tisch',
    tableText:
      'Hier laufen bald Runden, Monster und Runen. Bis dahin wartet eure Kampagne im Logbuch.',
    tableAction: 'Zum Logbuch',
    boardTitle: 'Noch keine Karte',
    boardText:
      'Hier legt ihr bald die Räume aus und seht, wohin Monster ziehen und wie weit die Dunkelheit reicht.',
  },
  notFound: {
    title: 'Dieser Gang endet im Nichts',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    action: 'Zum Tisch',
  },
  update: {
    ready: 'Eine neue Version ist da.',
    take: 'Neu laden',
  },
  missedTap: 'Der Tipp kam, bevor das hier stand. Er zählt nicht.',
  dismiss: 'Schließen',
  secondTab: {
    title: 'Schon in einem anderen Tab offen',
    text: 'Damit nichts doppelt geschrieben wird, arbeitet immer nur ein Tab. Der andere speichert zu Ende und macht Platz.',
    action: 'Hier weiterspielen',
    waiting: 'Der andere Tab speichert zu Ende …',
    hungTitle: 'Der andere Tab antwortet nicht',
    hungText:
      'Bitte schließt ihn: Sobald er zu ist, geht es hier von selbst weiter, mit allem, was gespeichert ist. Findet ihr ihn nicht, beendet den Browser ganz und öffnet ihn neu.',
    askAgain: 'Noch einmal fragen',
  },
  failed: {
    title: 'Der Speicher lässt sich nicht öffnen',
  },
  crash: {
    title: 'Da ist etwas zerbrochen',
    text: 'Diese Ansicht ließ sich nicht zeigen. Eure Daten sind unverändert gespeichert.',
    action: 'Noch einmal versuchen',
    details: 'Einzelheiten',
  },
  lazy: {
    loading: 'Einen Augenblick …',
    title: 'Das ließ sich nicht laden',
    text: 'Ein Teil der App fehlt gerade. Besteht eine Verbindung, hilft ein neuer Versuch.',
    retry: 'Noch einmal versuchen',
  },
};
