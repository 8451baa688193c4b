import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_ASSETS_AND_GOLD as DATA } from '../data/assets-and-gold';

export const RUNEBOUND3_ASSETS_AND_GOLD_DE: CategoryWords<typeof DATA> = {
  assets: {
    gist: 'Karten aus den Märkten in fünf Arten; von jeder Art besitzt du höchstens eine.',
    text: [
      'Du kaufst Ausrüstung beim [[shop|Einkaufen]] in einer Stadt. Bekommst du eine zweite derselben [[asset-kinds|Art]], legst du sofort eine der beiden ab. Mit der Karte kommt ihr Kampfmarker, falls sie einen [[three-character-code|Code]] trägt; wird sie verkauft oder geht verloren, kehrt er in den Vorrat zurück.',
      'Ist der Stapel leer, wird der Ablagestapel neu gemischt. Verlässt eine Karte außerhalb des Einkaufens einen [[markets|Markt]], rückt sofort eine nach, sodass dort drei liegen.',
    ],
  },
  'asset-kinds': {
    gist: 'Kleidung, Ausstattung, Waren, Bewegung, Waffen: von jeder Art nur eine Karte gleichzeitig.',
    text: [
      'Erhältst du eine zweite [[assets|Ausrüstung]] derselben Art, legst du sofort eine davon ab, die alte oder die neue. Das gilt auch beim [[trade-with-heroes|Tauschen]] und für [[goods|Waren]].',
    ],
    missed: [
      'Verkaufe die alte Waffe im selben Einkauf, bevor du die neue kaufst: Dann bringt sie noch Gold.',
    ],
  },
  'three-character-code': {
    gist: 'Verbindet Ausrüstungskarte und Kampfmarker: gleicher Code, gehört zusammen.',
    text: [
      'Trägt eine [[assets|Ausrüstung]] einen Code, nimmst du mit ihr den [[combat-tokens|Kampfmarker]] mit demselben Code und wirfst ihn in deinen Kämpfen mit. Beim [[trade-with-heroes|Tauschen]] wandert er mit, beim [[sell|Verkaufen]] oder Verlieren kommt er in den Vorrat.',
      'Karten ohne Code haben keinen Marker.',
    ],
  },
  'asset-sets': {
    gist: 'Der Ausrüstungsstapel besteht aus drei Sets; im Grundspiel sind das A, B und C.',
    text: [
      'Mit Erweiterungen darf man beim Aufbau Sets austauschen, aber es bleiben drei. Bei den [[skill-sets|Fertigkeiten]] sind es sechs.',
    ],
  },
  shop: {
    gist: '1 Aktion in einer Stadt: 1 Karte aufdecken, beliebig verkaufen, dann 1 kaufen oder 1 aus dem Markt ablegen.',
    text: [
      '**1 Ansehen:** Leg die oberste Karte des Ausrüstungsstapels zum [[markets|Markt]] dieser Stadt, nun sind es vier. **2 Verkaufen (freiwillig):** beliebig viel eigene [[assets|Ausrüstung]] zum aufgedruckten Goldwert; Karten auf die Ablage, ihre Marker in den Vorrat.',
      '**3 Kaufen oder ablegen:** Kauf genau 1 Karte zum Goldwert und nimm, falls ein [[three-character-code|Code]] dasteht, ihren Kampfmarker; oder leg 1 Marktkarte ab. Eines von beiden muss sein: Am Ende liegen wieder drei im Markt.',
    ],
    missed: [
      'Nie mehr als 1 Kauf je Aktion. Willst du zwei Karten, brauchst du zwei Aktionen.',
      'Was du gerade gekauft hast, darfst du nicht in derselben Aktion verkaufen.',
    ],
  },
  markets: {
    gist: 'Vier Märkte am Brettrand, je Stadt einer, mit drei Ausrüstungskarten; beim Einkaufen kurz vier.',
    text: [
      'Du kaufst nur im Markt der [[cities|Stadt]], in der du stehst. Fehlt durch etwas anderes als eine [[shop|Einkaufsaktion]] eine Karte, füllt ihr sofort vom Ausrüstungsstapel auf drei auf.',
    ],
  },
  sell: {
    gist: 'Nur während des Einkaufens, vor dem Kaufen: beliebig viel Ausrüstung zum vollen Goldwert.',
    text: [
      'Im zweiten Schritt beim [[shop]] legst du verkaufte [[assets|Ausrüstung]] ab und erhältst ihren aufgedruckten Goldwert. Der zugehörige Kampfmarker kommt in den Vorrat.',
      'Außerhalb davon verkaufst du nur, wenn eine Fähigkeit es erlaubt. Eine eben gekaufte Karte darf in derselben Aktion nicht wieder weg.',
    ],
    missed: ['[[trade-goods|Waren handeln]] ist etwas anderes: Das bringt den Handelswert.'],
  },
  gold: {
    gist: 'Währung ohne Obergrenze; ein 3er-Marker ist drei 1er wert und jederzeit wechselbar.',
    text: [
      'Mit Gold bezahlst du [[assets|Ausrüstung]] und manche Fähigkeiten. Es kommt aus dem [[token-bank|Markervorrat]] und geht beim Ausgeben dorthin zurück. Mit Helden auf deinem Feld darfst du es [[trade-with-heroes|tauschen]].',
    ],
  },
  goods: {
    gist: 'Ausrüstungsart mit Handelswert: Die Aktion auf der Karte macht sie zu Gold, danach wird sie abgelegt.',
    text: [
      'Jede Warenkarte nennt eine Aktion, mit der du sie [[trade-goods|handelst]]; auch andere Effekte können das erlauben. Als [[asset-kinds|Ausrüstungsart]] gilt für Waren die Grenze von einer Karte.',
    ],
    missed: [
      'Waren mit einem Helden zu [[trade-with-heroes|tauschen]] ist kein Handeln und bringt kein Gold.',
    ],
  },
  'trade-goods': {
    gist: 'Waren nach ihrer Karte gegen den Handelswert einlösen; die gehandelte Karte wird abgelegt.',
    text: [
      'Handeln bezieht sich nur auf [[goods|Waren]] und ihren [[trade-value]]. Meist kostet es die Aktion, die auf der Warenkarte steht. Mit Mitspielern [[trade-with-heroes|tauschst]] du, das ist kein Handeln.',
    ],
  },
  'trade-value': {
    gist: 'So viel Gold bringt eine Ware, wenn du mit ihr handelst.',
    text: [
      'Er steht auf der [[goods|Warenkarte]]. Du erhältst ihn nur beim [[trade-goods|Handeln]], nicht beim Tauschen mit Helden. Beim [[sell|Verkaufen]] in der Stadt zählt stattdessen der Goldwert der Karte.',
    ],
  },
  'trade-with-heroes': {
    gist: 'Auf demselben Feld, ohne Aktion, in deinem Zug wie in dem des anderen: Gold und Ausrüstung frei tauschen.',
    text: [
      'Ihr müsst auf demselben [[hex|Feld]] stehen; wer von euch beiden am Zug ist, macht nichts aus. Kampfmarker der [[assets|Ausrüstung]] wandern mit. Nicht tauschbar sind [[starting-combat-tokens|Startkampfmarker]], Trophäen, Fertigkeitskarten und Handlungsmarker.',
      'Die Grenze von einer Karte je [[asset-kinds|Art]] gilt danach für beide.',
    ],
    missed: [
      'Getauschte [[goods|Waren]] bringen keinen Handelswert.',
      'Nur zum beiderseitigen Vorteil: [[fair-play]].',
    ],
  },
};
