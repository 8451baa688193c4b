import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_MARKET as DATA } from '../data/market';

export const RUNEBOUND2_MARKET_DE: CategoryWords<typeof DATA> = {
  'market-step': {
    gist: 'Schritt 4, nur in einer Stadt: erst eine Karte ins Angebot, dann beliebig viele Aktionen.',
    text: [
      'Beendet dein Held seine Bewegung in einer [[city|Stadt]], ziehst du zuerst eine Karte vom [[market-deck|allgemeinen Marktstapel]] und legst sie offen zum [[city-market-stacks|Stapel dieser Stadt]].',
      'Danach darfst du so oft und in der Reihenfolge, die du möchtest: ein [[buy-an-item|Objekt kaufen]], einen [[hire-an-ally|Verbündeten anheuern]], ein [[sell-an-item|Objekt verkaufen]], [[buy-healing|Heilung]] bezahlen.',
    ],
    missed: [
      'Die neue Karte kommt vor der ersten Aktion, also kannst du sie gleich selbst kaufen.',
      'Höchstens eine Karte darfst du in diesem Schritt [[activation-limit|aktivieren]].',
      'Mit der [[ally-limit-variant|Variante für Verbündete]] zahlst du noch vorher 1 Gold für jeden von ihnen.',
    ],
  },
  'buy-an-item': {
    gist: 'Ein beliebiges Objekt aus dem Stapel der Stadt gegen seine Kosten; es liegt dann neben deinem Helden.',
    text: [
      'Du wählst ein Objekt aus dem [[city-market-stacks|Marktstapel]] deiner Stadt und zahlst die aufgedruckten [[cost|Kosten]] an die [[bank]]. Mehrere Käufe in einem [[market-step|Marktschritt]] sind erlaubt.',
    ],
    missed: [
      'Hast du schon zwei Waffen oder eine Rüstung, musst du vor dem Kauf eine davon loswerden: [[weapon-and-armor-limit]].',
    ],
  },
  'hire-an-ally': {
    gist: 'Einen Verbündeten aus dem Stapel der Stadt gegen seine Kosten aufnehmen; höchstens zwei.',
    text: [
      'Du suchst dir im [[market-step|Marktschritt]] einen [[ally-cards|Verbündeten]] aus dem Stapel deiner Stadt aus, zahlst seine [[cost|Kosten]] an die Bank und legst ihn neben deine Heldenkarte.',
      'Wer schon zwei hat, muss vorher einen [[discard|abwerfen]]. In der [[ally-limit-variant|Variante]] gibt es keine Obergrenze, dafür Unterhalt.',
    ],
    missed: ['Zurückgeben gegen Gold geht nicht: Verbündete sind unverkäuflich.'],
  },
  'sell-an-item': {
    gist: 'Halbe Kosten, abgerundet; das Objekt kommt ins Angebot der Stadt. Nicht bei Kosten 1, nie Verbündete.',
    text: [
      'Verkaufen kannst du nur in deinem eigenen [[market-step|Marktschritt]], also in einer Stadt. Die Karte kommt in deren [[city-market-stacks|Marktstapel]], und die Bank zahlt dir die Hälfte der [[cost|Kosten]], abgerundet.',
      'Objekte für 1 Gold brächten nichts ein und sind deshalb unverkäuflich. Verbündete kannst du gar nicht verkaufen, nur [[discard|abwerfen]].',
    ],
    missed: [
      'Karten, die du als [[reward|Belohnung]] behalten hast, sind ebenfalls unverkäuflich.',
    ],
    example: 'Ein Objekt mit Kosten 3 bringt 1 Gold.',
  },
  'buy-healing': {
    gist: '1 Gold heilt in der Stadt entweder eine Verletzung oder alle Erschöpfung von einer Figur.',
    text: [
      'Je Gold wählst du deinen Helden oder einen Verbündeten und entfernst bei ihm **eine** [[wounds|Verletzung]] oder **die ganze** [[exhaustion|Erschöpfung]]. Das darfst du im [[market-step|Marktschritt]] so oft tun, wie du zahlen kannst.',
    ],
    missed: [
      'Ein Gold hilft nie zweien: Erschöpfung von Held und Verbündetem kostet 2.',
      'Erschöpfung wirst du auch kostenlos los: [[rest|Ausruhen]].',
    ],
    example: 'Held mit 2 Verletzungen und 4 Erschöpfung: 3 Gold, und er ist wie neu.',
  },
  'activated-items': {
    gist: 'Nach der Benutzung umdrehen: einmal pro Zug, dann erst wieder nach der Auffrischung.',
    text: [
      'Du nutzt die Wirkung und [[activate-cards|aktivierst]] das Objekt damit: Es liegt verdeckt, bis deine nächste [[refresh-step|Auffrischung]] es aufdeckt. Wie viele solcher Objekte du wann einsetzen darfst, begrenzt das [[activation-limit]].',
    ],
    missed: ['Auch mit zwei passenden Objekten ist vor dem Kampf nur eines erlaubt.'],
    example: 'Die Gepolsterte Lederrüstung wird aktiviert, um eine Verletzung zu vermeiden.',
  },
  'discard-items': {
    gist: 'Einmal benutzen, dann verdeckt unter den Marktstapel; zählt nicht zum Aktivierungslimit.',
    text: [
      'Diese Objekte sind mit ihrer Wirkung verbraucht: Die Karte kommt verdeckt unter den [[market-deck|allgemeinen Marktstapel]]. Weil sie nicht [[activate-cards|aktiviert]] werden, darfst du sie zusätzlich zu einem aktivierten Objekt einsetzen.',
    ],
    missed: ['Weg ist die Karte auch dann, wenn der Wurf danebengeht.'],
    example:
      'Nach der aktivierten Rüstung wirft Varikas noch eine Zwergenbrandbombe: erlaubt. Er verfehlt, die Bombe ist trotzdem weg.',
  },
  'always-active-items': {
    gist: 'Wirken, solange du sie hast; kein Umdrehen, kein Abwerfen, kein Limit.',
    text: [
      'Die Wirkung gilt ständig, sobald die Karte bei dir liegt, und endet, wenn du sie aus irgendeinem Grund verlierst. Das [[activation-limit]] betrifft sie nicht.',
    ],
    missed: [
      'Die Obergrenze für [[weapon-and-armor-limit|Waffen und Rüstungen]] gilt auch für sie.',
    ],
  },
  'weapon-and-armor-limit': {
    gist: 'Höchstens zwei Waffen, eine Rüstung und zwei Verbündete; für anderes gibt es keine Grenze.',
    text: [
      'Wer am Limit ist und eine neue Waffe, eine Rüstung oder einen Verbündeten will, muss **zuerst** eine Karte derselben Art [[sell-an-item|verkaufen]] oder [[discard|abwerfen]].',
      'Auch manche Abenteuerkarten zählen mit, etwa wenn eine Begegnung dir einen Verbündeten bringt. Zwei Varianten ersetzen diese Grenzen: [[item-limit-variant|eine für Objekte]], [[ally-limit-variant|eine für Verbündete]].',
    ],
    missed: [
      'Lücke: Karten aus [[reward|Belohnungen]] darf man nicht abwerfen. Was gilt, wenn nur solche das Limit füllen, sagt das Heft nicht.',
    ],
    example:
      'Mit zwei Verbündeten bringt dir „Eine Frage der Ehre“ einen dritten nur, wenn du vorher einen abwirfst.',
  },
  discard: {
    gist: 'Objekte und Verbündete darfst du jederzeit abwerfen: verdeckt unter den allgemeinen Marktstapel.',
    text: [
      'Dafür bekommst du nichts. Anders als das [[sell-an-item|Verkaufen]] geht es überall und in jedem Schritt, etwa um Platz am [[weapon-and-armor-limit|Limit]] zu schaffen.',
      'Die Karte kommt unter den [[market-deck|allgemeinen Marktstapel]], nicht in eine Stadt.',
    ],
    missed: [
      'Als [[reward|Belohnung]] behaltene Karten sind davon ausgenommen.',
      'Abgeworfene [[encounters|Begegnungen]] kommen aus dem Spiel, nicht unter einen Stapel.',
    ],
  },
};
