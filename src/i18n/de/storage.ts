export const storage = {
  safeMode: {
    title: 'Sicherer Modus',
    text: 'Die Datei mit euren Kampagnen ist beschädigt. Noch wurde nichts verändert.',
    raw: 'Beschädigte Datei sichern',
    rawHint: 'Speichert die Datei so, wie sie ist. Vielleicht kann jemand sie reparieren.',
    restore: 'Sicherung zurückholen',
    backup: 'Sicherung vom {{date}}',
    backupCampaigns_one: '{{count}} Kampagne',
    backupCampaigns_other: '{{count}} Kampagnen',
    noBackups: 'Es gibt keine Sicherung.',
    readable: 'Noch lesbare Kampagnen',
    nothingReadable: 'Keine Kampagne ist mehr lesbar.',
    exportReadable: 'Lesbare Kampagnen exportieren',
    startAfresh: 'Leer anfangen',
    startAfreshHint: 'Die Sicherungen bleiben erhalten.',
    failed: 'Das ist nicht gelungen. Vielleicht ist auch die Sicherung beschädigt.',
  },
};
