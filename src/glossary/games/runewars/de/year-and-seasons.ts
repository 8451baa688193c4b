import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_YEAR_AND_SEASONS as DATA } from '../data/year-and-seasons';

export const RUNEWARS_YEAR_AND_SEASONS_DE: CategoryWords<typeof DATA> = {
  season: {
    gist: 'Eine Spielrunde in 3 Schritten: Jahreszeitenkarte, Befehle geheim wählen, Befehle der Reihe nach ausführen.',
    text: [
      'Erst zieht der [[first-player|Startspieler]] eine [[season-cards|Jahreszeitenkarte]] und ihr wickelt sie ganz ab. Dann legt jeder verdeckt einen [[order-cards|Befehl]] vor sich. Zuletzt deckt ihr gemeinsam auf und führt die Befehle aus, die kleinste [[order-number|Nummer]] zuerst.',
      'Sind alle Befehle erledigt, ist die Runde vorbei und die nächste Jahreszeit beginnt. Vier davon sind ein [[year|Jahr]].',
    ],
    missed: [
      'Die Jahreszeitenkarte kommt **vor** der Wahl der Befehle: Du kennst sie also, wenn du dich entscheidest.',
    ],
  },
  year: {
    gist: 'Vier Jahreszeiten: Frühling, Sommer, Herbst, Winter; nach spätestens 6 Jahren ist Schluss.',
    text: [
      'Jede Partie beginnt im [[spring|Frühling]], dann folgen [[summer|Sommer]], [[fall|Herbst]] und [[winter|Winter]]. In einem Jahr spielt jeder genau 4 seiner 8 [[order-cards|Befehlskarten]]; im nächsten Frühling kommen sie zurück auf die Hand.',
      'Hat bis zum Ende des Winters im 6. Jahr niemand gewonnen, wird abgerechnet: [[game-end]]. In der [[epic-variant|epischen Variante]] sind es 8 Jahre.',
    ],
    missed: [
      'Der [[supremacy-bonus|Bonus]] vergleicht nur Befehle desselben Jahres: Im Frühling fängt das Zählen neu an.',
    ],
  },
  'primary-ability': {
    gist: 'Der Text der Jahreszeitenkarte: wird zuerst ausgeführt und wirkt sofort oder über längere Zeit.',
    text: [
      'Lest den Text vor und führt ihn aus, bevor ihr die Symbole am unteren Rand anwendet ([[secondary-ability]]). Manche Texte bleiben länger in Kraft, zum Beispiel bis zur nächsten Jahreszeit.',
      'Was auf den einzelnen [[season-cards|Jahreszeitenkarten]] steht, druckt das Regelbuch nicht ab.',
    ],
  },
  'secondary-ability': {
    gist: 'Die Symbole unten auf der Jahreszeitenkarte: fester Ablauf je Jahreszeit, immer nach dem Text.',
    text: [
      '[[spring|Frühling]]: aufräumen und Figuren aufstellen. [[summer|Sommer]]: [[quest-phase]]. [[fall|Herbst]]: [[fate-cards|Schicksal]] mischen, 2 Einfluss oder 1 Taktikkarte. [[winter|Winter]]: [[food-limit]] und zugefrorenes Wasser.',
      'Ihr seid in [[player-order|Spielerreihenfolge]] dran, und zwar nach den Befehlsnummern der **vorigen** Jahreszeit.',
    ],
    missed: [
      'Im allerersten Frühling liegt noch kein Befehl: Dann entscheidet gleich, wer mehr [[influence-tokens|Einflussmarker]] hat.',
    ],
  },
  spring: {
    gist: 'Aktivierungsmarker vom Plan nehmen, alle flüchtenden Figuren aufstellen, alle Befehlskarten zurück auf die Hand.',
    text: [
      'Erste Jahreszeit, erkennbar an der grünen Blume. Nach dem Text der Karte räumt ihr auf: Jeder nimmt seine [[activation-tokens]] zurück, jede [[rout|flüchtende]] Figur steht wieder auf, und jeder hat danach alle 8 [[order-cards]] auf der Hand.',
      'Aufgestellt werden alle: eigene Einheiten, [[neutral-units]] und [[heroes|Helden]].',
    ],
    missed: [
      'Im Frühling bekommt jeder die [[supremacy-bonus]] seines Befehls, außer bei Nummer 8, die keine hat.',
    ],
  },
  summer: {
    gist: 'Die Questphase: Jeder Held darf sich bewegen (dann Duell oder Quest), heilen oder trainieren.',
    text: [
      'Zweite Jahreszeit, erkennbar an der gelben Sonne. Nach dem Text der Karte läuft die [[quest-phase]]: In [[player-order|Reihenfolge]] der Befehle aus dem Frühling darf jeder mit jedem seiner [[heroes|Helden]] eines davon tun.',
    ],
    missed: [
      'Nur jetzt gibt es Quests, Duelle und aufgedeckte [[exploration-tokens]]. Kein Befehl löst so etwas aus.',
    ],
  },
  fall: {
    gist: 'Schicksalskarten neu mischen, danach nimmt jeder 2 Einflussmarker oder 1 Taktikkarte.',
    text: [
      'Dritte Jahreszeit, erkennbar am orangefarbenen Blatt. Nach dem Text der Karte mischt ihr die abgelegten [[fate-cards]] in ihren Stapel. Dann wählt jeder in [[player-order|Spielerreihenfolge]]: 2 [[influence-tokens]] oder 1 [[tactics-cards|Taktikkarte]].',
    ],
    missed: ['Eine jetzt gezogene Taktikkarte darfst du erst ab dem Winter spielen.'],
  },
  winter: {
    gist: 'Je Gebiet bleiben höchstens so viele Einheiten, wie dein Nahrungszeiger zeigt; Wassergrenzen sind offen.',
    text: [
      'Vierte Jahreszeit, erkennbar an der blauen Schneeflocke. Nach dem Text der Karte greift das [[food-limit]]: In jedem Gebiet verlierst du alles, was deine Nahrung nicht versorgt.',
      'Bis zum Ende des Winters frieren die blauen [[water-border|Wassergrenzen]] zu: Einheiten und Helden überqueren sie, auch beim [[retreat|Rückzug]].',
    ],
    missed: ['Rote [[mountain-border|Gebirgsgrenzen]] bleiben auch im Winter zu.'],
  },
  'food-limit': {
    gist: 'Im Winter je Gebiet höchstens so viele eigene Einheiten wie dein Nahrungszeiger, nie mehr als 8.',
    text: [
      'Die zweite Funktion jeder Winterkarte prüft jedes Gebiet einzeln: Hast du dort mehr Einheiten, als dein Zeiger für [[resources|Nahrung]] angibt, wählst du die überzähligen aus und entfernst sie. [[allied-units|Verbündete Neutrale]] zählen mit, [[heroes|Helden]] nicht.',
      'Es zählt der [[resource-dials|Zeigerstand]], nicht was deine Gebiete gerade hergeben. Das normale [[unit-limit]] von 8 gilt weiter.',
    ],
    missed: [
      'Nahrung wird nicht verbraucht und nicht aufgeteilt: Mit Nahrung 5 darf in **jedem** Gebiet eine Armee von 5 stehen.',
    ],
    example:
      'Nahrung 5, in einem Gebiet 7 Einheiten: 2 gehen verloren, 5 bleiben. Wer vorher umzieht oder erntet, vermeidet das.',
  },
  'current-season': {
    gist: 'Maßgeblich ist die oberste Karte auf dem gemeinsamen Ablagestapel der Jahreszeitenkarten.',
    text: [
      'Gezogene [[season-cards]] aller vier Stapel kommen offen auf einen einzigen Ablagestapel. Wer wissen will, welche [[season|Jahreszeit]] gerade gilt, schaut auf die Karte obenauf.',
    ],
  },
  'active-player': {
    gist: 'Wer gerade seine Befehlskarte ausführt; außerhalb dieses Schritts gibt es keinen aktiven Spieler.',
    text: [
      'Einen aktiven Spieler gibt es nur im dritten Schritt der [[season|Jahreszeit]], beim Ausführen der Befehle. In der [[quest-phase]] ist niemand aktiv.',
      'Wichtig ist das zum Beispiel bei [[unallied-neutrals|nicht verbündeten Neutralen]]: Für sie entscheidet, wer links von ihm sitzt.',
    ],
  },
  turn: {
    gist: 'Dein Zug ist die Zeit, in der du deinen Befehl ausführst: genau einer pro Jahreszeit.',
    text: [
      'Steht auf einer [[tactics-cards|Taktikkarte]], dass sie in deinem Zug gespielt wird, dann darfst du das unmittelbar vor deinem Befehl, mittendrin oder gleich danach.',
      'Die [[quest-phase]] gehört nicht dazu, obwohl du dort deine Helden benutzt.',
    ],
    missed: [
      'Auch eine [[objective-cards|Zielkarte]] kannst du nur in deinem Zug einlösen, nicht in der Questphase.',
    ],
  },
  'player-order': {
    gist: 'Kleinste Befehlsnummer zuerst; bei Gleichstand mehr Einfluss, dann mehr anfänglicher Einfluss.',
    text: [
      'Diese Kette gilt beim Ausführen der Befehle und immer, wenn unklar ist, wer zuerst dran ist: 1. kleinste [[order-number]] der aktuellen Befehlskarte, 2. wer gerade mehr [[influence-tokens]] besitzt, 3. wer zu Spielbeginn mehr davon bekam ([[starting-influence]]).',
      'Beim Abwickeln der Jahreszeitenkarte zählen die Befehle der vorigen Jahreszeit. Liegt kein Befehl offen, beginnt die Kette beim Einfluss.',
    ],
    missed: [
      'Gleich hohe [[influence-bid|Gebote]] werden anders gelöst: Da entscheidet eine Person ([[bid-ties]]).',
    ],
    example:
      'Elfen spielen Nummer 1, Uthuk und Menschen beide 3, Uthuk hat mehr Einfluss: Elfen, Uthuk, Menschen.',
  },
};
