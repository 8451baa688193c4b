import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CAMPAIGN_AND_CAMP as DATA } from '../data/campaign-and-camp';

export const DRUNAGOR_CAMPAIGN_AND_CAMP_DE: CategoryWords<typeof DATA> = {
  'end-of-adventure': {
    gist: 'Lest ihr „Das Abenteuer endet hier.“, habt ihr gewonnen; bei einer Niederlage beginnt ihr es von vorn.',
    text: [
      'Der Abschnitt, mit dem das Abenteuer endet, sagt, welche [[rewards]] ihr bekommt, wie es weitergeht und ob eine [[camp-phase]] folgt. Erst jetzt wird alles endgültig, was ihr seit dem Start notiert habt (V1).',
      'Bei einem [[sequential-adventure|fortlaufenden Abenteuer]] entfällt das Lager. Nach einer [[losing|Niederlage]] setzt ihr alles zurück: [[restart]].',
    ],
    missed: ['Begleittiere verschwinden immer, auch wenn keine Lagerphase folgt.'],
  },
  winning: {
    gist: 'Ihr erreicht das Ziel des Kapitels; meist ist es der Satz „Das Abenteuer endet hier.“ im Abenteuerbuch.',
    text: [
      'Zu Beginn jedes Kapitels steht, wann ihr gewonnen habt. Oft wartet ganz hinten im Dungeon noch eine Aufgabe: einen Gegner besiegen zum Beispiel oder eine [[interact|Interaktion]] auslösen. Dann lest ihr den Abschluss und bekommt eure [[rewards]].',
    ],
    missed: [
      'Alle Monster zu besiegen genügt nur, wenn das Abenteuer es sagt.',
      'Im [[player-versus-player|Spieler-gegen-Spieler]] gilt anderes: [[pvp-victory]].',
    ],
  },
  losing: {
    gist: 'Sofort verloren: 6. Fluchwürfel oder 2. Traumawürfel eines Helden, letzte Rune gezogen oder laut Anweisung.',
    text: [
      'Es genügt, wenn es einen einzigen Helden trifft: Er erhält seinen 6. [[curse-cubes|Fluchwürfel]] oder seinen 2. [[trauma-cube|Traumawürfel]], oder eine Anweisung nennt ihn besiegt. Ebenso ist es vorbei, wenn ihr die [[last-rune|letzte Rune]] zieht (D12). Abenteuer können weitere Bedingungen nennen.',
      '5 Fluchwürfel und 1 Traumawürfel hält ein Held also aus. Manche Fähigkeiten und Klassenfertigkeiten heben die Grenze für ihren Helden an.',
      'Bleibende Nachteile hat die Niederlage nicht: Ihr spielt das Abenteuer noch einmal, siehe [[restart]].',
    ],
    missed: [
      'Einmal [[knock-out|ohnmächtig]] zu werden ist noch keine Niederlage, ein zweites Mal derselbe Held schon.',
      'Auch die Strafe einer [[recall-action|Rast]] kann der 6. Fluchwürfel sein.',
      'Findet ein Fluchwürfel keine freie Fähigkeit mehr, zählt er trotzdem (Entscheidung der App, Q6).',
    ],
  },
  restart: {
    gist: 'Nach Niederlage oder Abbruch gilt wieder genau der Stand vom Beginn des Abenteuers, ohne Nachteil.',
    text: [
      'Neue Karten legt ihr zurück, benutzte oder abgeworfene Verbrauchsgüter vom Beginn kommen wieder in die Taschen. Neu notierte [[status|Status]], [[aura|Auren]] und [[outcome|Auswirkungen]] streicht ihr, verlorene gelten wieder. Zustände, Ressourcen und neu erhaltene Fluch- und Traumawürfel kommen weg, alle Aktionswürfel zurück (V1); was ihr aus einem fortlaufenden Abenteuer mitgebracht hattet, gilt wieder wie notiert.',
      'Dann baut ihr das Kapitel neu auf. Bei [[restart-sequential|fortlaufenden Abenteuern]] dürft ihr euch den Neustart erleichtern.',
      'Unterbrechen könnt ihr die Kampagne am besten nach der [[camp-phase]], wenn die [[campaign-logbook|Logbücher]] auf dem neuesten Stand sind.',
    ],
    missed: [
      'Kennzeichnet im Logbuch, was während des laufenden Abenteuers dazukam, dann ist das Zurücksetzen leicht.',
      'Auch schon benutzte Möglichkeiten einer [[interact|Interaktion]] stehen wieder offen.',
    ],
  },
  'camp-phase': {
    gist: 'Sieben Schritte nach dem Abenteuer: Zustände, Würfel und Ressourcen weg, heilen, Belohnung, Gegenstände.',
    text: [
      'Sie findet statt, wenn das Abenteuerbuch es sagt, und läuft in dieser Reihenfolge: **1** Zustände weg, **2** [[curse-cubes|Fluchwürfel]] weg, **3** [[trauma-cube|Traumawürfel]] weg, **4** [[resources|Ressourcen]] weg, **5** volle LP und jeder [[status|Status]] gelöscht, **6** [[rewards]], **7** [[stow-items]].',
      'In Schritt 5 verlassen euch außerdem alle [[companions|Gefährten]], und Begleittiere verschwinden. [[aura|Aura]] und [[outcome|Auswirkungen]] bleiben.',
      'Danach sind die [[campaign-logbook|Logbücher]] dran. Das ist auch der beste Moment für eine Pause.',
    ],
    missed: [
      'Ressourcen wie [[focus]] oder [[shield]] könnt ihr nicht ins nächste Abenteuer retten.',
      'Nach einem [[sequential-adventure|fortlaufenden Abenteuer]] gibt es kein Lager, eine Belohnung meistens schon.',
    ],
  },
  rewards: {
    gist: 'Jeder Held wählt, was das Kapitel nennt: Lagerausrüstung, Helden- oder Kampfrollenfähigkeit oder Klassenfertigkeit.',
    text: [
      'Das Abenteuerbuch nennt am Ende des Kapitels die Art der Belohnung: [[reward-gear]], eine [[reward-skill|Heldenfähigkeit]] (oder stattdessen immer eine Kampfrollenfähigkeit) oder eine [[reward-class|Klassenfertigkeit]]. Meistens bekommt sie jeder Held. Eine bestimmte Karte aus dem Abenteuerstapel geht an den Helden, den die Anweisung nennt.',
      'Ist eine Stufe angegeben, gilt nur diese; Stufe 2 setzt Stufe 1 derselben Fähigkeit voraus.',
    ],
    missed: ['Ihr dürft eine Belohnung auch nur notieren und sie später aussuchen.'],
  },
  'reward-gear': {
    gist: 'Alle restlichen Karten der genannten Stufe (1 bis 3) aufdecken; jeder Held wählt 1 und darf sie gleich anlegen.',
    text: [
      'Die Stufe erkennt ihr an den Sternen der Karten. Wollen mehrere dieselbe Ausrüstung, entscheidet der [[party-leader|Anführer der Gruppe]]. Der Rest wird wieder gemischt.',
      'Dieser Stapel heißt dann „aktuelle Lagerausrüstung“: Aktuell ist immer die höchste Stufe, aus der ihr bisher etwas bekommen habt (L6a). Manche Anweisungen beziehen sich darauf.',
    ],
    missed: [
      'Das Buch beschränkt die Wahl nicht auf deine [[allowed-gear|erlaubte Ausrüstung]]; anlegen kannst du aber nur diese.',
    ],
  },
  'reward-skill': {
    gist: 'Stufe 1 neu oder Stufe 2 einer gelernten Farbe, dazu 1 Aktionswürfel dieser Farbe; stattdessen geht III-A/III-B.',
    text: [
      'Jeder Held hat 4 eigene Karten: Nahkampf, Fernkampf, Gewandtheit und Weisheit. **Stufe 1**: Nimm eine neue Karte. **Stufe 2**: Dreh eine Karte um, deren Stufe 1 du schon hast; ihre Rückseite zeigt beide [[hero-skills|Fähigkeiten]].',
      'Jedes Mal bekommst du 1 [[action-cubes|Aktionswürfel]] in der Farbe der Karte, auch für eine [[passive|passive]] Fähigkeit, und behältst ihn für den Rest der Kampagne.',
      'Statt einer Heldenfähigkeit darfst du immer eine [[role-skills|Kampfrollenfähigkeit]] lernen: zuerst III-A, beim nächsten Mal III-B. Auch dafür gibt es 1 Würfel, und die Farbe wählst du frei. III-A und III-B gelten für jede Rolle; übernimmst du eine andere, darfst du die Farben neu bestimmen (L6b).',
    ],
    missed: [
      'III-B geht nur nach III-A, Stufe 2 nur nach Stufe 1 derselben Karte.',
      'Für [[reward-class|Klassenfertigkeiten]] gibt es keinen Würfel.',
    ],
    example:
      'Vorn lernt Weisheit Stufe 1 und später Weisheit Stufe 2: zusammen 2 blaue Würfel mehr.',
  },
  'reward-class': {
    gist: 'Neuen Klassenbaum mit Stufe 1 beginnen oder in einem begonnenen die nächste Stufe; kein Aktionswürfel.',
    text: [
      'Zu jeder Klasse gehören 4 Klassenbäume mit je 3 [[class-skills|Fertigkeiten]]. Beim ersten Mal beginnst du einen Baum mit Stufe 1, später wählst du: ein weiterer Baum oder die nächste Stufe eines begonnenen. Manche Bäume führen 1, 2, 3, andere bieten nach Stufe 1 zwei Fertigkeiten der Stufe 2 (L6c).',
      'Auf die gelernte Fertigkeit kommt 1 weißer Würfel; sie gilt ab sofort und für immer. Fluch- und Traumawürfel können sie nicht blockieren.',
      'Empfohlen ist die eigene Klasse, erlaubt ist jede: [[multiclass]].',
    ],
    missed: [
      'Jeden Klassenbaum gibt es nur einmal in der Gruppe; wollen ihn zwei, entscheidet der [[party-leader|Anführer der Gruppe]].',
      'Du musst einen Baum nicht fertig lernen, bevor du den nächsten beginnst.',
    ],
  },
  multiclass: {
    gist: 'Empfehlung: höchstens 1 fremde Klasse je Held, und jede Klasse nur einmal in der Gruppe als Nebenklasse.',
    text: [
      'Jeder Held darf Klassenbäume fremder Klassen lernen. Das Buch rät, es bei einer Nebenklasse je Held zu belassen und keine Klasse zweimal als Nebenklasse zu vergeben. Die App warnt in diesen Fällen nur, sie verbietet nichts (L6c).',
    ],
    missed: [
      'Die eigenen [[class-skills|Klassenbäume]] passen am besten zu den Fähigkeiten deines Helden.',
    ],
  },
  'stow-items': {
    gist: 'In der Lagerphase frei zwischen 4 Plätzen, Tasche und Lager tauschen, auch untereinander; Truhenfunde nie ins Lager.',
    text: [
      'Du sortierst beliebig um: bis zu 4 angelegte Ausrüstungen, 2 Gegenstände in der [[bag|Tasche]], im Lager beliebig viele. Auch untereinander dürft ihr alles tauschen. Angelegt wird nur [[allowed-gear|erlaubte Ausrüstung]] (L7a).',
      'Ans Lager kommst du nur in der [[camp-phase]]. Deine [[starting-gear]] kannst du dort jederzeit kostenlos wieder nehmen.',
    ],
    missed: [
      'Gegenstände mit Truhensymbol dürfen nicht ins Lager: tragen oder in die Tasche damit.',
      'Notiere am Ende Ausrüstung, Tasche und Lager in deinem [[campaign-logbook|Logbuch]].',
    ],
  },
  'campaign-logbook': {
    gist: 'Jeder Spieler notiert seinen Helden: Fähigkeiten, Rolle, Klassen, Ausrüstung, Tasche, Lager, Konsequenzen.',
    text: [
      'Ins Blatt gehören: gelernte Heldenfähigkeiten je Farbe und Stufe, III-A und III-B mit Rolle und Würfelfarben, Klassenbäume mit Stufen, die 4 Plätze, die 2 Gegenstände der [[bag|Tasche]], alles im Lager und die [[consequences]]: [[status|Status]], [[aura|Aura]] (eine) und [[outcome|Auswirkungen]].',
      'Bei einem [[sequential-adventure|fortlaufenden Abenteuer]] kommen Fluchwürfel, Traumawürfel und Ressourcen dazu; der Anführer notiert die Zahl der Runen.',
      'Was während eines Abenteuers dazukommt, ist vorläufig: Endgültig wird es erst mit dem Sieg (V1).',
    ],
    missed: [
      'Bei Würfeln und Runen zählt nur die Anzahl, nicht wo sie lagen oder welche Farbe sie hatten.',
      'In der App übernimmt das Logbuch dieses Blatt.',
    ],
  },
  'continue-campaign': {
    gist: 'Material laut Logbuch nehmen, Rolle neu wählen, mit vollen LP und allen Würfeln ins nächste Kapitel.',
    text: [
      'Nimm Tableau, Miniatur und [[initiative-card]] mit ihren 5 Würfeln, dazu deine gelernten [[hero-skills]] auf der richtigen Seite mit je 1 passenden Würfel pro gelernter Stufe, deine Klassenbäume mit weißen Würfeln, Ausrüstung und Tasche.',
      'Dann wählst du deine [[combat-roles|Kampfrolle]] und nimmst die Karten I und II, mit III-A oder III-B auch die dritte und für jede der beiden 1 Würfel. Behältst du die Rolle, bleiben deren Farben; wechselst du, darfst du sie neu wählen.',
      'Alle beginnen mit vollen LP und allen Würfeln (V6), weiter geht es mit [[adventure-setup]]. Für Kapitel ohne Lager davor siehe [[sequential-adventure]].',
    ],
    missed: [
      'Die Kapitel spielt ihr der Reihe nach.',
      'Vergiss Boni wie [[x-hp|+X LP]] aus Klassenfertigkeiten nicht: Sie gelten vom ersten Moment an.',
    ],
  },
  'sequential-adventure': {
    gist: 'Keine Lagerphase: Fluch- und Traumawürfel, Ressourcen, Rolle, Zahl der Runen, Gefährten und Status bleiben.',
    text: [
      'Ein fortlaufendes Abenteuer spielt ihr ohne Lager im nächsten weiter. **Mit kommen** (V2): die Anzahl deiner [[curse-cubes|Fluch-]] und [[trauma-cube|Traumawürfel]], [[resources|Ressourcen]], deine Rolle mit den gewählten Würfelfarben, [[companions|Gefährten]], jeder [[status|Status]] und die Zahl der Runen auf der Leiste. **Weg sind** Zustände und Begleittiere.',
      'Die Würfel legst du zu Beginn neu und darfst dafür andere Fähigkeiten wählen. Der Anführer [[draw-or-take-runes|nimmt]] so viele Runen zufällig aus dem Beutel auf die Leiste, ohne Dunkelheit zu legen.',
      'Wie jedes Abenteuer beginnt ihr es mit vollen LP und allen Aktionswürfeln (V6). Eine [[rewards|Belohnung]] gibt es meistens trotzdem.',
    ],
    missed: [
      'Kampfrollen dürft ihr hier nicht wechseln.',
      'Dunkelheitsplättchen nehmt ihr nicht mit, nur die Zahl der Runen.',
      'Verliert ihr, gibt es Hilfen: [[restart-sequential|Neustart]].',
    ],
  },
  'restart-sequential': {
    gist: 'Nach einer Niederlage erlaubt: 1 Rune je Farbe zurück, REINIGEN 2 für jeden, 1 Traumawürfel eines Helden weg.',
    text: [
      'Startet ihr die Fortsetzung neu und war eure Ausgangslage zu schlecht, dürft ihr sie erleichtern: 1 Rune jeder Farbe von der Leiste zurück in den Beutel (soweit vorhanden), [[cleanse|REINIGEN 2]] für jeden Helden, 1 [[trauma-cube|Traumawürfel]] von 1 Helden entfernen.',
      'Ihr wählt frei, welche der drei Hilfen ihr nehmt (V2).',
    ],
    missed: [
      'Die Hilfen sind ein Angebot: Ohne sie beginnt ihr mit genau dem Stand, der notiert ist.',
    ],
  },
  consequences: {
    gist: 'Drei Arten: Status bis zum nächsten Lager, Aura bis zur nächsten oder zum Trauma, Auswirkung bis auf Widerruf.',
    text: [
      'Entscheidungen und Ereignisse hinterlassen Spuren, die du im [[campaign-logbook]] notierst. Ein [[status|Status]] wirkt kurz, eine [[aura|Aura]] länger, eine [[outcome|Auswirkung]] hat meist keinen Effekt, wird aber später abgefragt.',
      'Wer sie bekommt, sagt die Anweisung; bei einer [[interact|Interaktion]] ohne andere Angabe ist es der Held, der sie ausgelöst hat. Verliert ihr das Abenteuer, gilt wieder der alte Stand (V1).',
    ],
  },
  aura: {
    gist: 'Höchstens 1 je Held; sie endet, sobald er eine neue Aura oder einen Traumawürfel bekommt.',
    text: [
      'Eine Aura stammt aus einer [[interact|Interaktion]] oder einem Ereignis und hat meist einen Effekt, der gilt, solange du sie hast. Notiere sie im [[campaign-logbook]]. Eine neue ersetzt die alte; mit einem [[trauma-cube|Traumawürfel]], also wenn du [[knock-out|ohnmächtig]] wirst, verlierst du sie (D11).',
    ],
    missed: [
      'In der [[camp-phase]] bleibt sie, anders als ein [[status|Status]].',
      'Mit [[shadow-aura]] hat sie nichts zu tun.',
    ],
  },
  status: {
    gist: 'Kurzlebige Konsequenz, beliebig viele je Held; alle werden in der nächsten Lagerphase gelöscht.',
    text: [
      'Ein Status aus einer [[interact|Interaktion]] oder einem Ereignis bringt meist einen Effekt oder eine zusätzliche Möglichkeit, solange er im [[campaign-logbook]] steht. In Schritt 5 der [[camp-phase]] streichst du alle (L5).',
    ],
    missed: [
      'Ein [[trauma-cube|Traumawürfel]] ändert nichts an ihm: Er kostet nur die [[aura|Aura]].',
      'Ohne Lagerphase, in einem [[sequential-adventure|fortlaufenden Abenteuer]], bleibt er bestehen.',
      'Status ist kein Zustand: GIFT und Ähnliches stehen unter [[conditions]].',
    ],
  },
  outcome: {
    gist: 'Dauerhafte Konsequenz, meist ohne eigenen Effekt; bleibt, bis eine Anweisung sie ausdrücklich aufhebt.',
    text: [
      'Auswirkungen halten fest, wie ihr euch entschieden habt. Du notierst sie im [[campaign-logbook]]; spätere Texte fragen danach, ob einer von euch sie hat. Lager, Ohnmacht und neue Kapitel ändern nichts an ihnen (L5).',
    ],
    missed: ['Ein Held kann viele haben, anders als bei der [[aura|Aura]].'],
  },
};
