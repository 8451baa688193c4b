import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_RESOURCES_AND_DEVELOPMENTS as DATA } from '../data/resources-and-developments';

export const RUNEWARS_RESOURCES_AND_DEVELOPMENTS_DE: CategoryWords<typeof DATA> = {
  resources: {
    gist: 'Symbole in den Gebieten; sie zählen erst, wenn eine Ernte oder Karte deine Zeiger danach stellt.',
    text: [
      'Jedes [[area|Gebiet]] liefert die aufgedruckten Mengen. Angehäuft wird nichts: Dein Bestand ist der Stand deiner drei [[resource-dials|Anzeigen]].',
      'Nahrung begrenzt im [[winter|Winter]] deine Armeen. Holz kosten Entwicklungen und Festungen, Erz kosten Festungen und Reparaturen. Mit jedem der drei kannst du [[recruit|rekrutieren]].',
    ],
  },
  'resource-dials': {
    gist: 'Drei Skalen mit Zeiger; er ändert sich nur auf Anweisung, und was beim Zeiger und darunter liegt, zählt.',
    text: [
      'Auf deiner [[faction-sheet]] stehen Skalen für Nahrung, Holz und Erz. Sie beginnen beim rot markierten Wert. Ändern darfst du sie nur, wenn eine Karte oder Funktion es sagt, etwa [[harvest]]. Deshalb zeigen sie oft etwas anderes, als deine Gebiete liefern.',
      'Die Felder zeigen Einheiten, Taktikkarten oder Einfluss. Du bekommst sie nur, wenn ein Befehl dazu auffordert ([[recruit]], [[strategize]], [[acquire-power]]); dann zählen das Feld des Zeigers **und alle darunter**.',
    ],
    missed: [
      'Etwas von der Skala zu nehmen kostet nichts: Der Zeiger bleibt stehen.',
      'Die Skalen der vier Fraktionen druckt das Regelbuch nicht ab.',
    ],
  },
  'resource-pointers': {
    gist: '12 Pfeile, 3 je Fraktion, die vor dem ersten Spiel an die Fraktionstafel gesteckt werden.',
    text: [
      'Stecke die Hälfte des Verbinders mit dem dünneren Zapfen von hinten durch das Loch, setze vorn den Zeiger darauf und drücke die Hälfte mit dem dickeren Zapfen auf. So für alle drei [[resource-dials|Anzeigen]] jeder Tafel.',
    ],
  },
  'development-tiles': {
    gist: 'Ausbau neben einer eigenen Festung: kostet 1 Holz beim Ernte-Bonus, höchstens 1 je Gebiet, 5 je Fraktion.',
    text: [
      'Gebaut wird mit der Bonusfunktion von [[harvest]]: Holz um 1 senken (bei 0 unmöglich) und das Plättchen in ein eigenes Gebiet mit [[stronghold-tiles|Festung]] legen. Drei Arten bringen bei jedem künftigen Ernte-Bonus etwas: [[development-resources|Rohstoffe]], [[development-diplomacy|Diplomatie]], [[development-training-ground|Trainingsplatz]]. Die vierte ist der [[defense-bonus]] deiner Fraktion.',
      'Wird die Festung zerstört oder erobert, ist auch die Entwicklung weg. Hast du keine mehr, darfst du eine von woanders versetzen ([[component-limits]]).',
    ],
    missed: [
      'Ohne den Bonus bringen die ersten drei Arten bei der Ernte nichts ein, und gebaut wird dann auch nicht: Die Hauptfunktion stellt nur Zeiger.',
    ],
  },
  'development-resources': {
    gist: 'Bei jedem Ernte-Bonus: eine Anzeige um 1 erhöhen, deren Rohstoff es in diesem Gebiet gibt.',
    text: [
      'Wähle einen [[resources|Rohstoff]], den das Gebiet zeigt, und stelle dessen [[resource-dials|Zeiger]] um 1 höher. Das gilt jedes Mal, wenn du später die Bonusfunktion von [[harvest]] nutzt.',
    ],
  },
  'development-diplomacy': {
    gist: 'Bei jedem Ernte-Bonus: 2 Einflussmarker.',
    text: [
      'Jedes Mal, wenn du nach dem Bau die Bonusfunktion von [[harvest]] nutzt, nimmst du 2 [[influence-tokens]].',
    ],
  },
  'development-training-ground': {
    gist: 'Bei jedem Ernte-Bonus: 1 Taktikkarte ziehen.',
    text: [
      'Jedes Mal, wenn du nach dem Bau die Bonusfunktion von [[harvest]] nutzt, ziehst du 1 [[tactics-cards|Taktikkarte]]. Mit dem [[train|Trainieren]] der Helden hat der Platz nichts zu tun.',
    ],
  },
  'development-cursed-burial-site': {
    gist: 'Untote, Verteidigung: ablegen, dann flüchten 3 gegnerische Einheiten, kurz vor dem Zählen der Stärke.',
    text: [
      'Der Verteidiger entscheidet unmittelbar vor der endgültigen [[strength|Stärke]], ob er das Plättchen abgibt. Dann müssen 3 Einheiten des Angreifers [[rout|flüchten]]. Später darf er es neu bauen.',
    ],
  },
  'development-ravenous-offshoot': {
    gist: 'Uthuk, Verteidigung: ablegen, dann nimmt der Gegner 4 Schaden, kurz vor dem Zählen der Stärke.',
    text: [
      'Der Verteidiger entscheidet unmittelbar vor der endgültigen [[strength|Stärke]], ob er das Plättchen abgibt. Der Angreifer [[assign-damage|verteilt]] die 4 Schaden nach den gewohnten Regeln. Später darf es neu gebaut werden.',
    ],
  },
  'development-sanctuary': {
    gist: 'Elfen, Verteidigung: 1 stehende Einheit des Gegners zieht sich zurück, kurz vor dem Zählen; bleibt liegen.',
    text: [
      'Kurz vor der endgültigen [[strength|Stärke]] muss der Angreifer eine seiner am Kampf beteiligten [[standing|stehenden]] Einheiten [[retreat|zurückziehen]]. Das Plättchen wird nicht verbraucht.',
    ],
  },
  'development-reinforced-wall': {
    gist: 'Menschen, Verteidigung: +2 Stärke beim Ermitteln des Siegers; bleibt liegen.',
    text: [
      'Verteidigst du in diesem Gebiet, zählst du 2 zu deiner [[strength|Stärke]] hinzu, zusätzlich zur [[stronghold-strength|Festung]]. Das Plättchen wird nicht verbraucht.',
    ],
  },
};
