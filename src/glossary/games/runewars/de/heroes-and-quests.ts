import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_HEROES_AND_QUESTS as DATA } from '../data/heroes-and-quests';

export const RUNEWARS_HEROES_AND_QUESTS_DE: CategoryWords<typeof DATA> = {
  heroes: {
    gist: 'Höchstens 3 je Spieler; sie questen, duellieren sich und spähen Runen aus, kämpfen aber in keiner Schlacht.',
    text: [
      'Ein Held gehört dir, solange seine [[hero-cards|Karte]] vor dir liegt. Er ist **keine** [[units|Einheit]]: Er kontrolliert kein Gebiet, zählt nicht zum Einheitenlimit und nicht zum [[food-limit]], und er nimmt an keinem [[battle|Kampf]] teil.',
      'Im [[summer|Sommer]] darf jeder Held sich bewegen, heilen oder trainieren ([[quest-phase]]). Wo er steht, darfst du jederzeit die Rune [[look-at-runes|ansehen]].',
    ],
    missed: [
      'Diese Regeln sind die erste Ausgabe von 2009. Spätere Fassungen von Runewars können Helden anders behandeln.',
    ],
  },
  'recruit-heroes': {
    gist: 'Karte offen vor dich, Figur auf eine eigene Festung; höchstens 3, ein vierter vertreibt einen anderen.',
    text: [
      'Neue Helden bringt vor allem der Bonus von [[rally-support]]: bis zu 3 Einfluss für ebenso viele Karten, genau eine behältst du. Die Figur kommt in ein eigenes Gebiet mit [[stronghold-tiles|Festung]].',
      'Mehr als 3 darfst du nie haben. Bei einem vierten wählst du einen anderen, der dir [[treacherous-heroes|untreu]] wird, selbst wenn deine Helden sonst treu bleiben ([[captain-of-heroes-league]]).',
    ],
  },
  attributes: {
    gist: 'Drei Werte der Heldenkarte; so viele Schicksalskarten ziehst du bei einer Prüfung.',
    text: [
      'Stärke, Gewandtheit und Weisheit werden vor allem bei Quests geprüft ([[attribute-test]]). Durch [[train|Trainieren]] steigt jede um höchstens 2.',
    ],
    missed: ['Die Heldenstärke ist etwas anderes als die [[strength|Stärke]] im Kampf.'],
  },
  'quest-phase': {
    gist: 'Im Sommer: mit jedem Helden eine Aktion: bewegen (dann Duell oder Quest), heilen oder trainieren.',
    text: [
      'In [[player-order|Spielerreihenfolge]] nach den Befehlen des Frühlings: Wer dran ist, benutzt alle seine Helden, und jeder darf etwas anderes tun: [[hero-move|bewegen]], [[hero-heal|heilen]] oder [[train|trainieren]].',
      'Nach der Bewegung darf er, wenn es geht, **ein** [[duel|Duell]] oder **eine** [[quest-cards|Quest]] beginnen, nicht beides. Mit der Erkundungs-Variante wird vorher der [[exploration-tokens|Marker]] aufgedeckt.',
    ],
    missed: [
      'Das ist nicht dein [[turn|Spielzug]]: Karten „während deines Spielzuges“ gehen jetzt nicht.',
    ],
  },
  'hero-move': {
    gist: 'In der Questphase bis zu 2 Gebiete weit, auch durch Feinde; dann ein Duell oder eine Quest.',
    text: [
      'Feindliche und neutrale Gebiete hindern ihn nicht, gesperrte [[movement-restrictions|Grenzen]] schon. Das Ziel wird nicht aktiviert. Ein [[rout|flüchtender]] Held kann diese Aktion nicht wählen.',
      'Danach: [[duel]] gegen einen gegnerischen Helden dort, oder eine passende [[quest-cards|Quest]], oder nichts.',
    ],
    missed: [
      'Ob 0 Gebiete als Bewegung gelten, sagt das Regelbuch nicht ausdrücklich; „bis zu 2“ spricht dafür.',
    ],
  },
  'hero-heal': {
    gist: 'In der Questphase statt Bewegung: alle Schadensmarker weg, aber nur in einem eigenen Gebiet.',
    text: [
      'Der Held legt sämtliche [[damage-tokens|Schadensmarker]] ab. Er muss dafür in einem [[friendly-area|Gebiet unter deiner Kontrolle]] stehen und tut sonst nichts in dieser [[quest-phase]].',
    ],
  },
  train: {
    gist: 'In der Questphase: zwei Eigenschaften um 1 oder eine um 2 verbessern; je Eigenschaft höchstens +2.',
    text: [
      'Lege [[training-tokens|Trainingsmarker]] auf die Heldenkarte; sie haben eine Seite +1 und eine +2. Jede [[attributes|Eigenschaft]] trägt nur einen Marker, mehr als +2 geht also nicht.',
    ],
  },
  'attribute-test': {
    gist: 'So viele Schicksalskarten ziehen wie der Wert der Eigenschaft, eine wählen, ihr Symbol auf der Quest lesen.',
    text: [
      'Ziehe für die geprüfte [[attributes|Eigenschaft]] (mit [[training-tokens|Training]]) entsprechend viele [[fate-cards|Schicksalskarten]]. Wähle eine; die [[quest-cards|Questkarte]] sagt, was bei ihrem [[fate-symbol|Symbol]] geschieht.',
      'Du musst alle Karten ziehen. Vorher darfst du den Ablagestapel durchsehen, um deine Aussichten abzuschätzen.',
    ],
    example:
      'Gewandtheit 2: zwei Karten ziehen, eine wählen, die andere ablegen. Ihr Symbol bringt laut Quest eine Belohnung.',
  },
  'take-reward': {
    gist: 'Die Quest ist geschafft: 1 Belohnungskarte ziehen, Questkarte ablegen, 1 neue Questkarte ziehen.',
    text: [
      'Führt eine [[quest-cards|Quest]] zu dieser Anweisung, ist sie erfüllt. Nimm die oberste [[reward-cards|Belohnungskarte]], sieh sie an und lege sie verdeckt unter die Karte des Helden.',
    ],
    missed: [
      'Die neue Questkarte wird gern vergessen: Nach jeder Belohnung durch eine Quest ziehst du eine.',
    ],
  },
  'weapon-and-armor': {
    gist: 'Merkmale von Belohnungen: je Duell höchstens eine Waffe und eine Rüstung, dieselbe auch mehrmals.',
    text: [
      'Ein Held darf beliebig viele [[reward-cards|Belohnungen]] besitzen und im [[duel|Duell]] nutzen, davon aber nur eine Waffe und eine Rüstung. Dieselbe darfst du in einem Duell immer wieder nutzen, wenn die Karte nichts anderes sagt.',
    ],
  },
  'reward-secrecy': {
    gist: 'Belohnungen liegen verdeckt unter dem Helden; ansehen ja, herzeigen nie; einmal offen, immer offen.',
    text: [
      'Du darfst deine verdeckten [[reward-cards|Belohnungskarten]] jederzeit ansehen, aber keinem zeigen. Aufgedeckt wird eine erst, wenn du sie benutzt; dann bleibt sie für den Rest der Partie offen.',
    ],
  },
  'treacherous-heroes': {
    gist: 'Ein untreuer Held verlässt dich: Figur weg, Karte zurück in den Stapel, Belohnungen auf die Ablage.',
    text: [
      'Untreu wird ein Held, wenn seine [[alignment|Gesinnung]] nicht die deiner Fraktion ist und eine Jahreszeiten- oder Taktikkarte es auslöst. Auch ein vierter Held vertreibt einen ([[recruit-heroes]]).',
      'Seine Karte wird unter die übrigen Heldenkarten gemischt, seine [[reward-cards|Belohnungen]] kommen offen auf deren Ablagestapel.',
    ],
    missed: [
      'Anders als bei einem [[defeat-heroes|besiegten Helden]] bleibt nichts zum Aufsammeln im Gebiet zurück.',
    ],
  },
  duel: {
    gist: 'Held gegen Held, bis zu 4 Runden: je 1 Schicksalskarte, Kreisbereich; Schaden bleibt liegen.',
    text: [
      'In der [[quest-phase]], nachdem dein Held zu einem gegnerischen gezogen ist: 1. Du bestimmst **einen** Gegner. 2. Fähigkeiten zu Duellbeginn, erst Angreifer, dann Verteidiger. 3. Vier Runden. 4. Nach der vierten, oder am Ende der Runde, in der jemand besiegt wird, ist Schluss.',
      'Jede Runde zieht jeder 1 [[fate-cards|Schicksalskarte]] und liest den [[circle|Kreis]]: [[special-ability|besonderes Symbol]]: 1 Schaden **oder** eine Belohnungsfähigkeit. [[rout-symbol|Fluchtsymbol]]: so viel Schaden dieser Runde verhindern. [[damage-symbol|Schadenssymbol]]: so viel Schaden. Leer: nichts. Aller Schaden trifft gleichzeitig, beide können fallen.',
      'Wer übersteht, bleibt im Gebiet und behält seinen Schaden. Je Duell eine [[weapon-and-armor|Waffe und eine Rüstung]].',
    ],
    missed: [
      'Wer ein Duell beginnt, darf in dieser Questphase keine Quest beginnen.',
      '[[rout|Flüchtende]] Helden dürfen herausgefordert werden, selbst aber keines beginnen.',
    ],
    example:
      'Carthos macht zu Beginn 1 Schaden, in Runde 1 mit seiner Waffe 2, von denen Silhouette 1 abwehrt, in Runde 2 noch 1: zusammen 3, und sie ist besiegt.',
  },
  'duel-quest': {
    gist: 'Quest, bei der dein Held gegen eine neutrale Einheit neben dem Plan antritt; Sieg bringt die Belohnung.',
    text: [
      'Die Einheit steht nur für dieses [[duel|Duell]] neben dem Spielplan. Dein linker Nachbar führt sie. Sie liest den Bereich ihrer eigenen [[unit-types|Sockelform]]; zieht sie das besondere Symbol, wirkt ihre [[special-ability|Fähigkeit]]. Die Wahl, stattdessen 1 Schaden zu machen, hat sie nicht.',
      'Besiegt der Held sie, ist die [[quest-cards|Quest]] erfüllt. In jedem Fall kommt die Einheit zurück in den Vorrat.',
    ],
  },
  'defeat-heroes': {
    gist: 'Schaden mindestens so hoch wie seine Lebenspunkte: Figur und Karte kommen in die Schachtel.',
    text: [
      'Im [[duel|Duell]] besiegt: Der Sieger verteilt alle [[reward-cards|Belohnungskarten]] des Unterlegenen auf seine Helden in diesem Gebiet. Verdeckte bleiben verdeckt, und er darf sie ansehen.',
      'Anders besiegt: Die Belohnungen liegen neben dem Plan bereit, ein Paar [[defeated-hero-markers|Marker]] verbindet sie mit dem Gebiet. Dort kann sie ein anderer Held aufnehmen.',
    ],
    missed: [
      'Ein besiegter Held kommt nicht zurück in den Stapel, ein [[treacherous-heroes|untreuer]] schon.',
      'Was mit den Belohnungen geschieht, wenn in einem Duell beide fallen, sagt das Regelbuch nicht.',
    ],
  },
};
