import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_SETUP_AND_VICTORY as DATA } from '../data/setup-and-victory';

export const RUNEWARS_SETUP_AND_VICTORY_DE: CategoryWords<typeof DATA> = {
  'object-of-the-game': {
    gist: 'Wer als Erster 6 Gebiete mit Drachenrunen kontrolliert, gewinnt sofort.',
    text: [
      'Du beginnst mit 2 [[dragon-rune|Drachenrunen]] im Heimatreich. Weitere bringen eroberte Gebiete, [[reward-cards|Belohnungen]], deine [[objective-cards|Zielkarte]], [[season-cards|Jahreszeitenkarten]] und [[title-cards|Titel]].',
      'Schafft es bis zum Ende des 6. Jahres niemand, wird verglichen: [[game-end]].',
    ],
  },
  'first-player': {
    gist: 'Die höchste Zahl auf der Schicksalskarte bestimmt ihn; er zieht jede Jahreszeitenkarte.',
    text: [
      'Jeder bekommt eine [[fate-cards|Schicksalskarte]]; die höchste Zahl in der Mitte des unteren Rands gewinnt. Der Startspieler wählt zuerst seine [[faction|Fraktion]], legt das erste [[map-tiles|Spielplanteil]] und setzt die [[home-realm-markers|Aufbauhilfen]]. Sein Heimatreich legt er als Letzter an.',
      'Im Spiel zieht er zu Beginn jeder Jahreszeit die Karte. Früher dran ist er dadurch nicht: Das regelt die [[player-order]]. Dass das Amt wechselt, steht nirgends.',
    ],
  },
  'home-realm': {
    gist: 'Deine 3 Startgebiete: immer deine, außer feindliche Einheiten oder eine feindliche Festung sind dort; nie leer.',
    text: [
      'Auch ohne Figuren kontrollierst du sie. Erst feindliche Einheiten oder eine feindliche Festung nehmen sie dir. Weil sie nie als [[empty-area|leer]] gelten, kann kein anderer mit [[strategize]] hineinziehen oder sich dorthin zurückziehen, solange sie dir gehören.',
      'Beim Aufbau kommt das Heimatreich an die Stelle einer [[home-realm-markers|Aufbauhilfe]]; zwei Heimatreiche dürfen nie aneinandergrenzen.',
    ],
  },
  'starting-units': {
    gist: 'Zu Beginn rekrutierst du mit allen drei Rohstoffen und stellst die Einheiten frei ins Heimatreich.',
    text: [
      'Reihum legt jeder eine [[stronghold-tiles|Festung]] in ein Gebiet seines [[home-realm|Heimatreichs]] und nimmt alle Einheiten, die seine drei [[resource-dials|Anzeigen]] bei den Startwerten und darunter zeigen. Sie dürfen in alle drei Gebiete.',
      'Danach kommen 2 [[dragon-rune|Drachenrunen]] und 1 [[false-rune|falsche Rune]] verdeckt hinein, in jedes Gebiet genau eine.',
    ],
    missed: [
      'Anders als bei [[recruit]] zählen hier alle Rohstoffe, und die Einheiten müssen nicht zur Festung.',
    ],
  },
  'rune-tokens': {
    gist: '38 Marker mit gleicher Rückseite: 21 Drachenrunen (blauer Stein) und 17 falsche (leer); 1 je Gebiet.',
    text: [
      'Sie liegen verdeckt auf dem Plan. [[dragon-rune|Drachenrunen]] bringen den Sieg, [[false-rune|falsche]] führen in die Irre. Wer das Gebiet kontrolliert, dem zählt die Rune. Ein zweiter Marker kommt nie in dasselbe Gebiet.',
      'Aufgedeckt werden sie erst zum [[game-end|Spielende]]; [[look-at-runes|ansehen]] darfst du eigene jederzeit.',
    ],
  },
  'false-rune': {
    gist: 'Leerer Runenmarker zur Täuschung: zählt nicht, belegt aber den Platz im Gebiet.',
    text: [
      'Nimmst du eine neue [[dragon-rune|Drachenrune]], kommt auch eine falsche mit ins Spiel; eroberte Gebiete bringen keine zusätzliche. Vorher darfst du bis zu 2 eigene falsche Runen [[gain-dragon-rune|ablegen]], um Platz zu schaffen. In der [[epic-variant|epischen Variante]] gibt es keine.',
    ],
  },
  'dragon-rune': {
    gist: 'Der Siegpunkt: 6 in Gebieten unter deiner Kontrolle gewinnen das Spiel.',
    text: [
      'Sie gehört nicht dir, sondern liegt im Gebiet: Verlierst du das Gebiet, verlierst du sie. Neue kommen durch [[objective-cards|Zielkarten]], [[reward-cards|Belohnungen]], [[title-cards|Titel]] und [[season-cards|Jahreszeitenkarten]] ins Spiel ([[gain-dragon-rune]]).',
      'Mit der Erkundungs-Variante zählt ein [[exploration-dragon-throne|Drachenthron]] wie eine weitere.',
    ],
  },
  'game-end': {
    gist: 'Sofort bei 6 Drachenrunen; sonst nach dem 6. Winter: meiste Runen, dann Einfluss, dann Starteinfluss.',
    text: [
      'Wer 6 Gebiete mit [[dragon-rune|Drachenrunen]] kontrolliert, sagt es an, deckt die 6 auf und hat gewonnen.',
      'Sonst endet das Spiel mit dem [[winter|Winter]] des 6. [[year|Jahres]]: Alle Runen werden aufgedeckt, die meisten gewinnen. Bei Gleichstand entscheidet mehr [[influence-tokens|Einfluss]], dann mehr [[starting-influence|anfänglicher Einfluss]].',
    ],
    missed: [
      'Das Regelbuch widerspricht sich: Im Überblick zählen am Ende die „Drachenrunen“, im Kapitel Spielende die „Runenmarker“. Drachenrunen passt zum übrigen Text; falsche Runen zählen dann nicht.',
    ],
  },
  'gain-dragon-rune': {
    gist: 'Bis zu 2 eigene falsche Runen ablegen, dann 1 echte und 1 falsche verdeckt in Gebiete ohne Rune legen.',
    text: [
      '1. Nimm, wenn du willst, bis zu 2 [[false-rune|falsche Runen]] aus deinen Gebieten. 2. Nimm 1 [[dragon-rune|Drachenrune]] und 1 falsche und vermische sie, bis keiner mehr folgen kann. 3. Sieh sie an und lege jede verdeckt in ein eigenes oder [[uncontrolled-area|unkontrolliertes]] Gebiet ohne Rune.',
      'Was du nicht legen kannst, geht zurück in den Vorrat. Lässt eine Karte nur Runen einsetzen oder versetzen, ohne vom Nehmen zu sprechen, kommt keine falsche dazu.',
    ],
    missed: [
      'Bei den [[objective-cards|Zielkarten]] schreibt das Regelbuch „eigene oder leere“ statt „eigene oder unkontrollierte“ Gebiete. Der ausführliche Abschnitt sagt unkontrolliert.',
      'Sind alle Gebiete belegt, ist auch die Drachenrune verloren. Wirf deshalb vorher falsche ab.',
    ],
  },
  'look-at-runes': {
    gist: 'Jederzeit in Gebieten, die du kontrollierst oder in denen dein Held steht; zeigen nie, lügen erlaubt.',
    text: [
      'Ein [[heroes|Held]] in einem feindlichen Gebiet verrät dir also, was dort liegt. Du darfst den anderen davon erzählen, wahr oder gelogen, aber keinen [[rune-tokens|Runenmarker]] herzeigen. Offen für alle werden Runen erst am [[game-end|Spielende]].',
    ],
  },
  'player-elimination': {
    gist: 'Wer kein Gebiet mehr kontrolliert, scheidet aus; seine Helden und Karten kommen weg.',
    text: [
      'Taktik-, Quest-, Belohnungs- und Heldenkarten werden in ihre Stapel gemischt, seine [[heroes|Helden]] verlassen den Plan. [[title-cards|Titelkarten]] kommen in die Auslage zurück; der Einfluss darauf bleibt liegen, bis jemand sie mit [[acquire-power]] nimmt.',
    ],
    missed: ['Was mit seiner Zielkarte und seinem Einfluss geschieht, sagt das Regelbuch nicht.'],
  },
  'epic-variant': {
    gist: 'Längeres Spiel: 1 offene Drachenrune zu Beginn, 7 zum Sieg, 8 Jahre, keine falschen Runen.',
    text: [
      'Jeder beginnt mit nur 1 [[dragon-rune|Drachenrune]] im Heimatreich. Alle Runen liegen offen, [[false-rune|falsche]] gibt es nicht. Wer zuerst 7 Gebiete mit Drachenrunen kontrolliert, gewinnt; sonst entscheiden nach dem 8. [[year|Jahr]] die meisten, mit den üblichen Gleichständen.',
      'Zieht ihr eine Taktik- oder Jahreszeitenkarte, die von falschen Runen handelt, legt sie ab und zieht eine neue. Gehen die Drachenrunen aus, nehmt verdeckte falsche als Ersatz.',
    ],
  },
};
