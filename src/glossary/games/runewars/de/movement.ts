import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_MOVEMENT as DATA } from '../data/movement';

export const RUNEWARS_MOVEMENT_DE: CategoryWords<typeof DATA> = {
  movement: {
    gist: 'Einheiten ziehen mit Befehl 1 (je 1 Gebiet), 2 oder 3 (bis zu 2 Gebiete, schnelle 3); sonst durch Rückzug oder Karten.',
    text: [
      '[[strategize]]: beliebige Figuren je 1 Gebiet in eigene oder leere Nachbargebiete. [[mobilize]] und [[conquer]]: Einheiten aus bis zu 2 Gebieten Entfernung in **ein** [[activated-area|aktiviertes Gebiet]], [[fast|schnelle]] aus bis zu 3.',
      'Unterwegs dürfen Einheiten nur durch eigene oder [[empty-area|leere]] Gebiete, nie durch feindliche oder neutrale. Rote und blaue [[movement-restrictions|Grenzen]] sperren. [[rout|Flüchtende]] Figuren bewegen sich nicht, und eine Einheit in einem Gebiet mit eigenem [[activation-tokens|Aktivierungsmarker]] kommt nicht heraus.',
      'Am Ziel: feindliche Einheiten heißt [[battle|Kampf]]; bei nicht verbündeten Neutralen wählst du Kampf oder [[diplomacy|Diplomatie]].',
    ],
    missed: [
      'Das Regelbuch verlangt den Kampf einmal bei „feindlichen Einheiten“, einmal bei jedem „feindlichen Gebiet“. Das zweite deckt auch eine Festung ohne Truppen ab.',
    ],
  },
  'hero-movement': {
    gist: 'Helden: bis zu 2 Gebiete in der Questphase, auch durch feindliche und neutrale; 1 mit Strategie, in eigene oder leere.',
    text: [
      'In der [[quest-phase]] zieht ein Held bis zu 2 Gebiete weit, auch durch und in feindliche oder neutrale Gebiete. Mit [[strategize]] geht er 1 Gebiet in ein eigenes oder leeres. Mit [[mobilize]] und [[conquer]] bewegt er sich gar nicht. Kämpfe löst er nie aus.',
      '[[activation-tokens]] halten ihn nicht auf. Ein [[rout|flüchtender]] Held dagegen bleibt, wo er ist.',
    ],
    missed: [
      'Rote und blaue [[movement-restrictions|Grenzen]] gelten auch für Helden (blaue nicht im Winter).',
      'Mit Strategie bewegt, darf der Held weder Quest noch [[duel|Duell]] beginnen.',
    ],
  },
  'movement-restrictions': {
    gist: 'Rote und blaue Grenzen sperren; Löcher immer; Einheiten nie durch feindliche oder neutrale Gebiete.',
    text: [
      'Rot ist [[mountain-border|Gebirge]], blau ist [[water-border|Wasser]]: für alle Figuren zu. Ausnahmen: [[flying|Fliegende]] Einheiten übergehen beides, im [[winter|Winter]] ist Blau offen, und einzelne Karten wie [[hidden-pass]] heben etwas auf. Jede andere Grenze ist offen, auch wenn das Bild etwas anderes vermuten lässt.',
      'Dazu kommen das [[unit-limit|Limit von 8 Einheiten]] und [[map-holes|Löcher]], über die niemand hinwegkommt. Alles gilt auch beim [[retreat|Rückzug]].',
    ],
  },
  'activation-tokens': {
    gist: 'Kommt bei Befehl 2 und 3 ins Zielgebiet; deine Einheiten verlassen es bis zum Frühling nicht mehr.',
    text: [
      'Bei [[mobilize]] und [[conquer]] legst du zuerst den Marker, dann ziehst du hinein. Aus einem Gebiet mit **eigenem** Marker darfst du keine Einheit herausziehen, außer beim [[retreat|Rückzug]]. Erneut aktivieren darfst du es auch nicht.',
      'Hinein geht es trotzdem: mit [[strategize]] oder durch [[recruit|Rekrutieren]]. Andere Bewegungen (Strategie, Rückzug, Quests) legen keinen Marker. Im [[spring|Frühling]] kommen alle zurück. Jede Fraktion hat 4; reichen sie nicht, nehmt Ersatz.',
    ],
    missed: ['[[heroes|Helden]] sind davon nicht betroffen.'],
  },
  'unit-limit': {
    gist: 'Höchstens 8 Einheiten eines Spielers je Gebiet; Überzählige musst du sofort entfernen.',
    text: [
      '[[allied-units|Verbündete Neutrale]] zählen mit, [[rout|flüchtende]] Einheiten auch, [[heroes|Helden]] nicht. Das gilt nach jeder Bewegung, nach dem [[recruit|Rekrutieren]] und nach einem [[retreat|Rückzug]].',
      'Einzige Ausnahme: Greifst du ein feindliches oder neutrales Gebiet an, dürfen beliebig viele hinein. Gewinnst du, ziehen sich die überzähligen gemeinsam in **ein** Nachbargebiet zurück.',
    ],
    missed: ['Im [[winter|Winter]] kann die Grenze durch das [[food-limit]] noch tiefer liegen.'],
  },
  fast: {
    gist: 'Zieht bei Mobilisierung und Eroberung bis zu 3 statt 2 Gebiete weit.',
    text: [
      'Welche Einheiten schnell sind, steht unter ihrem Namen auf der [[faction-sheet]] oder der [[reference-sheet]]. Die Ritter der Menschen sind es.',
    ],
    missed: ['Bei [[strategize]] und anderen Bewegungen bringt Schnell nichts.'],
  },
  flying: {
    gist: 'Übergeht Wasser- und Gebirgsgrenzen, aber keine feindlichen oder neutralen Gebiete und keine Löcher.',
    text: [
      'Fliegende Einheiten ziehen über blaue und rote [[movement-restrictions|Grenzen]], als wären sie nicht da, auch beim [[retreat|Rückzug]]. Welche Einheiten fliegen, steht bei ihrem Namen auf der Tafel.',
    ],
    missed: [
      'Über ein besetztes feindliches oder neutrales Gebiet hinweg geht es trotzdem nicht.',
      '[[map-holes]] kann auch ein Flieger nicht überqueren.',
    ],
  },
  standing: {
    gist: 'Jede Figur, die nicht flüchtet, steht; nur stehende Einheiten greifen an und zählen als Stärke.',
    text: [
      'Das Gegenteil ist [[rout|flüchtend]], also hingelegt. Alle Hingelegten richtet ihr im [[spring|Frühling]] wieder auf.',
      'Nur stehende Einheiten nehmen am [[battle|Kampf]] teil, und nur wer am Ende noch steht, zählt zur [[strength|Stärke]].',
    ],
  },
  units: {
    gist: 'Die Armeefiguren der Fraktionen und der Neutralen; Helden sind keine Einheiten.',
    text: [
      'Spricht eine Regel oder Karte von Einheiten, sind [[heroes|Helden]] nicht gemeint, solange es nicht ausdrücklich dabeisteht. Beides zusammen heißt [[figures|Figuren]].',
      'Einheiten erobern, kämpfen und [[controlled-area|kontrollieren]] Gebiete.',
    ],
  },
  'enemy-units': {
    gist: 'Alle Einheiten eines anderen Spielers samt den Neutralen, die er führt.',
    text: [
      'Dazu gehören auch [[allied-units|neutrale Einheiten]], die mit einem anderen verbündet sind. Nicht verbündete [[neutral-units]] gelten ebenfalls als feindlich.',
      'Ziehst du in ein Gebiet mit Einheiten eines Gegners, musst du [[battle|kämpfen]]; verhandeln geht nur mit nicht verbündeten Neutralen.',
    ],
  },
  figures: {
    gist: 'Oberbegriff für Einheiten und Helden.',
    text: [
      'Steht irgendwo „Figuren“, sind [[units|Einheiten]] und [[heroes|Helden]] gemeint, zum Beispiel bei [[strategize]] oder beim Aufstellen im [[spring|Frühling]].',
    ],
  },
};
