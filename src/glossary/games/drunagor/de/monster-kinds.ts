import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_KINDS as DATA } from '../data/monster-kinds';

export const DRUNAGOR_MONSTER_KINDS_DE: CategoryWords<typeof DATA> = {
  'x-on-cards': {
    gist: 'X = Zahl der Runen in der Farbe dieser Monsterkarte, die gerade auf der Initiativeleiste liegen.',
    text: [
      'Steht auf einer Monsterkarte X statt einer Zahl, zählt ihr die [[runes|Runen]] an ihrem Platz auf der [[initiative-track|Initiativeleiste]], also die in der Farbe ihrer eigenen Rune. Sagt die Karte etwas anderes, gilt das.',
      'Auf [[attack-cards|Angriffskarten]] bedeutet X, was auf der jeweiligen Karte steht.',
    ],
    missed: ['Liegt dort noch keine passende Rune, ist X gleich 0.'],
    example: 'Schaden 1+X auf einer Karte mit roter Rune, 2 rote Runen liegen aus: 3 Schaden.',
  },
  'monster-card': {
    gist: 'Zeigt Art, Rang, LP, Platz auf der Leiste, Bewegung, Angriffsart, Schaden, Immunitäten und Fähigkeiten.',
    text: [
      'Das **Sechseck** nennt die Art: Weiß, Grau, Schwarz, Gold für [[commander|Kommandanten]], Violett für [[lieutenant|Leutnants]]; [[minion|Lakaien]] haben keins. Ein Buchstabe A oder B darunter heißt [[complex-monsters|komplexes Verhalten]]. Dazu Name, [[monster-rank|Rang]] und [[monster-variants|Variante]].',
      'Der rote Stern zeigt die LP. Rune und Pfeil geben den Platz auf der [[initiative-track|Initiativeleiste]] an: weißer Pfeil oben, schwarzer Pfeil unten. Kreise sind [[immunity|Immunitäten]].',
      'Die Bewegung zählt Felder, bei großen Monstern Zonen. Die Farbe des Angriffs ist seine Reichweite: Gelb angrenzend, Rot 1 Zone, Blau unbegrenzt; rechts steht der Schaden.',
      'Fähigkeiten: **Lila** löst zu Beginn des Zuges aus ([[triggered-abilities]]), **Blau** gilt ständig und ändert den Zug, **Schwarz** gehört zum Angriff.',
    ],
  },
  'monster-kinds': {
    gist: 'Acht Arten: Lakaien, weiße, graue und schwarze Monster, Szenariomonster, Kommandanten, Leutnants, Bosse.',
    text: [
      'Die meisten Gegner sind **Weiße (WM)**, **Graue (GM)** oder **Schwarze Monster (SM)**, in dieser Folge immer stärker; jede Art gibt es in vier [[monster-rank|Rängen]]. Welche Art es ist, zeigt die Farbe des Sechsecks auf der [[monster-card|Karte]].',
      '[[minion|Lakaien]] sind die schwächsten. [[scenario-monster|Szenariomonster]] gibt es nur in bestimmten Abenteuern. [[commander|Kommandanten]] und [[lieutenant|Leutnants]] haben zusätzlich eigene Angriffskarten. Ein [[boss|Boss]] hat gar keine Monsterkarte, nur Angriffskarten.',
    ],
    missed: [
      'Die Art sagt nichts über die Größe: Ob ein Monster [[large-monster|groß]] ist, hängt von seiner Miniatur ab.',
    ],
  },
  'monster-rank': {
    gist: 'Vier Stufen: Novize, Kämpfer, Veteran, Meister; der Aufbau nennt, welche ihr nehmt.',
    text: [
      'Weiße, graue und schwarze Monster gibt es in vier Rängen, vom Novizen bis zum Meister immer stärker. Der Rang steht hinter dem Namen in der Aufbauliste und auf der [[monster-card|Monsterkarte]]; nehmt genau die Karte mit diesem Rang.',
      'Bei einem [[random-monster|zufälligen Monster]] mischt ihr nur Karten der verlangten Art und des verlangten Rangs.',
    ],
    missed: ['[[scenario-monster|Szenariomonster]] haben keinen Rang.'],
    example: '„GM – Novize“ heißt: irgendein graues Monster vom Rang Novize.',
  },
  'monster-variants': {
    gist: 'Jedes Monster gibt es als STANDARD und ALTERNATIV, manche auch als komplexe Variante; ihr dürft wählen.',
    text: [
      'Die Bezeichnung steht hinter dem Rang. STANDARD ist der Normalfall; die Rückseite ALTERNATIV hat andere Werte und Fähigkeiten. Von einigen Monstern gibt es außerdem Karten mit [[complex-monsters|komplexem Verhalten]].',
      'Welche Variante ihr nehmt, entscheidet ihr bei jeder [[summon-monsters|Beschwörung]] neu (U5). Für die ersten Partien ist STANDARD gedacht.',
    ],
    missed: ['Eine ALTERNATIV-Karte dreht sich nicht um: Das tun nur komplexe Monster.'],
  },
  'complex-monsters': {
    gist: 'Beginnt auf Seite A; nachdem alle Miniaturen der Karte gehandelt haben, dreht ihr die Karte um.',
    text: [
      'Ihr erkennt diese Karten am kleinen zweiten Sechseck mit A oder B. Beschworen werden sie immer mit Seite A (U4). Sobald jede Miniatur dieser Karte ihren [[monster-turn|Zug]] hatte, wechselt die Karte die Seite, und ab da gelten deren Werte.',
      'Zeigt die neue Seite eine andere Rune oder einen anderen Pfeil, wandert die Karte an diesen Platz der [[initiative-track|Initiativeleiste]].',
    ],
    missed: [
      'Liegt der neue Platz in dieser Runde noch vor dem Initiativeplättchen, sind die Monster noch einmal dran (S7).',
      'Umgedreht wird nicht nach jeder Miniatur, sondern erst nach der letzten.',
    ],
  },
  'several-monsters': {
    gist: 'Alle Miniaturen einer Karte handeln nacheinander, geordnet nach der Farbe ihrer Basis von oben nach unten.',
    text: [
      'Die Reihenfolge gibt das [[monster-board|Monstertableau]] vor: Gelb, Dunkelblau, Pink, Grün, Dunkelrot, Schwarz, Orange, Weiß, Hellblau, Blau, Rot, Braun. Jede Miniatur macht einen ganzen eigenen [[monster-turn|Zug]] mit eigener Zielwahl.',
      'Erst nach der letzten wandert das Initiativeplättchen weiter. Liegen zwei verschiedene Monsterkarten auf demselben Platz, bestimmt der [[party-leader|Anführer der Gruppe]], welche zuerst dran ist.',
    ],
    missed: [
      'Nach jedem Zug neu schauen: Das erste Monster kann LP und damit die Ziele der übrigen ändern.',
    ],
    example: 'Ein gelber und ein blauer Skelettbogenschütze: erst der gelbe, dann der blaue.',
  },
  'base-colours': {
    gist: 'Jede Miniatur bekommt eine eigene Farbe: Sie zeigt ihre Zeile auf dem Tableau und ihre Reihenfolge.',
    text: [
      'Beim [[summon-monsters|Beschwören]] steckt ihr jede Monsterminiatur in eine freie Farbbasis ihrer Größe. In der Zeile dieser Farbe auf dem [[monster-board|Monstertableau]] haltet ihr LP, Zustände und andere Plättchen fest.',
      'Es gibt 12 Farben, jede nur einmal zugleich; mehr als 12 Monster passen nicht (U2). Handeln mehrere Monster einer Karte, tun sie es in der [[several-monsters|Folge der Farben]].',
      'Gelb handelt zuerst. Für die Farben 7 bis 12 (orange, weiß, hellblau, blau, rot, braun) ist die Folge unsere Auslegung (S9).',
    ],
    missed: [
      'Die Farbe sagt nichts über Art oder Stärke und hat mit den Farben der Runen nichts zu tun.',
    ],
  },
  commander: {
    gist: 'LP = Kartenwert × (vorgegebene Zahl + Helden); dazu 1 Angriffskarte pro Held auf der Leiste.',
    text: [
      'Karte mit goldenem Sechseck: Zufall bestimmt die Seite, Bane oder Archon. Die LP der Karte nehmt ihr mal der Kommandantenstärke (KS), das ist die Zahl beim Aufbau plus Anzahl der Helden (D15). Danach mischt ihr die zehn [[attack-cards|Angriffskarten]] und zieht eine pro Held.',
      'In seinem eigenen Zug handelt er wie jedes [[monster-turn|Monster]]. Er hat kein LP-Maximum: [[heal]], [[regeneration]] und [[drain-health]] heben ihn beliebig hoch.',
      'Nennt der Aufbau einen bestimmten Kommandanten oder ein Monster „als Kommandant“, bereitet ihr es genauso vor (U8).',
    ],
    missed: [
      'Eine Angriffskarte ist kein Zug des Kommandanten, außer sie aktiviert ihn wie EILE: Zustände und Dunkelheitsbonus bleiben sonst außen vor.',
      'Entscheidung der App (R3): Ist er besiegt, verlassen auch seine Angriffskarten die Leiste.',
    ],
    example: 'Bane hat 7 auf der Karte, „KS 2+S“, 3 Helden: 7 × (2 + 3) = 35 LP.',
  },
  lieutenant: {
    gist: 'Wie ein Kommandant, aber mit eigenen Angriffskarten und MAHLSTROM, der sie jede Runde neu mischt.',
    text: [
      'Leutnants kommen aus Erweiterungen und tragen ein violettes Sechseck. Sonst gilt alles wie beim [[commander|Kommandanten]]: Berechnung der LP, kein LP-Maximum, 1 [[attack-cards|Angriffskarte]] pro Held.',
      'Zu Beginn seines Zuges mischt [[maelstrom]] seine Angriffskarten, und ihr zieht neue. Wenn ihr einen besitzt, dürft ihr ihn freiwillig statt eines Kommandanten beschwören.',
    ],
    missed: ['Effekte, die ausdrücklich Kommandanten nennen, wirken auf Leutnants nicht (U10).'],
  },
  boss: {
    gist: 'Keine Monsterkarte: feste Angriffskarten, eine davon ist sein Zug; LP und Aufbau nennt das Abenteuer.',
    text: [
      'Der General hat eine eigene Miniatur und ein eigenes Tableau mit drei weißen Würfeln für Hunderter, Zehner und Einer seiner LP. Dort stehen auch seine [[immunity|Immunitäten]], und dort liegen seine Plättchen.',
      'Seine [[attack-cards|Angriffskarten]] sind vorgegeben, nicht gezogen. Eine davon, die Zustandskarte, ist sein eigentlicher Zug: Nur dann handelt ihr seine [[conditions|Zustände]] ab (U12). Die Vorbereitung beschreibt das Abenteuerbuch.',
    ],
    missed: [
      'Bosse sind nicht von selbst gegen alles immun: [[poison|GIFT]] und andere Zustände wirken, wenn das Tableau sie nicht ausschließt. Mit dem Symbol für [[large-monster|große Monster]] wirkt auch [[stun|BETÄUBEN]] nicht.',
    ],
  },
  'attack-cards': {
    gist: 'Liegen auf der Leiste und wirken, wenn das Plättchen sie erreicht; sie sind kein Zug des Kommandanten.',
    text: [
      'Beim Beschwören eines [[commander|Kommandanten]] oder [[lieutenant|Leutnants]] mischt ihr seine zehn Karten und legt 1 pro Held nach Rune und Pfeil auf die [[initiative-track|Initiativeleiste]]. Ein [[boss|Boss]] hat feste Karten.',
      '**Aktive** Texte führt ihr aus, sobald das Initiativeplättchen die Karte erreicht. Weil das kein Zug ist, gibt es keine Zustände und kein +2 für Dunkelheit. Ausnahme: eine Karte wie EILE, die ihn „aktiviert“; das ist ein ganzer Zug mit allem (U3). **Passive** Texte gelten ständig, außer sie nennen eine Bedingung; Karten nur mit Passivem überspringt ihr.',
      'Ein Stapel hat immer genau 10 Karten, eine je Rune und Pfeil. Mit Erweiterungen tauscht ihr 1:1 auf demselben Platz, Kommandant gegen Kommandant, Leutnant gegen Leutnant (U11).',
    ],
    missed: [
      'Entscheidung der App (R3): Schadensplättchen und [[intimidate]] wirken auf Angriffskarten nicht.',
      'X bedeutet hier, was die Karte selbst sagt ([[x-on-cards]]).',
      'Der Standort des Kommandanten kann trotzdem wichtig sein: für die Reichweite mancher Karten.',
    ],
  },
  'scenario-monster': {
    gist: 'Besonderes Monster eines Abenteuers: eigene Karte aus dem Abenteuerstapel, kein Rang, Miniatur wie genannt.',
    text: [
      'Die Anweisung nennt es Szenariomonster oder schreibt seinen Namen lila. Sucht seine Karte aus dem Abenteuerstapel und nehmt die Miniatur, die hinter dem Namen steht (U7). Gespielt wird es wie jedes andere [[monster-turn|Monster]], mit den Besonderheiten seiner Karte.',
    ],
    missed: ['Es hat keinen [[monster-rank|Rang]] und wird nie als zufälliges Monster gezogen.'],
  },
  minion: {
    gist: 'Schwächste Gegner; zeigt ihre Karte keine Rune, handeln sie nur auf Anweisung.',
    text: [
      'Auf der Karte steht „(Lakai)“, ein Sechseck fehlt. Als Figur dient die Miniatur des gleichnamigen Monsters. Lakaien kommen meist durch Ereignisse oder einen [[boss|Boss]] ins Spiel.',
      'Hat die Karte eine Rune, liegt sie normal auf der [[initiative-track|Initiativeleiste]]. Ohne Rune hat sie dort keinen Platz; eine Anweisung sagt, wann die Lakaien dran sind (U6).',
    ],
  },
};
