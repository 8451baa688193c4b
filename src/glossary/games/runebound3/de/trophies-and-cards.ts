import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_TROPHIES_AND_CARDS as DATA } from '../data/trophies-and-cards';

export const RUNEBOUND3_TROPHIES_AND_CARDS_DE: CategoryWords<typeof DATA> = {
  trophies: {
    gist: 'Verdeckte Abenteuerkarten neben dem Helden; mit ihnen bezahlst du Fertigkeiten. Keine Obergrenze.',
    text: [
      'Du bekommst sie auf zwei Wegen: Du [[take-as-trophy|nimmst]] eine abgehandelte Karte, oder du [[gain|gewinnst]] die oberste des genannten Stapels. Ist keine Art genannt, suchst du sie dir aus. Ist der Stapel leer, nimmst du die oberste Karte seines Ablagestapels; sind beide leer, gehst du leer aus.',
      'Besiegter **Feind**: Belohnung und Trophäe. Abgeschlossene **Quest**: Trophäe, wenn die Karte nicht das Ablegen verlangt. **Ereignis**: nur, wenn es dasteht.',
      'Die Vorderseiten deiner Trophäen darfst du jederzeit ansehen und herzeigen. Ausgegebene kommen auf den Ablagestapel ihrer Art.',
    ],
    missed: [
      'Feinde von [[story-cards|Handlungskarten]] werden nie zur Trophäe.',
      'Tauschen kannst du Trophäen nicht.',
    ],
  },
  'trophy-types': {
    gist: 'Drei Arten nach der Kartenrückseite: Erkundungs-, Sozial- und Kampftrophäen.',
    text: [
      'Welcher Stapel, solche Trophäe: [[exploration-deck|Erkundung]], [[social-deck|Sozial]], [[combat-deck|Kampf]]. Wichtig ist das beim Bezahlen von [[orbs|Orbs]]: Farbige verlangen eine bestimmte Art, graue nehmen jede.',
      'Nennt ein Effekt keine Art, bestimmst du sie selbst, beim Gewinnen wie beim Ausgeben.',
    ],
  },
  'take-as-trophy': {
    gist: 'Die gerade abgehandelte Abenteuerkarte umdrehen und behalten; gilt auch als „gewonnen“.',
    text: [
      'Du drehst die Karte auf ihre Rückseite und legst sie neben deinen Helden. Fähigkeiten, die auslösen, sobald du eine Trophäe [[gain|gewinnst]], lösen auch hier aus.',
      'Unterschied: „Gewinnen“ holt eine frische Karte vom Stapel, „Nehmen“ behält diejenige, die du gerade erledigt hast. Der Index verweist das Wort Nehmen auf Gewinnen.',
    ],
  },
  gain: {
    gist: 'Marker kommen aus dem Vorrat, Trophäen verdeckt oben vom Abenteuerstapel; alles liegt sichtbar bei dir.',
    text: [
      'Gewinnst du Gold oder andere Marker, nimmst du sie aus dem [[token-bank|Markervorrat]]. Gewinnst du eine [[trophies|Trophäe]], legst du die oberste Karte des passenden Abenteuerstapels verdeckt neben deine Heldenkarte, ohne sie abzuhandeln.',
      'Was du gewinnst oder nimmst, liegt bei deiner Heldenkarte, damit alle es sehen.',
    ],
    missed: ['Wer das Spiel gewinnt, steht bei [[victory-conditions]].'],
  },
  'bonus-trophies': {
    gist: 'Erst die Karte als Trophäe nehmen, dann kommt die genannte Zahl verdeckt vom Abenteuerstapel dazu.',
    text: [
      'Manche Abenteuerkarten bringen Bonustrophäen. Zuerst [[take-as-trophy|nimmst]] du die Karte selbst, danach erhältst du die Bonustrophäen verdeckt vom Stapel.',
      'Der Eintrag im Handbuch verweist auf ein Stichwort „Erhalten“, das es nicht gibt; gemeint ist wohl [[gain|Gewinnen]].',
    ],
  },
  reward: {
    gist: 'Steht auf der Feindkarte; du bekommst sie, sobald du den Feind besiegst, und dazu die Trophäe.',
    text: [
      'Besiegst du einen [[enemies|Feind]], erhältst du, was als Belohnung aufgedruckt ist, und nimmst die Karte als [[trophies|Trophäe]].',
      'Keine Belohnung gibt es, wenn eine Fähigkeit dir den Feind gleich als Trophäe verschafft (der Kampf endet dann), und für einen Helden, den Corbin [[challenge|herausfordert]], selbst wenn er gewinnt.',
    ],
  },
  draw: {
    gist: 'Immer die oberste Karte; Abenteuerkarten handelst du sofort ab, mehrere Karten ziehst du gleichzeitig.',
    text: [
      'Eine gezogene [[adventure-cards|Abenteuerkarte]] wird gleich nach ihrer Art erledigt: Feind, Ereignis oder Quest. Nach dem Ziehen von [[skill-cards|Fertigkeiten]] legst du sofort bis auf dein [[hand-limit]] ab.',
      'Zieht derselbe Effekt mehrere Karten, kommen sie alle auf einmal.',
    ],
    missed: [
      'Eine gewonnene [[trophies|Trophäe]] ist keine gezogene Karte: Du legst sie verdeckt hin.',
    ],
  },
  discard: {
    gist: 'Die Karte kommt offen auf den Ablagestapel neben ihrem eigenen Stapel.',
    text: [
      'Jeder Kartenstapel hat einen offenen Ablagestapel. Fertigkeits- und Ausrüstungsstapel werden daraus neu gemischt, wenn sie leer sind, Abenteuerstapel nie ([[component-limits]]).',
    ],
    missed: [
      'Fertigkeiten darfst du nicht einfach so ablegen: nur durch [[exert|Entkräften]], das [[hand-limit]] oder zu niedrige Attribute.',
    ],
  },
  spend: {
    gist: 'Nur Eigenes: Kampfmarker und Würfel beiseite, andere Marker in den Vorrat, Trophäen auf die Ablage.',
    text: [
      'Ausgegebene **Kampfmarker** legst du zur Seite; in dieser Kampfrunde sind sie verbraucht ([[spent-tokens]]). Alle **anderen Marker** gehen in den [[token-bank|Markervorrat]]. **Trophäen** legst du ab; ist keine Art genannt, wählst du. **Geländewürfel** kommen beiseite und zählen in derselben Aktion oder Fähigkeit kein zweites Mal.',
      'Ausgeben kannst du nur eigene Aktionen, Karten, Marker und Trophäen.',
    ],
    missed: ['Bezahlt bleibt bezahlt, auch wenn der Effekt [[cancel|aufgehoben]] wird.'],
  },
  'flavor-text': {
    gist: 'Zentrierter, kursiver Text auf Karten: Erzählung ohne Spielwirkung.',
    text: [
      'Er steht auf vielen Karten und ändert nichts an ihrer Abhandlung. [[events|Ereignisse]] streuen zusätzlich erzählende Worte in ihre Fähigkeiten; auch die wirken nicht.',
      'Kursiv und fett sind die [[traits|Merkmale]] der Feinde: für sich ebenfalls ohne Wirkung, aber andere Karten können sich darauf beziehen.',
    ],
  },
};
