import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_AREAS_AND_CONTROL as DATA } from '../data/areas-and-control';

export const RUNEWARS_AREAS_AND_CONTROL_DE: CategoryWords<typeof DATA> = {
  area: {
    gist: 'Ein Sechseckfeld des Spielplans.',
    text: [
      'Jedes Gebiet zeigt seine [[area-code|Kennung]], die [[resources|Rohstoffe]], die es liefert, und die [[neutral-units|neutralen Einheiten]], die dort zu Spielbeginn stehen. Manche Kanten sind als [[water-border|Wasser]] oder [[mountain-border|Gebirge]] gefärbt.',
      'Je Gebiet liegt höchstens 1 [[rune-tokens|Rune]] und 1 [[development-tiles|Entwicklung]].',
    ],
  },
  'area-code': {
    gist: 'Zahl und Buchstabe im Gebiet, zum Beispiel 3A; Questkarten nennen damit ihr Ziel.',
    text: [
      'Die Kennung brauchst du vor allem für [[quest-cards|Questkarten]]: Dorthin muss der Held.',
    ],
    missed: [
      'Bei den Quests schreibt das deutsche Regelbuch einmal „Befehlsnummer und Buchstaben“. Gemeint ist diese Kennung, mit der [[order-number]] hat sie nichts zu tun.',
    ],
  },
  'water-border': {
    gist: 'Blaue Kante: für alle gesperrt, außer für Fliegende, im Winter oder durch Karten.',
    text: [
      'Weder Einheiten noch Helden kommen hinüber, auch nicht beim [[retreat|Rückzug]]. [[flying|Fliegende Einheiten]] schon. Ab der zweiten Funktion der [[winter|Winterkarte]] bis zum Ende des Winters ist das Wasser für alle passierbar.',
    ],
  },
  'mountain-border': {
    gist: 'Rote Kante: für alle gesperrt, außer für Fliegende oder durch Karten; auch im Winter.',
    text: [
      'Hinüber kommen nur [[flying|fliegende Einheiten]] oder wer eine Karte wie [[hidden-pass]] hat. Auch der [[retreat|Rückzug]] scheitert an ihr.',
    ],
  },
  'activated-area': {
    gist: 'Gebiet mit deinem Aktivierungsmarker: deine Einheiten kommen hinein, aber nur durch Rückzug heraus.',
    text: [
      'Aktiviert wird durch [[mobilize]] und [[conquer]]. Danach sitzen deine Einheiten dort bis zum [[spring|Frühling]] fest, [[heroes|Helden]] nicht.',
    ],
    missed: [
      'Die Begriffsliste des Regelbuchs spricht von irgendeinem Marker, der Abschnitt über [[activation-tokens]] ausdrücklich vom eigenen. Der genauere Abschnitt passt zum Rest: Fremde Marker halten dich nicht fest.',
    ],
  },
  'friendly-area': {
    gist: 'Jedes Gebiet, das du kontrollierst: eigene Einheit, eigene Festung oder Teil deines Heimatreichs.',
    text: [
      'Es ist dasselbe wie ein von dir [[controlled-area|kontrolliertes Gebiet]]. Hier dürfen deine Einheiten durchziehen, hierher ziehen sie sich zuerst [[retreat|zurück]], und nur hier [[hero-heal|heilen]] deine Helden.',
    ],
  },
  'enemy-area': {
    gist: 'Ein Gebiet, das ein anderer Spieler kontrolliert.',
    text: [
      'Einheiten dürfen nicht hindurchziehen; wer hineinzieht, muss [[battle|kämpfen]]. [[heroes|Helden]] gehen ungehindert hinein und hindurch und dürfen dort sogar die Rune [[look-at-runes|ansehen]].',
    ],
  },
  'controlled-area': {
    gist: 'Du kontrollierst ein Gebiet mit mindestens 1 eigenen Einheit oder eigener Festung; Heimatreich von allein.',
    text: [
      'Auch eine [[rout|flüchtende]] Einheit genügt. [[heroes|Helden]] und neutrale Einheiten kontrollieren nichts.',
      'Die Gebiete deines [[home-realm|Heimatreichs]] gehören dir immer, solange dort keine feindliche Einheit und keine feindliche Festung ist.',
    ],
    missed: [
      'Verlässt deine letzte Einheit außerhalb des Heimatreichs ein Gebiet ohne Festung, verlierst du es samt Rune. Ein Held reicht nicht zum Halten.',
    ],
  },
  'empty-area': {
    gist: 'Keine Einheiten, keine Festung, kein Heimatreich; eine Stadt darf da sein.',
    text: [
      'Leere Gebiete darfst du durchqueren und mit [[strategize]] betreten; notfalls zieht man sich dorthin [[retreat|zurück]]. Auch ein Gebiet mit [[city-tiles|Stadtplättchen]] kann leer sein.',
    ],
    missed: [
      'Ein Gebiet eines [[home-realm|Heimatreichs]] ist nie leer, auch ohne Figuren nicht. Mit neutralen Einheiten ist ein Gebiet ebenfalls nicht leer.',
    ],
  },
  'neutral-area': {
    gist: 'Neutrale Einheiten stehen dort, und kein Spieler kontrolliert es.',
    text: [
      'Wer mit Einheiten hineinzieht, kämpft gegen alle [[neutral-units|Neutralen]] dort oder [[diplomacy|verhandelt]] mit ihnen. Hindurchziehen dürfen nur [[heroes|Helden]].',
    ],
  },
  'contested-area': {
    gist: 'Das Gebiet, in dem gerade ein Kampf oder ein Duell stattfindet.',
    text: [
      'Bei einem [[battle|Kampf]] liegt dort der [[battle-marker]]. Auch der Schauplatz eines [[duel|Duells]] heißt so.',
    ],
  },
  'uncontrolled-area': {
    gist: 'Ein Gebiet, das keinem Spieler gehört; Neutrale oder eine Stadt dürfen da sein.',
    text: [
      'Hierher ziehen sich [[unallied-neutrals|nicht verbündete Neutrale]] zurück, und hierhin darfst du neue Runen legen, wenn du [[gain-dragon-rune|eine Drachenrune nimmst]].',
    ],
    missed: [
      'Unkontrolliert ist mehr als [[empty-area|leer]]: Auch ein [[neutral-area|neutrales Gebiet]] zählt dazu.',
    ],
  },
  'map-holes': {
    gist: 'Lücken zwischen den Spielplanteilen: Darüber zieht niemand, auch keine fliegende Figur.',
    text: [
      'Beim Legen der [[map-tiles|Teile]] können Stellen frei bleiben. Sie sind keine Gebiete, und keine Figur kommt über sie hinweg, [[flying|Fliegen]] hilft auch nicht.',
    ],
  },
};
