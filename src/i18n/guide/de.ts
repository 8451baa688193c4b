import type { GuideWords } from './model';

export const guideDe: GuideWords = {
  label: 'Führung',
  count: (step, of) => `${step} von ${of}`,
  next: (title) => `Gleich: ${title}`,
  until: {
    hero: 'Der große Knopf führt weiter, bis wieder ein Held am Zug ist.',
    monster: 'Der große Knopf führt weiter, bis ein Monster am Zug ist.',
    runes: 'Der große Knopf führt weiter, bis die Runenkarte an der Reihe ist.',
  },
  missing: 'Wer ohne Karte gezogen ist, fehlt hier. Tippt ein Feld an, auf dem er stehen soll.',
  skip: 'Diesen Schritt überspringen',
  leave: 'Führung verlassen',
  left: 'Die Führung wartet im Menü (drei Punkte) und in der Hilfe unter „Mehr“.',
  end: {
    title: 'Das war die Führung',
    text: 'Spielt hier zu Ende, oder legt eure eigene Kampagne an. Was jeder Knopf tut, sagt die Hilfe unter „Mehr“.',
    done: 'Fertig',
    campaign: 'Neue Kampagne',
  },
  steps: {
    begin: {
      title: 'Der große Knopf',
      text: 'Was als Nächstes dran ist, steht immer ganz unten. Tippt auf „Los geht’s“.',
      onMap: 'Was als Nächstes dran ist, steht immer ganz unten. Tippt auf „Monster ausführen“.',
    },
    cube: {
      title: 'Ein Held ist am Zug',
      text: 'Er handelt mit Würfeln auf seinem Tableau. Tippt die Farbe an, die er einsetzt.',
      onMap: 'Tippt ihn auf der Karte an, dann einen Würfel mit Stiefel: So bewegt er sich.',
    },
    damage: {
      title: 'Er trifft ein Monster',
      text: 'Tippt ein Monster an und dann, wie viel Schaden es nimmt.',
      onMap: 'Tippt ein Monster auf der Karte an, „Schaden, Plättchen …“ und dann die Zahl.',
    },
    undo: {
      title: 'Vertippt?',
      text: 'Tippt oben auf „Rückgängig“, den Pfeil nach links. Der daneben holt es zurück.',
    },
    map: {
      title: 'Ein Monster auf der Karte',
      text: 'Ein Monster ist am Zug. Tippt ganz unten auf „Karte“: Dort sucht die App ihm den Weg.',
      onMap: 'Tippt auf „Ausführen“, seht euch den Weg an, dann auf „Anwenden“.',
    },
    target: {
      title: 'Ein Monster ohne Karte',
      text: 'Die App hat die Helden nach seiner Karte gereiht. Hakt an, wen es bei euch erreicht.',
      onMap: 'Es geht auch mit eurem eigenen Plan: Tippt ganz unten auf „Tisch“.',
    },
    react: {
      title: 'Die Helden reagieren',
      text: 'Ist jemand angehakt, tippt auf „Reaktion“. Tragt etwas ein oder schließt das Blatt.',
      onMap: 'Tippt unten auf „Reaktionen“: Dort tragt ihr ein, was Helden dagegen tun.',
    },
    why: {
      title: 'Warum gerade sie?',
      text: 'Unter „Warum?“ steht der Grund. Tippt eine Zeile an, und ihre Regel öffnet sich.',
      onMap: 'Unter „Warum so?“ steht der Grund. Tippt eine Zeile an, und ihre Regel öffnet sich.',
    },
    rune: {
      title: 'Die Runde endet',
      text: 'Die Runenkarte bringt Dunkelheit. Zieht mit dem großen Knopf.',
    },
    darkness: {
      title: 'Wer steht darin?',
      text: 'Legt das Teil auf euren Plan und sagt unten, ob es sein Ziel erreicht hat.',
      onMap:
        'Die Karte zeigt, wohin das Teil kommt und wen es erreicht. Legt es mit dem großen Knopf.',
    },
    lookup: {
      title: 'Eine Regel nachschlagen',
      text: 'Tippt ganz unten auf „Glossar“, sucht ein Wort, das ihr nicht kennt, und kommt zurück.',
    },
  },
};
