/** One text for each code with which the rules, the game or the storage refuse something. */
export const refusals = {
  'no-campaign': 'Die Kampagne ist noch nicht angelegt.',
  'campaign-exists': 'Diese Kampagne ist schon angelegt.',
  'name-empty': 'Bitte einen Namen eingeben.',
  'text-too-long': 'Der Text ist zu lang: höchstens {{most}} Zeichen.',
  'too-many-heroes': 'Mehr als {{most}} Helden passen nicht in die Gruppe.',
  'hero-taken': '{{name}} ist schon in der Gruppe.',
  'unknown-hero': 'Diesen Helden gibt es in der Gruppe nicht mehr.',
  'max-hp-out-of-range': 'Die höchsten Lebenspunkte liegen zwischen 1 und {{most}}.',
  'cubes-out-of-range': 'Von jeder Farbe sind 0 bis {{most}} Würfel möglich.',
  'too-much-gear': 'Höchstens {{most}} Arten von Ausrüstung lassen sich eintragen.',
  'chapter-out-of-range': 'Kapitel gibt es von 1 bis {{most}}.',
  'seed-out-of-range': 'Der Startwert der Würfel ist ungültig.',
  'die-out-of-range': 'Ein W{{sides}} zeigt 1 bis {{sides}}.',
  'unknown-row': 'Diesen Punkt im Verlauf gibt es nicht.',
  'broken-log':
    'Ein Teil dieser Kampagne ist beschädigt und lässt sich nicht lesen. Eine Sicherung kann helfen.',
  'newer-log':
    'Diese Kampagne wurde mit einer neueren Version der App weitergespielt. Bitte die App aktualisieren.',
  'nothing-open': 'Es ist keine Kampagne geöffnet.',
  'nothing-to-undo': 'Weiter zurück geht es nicht.',
  'nothing-to-redo': 'Weiter vor geht es nicht.',
  'unknown-campaign': 'Diese Kampagne gibt es nicht mehr.',
  'conflicting-log':
    'Die Datei passt nicht zu der Kampagne auf diesem Gerät. Sie lässt sich als neue Kampagne einlesen.',
  'storage-full':
    'Der Speicher des Geräts ist voll. Nichts wurde geändert; bitte Platz schaffen und noch einmal versuchen.',
  'storage-damaged': 'Die gespeicherten Daten sind beschädigt. Nichts wurde geändert.',
  'storage-newer':
    'Die Daten stammen von einer neueren Version der App. Bitte die App aktualisieren.',
  'storage-failed': 'Das Speichern ist nicht gelungen. Nichts wurde geändert.',
  'file-too-large': 'Die Datei ist zu groß. So groß ist kein Export dieser App.',
  'file-wrong-encoding': 'Die Datei ist kein lesbarer Text (UTF-8).',
  'file-too-nested': 'Die Datei ist seltsam verschachtelt und stammt nicht aus dieser App.',
  'file-truncated': 'Die Datei ist unvollständig: Ihr Ende fehlt.',
  'file-not-json': 'Die Datei ist beschädigt.',
  'file-foreign': 'Die Datei stammt nicht aus dieser App.',
  'file-newer':
    'Die Datei stammt von einer neueren Version der App. Bitte erst die App aktualisieren.',
  'file-broken': 'Die Datei ist beschädigt: Ihr Inhalt passt nicht zusammen.',
};
