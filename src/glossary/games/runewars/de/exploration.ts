import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_EXPLORATION as DATA } from '../data/exploration';

export const RUNEWARS_EXPLORATION_DE: CategoryWords<typeof DATA> = {
  'exploration-tokens': {
    gist: 'Variante: verdeckter Marker in jedem Gebiet außer Heimatreichen; Helden decken ihn in der Questphase auf.',
    text: [
      'Beim Aufbau kommt in jedes Gebiet außerhalb der [[home-realm|Heimatreiche]] ein zufälliger Marker: neben Heimatreichen solche mit „1“ auf der Rückseite, sonst solche mit „2“. Es gibt 35.',
      'Beendet ein Held in der [[quest-phase]] seine Bewegung dort, wird der Marker aufgedeckt und ausgeführt, noch vor Duell oder Quest. Drei Arten: [[exploration-event|Ereignisse]], [[exploration-location|Orte]] und [[destructible-location|zerstörbare Orte]].',
    ],
    missed: [
      'Bei einem Rückzug oder durch eine Befehlskarte wird nichts aufgedeckt.',
      'Bloßes Durchziehen reicht nicht: Es zählt, wo die Bewegung endet.',
    ],
  },
  'exploration-event': {
    gist: 'Marker mit gelbem Pfeil: sofort ausführen, dann abwerfen.',
    text: [
      'Ereignisse sind [[exploration-merchant]], [[exploration-bandits]], [[exploration-scroll]] und [[exploration-training]]. Nach der Ausführung ist der [[exploration-tokens|Marker]] aus dem Spiel.',
    ],
  },
  'exploration-location': {
    gist: 'Bleibt offen im Gebiet liegen und wirkt dauerhaft; nicht zu zerstören.',
    text: [
      'Orte sind [[exploration-dungeon]], [[exploration-temple]] und [[exploration-hall-of-kellos]]. Andere lassen sich entfernen: [[destructible-location]].',
    ],
  },
  'destructible-location': {
    gist: 'Bleibt liegen; wer die Kontrolle und mindestens 6 Einheiten im Gebiet hat, darf ihn im eigenen Zug entfernen.',
    text: [
      'Zerstörbar sind [[exploration-dragon-throne]], [[exploration-village]] und [[exploration-portal]]. Nötig sind die [[controlled-area|Kontrolle]] und mindestens 6 Einheiten dort; du tust es in deinem [[turn|Spielzug]], und nur wenn du willst.',
    ],
  },
  'exploration-dragon-throne': {
    gist: 'Zerstörbarer Ort: Wer das Gebiet kontrolliert, hat eine Drachenrune mehr.',
    text: [
      'Der Thron zählt wie eine zusätzliche [[dragon-rune|Drachenrune]], solange du das Gebiet hältst. Mit mindestens 6 Einheiten dort kann ihn der Kontrollierende in seinem Zug [[destructible-location|entfernen]].',
    ],
  },
  'exploration-village': {
    gist: 'Zerstörbarer Ort: Das Gebiet liefert 1 Rohstoff der angegebenen Sorte mehr.',
    text: [
      'Das zusätzliche Symbol zählt bei der [[harvest|Ernte]] wie ein aufgedrucktes. Mit mindestens 6 Einheiten dort kann der Kontrollierende das Dorf in seinem Zug [[destructible-location|entfernen]].',
    ],
  },
  'exploration-portal': {
    gist: 'Zerstörbarer Ort: Für 1 Einfluss gilt sein Gebiet beim Ziehen als Nachbar aller offenen Portale.',
    text: [
      'Jeder Spieler darf es nutzen, wenn er Einheiten oder Helden bewegt, nicht nur wer das Gebiet hält. Er zahlt 1 [[influence-tokens|Einflussmarker]]. Mit mindestens 6 Einheiten dort kann der Kontrollierende es in seinem Zug [[destructible-location|entfernen]].',
    ],
  },
  'exploration-dungeon': {
    gist: 'Ort: Betritt ein Held das Gebiet, zieht er in dieser Jahreszeit oder Questphase nicht weiter.',
    text: [
      'Das gilt für jede [[hero-movement|Heldenbewegung]], auch beim bloßen Durchqueren: Der Held bleibt dort stehen. Einheiten kümmert es nicht.',
    ],
  },
  'exploration-temple': {
    gist: 'Ort: Steht ein Held am Ende seiner Questphase dort, bekommt sein Spieler 2 Einflussmarker.',
    text: [
      'Der Marker bleibt liegen und bringt in jeder [[quest-phase]] wieder 2 [[influence-tokens|Einflussmarker]], wenn am Ende ein Held da ist.',
    ],
  },
  'exploration-hall-of-kellos': {
    gist: 'Ort: Steht ein Held am Ende seiner Questphase dort, zieht sein Spieler 1 Taktikkarte.',
    text: [
      'Der Marker bleibt liegen und wirkt in jeder [[quest-phase]] wieder. Auch diese [[tactics-cards|Taktikkarte]] darfst du erst in der nächsten Jahreszeit spielen.',
    ],
  },
  'exploration-merchant': {
    gist: 'Ereignis: Für 3 Einfluss bekommt der Held 1 Belohnungskarte; der Marker kommt in jedem Fall weg.',
    text: [
      'Der Spieler des Helden darf 3 [[influence-tokens|Einflussmarker]] zahlen und 1 [[reward-cards|Belohnungskarte]] nehmen. Will oder kann er nicht, zieht der Händler trotzdem weiter.',
    ],
  },
  'exploration-bandits': {
    gist: 'Ereignis: 1 Schaden; sind Neutrale oder Feinde da, noch 1 Schaden oder 1 Belohnung ablegen.',
    text: [
      'Der Held nimmt 1 [[damage-tokens|Schaden]]. Stehen neutrale oder feindliche Einheiten im Gebiet, wählt er: 1 [[reward-cards|Belohnungskarte]] ablegen oder 1 weiteren Schaden nehmen. Dann kommt der Marker weg.',
    ],
    missed: [
      'Stirbt der Held daran, ist er nicht im Duell besiegt: Seine Belohnungen bleiben beim [[defeated-hero-markers|Marker]] liegen.',
    ],
  },
  'exploration-scroll': {
    gist: 'Ereignis: alle verdeckten Runen- und Erkundungsmarker in einem Gebiet ansehen.',
    text: [
      'Der Spieler des Helden wählt ein Gebiet und schaut sich dort heimlich [[rune-tokens|Rune]] und [[exploration-tokens|Erkundungsmarker]] an. Dann kommt der Marker weg. Dass es das eigene Gebiet sein muss, sagt das Regelbuch nicht.',
    ],
  },
  'exploration-training': {
    gist: 'Ereignis: eine Eigenschaft des Helden um 1 verbessern; Grenze +2 je Eigenschaft.',
    text: [
      'Wie beim [[train|Trainieren]] liegt dafür ein [[training-tokens|Trainingsmarker]] auf der Heldenkarte. Dann kommt der Erkundungsmarker weg.',
    ],
  },
};
