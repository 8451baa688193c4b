import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_COMPONENTS as DATA } from '../data/components';

export const RUNEWARS_COMPONENTS_DE: CategoryWords<typeof DATA> = {
  'hero-figures': {
    gist: '12 graue Figuren, je eine zu einer Heldenkarte; sie zeigen, wo der Held steht.',
    text: [
      '[[heroes|Helden]] treten gegen andere Helden an, erfüllen Quests und spähen fremde Runen aus. Wem die Figur gehört, sagt die [[hero-cards|Karte]], die vor dem Spieler liegt.',
    ],
  },
  'plastic-mountains': {
    gist: '10 Gebirge, die vor dem ersten Spiel von hinten in die Spielplanteile gesteckt werden.',
    text: [
      'Drücke die Platzhalter mit dem weißen Recyclingzeichen heraus und setze Gebirge passender Größe von der Rückseite ein. Sie markieren unpassierbare [[mountain-border|Grenzen]].',
    ],
  },
  'battle-marker': {
    gist: 'Liegt im umkämpften Gebiet, solange die Einheiten neben den Tafeln stehen.',
    text: [
      'Der aktive Spieler legt ihn zu Beginn des [[battle|Kampfes]] ins Gebiet, damit alle wissen, wohin die Überlebenden zurückkommen. Danach wird er entfernt. Es gibt nur einen.',
    ],
  },
  'city-tiles': {
    gist: 'Neutrale Städte: mit dem Befehl Unterstützung bringt jede, die du kontrollierst, einen Vorteil.',
    text: [
      'Beim Aufbau kommen zufällige Plättchen offen auf die Stadtfelder; übrige der 7 gehen in die Schachtel. Jedes zeigt, was [[rally-support]] dort bringt: neutrale Einheiten, Taktikkarten, Einfluss oder Questkarten. Die Mengen stehen nur auf den Plättchen, nicht im Regelbuch.',
      'In einem Gebiet mit Stadt darfst du keine [[build-stronghold|Festung bauen]]. Ohne Einheiten gilt es trotz Stadt als [[empty-area|leer]].',
    ],
  },
  'damage-tokens': {
    gist: '26 Marker für Schaden an Einheiten (nur während des Kampfes) und Helden (bis zur Heilung).',
    text: [
      'Bei Einheiten liegen sie neben der Figur, bei Helden auf der Karte. Nach dem [[battle|Kampf]] kommen sie von allen Einheiten herunter; ein Held wird sie durch [[hero-heal|Heilen]] los. Reichen sie nicht, nehmt Ersatz.',
      'Wer Schaden bekommt, regelt [[assign-damage]].',
    ],
  },
  'defeated-hero-markers': {
    gist: '8 Marker in gleichen Paaren: einer ins Gebiet, einer auf die zurückgelassenen Belohnungskarten.',
    text: [
      'Fällt ein Held außerhalb eines Duells, liegen seine [[reward-cards|Belohnungen]] neben dem Plan, und die gleiche Zahl verbindet sie mit dem Gebiet. Ein Held, der im Spielzug seines Spielers in diesem Gebiet ist, kann alle nehmen; der Marker kommt dann weg.',
    ],
    missed: [
      'Die Materialübersicht lässt schon das Betreten genügen, das Kapitel über [[defeat-heroes|besiegte Helden]] verlangt den eigenen [[turn|Spielzug]]. Die [[quest-phase]] zählt nicht als Spielzug.',
    ],
  },
  'home-realm-markers': {
    gist: 'Platzhalter am Rand: je 3 ungefärbte Grenzen berühren, 4 Gebiete Abstand, einer notfalls 3.',
    text: [
      'Der [[first-player|Startspieler]] legt einen je Spieler, auch für sich selbst, an den Rand des Plans. Jeder berührt mindestens 3 Grenzen, die weder rot noch blau sind, und hält zu den anderen mindestens 4 Gebiete Abstand. Geht das nicht, darf einer nur 3 haben; geht auch das nicht, legt ihr die [[map-tiles|Teile]] neu.',
      'Dann ersetzt jeder, links vom Startspieler beginnend, einen davon durch sein [[home-realm]]: zwei seiner Gebiete liegen auf dem Platz der Hilfe, die Drehung ist frei. Grenzen zwei Heimatreiche aneinander, beginnt ihr mit den Hilfen neu.',
    ],
    missed: [
      'Das Regelbuch spricht einmal von 4 Gebieten „zwischen“ den Hilfen, einmal von 4 Feldern „Entfernung“. Einigt euch vorher.',
    ],
  },
  'map-tiles': {
    gist: '13 Teile aus 2 bis 4 Feldern: jeder legt 2, stets mit zwei Gebieten an zwei liegende.',
    text: [
      'Die [[setup-quest-cards]] verteilen die Teile, 2 je Spieler. Der [[first-player|Startspieler]] legt eins in die Mitte, dann reihum jeder eines, bis alle beide gelegt haben. Zwei Gebiete des neuen Teils müssen mindestens zwei verschiedene liegende berühren, und keine rote oder blaue Grenze darf an einer anderen roten oder blauen anliegen.',
      'Danach folgen die [[home-realm-markers]] und die Heimatreiche. Lücken sind erlaubt, aber unpassierbar ([[map-holes]]).',
    ],
  },
  'stronghold-tiles': {
    gist: '4 je Fraktion: hier rekrutierst du, hier darf eine Entwicklung liegen, und heil geben sie dem Verteidiger 5 Stärke.',
    text: [
      'Eine Festung [[controlled-area|kontrolliert]] ihr Gebiet auch ohne Einheiten. Neue Einheiten ([[recruit]]) und [[recruit-heroes|Helden]] kommen nur zu Festungen. Verteidigst du, kommt ihre [[stronghold-strength|Stärke]] hinzu.',
      'Sie hat eine heile und eine [[damaged-stronghold|beschädigte]] Seite. Gebaut und repariert wird mit [[fortify]].',
    ],
    missed: ['Nicht verwechseln: „Festung“ heißt auch der Befehl Nummer 8.'],
  },
  'training-tokens': {
    gist: '24 Marker mit +1 und +2: höchstens einer je Eigenschaft eines Helden.',
    text: [
      'Sie liegen auf der [[hero-cards|Heldenkarte]] und zeigen, was [[train|Trainieren]] oder ein Erkundungsmarker gebracht hat. Mehr als +2 ist nie möglich. Gehen sie aus, nehmt Ersatz.',
    ],
  },
  'reference-sheet': {
    gist: 'Werte der neutralen Einheiten und die Ergebnisse der Diplomatie; hinten alle Erkundungsmarker.',
    text: [
      'Hier findest du, was im Regelbuch nicht steht: Lebenspunkte, Sockel und Fähigkeiten der [[neutral-units|Neutralen]] und welches Symbol bei [[diplomacy|Verhandlungen]] was bedeutet. Es gibt 4 Tafeln.',
    ],
  },
  'component-limits': {
    gist: 'Ersatz erlaubt nur für Aktivierungs-, Schadens-, Einfluss-, Trainings- und Besiegte-Helden-Marker.',
    text: [
      'Alle anderen Karten, Plättchen und Figuren sind auf die Menge der Schachtel begrenzt. Ein leerer Kartenstapel wird aus seiner Ablage neu gemischt.',
      'Willst du eine Einheit [[recruit|rekrutieren]], von der alle im Spiel sind, darfst du eine aus einem eigenen Gebiet nehmen. Ebenso bei Festungen und [[development-tiles|Entwicklungen]]; eine Entwicklung ohne Festung geht sofort verloren.',
    ],
    missed: [
      'Nur dafür darfst du Eigenes freiwillig entfernen. Grenzen wie das [[unit-limit]] zwingen dich dagegen dazu.',
    ],
  },
};
