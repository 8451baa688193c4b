import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_BOARD as DATA } from '../data/board';

export const RUNEBOUND2_BOARD_DE: CategoryWords<typeof DATA> = {
  board: {
    gist: 'Landkarte aus Sechseckfeldern: jedes ist eines von sieben Geländen oder eine Stadt.',
    text: [
      'In der Mitte liegt die Karte mit ihren Feldern, [[terrain-types|Gelände]] oder [[city|Stadt]], viele mit einem [[adventure-jewel|Abenteuerjuwel]].',
      'Am Rand: oben die [[undefeated-track|Leiste der Unbesiegten]], rechts die [[city-market-stacks|Marktstapel der Städte]], links die vier [[adventure-decks|Abenteuerstapel]], der [[market-deck|allgemeine Marktstapel]] und der [[event-slot]].',
    ],
    missed: ['[[half-hexes|Halbe Felder]] am Rand gelten nicht.'],
  },
  'terrain-types': {
    gist: 'Sieben Gelände: Ebene, Straße, Fluss, Sumpf, Wald, Hügel, Gebirge; dazu Städte als Joker.',
    text: [
      'Jedes Feld außer einer Stadt hat genau einen Geländetyp. Du betrittst es mit einem [[movement-dice|Bewegungswürfel]], der dieses [[terrain-symbols|Symbol]] zeigt. Eine [[city]] gilt als jedes Gelände zugleich.',
    ],
    missed: [
      'Mit der Variante [[travel-hazards|Reiseprobleme]] sind Gebirge, Wald und Sumpf deutlich gefährlicher als Ebene, Straße und Fluss.',
    ],
  },
  city: {
    gist: 'Jokerfeld: Jedes Geländesymbol führt hinein; hier darfst du auf den Markt.',
    text: [
      'In eine Stadt ziehst du mit irgendeinem [[terrain-symbols|Geländesymbol]]. Endet deine Bewegung dort, hast du den [[market-step|Marktschritt]]: kaufen, anheuern, verkaufen, heilen.',
      'Wer [[knocked-out|außer Gefecht]] geht, erwacht in der [[nearest-city|nächsten Stadt]]. Für [[roll-for-hazards|Reiseprobleme]] wird in Städten nicht gewürfelt.',
    ],
    missed: [
      'Durchziehen genügt nicht: Nur wer seine Bewegung in der Stadt beendet, darf handeln.',
    ],
  },
  tamalir: {
    gist: 'Startstadt aller Helden, etwa in der Mitte des Plans; ihr Marktstapel ist anfangs leer.',
    text: [
      'In seinem allerersten Zug setzt jeder seine [[hero-figure|Figur]] auf Tamalir und bewegt sich dann von dort aus.',
      'Beim [[setup|Aufbau]] bekommt Tamalir als einzige Stadt keine Marktkarte. Danach gilt dort dasselbe wie überall: Wer seinen [[market-step|Marktschritt]] ausführt, legt zuerst eine Karte dazu. Auf der [[doom-track|Doomleiste]] ist Tamalir der vierte Platz.',
    ],
  },
  'half-hexes': {
    gist: 'Angeschnittene Felder am Rand des Plans gibt es im Spiel nicht: betreten verboten.',
    text: [
      'Wo der Rand des [[board|Spielplans]] ein Sechseck halbiert, ist für euch Schluss. Solche Felder kannst du weder mit Würfeln noch mit dem [[step-one-hex|freien Schritt]] betreten.',
    ],
  },
  'undefeated-track': {
    gist: 'Sechs Plätze oben am Plan für Herausforderungen, denen jemand entkommen oder unterlegen ist.',
    text: [
      'Flieht ein Held oder wird er besiegt, verliert die [[challenges|Herausforderung]] alle Verletzungen und kommt auf die nächste freie Position. Der [[undefeated-counters|Counter]] mit dieser Zahl wandert auf das Feld.',
      'Sind alle sechs belegt, weicht die Karte, die am längsten liegt (meist Position 1): verdeckt unter ihren Stapel. Die neue Karte nimmt ihren Platz ein, und der Counter zieht vom alten auf das neue Feld um.',
      'Vor dem [[endgame|Endspiel]] gehen rote Karten von hier in den roten Stapel zurück.',
    ],
    missed: [
      'Lücke: Wohin der Counter nach einem Sieg kommt, steht nicht da. Naheliegend ist zurück auf seinen Platz der Leiste.',
      'Ob eine verdrängte Karte mit [[doom-track|Doomleiste]] dorthin statt unter ihren Stapel kommt, sagt das Heft nicht ausdrücklich.',
    ],
  },
  'market-deck': {
    gist: '84 Karten verdeckt: 29 Verbündete und 55 Objekte, aus denen die Städte ihr Angebot bekommen.',
    text: [
      'Von hier ziehst du am Anfang jedes [[market-step|Marktschritts]] eine Karte und legst sie offen zum [[city-market-stacks|Stapel der Stadt]].',
      'Unter diesen Stapel, verdeckt, kommen [[discard|abgeworfene]] Karten, verbrauchte Objekte, getötete Verbündete und die Karte, die du bei einer [[costliest-card|Niederlage]] verlierst.',
    ],
    missed: [
      '[[sell-an-item|Verkaufte]] Objekte kommen nicht hierher, sondern offen in die Stadt.',
    ],
  },
  'adventure-decks': {
    gist: 'Vier verdeckte Stapel in Grün, Gelb, Blau und Rot; erledigte Karten gehen unter ihre Farbe.',
    text: [
      'Du ziehst die oberste Karte in der Farbe des Counters, auf dem du stehst. Besiegte [[challenges|Herausforderungen]] und abgelöste oder unwirksame [[events|Ereignisse]] kommen verdeckt unter den Stapel ihrer Farbe.',
      'Spielt ihr mit [[doom-track|Doomleiste]], landen zurückgelegte Karten erst dort.',
    ],
    missed: [
      'Erledigte [[encounters|Begegnungen]] kommen nach der Grundregel nicht zurück: Sie verlassen das Spiel.',
    ],
  },
  'event-slot': {
    gist: 'Hier liegt das eine Ereignis, das gerade gilt; am Anfang ist der Platz leer.',
    text: [
      'Das erste gezogene [[events|Ereignis]] kommt hierher und wirkt sofort. Es bleibt, bis eines mit gleicher oder höherer [[event-number|Nummer]] es ersetzt; das alte geht verdeckt unter den Stapel seiner Farbe.',
    ],
    missed: ['Es gibt nur einen Platz für alle Farben zusammen.'],
  },
  'city-market-stacks': {
    gist: 'Offenes Angebot jeder Stadt am rechten Rand; jeder Marktschritt dort legt eine Karte dazu.',
    text: [
      'Jede [[city]] hat einen eigenen Stapel, erkennbar am [[city-crest|Wappen]]. Zu Beginn liegt je eine Karte offen, nur bei [[tamalir]] keine. Kaufen und anheuern kannst du alles, was in der Stadt liegt, in der du stehst.',
      'Wer dort seinen [[market-step|Marktschritt]] macht, legt zuerst eine neue Karte dazu. Auch [[sell-an-item|verkaufte]] Objekte kommen in diesen Stapel.',
    ],
    missed: [
      'Du suchst frei aus dem Stapel aus; es muss nicht die oberste Karte sein.',
      'Entlang dieser Stapel läuft in der Variante die [[doom-track|Doomleiste]].',
    ],
  },
  'city-crest': {
    gist: 'Wappen und Farbe zeigen, welcher Marktstapel zu welcher Stadt gehört; auch Platz für Doomcounter.',
    text: [
      'Neben jedem [[city-market-stacks|Marktstapel]] steht das kleine Wappen seiner Stadt. In der Variante [[doom-track|Doomleiste]] legst du darauf die [[doom-counters|Doomcounter]], von unten nach oben.',
      'Reihenfolge, soweit das Heft sie nennt: 1 Vynelvale, 2 Riverwatch, 3 Dawnsmoor, 4 Tamalir, 6 Nerekhal, 8 Frostgate.',
    ],
    missed: [
      'Lücke: Die Plätze 5 und 7 nennt der Text nicht; Greyhaven kommt vor, aber ohne Platz. Schaut auf den Plan.',
    ],
  },
};
