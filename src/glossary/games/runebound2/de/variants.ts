import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_VARIANTS as DATA } from '../data/variants';

export const RUNEBOUND2_VARIANTS_DE: CategoryWords<typeof DATA> = {
  'doom-track': {
    gist: 'Variante: Zurückgelegte Abenteuerkarten füllen die Leiste; volle Leiste = Doomcounter, beim achten Endspiel.',
    text: [
      '**Aufbau:** Die oberste grüne Abenteuerkarte liegt ungesehen neben dem Marktstapel von Vynelvale. **Jede Abenteuerkarte**, die zurückgelegt wird (besiegte Herausforderung, abgewickelte Begegnung, unwirksames Ereignis, zur Benutzung abgeworfene Karte), kommt verdeckt auf den nächsten freien Platz darüber: Riverwatch, Dawnsmoor und so fort.',
      '**Voll** ist die Leiste bei 1 Spieler mit 2 Karten, bei 2 mit 4, bei 3 mit 6, bei 4 bis 6 mit 8. Dann kommt die letzte Karte auf den ersten Platz (Vynelvale), alle anderen gehen verdeckt unter ihre Stapel, und auf das erste freie [[city-crest|Wappen]] kommt ein [[doom-counters|Doomcounter]].',
      'Mit dem achten Counter, bei Frostgate, endet das normale Spiel und das [[endgame|Endspiel]] beginnt. Das Heft empfiehlt diese Variante ausdrücklich.',
    ],
    missed: [
      'Lesart: Die Startkarte zählt mit; ab dann liegt immer schon eine Karte da. Ganz eindeutig ist das Heft nicht.',
      'Widerspruch: [[encounters|Begegnungen]] gehen nach ihrer eigenen Regel aus dem Spiel, hier sollen sie auf die Leiste.',
      'Die Karten bleiben verdeckt; wichtig ist nur ihre Farbe, etwa für die [[hazard-colour|Farbe der Gefahr]].',
    ],
    example: 'Zu dritt: Sobald die sechste Karte kommt, liegt der erste Doomcounter auf Vynelvale.',
  },
  endgame: {
    gist: 'Beginnt mit dem achten Doomcounter: roter Stapel nur mit Herausforderungen, höchstes Level zuerst.',
    text: [
      '**Vorbereitung:** 1. Ereignisse und Begegnungen aus dem roten Stapel nehmen. 2. Rote Karten von der [[undefeated-track|Leiste der Unbesiegten]] in den Stapel zurück; was Spieler laut Karte behalten haben, behalten sie. 3. Mischen. 4. [[level|Level]] bestimmen: 1 plus Erfahrungscounter.',
      '**Reihenfolge:** vom höchsten Level abwärts, bei Gleichstand zuerst, wer mehr Gold hat, sonst zufällig. Jeder spielt seine [[endgame-confrontation|Konfrontation]], bis jemand gewinnt oder alle ausgeschieden sind.',
    ],
    missed: ['Das Endspiel gibt es nur mit der [[doom-track|Doomleiste]].'],
  },
  'endgame-confrontation': {
    gist: 'Rote Karten ziehen und ohne Flucht bekämpfen: Margath oder insgesamt drei rote Karten gewinnen.',
    text: [
      'Wer dran ist, zieht die oberste rote Karte und [[combat|kämpft]]; [[escape-phase|fliehen]] ist verboten. Praktisch alle anderen Schritte entfallen, und was „vor“ oder „nach der Bewegung“ wirkt, ist nutzlos.',
      '**Sieg** über [[high-lord-margath|Margath]]: gewonnen. Sieg über eine andere Karte: Du behältst sie; ist es insgesamt deine dritte rote, hast du gewonnen, sonst ziehst du die nächste. **Niederlage:** Du scheidest aus, die Karte wird in den roten Stapel gemischt; Gold und Erfahrungscounter bleiben dir. Dann kämpft das nächstniedrigere [[level]].',
      'Sind alle ausgeschieden, gewinnt, wer die meisten roten Herausforderungskarten hat; bei Gleichstand das höhere Level, dann das meiste Gold.',
    ],
    missed: [
      'Auch die [[refresh-step|Auffrischung]] fällt dem Wortlaut nach weg: Aktivierte Objekte kommen zwischen zwei roten Karten nicht zurück.',
      'Verletzungen heilt hier niemand: Den [[market-step|Markt]] gibt es nicht mehr.',
    ],
  },
  'travel-hazards': {
    gist: 'Variante: Wer auf leerem Feld außerhalb einer Stadt endet, würfelt, ob dort eine Gefahr lauert.',
    text: [
      'Endet deine Bewegung auf einem Feld ohne Stadt, ohne Abenteuercounter, ohne unbesiegten Counter und ohne anderen Helden, [[roll-for-hazards|würfelst du für Gefahren]]. Trifft es dich, bestimmst du die [[hazard-colour|Farbe]] und [[resolve-a-hazard|wickelst die Gefahr ab]].',
      'Auch diese Variante empfiehlt das Heft sehr. Sie lässt sich mit und ohne [[doom-track|Doomleiste]] spielen.',
    ],
    missed: [
      'Wer bei einem Counter, einem anderen Helden oder in einer Stadt hält, muss diesen Wurf nicht machen.',
    ],
  },
  'roll-for-hazards': {
    gist: 'Zwei Bewegungswürfel: Zeigt keiner das Gelände deines Feldes, gerätst du in Gefahr.',
    text: [
      'Du wirfst zwei [[movement-dice|Bewegungswürfel]]. Ein einziges Symbol deines [[terrain-types|Geländes]] genügt, und es passiert nichts. Sonst bestimmst du sofort die [[hazard-colour|Farbe der Gefahr]].',
      'Gewürfelt wird ganz zuletzt: Karten, die nach der Bewegung wirken, kommen vorher.',
    ],
    missed: [
      'Gebirge, Wald und Sumpf sind deutlich gefährlicher als Ebene, Straße und Fluss. Wie Hügel liegen, sagt das Heft nicht.',
    ],
    example:
      'Auf einem Waldfeld ohne Waldsymbol auf beiden Würfeln: Gefahr. Mit einem einzigen Wald: sicher.',
  },
  'hazard-colour': {
    gist: 'Mit Doomleiste nach der Gefahrenzahl; ohne: 2–6 grün, 7–15 gelb, 16–20 blau.',
    text: [
      '**Mit [[doom-track|Doomleiste]]:** Wirf wieder zwei Bewegungswürfel und zähle alle Symbole, das ist die [[hazard-number]]. Zähle so viele Plätze von Vynelvale aufwärts; die Farbe der Karte dort gilt.',
      '**Ohne Doomleiste:** Wirf die [[ten-sided-dice|zwei Zehnseiter]]: 2 bis 6 grün, 7 bis 15 gelb, 16 bis 20 blau. Das sind 15, 70 und 15 von 100 Würfen.',
    ],
    missed: [
      'Die Tabelle im deutschen Heft nennt die Farben versehentlich auf Niederländisch: Groen, Geel, Blauw.',
      'Rot kommt nur über die Doomleiste vor.',
    ],
  },
  'hazard-number': {
    gist: 'Summe aller Geländesymbole auf zwei Bewegungswürfeln; zählt Plätze auf der Doomleiste ab.',
    text: [
      'Welche Symbole es sind, ist egal, nur die Anzahl zählt. Du beginnst bei Vynelvale mit 1 und zählst nach oben. Ist die Zahl größer als die Menge der Karten auf der [[doom-track|Doomleiste]], fängst du wieder bei der ersten an.',
      'Die Karte, bei der du landest, gibt die [[hazard-colour|Farbe der Gefahr]] vor.',
    ],
    example:
      'Vier führt zu Tamalir, sechs zu Nerekhal. Drei Karten liegen aus, Gefahrenzahl fünf: Es gilt Platz zwei.',
  },
  'resolve-a-hazard': {
    gist: 'Nur eine Karte, kein „Vor dem Kampf“, keine Flucht, keine Belohnung; Erfahrung gibt es trotzdem.',
    text: [
      'Du ziehst **eine** Karte der [[hazard-colour|Farbe]]. Ereignisse und Begegnungen führst du wie üblich aus, danach ist dein Zug vorbei, ohne weitere Karte. Bei einer Herausforderung kämpfst du ohne [[before-combat|Vor-dem-Kampf]]-Texte und -Fähigkeiten beider Seiten und ohne [[escape-phase|Fluchtphase]].',
      '**Sieg:** keine [[reward|Belohnung]], aber ein Abenteuercounter der Farbe aus dem [[general-supply|Vorrat]]. Fehlt er, nimmst du andere im gleichen Gesamtwert; reicht auch das nicht, gehst du leer aus.',
      '**Niederlage:** Die Karte kommt unter ihren Stapel oder auf die [[doom-track|Doomleiste]], nie auf die Leiste der Unbesiegten. Sonst gilt [[knocked-out|außer Gefecht]] wie immer.',
    ],
    example: 'Ist kein blauer Counter im Vorrat, darfst du dafür drei grüne nehmen.',
  },
  'lighter-knockout': {
    gist: 'Variante: Wer außer Gefecht geht, behält alle Verbündeten und Objekte.',
    text: [
      'Alles andere an [[knocked-out|Außer Gefecht gesetzt]] bleibt: Gold weg, in die nächste Stadt, Herausforderung auf die Leiste, Zug vorbei. Nur die [[costliest-card|teuerste Karte]] gibst du nicht ab.',
    ],
  },
  'item-limit-variant': {
    gist: 'Variante: höchstens ein Objekt je Typ, statt zwei Waffen und einer Rüstung.',
    text: [
      'Die übliche [[weapon-and-armor-limit|Grenze]] nach [[class-and-type|Klassen]] entfällt. Du darfst beliebig viele Waffen und Rüstungen tragen, aber nie zwei Objekte desselben Typs.',
    ],
    missed: ['Die Grenze von zwei Verbündeten ändert sich dadurch nicht.'],
    example:
      'Mit der Blitzkeule (Keule) darfst du die Weiße Klinge (Schwert) kaufen, den Drachenzahnhammer (Keule) nicht.',
  },
  'ally-limit-variant': {
    gist: 'Variante: beliebig viele Verbündete, aber 1 Gold für jeden zu Beginn jedes Marktschritts.',
    text: [
      'Bevor du im [[market-step|Marktschritt]] irgendetwas tust, zahlst du 1 Gold je [[ally-cards|Verbündetem]] an die Bank. Für wen du nicht zahlen kannst oder willst, den [[discard|wirfst du sofort ab]].',
    ],
    missed: [
      'Ohne Marktschritt, also außerhalb der Städte, kostet dich niemand etwas.',
      'Zahlen musst du vor dem Kaufen und Verkaufen: Erlöse aus diesem Schritt kommen zu spät.',
    ],
  },
  'short-and-long-game': {
    gist: 'Andere Preise je Erfahrungscounter: kürzer 4, 3, 2 und länger 6, 5, 4 statt 5, 4, 3.',
    text: [
      'Nach Spielerzahl 1–2, 3–4 und 5–6: **kürzer** kostet ein [[experience-counters|Erfahrungscounter]] 4, 3 oder 2 [[experience-points|Punkte]], **normal** 5, 4 oder 3, **länger** 6, 5 oder 4. Sonst ändert sich nichts.',
    ],
  },
};
