import type { SheetWords } from '@/src/glossary/sheets';

export const DRUNAGOR_ROUND_SHEETS_DE = {
  darkness: {
    title: 'Dunkelheit',
    gist: 'Rune ziehen, Plättchen so nah wie möglich an den stärksten Helden, Rune auf die Leiste.',
    blocks: [
      {
        kind: 'steps',
        title: 'Ablauf',
        steps: [
          '[[rune-card|Runenkarte]]: Seite A zieht 1 Rune, Seite B 2.',
          '[[darkness-target|Ziel]]: der Held mit den meisten LP, der noch nicht auf Dunkelheit steht.',
          'Plättchen legen: auf einen [[spawn-point]] oder [[darkness-behavior|Kante an Kante]] an Dunkelheit, sodass möglichst wenige Felder zum Ziel fehlen.',
          'Passt es nicht oder kommen Einzelfelder näher: [[break-up|aufbrechen]] in bis zu 3 kleine Plättchen.',
          '[[runes|Rune]] zu ihrer Farbe auf die Leiste, Karte umdrehen.',
        ],
      },
      {
        kind: 'diagram',
        diagram: 'darkness',
        title: 'So liegt es richtig',
        spoken:
          'Das neue Plättchen stößt mit einer Kante an die alte Dunkelheit; danach fehlen noch zwei Felder bis zum Helden. Eine Lage, die nur über eine Ecke anstößt, ist durchgestrichen.',
        legend: [
          { text: 'Kante an Kante; gezählt wird ohne Diagonalen. Hier fehlen noch 2 Felder.' },
          { text: 'Nur über Eck reicht nicht (durchgestrichen).' },
        ],
      },
      {
        kind: 'figures',
        title: 'Wirkung',
        figures: [
          {
            value: '2',
            text: '[[non-preventable|nicht-verhinderbarer]] Schaden beim Betreten, Erreichtwerden oder am Zugende, 1× pro Zug',
          },
          { value: '−2', text: 'auf Angriffswürfe von Helden, die darauf stehen' },
          { value: '+2', text: 'Schaden für Monster, die darauf stehen' },
        ],
      },
      {
        kind: 'points',
        title: 'Achtung',
        points: [
          'Stehen alle Helden auf Dunkelheit, kommt statt eines Plättchens die [[crushing]].',
          '[[last-rune|Letzte Rune]] gezogen: Abenteuer verloren.',
        ],
      },
    ],
  },
  recall: {
    title: 'Rast',
    gist: 'Alle Aktionswürfel zurück; der Preis sind 1 oder 2 Fluchwürfel, je nach Abenteuer.',
    blocks: [
      {
        kind: 'points',
        title: 'Drei Arten',
        points: [
          '**Freiwillig**: höchstens 2 Farben verfügbar; [[voluntary-recall|beendet deinen Zug]].',
          '**Unfreiwillig**: kein Würfel mehr verfügbar; [[forced-recall|sofort]], der Zug geht weiter.',
          '**Kostenlos**: [[free-recall-action|ohne Fluchwürfel]], etwa wenn du ohnmächtig wirst.',
        ],
      },
      {
        kind: 'steps',
        title: 'So geht es',
        steps: [
          'Fluchwürfel des Abenteuers auf freie Fähigkeiten legen; sie sind dann [[blocked-skills|blockiert]].',
          'Alle platzierten und [[expend|verbrauchten]] Aktionswürfel zurücknehmen.',
        ],
      },
      {
        kind: 'figures',
        title: 'Grenzen',
        figures: [
          { value: '2', text: 'Farben oder weniger: Du darfst rasten' },
          { value: '6', text: '[[curse-cubes|Fluchwürfel]] bei einem Helden: [[losing|verloren]]' },
          { value: '2', text: '[[trauma-cube|Traumawürfel]] bei einem Helden: ebenso' },
        ],
      },
      {
        kind: 'points',
        title: 'Gut zu wissen',
        points: [
          'Mach vor der freiwilligen Rast alles, was du noch tun willst.',
          'Den letzten Würfel ausgeben und unfreiwillig rasten kostet gleich viel, aber nicht den Zug.',
          '[[cleanse]] nimmt Fluchwürfel wieder weg, [[recall]] holt Würfel ohne Strafe.',
        ],
      },
    ],
  },
  camp: {
    title: 'Lager',
    gist: 'Nach dem Abenteuer, wenn das Buch es sagt: aufräumen, heilen, belohnen, packen.',
    blocks: [
      {
        kind: 'steps',
        title: 'Sieben Schritte',
        steps: [
          '[[conditions]] weg.',
          '[[curse-cubes|Fluchwürfel]] weg.',
          '[[trauma-cube|Traumawürfel]] weg.',
          '[[resources]] weg, auch [[focus]] und [[shield]].',
          'Volle LP; jeder [[status|Status]] ist gelöscht, [[companions|Gefährten]] gehen.',
          '[[rewards]] wählen.',
          '[[stow-items]]: frei tauschen zwischen Ausrüstung, Tasche und Lager.',
        ],
      },
      {
        kind: 'points',
        title: 'Das bleibt',
        points: [
          '[[aura|Aura]] und [[outcome|Auswirkungen]],',
          'eure Gegenstände; Funde aus Truhen nur in Ausrüstung und Tasche.',
          'Danach ins [[campaign-logbook|Logbuch]] eintragen: der beste Moment für eine Pause.',
        ],
      },
      {
        kind: 'points',
        title: 'Achtung',
        points: [
          'Vor einem [[sequential-adventure|fortlaufenden Abenteuer]] gibt es kein Lager.',
          'Verloren? Dann [[restart|beginnt ihr neu]] mit dem Stand vom Anfang.',
        ],
      },
    ],
  },
  'small-actions': {
    title: 'Kleine Aktionen',
    gist: 'Ohne Würfel, jede höchstens einmal pro Zug, auch mitten in der Bewegung.',
    blocks: [
      {
        kind: 'steps',
        title: 'Die sechs',
        steps: [
          '[[focus-technique]] einsetzen',
          '[[use-consumable|Verbrauchsgut]] benutzen',
          '[[exchange-items]]: 1 an- oder ablegen, geben oder nehmen',
          '[[interact|Interaktionsplättchen]] auslösen',
          '[[open-door]]',
          '[[search-chest]]',
        ],
      },
      {
        kind: 'figures',
        title: 'Regeln',
        figures: [
          { value: '1×', text: 'pro Zug und Sorte: zwei Truhen gehen also nicht' },
          { value: '0', text: 'Würfel; deine Bewegung läuft danach weiter' },
        ],
      },
      {
        kind: 'points',
        title: 'Gebunden?',
        points: [
          'Dann bleiben nur 1 und 2, dazu [[ki|1 KI ausgeben]].',
          'Weglaufen ist frei: Erst weg vom Gegner, dann die Truhe.',
          'Die [[recall-action|Rast]] ist keine kleine Aktion.',
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
