export const settingsDe = {
  title: 'Mehr',
  caption: 'Einstellungen',
  appearance: 'Darstellung',
  table: 'Am Tisch',
  app: 'App',
  language: { label: 'Sprache', device: 'Gerät', de: 'Deutsch', en: 'English' },
  theme: { label: 'Farben', device: 'Gerät', dark: 'Dunkel', light: 'Hell' },
  textSize: {
    label: 'Textgröße',
    percent: '{{percent}} %',
    sample: 'Vorn schlägt zu: 7 Schaden.',
  },
  motion: {
    label: 'Bewegung',
    device: 'Gerät',
    off: 'Voll',
    on: 'Reduziert',
  },
  dice: {
    label: 'Würfel und Runen',
    virtual: 'App würfelt',
    physical: 'Wir würfeln',
    hint: 'Lässt sich bei jedem Wurf ändern.',
  },
  haptics: {
    label: 'Spürbare Rückmeldung',
    hint: 'Ein kurzes Ticken in der Hand, wenn etwas geschehen ist',
  },
  keepAwake: {
    label: 'Bildschirm anlassen',
    hint: 'Solange die App vorne ist, schaltet sich das Gerät nicht ab.',
  },
  notSaved: 'Die Einstellung ließ sich nicht speichern; es gilt wieder die alte.',
  about: {
    label: 'Über diese App',
    title: 'Über diese App',
    version: 'Version {{version}}',
    unofficial:
      'Ein inoffizielles Fanprojekt. Es gehört nicht zu den Verlagen des Spiels und wird von ihnen weder geprüft noch unterstützt. Namen und Marken gehören ihren Inhabern. Zum Spielen braucht ihr das Brettspiel.',
    privacy:
      'Die App spricht mit keinem Server, kennt kein Konto und sammelt nichts. Was ihr eingebt, liegt auf diesem Gerät. Nur wer eine Kampagne an einem gemeinsamen Tisch spielt, benutzt das Netz: Sie geht verschlossen an den Server, den ihr selbst nennt, und dort kann sie niemand lesen. Allein dafür darf die App ins Netz.',
    backup:
      'Sichert euer Telefon oder Tablet sich selbst bei Google oder in iCloud, gehen eure Kampagnen mit: So kommen sie auf ein neues Gerät, und nach erneutem Installieren sind sie wieder da. Abschalten könnt ihr das in den Einstellungen des Geräts. Ein Browser sichert nichts.',
    licence: 'Quelltext unter MIT-Lizenz.',
  },
  licences: {
    label: 'Lizenzen',
    title: 'Lizenzen',
    hint: 'Diese Bausteine anderer stecken in der App.',
    count_one: '{{count}} Baustein',
    count_other: '{{count}} Bausteine',
    loading: 'Lizenzen werden geladen …',
    failed: 'Die Lizenztexte ließen sich nicht laden',
    failedText: 'Ohne Netz gelingt das erst, wenn die App einmal ganz geladen war.',
    retry: 'Noch einmal',
  },
};
