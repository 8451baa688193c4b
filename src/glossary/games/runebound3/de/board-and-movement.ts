import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_BOARD_AND_MOVEMENT as DATA } from '../data/board-and-movement';

export const RUNEBOUND3_BOARD_AND_MOVEMENT_DE: CategoryWords<typeof DATA> = {
  move: {
    gist: '1 Aktion: 1 angrenzendes Feld ohne Würfel, oder Würfel in Höhe der Geschwindigkeit und je passendem 1 Feld.',
    text: [
      'Entscheide zuerst: ein Schritt auf ein beliebiges angrenzendes Feld, oder so viele [[terrain-dice|Geländewürfel]] werfen, wie deine [[speed]] angibt. Nach dem Wurf ist der Schritt ohne Würfel vom Tisch.',
      'Würfel gibst du einzeln aus, jeder trägt dich genau 1 Feld weit. Er muss das Gelände des [[destination-hex|Feldes, das du betrittst]], oder einen [[compass-symbol|Kompass]] zeigen. Jeder Würfel passt in eine [[cities|Stadt]], auf einer [[roads|Straße]] entlang und über eine [[bridges|Brücke]]; über einen [[rivers|Fluss]] nur Wasser oder Kompass.',
      'Du darfst beliebig viele Würfel verfallen lassen, auch alle. Bevor du eine andere Aktion beginnst, musst du mit den Würfeln fertig sein. Fähigkeiten, die dich bewegen, brauchen keine Bewegungsaktion; kosten sie auch sonst keine Aktion, dürfen sie zwischen zwei Würfel fallen.',
    ],
    missed: [
      'Zeigt ein Würfel zwei Geländearten, reicht er trotzdem nur für 1 Feld.',
      'Das Handbuch sagt erst, geworfene Würfel müssten verwendet werden, dann, dass auch null erlaubt ist. Gemeint ist wohl nur, dass der Schritt ohne Würfel entfällt.',
    ],
    example:
      'Geschwindigkeit 3, Wurf Berg, Ebene, Kompass: bis zu drei Felder, eines davon beliebig.',
  },
  'terrain-dice': {
    gist: 'Sechsseitige Würfel mit Ebene, Hügel, Wasser, Wald, Berg und Kompass; Anzahl nach Geschwindigkeit.',
    text: [
      'Du wirfst sie beim [[move|Bewegen]] und [[explore|Erkunden]] (Anzahl: [[speed]]), beim [[rest|Ausruhen]] in der Wildnis (immer fünf), beim [[retreat|Rückzug]] (einen) und wenn eine Fähigkeit es sagt. Zeigt eine Seite zwei Gelände, nutzt du nur eines davon.',
      'Der [[compass-symbol|Kompass]] steht für jedes Gelände. Ausgegebene Würfel legst du beiseite; in derselben Aktion oder Fähigkeit zählen sie nicht noch einmal. Neu würfeln kannst du durch [[exert-for-reroll|Entkräften]].',
    ],
    missed: [
      'Im Spiel sind fünf Würfel. Brauchst du mehr, würfelst du den Rest nach.',
      'Wie die Symbole auf die Seiten verteilt sind, listet das Handbuch nicht auf.',
    ],
  },
  dice: {
    gist: 'Es gibt nur Geländewürfel: fünf Stück, Symbole statt Zahlen; gekämpft wird mit Markern.',
    text: [
      'Wo von Würfeln die Rede ist, sind [[terrain-dice|Geländewürfel]] gemeint. Im Kampf werft ihr [[combat-tokens|Kampfmarker]]; ein Würfel kommt dort nur beim [[retreat|Rückzug]] und durch Fähigkeiten vor. [[attribute-tests|Proben]] laufen über Karten.',
    ],
  },
  'compass-symbol': {
    gist: 'Zählt als jedes Gelände, ob du willst oder nicht; einen geforderten Kompass deckt nur ein Kompass.',
    text: [
      'Ein Kompass passt beim [[move|Bewegen]] zu jedem Feld und trägt dich auch über [[rivers|Flüsse]]; beim [[explore|Erkunden]] ersetzt er jedes Geländesymbol, beim [[rest|Ausruhen]] heilt er.',
      'Du kannst nicht beschließen, dass er ein Gelände nicht ist: Auch schädliche Effekte löst er aus. Verlangt eine [[requirements|Voraussetzung]] einen Kompass, hilft kein anderes Symbol.',
    ],
    example:
      'Ein Effekt macht 3 Schaden für einen gewürfelten Berg: Auch ein Kompass kostet dich die 3.',
  },
  speed: {
    gist: 'So viele Geländewürfel wirfst du beim Bewegen und beim Erkunden.',
    text: [
      'Der Wert steht auf der Heldenkarte; Fähigkeiten erhöhen ihn mit „+X“ vor dem Symbol. Bei mehr als fünf Würfeln würfelst du den Rest nach ([[component-limits]]).',
    ],
    missed: [
      'Beim [[rest|Ausruhen]] (immer 5 Würfel) und beim [[retreat|Rückzug]] (1 Würfel) spielt sie keine Rolle.',
    ],
  },
  hex: {
    gist: 'Sechseck auf dem Brett mit einer von fünf Geländearten; beliebig viele Helden passen darauf.',
    text: [
      'Jedes Feld hat eine [[terrain-types|Geländeart]]. Felder mit [[cities|Stadt]], [[towns|Ortschaft]], [[shrines|Schrein]] oder [[fortresses|Festung]] sind besondere Orte, alle anderen sind [[wilderness|Wildnis]].',
      'Auf einem Feld dürfen beliebig viele Helden stehen. Sie können dort [[trade-with-heroes|tauschen]], bekämpfen sich aber nicht von selbst: Das braucht eine [[challenge|Herausforderung]].',
    ],
  },
  'terrain-types': {
    gist: 'Fünf Arten: Ebene, Hügel, Wasser, Wald, Berg. Der Würfel muss zum Feld passen, das du betrittst.',
    text: [
      'Jedes [[hex|Feld]] hat genau eine davon; nur eine [[cities|Stadt]] zählt als alle zugleich. Auch Ortschaften, Schreine und Festungen behalten ihr Gelände: Höhlenstadt und Yrthwrights Schmiede sind Berg, Sundergard ist Ebene. Unter einer [[roads|Straße]] gilt das Gelände weiter.',
      'Das Gelände zählt beim [[move|Bewegen]], beim [[rest|Ausruhen]] in der Wildnis und bei manchen Fähigkeiten.',
    ],
  },
  'destination-hex': {
    gist: 'Das Feld, auf das du ziehst: Sein Gelände muss der Würfel zeigen, nicht das deines Standorts.',
    text: [
      'Beim [[move|Bewegen]] mit Würfeln vergleichst du den Würfel mit dem Feld, das du betrittst. Ausnahmen: [[cities|Stadt]], [[bridges|Brücke]] und Weiterziehen auf derselben [[roads|Straße]] gehen mit jedem Würfel.',
      'Liegt ein [[rivers|Fluss]] dazwischen, nützt das passende Gelände nichts: Nur Wasser oder Kompass hilft hinüber.',
    ],
  },
  rivers: {
    gist: 'Mit Würfeln nur per Wasser oder Kompass hinüber; der Schritt ohne Würfel (1 Feld) geht auch.',
    text: [
      'Flüsse sind blaue Linien an den Feldkanten. Ziehst du mit [[terrain-dice|Geländewürfeln]] über eine solche Kante, muss der Würfel Wasser oder einen [[compass-symbol|Kompass]] zeigen. Das Gelände dahinter ist dabei egal.',
      'Wer nicht würfelt, darf mit der [[move|Bewegungsaktion]] genau 1 Feld weit auch über einen Fluss gehen. An den zwei [[bridges|Brücken]] passt jeder Würfel.',
      'Nicht geregelt: ein Fluss an der Grenze zu einer [[cities|Stadt]], in die sonst jeder Würfel führt. Die Flussregel ist strenger formuliert; wir lesen sie so, dass auch hier nur Wasser oder Kompass hilft.',
    ],
  },
  bridges: {
    gist: 'Rote Brücke und Zadrics Übergang: Hier kommst du mit jedem Würfel über den Fluss.',
    text: [
      'Das Brett hat genau zwei Brücken. Wer sie überquert, gibt einen beliebigen [[terrain-dice|Geländewürfel]] aus; weder [[rivers|Fluss]] noch Gelände dahinter zählen.',
    ],
  },
  roads: {
    gist: 'Stehst du auf der Straße, bringt dich jeder Würfel auf ihr weiter; hinauf nur mit passendem Gelände.',
    text: [
      'Von Straßenfeld zu Straßenfeld darfst du jeden Würfel ausgeben, solange die beiden Felder durch dieselbe Straße verbunden sind. Bloße Nachbarschaft genügt nicht; Suvars Rast mit seiner Kreuzung ist so ein Fall.',
      'Kommst du von einem Feld ohne Straße, muss der Würfel zum Gelände unter der Straße passen. [[cities|Städte]] sowie [[market-town-and-suvars-rest|Marktstadt und Suvars Rast]] zählen als Straße.',
    ],
    missed: ['Beim [[rest|Ausruhen]] auf der Straße brauchst du das Gelände darunter.'],
  },
  'market-town-and-suvars-rest': {
    gist: 'Zwei benannte Felder, die beim Bewegen als Straße zählen.',
    text: [
      'Auf diesen beiden Feldern gelten die Regeln für [[roads|Straßen]]. Bei Suvars Rast kreuzen sich Straßen: Angrenzende Straßenfelder, deren Straßen nicht direkt verbunden sind, erreichst du nicht mit einem beliebigen Würfel.',
      'Marktstadt gehört trotz ihres Namens nicht zu den vier [[cities|Städten]], also kein [[shop|Einkaufen]] dort.',
    ],
  },
  wilderness: {
    gist: 'Jedes Feld, das weder Stadt noch Ortschaft, Schrein oder Festung ist.',
    text: [
      'Beim [[rest|Ausruhen]] in der Wildnis wirfst du alle fünf Geländewürfel und heilst 1 Schaden je Symbol, das zum Gelände deines Feldes passt; der [[compass-symbol|Kompass]] passt immer.',
    ],
  },
  cities: {
    gist: 'Dawnsmoor, Forge, Riverwatch, Tamalir: zählen als jedes Gelände und als Straße, mit Markt und voller Heilung.',
    text: [
      'Eine Stadt hat alle Geländearten zugleich: Jeder Würfel führt hinein, und Effekte nach Gelände wirken mit jedem Würfel. Außerdem gilt sie als [[roads|Straße]]: Von ihr aus geht es mit jedem Würfel die Straße entlang.',
      'Nur hier kannst du [[shop|einkaufen]], jede Stadt hat ihren [[markets|Markt]]. [[rest|Ausruhen]] heilt allen Schaden. Eine Stadt ist keine [[wilderness|Wildnis]].',
    ],
    example:
      'Lyssa kämpft in einer Stadt: Bei „Beute Verfolgen“ macht jeder ihrer Geländewürfel Schaden.',
  },
  towns: {
    gist: 'Siedlungsfeld mit eigenem Gelände; keine Wildnis, Ausruhen heilt allen Schaden.',
    text: [
      'Für Bewegen und Erkunden gilt weiter das aufgedruckte [[terrain-types|Gelände]], Höhlenstadt zum Beispiel ist Berg. [[rest|Ausruhen]] entfernt deinen ganzen Schaden. Einkaufen kannst du hier nicht: Das geht nur in [[cities|Städten]].',
    ],
  },
  shrines: {
    gist: 'Heiliger Ort mit eigenem Gelände; keine Wildnis, Ausruhen heilt allen Schaden.',
    text: [
      'Für Bewegen und Erkunden gilt das aufgedruckte [[terrain-types|Gelände]], Yrthwrights Schmiede zum Beispiel ist Berg. Wer hier [[rest|ausruht]], ist allen Schaden los.',
    ],
  },
  fortresses: {
    gist: 'Militärischer Ort mit eigenem Gelände; keine Wildnis, Ausruhen heilt allen Schaden.',
    text: [
      'Für Bewegen und Erkunden gilt das aufgedruckte [[terrain-types|Gelände]], Sundergard zum Beispiel ist Ebene. [[rest|Ausruhen]] nimmt dir hier den ganzen Schaden.',
      'Im vorliegenden Text bricht die Symbolliste der Orte nach dem Schrein ab; das Symbol der Festung seht ihr auf dem Brett.',
    ],
  },
};
