import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ITEMS_AND_CHESTS as DATA } from '../data/items-and-chests';

export const DRUNAGOR_ITEMS_AND_CHESTS_DE: CategoryWords<typeof DATA> = {
  equipment: {
    gist: '4 Plätze mit je 1 Gegenstand: Waffe, Nebenhand, Rüstung, Schmuckstück; nur Angelegtes wirkt.',
    text: [
      'Ausrüstung liegt rechts an deinem [[hero-board]]: [[weapon]], [[off-hand]], [[armor]] und [[trinket]], an jedem Platz höchstens 1 Karte und nur aus deiner [[allowed-gear|erlaubten Ausrüstung]]. In der [[bag|Tasche]] wirkt sie nicht.',
      'Ihre Fähigkeiten benutzt du wie andere auch: ein passender [[action-cubes|Aktionswürfel]] darauf, dann ist sie belegt. Ein graues P ist [[passive|passiv]] und gilt immer. Mit zwei Würfelfeldern geht es [[double-use-skills|zweimal]].',
      'Anlegen und ablegen kannst du mit [[exchange-items]] oder in der [[camp-phase]].',
    ],
    missed: [
      'Fluch- und Traumawürfel dürfen nie auf Ausrüstung liegen.',
      'Solange ein Aktionswürfel darauf liegt, kannst du sie weder ablegen noch tauschen (E2).',
    ],
  },
  weapon: {
    gist: 'Ohne Waffe keine Waffenangriffe; sie gibt Genauigkeit und Grundschaden vor, die Reichweite nur bei Angriffen ohne eigenen Würfel.',
    text: [
      'Es gibt leichte, schwere, Fernkampf- und Unterstützungswaffen (im Buch auch Verstärkungswaffen); jeder Held darf nur seine [[allowed-gear|Kategorie]] führen. Dein [[attack-roll|Angriffswurf]] muss mindestens die [[accuracy]] erreichen, dann trifft der [[weapon-damage|Grundschaden]] plus Bonus.',
      'Bei Angriffen mit einem eigenen Würfel bestimmt dessen Farbe die Reichweite. Das Reichweitensymbol der Waffe zählt nur ohne eigenen Würfel, etwa bei einer [[focus-technique]] oder bei [[make-attack|MACHE]]: siehe [[weapon-range]].',
    ],
    missed: [
      'Effekte wie [[roll|WÜRFELST DU 16+]] schauen nur auf den Würfel, nicht auf deine Boni.',
      'Von zweihändigen Waffen steht im deutschen Regelbuch nichts: Waffe und Nebenhand sind zwei getrennte Plätze.',
    ],
  },
  'off-hand': {
    gist: 'Platz für Nebenhandwaffe, Schild oder Relikt; mit einer Nebenhandwaffe greifst du nie selbst an.',
    text: [
      'Jeder Held darf hier genau eine dieser drei Arten tragen, siehe [[allowed-gear]]. Die Karte bringt eine aktive oder [[passive|passive]] Fähigkeit.',
    ],
    missed: [
      '[[weapon-attack|Waffenangriffe]] machst du immer mit der Waffe am ersten Platz.',
      'Ein Schild am Arm ist etwas anderes als [[shield|SCHILD-Plättchen]].',
    ],
  },
  armor: {
    gist: 'Gewand, Leder- oder Plattenrüstung; sie schützt nur durch die Fähigkeit auf ihrer Karte.',
    text: [
      'Jeder Held trägt nur eine der drei Arten und beginnt mit einer einfachen Rüstung als [[starting-gear|Startausrüstung]]. Die Lederrüstung zum Beispiel bietet eine [[reaction|Reaktion]], die Schaden [[prevent|verhindert]].',
    ],
    missed: [
      'Einen Rüstungswert gibt es nicht: Was zählt, ist die Fähigkeit, und eine aktive braucht wie jede andere einen passenden Würfel.',
      'Gegen [[non-preventable|nicht-verhinderbaren]] Schaden hilft auch sie nicht.',
    ],
    example:
      'Mayas Lederrüstung verhindert als Reaktion 2 Schaden und ist danach bis zum Zurückholen des Würfels belegt.',
  },
  trinket: {
    gist: 'Vierter Ausrüstungsplatz: Im Grundspiel kann jeder Held jedes Schmuckstück tragen, aber nur 1.',
    text: [
      'Schmuckstücke haben ganz verschiedene Wirkungen und gleichen gut eine Schwäche aus. Weil jeder sie tragen darf, lohnt sich das [[exchange-items|Weitergeben]] in der Gruppe besonders.',
    ],
  },
  'allowed-gear': {
    gist: 'Anlegen darfst du nur Kategorien, die dein Heldentableau je Platz nennt; in die Tasche darf alles.',
    text: [
      'Unten am [[hero-board]] steht für jeden der 4 Plätze, welche Kategorie du dort tragen darfst. Gehört eine [[equipment|Ausrüstung]] zu zwei Kategorien, genügt es, wenn eine davon passt (E3).',
      'Unpassendes darfst du trotzdem finden, in der [[bag|Tasche]] tragen und an jemanden [[exchange-items|weitergeben]], der es benutzen kann.',
    ],
    example:
      'Elros trägt leichte Waffen, Nebenhandwaffen, Lederrüstungen und Schmuckstücke. Eine leichte und zugleich schwere Waffe darf er auch führen.',
  },
  'new-gear': {
    gist: 'Was du im Abenteuer findest, kommt zuerst in die Tasche; sofort anlegen geht nicht.',
    text: [
      'Auch wenn der passende Platz frei ist, wandert ein neuer Gegenstand in die [[bag|Tasche]] (E1). Angelegt wird er mit der kleinen Aktion [[exchange-items]] oder in der [[camp-phase]].',
      'Ist die Tasche voll, darfst du sofort 1 Gegenstand daraus ungenutzt [[discard|abwerfen]], um Platz zu schaffen.',
    ],
    missed: [
      'Selbst Gefundenes darfst du noch im selben Zug anlegen, wenn die kleine Aktion frei ist; von einem anderen Helden Erhaltenes nicht sofort (E2).',
      'Anders im Lager: Eine [[reward-gear|Belohnung]] darfst du direkt anlegen.',
    ],
  },
  'two-sided-items': {
    gist: 'Beginnen auf der Vorderseite und werden nie frei umgedreht: nur durch Edelstein (Sockel) oder eigenen Text.',
    text: [
      'Karten aus dem Abenteuerstapel mit VORNE und HINTEN bekommst du mit der Seite, die die Anweisung nennt, sonst mit der Vorderseite (E4).',
      'Trägt die Vorderseite einen **Sockel**, dreht das [[use-consumable|Verbrauchsgut]] „Kosmischer Edelstein“ 1 deiner Gegenstände mit Sockel auf die stärkere Rückseite. Karten ohne Sockel sagen in ihrem eigenen Text, ob und wann du sie umdrehst.',
    ],
    missed: ['Beim [[exchange-items|Tauschen]] und Weitergeben bleibt die Seite, wie sie ist.'],
  },
  'starting-gear': {
    gist: '1 Waffe und 1 Rüstung, die zu deinem Helden passen; im Lager darfst du sie jederzeit gratis wieder nehmen.',
    text: [
      'Die Namen deiner zwei Startausrüstungen stehen auf der Rückseite deines [[hero-board|Heldentableaus]]. Die Karten zeigen vorn und hinten verschiedene Ausrüstungen: Achte auf die richtige Seite.',
      'Legst du sie später ab, ist sie nicht verloren. In jeder [[camp-phase]] kannst du sie kostenlos zurücknehmen (L7a).',
    ],
    missed: ['Du musst sie nicht als verstaut im [[campaign-logbook|Logbuch]] notieren.'],
    example: 'Elros beginnt mit dem Blutigen Schwert und einer Lederrüstung.',
  },
  bag: {
    gist: 'Platz für 2 beliebige Gegenstände; ist sie voll, darfst du für etwas Neues 1 ungenutzt abwerfen.',
    text: [
      'Alles, was du im Abenteuer bekommst, kommt zuerst hierher, auch [[equipment|Ausrüstung]], die du selbst nicht tragen darfst. Ausrüstung in der Tasche wirkt nicht; [[use-consumable|Verbrauchsgüter]] benutzt du direkt von hier.',
      'Ist kein Platz für einen neuen Gegenstand, darfst du sofort 1 alten [[discard|abwerfen]]. Benutzt ist er damit nicht: Sein Effekt bleibt aus (E1).',
      'An den Inhalt kommst du mit zwei kleinen Aktionen: Verbrauchsgut benutzen und [[exchange-items]]. Er bleibt dir nach dem Abenteuer erhalten.',
    ],
    missed: [
      'Die [[fruit-of-life|Frucht des Lebens]] liegt auf dem Tableau und braucht keinen Platz.',
      'Der [[runes|Runenbeutel]] ist ein anderer Beutel.',
    ],
  },
  'use-consumable': {
    gist: 'Kleine Aktion, 1× pro Zug, auch im Kampf gebunden: Karte aus der eigenen Tasche abwerfen, Effekt anwenden.',
    text: [
      'Verbrauchsgüter kannst du nie anlegen, nur in der [[bag|Tasche]] tragen und einmal benutzen. Karten aus Truhen kommen danach auf den Ablagestapel, Abenteuerkarten zurück in ihren Stapel (E5).',
      'Es gibt vier Arten: **Tränke** (einmaliger Vorteil, etwa [[heal]]), **Schriftrollen** ([[spell-attack|Zauberangriff]] gegen Gegner), **Edelsteine** (drehen einen [[two-sided-items|Gegenstand mit Sockel]] um) und **Muster** (Anleitungen für besondere Gegenstände). Manche Interaktionen fragen nach der Art.',
      'Auch die [[fruit-of-life|Frucht des Lebens]] ist ein Verbrauchsgut: Wirf ein Plättchen ab und heile dich um 2.',
    ],
    missed: [
      'Pro Zug nur eines, ob Karte oder Frucht des Lebens.',
      'Du darfst dafür deine Bewegung unterbrechen, ohne Punkte zu verlieren.',
    ],
  },
  'exchange-items': {
    gist: 'Kleine Aktion, nicht gebunden: 1 Teil an- oder ablegen, 1 an einen Nachbarn geben oder 1 von ihm nehmen.',
    text: [
      'Du wählst genau eine Möglichkeit. **Anlegen oder ablegen**: angelegte Ausrüstung gegen eine gleicher Art aus der [[bag|Tasche]] tauschen, etwas an einen leeren Platz legen oder etwas in die Tasche stecken. **Geben**: 1 Gegenstand aus deiner Tasche an einen [[adjacent|angrenzend]] stehenden Helden. **Nehmen**: 1 aus seiner Tasche, wenn er zustimmt.',
      'Erhaltenes kommt in die Tasche. Ein genommenes Verbrauchsgut darfst du gleich [[use-consumable|benutzen]], wenn du diese kleine Aktion noch hast; Ausrüstung von anderen kannst du nicht sofort anlegen (E2).',
      'Auch Plättchen [[fruit-of-life]] lassen sich so weitergeben.',
    ],
    missed: [
      'Von Tasche zu Tasche: Angelegtes lässt sich nicht direkt weitergeben.',
      'Was mit einem Würfel belegt ist, bleibt an seinem Platz; doppelseitige Karten behalten ihre Seite.',
      'Bist du [[engaged|gebunden]], geht es nicht.',
    ],
  },
  chest: {
    gist: 'Angrenzend mit 1 kleinen Aktion durchsuchen: 1 Truhenkarte und 1 Wurf mit dem Fallenwürfel.',
    text: [
      'Truhenplättchen liegen auf dem Spielplan, wo der Aufbau sie zeigt. [[search-chest|Durchsuchen]] darf sie ein Held, der daneben steht. Für Helden und kleine Monster ist eine Truhe ein [[solid-objects|Hindernis]].',
      'Ein [[large-monster|großes Monster]] läuft einfach hindurch; endet seine Bewegung darauf, [[crush-chest|zertrümmert]] es sie, und der Inhalt ist verloren.',
    ],
    missed: [
      'Eine [[safe-chest|sichere]] und eine durch [[loot]] entstandene Truhe haben keine Falle; die zweite ist auch kein Hindernis.',
      'Mit [[telekinesis]] kannst du eine Truhe versetzen (M10).',
    ],
  },
  'search-chest': {
    gist: 'Kleine Aktion neben der Truhe: oberste Truhenkarte in die Tasche, Fallenwürfel werfen, Truhe entfernen.',
    text: [
      'Dein Held steht [[adjacent|angrenzend]] und ist nicht [[engaged|gebunden]]. Du ziehst die oberste [[chest-deck|Truhenkarte]], legst sie in deine [[bag|Tasche]] und wirfst den [[trap-die]]; zeigt er eine Falle, trifft sie dich sofort. Die Truhe kommt in jedem Fall weg (Z3).',
      'Ist die Tasche voll, darfst du sofort 1 anderen Gegenstand daraus ungenutzt [[discard|abwerfen]]; den Fund kennst du da schon.',
    ],
    missed: [
      'Nur 1 Truhe pro Zug.',
      'Den Fund behältst du auch dann, wenn die Falle zuschnappt.',
      'Bei [[safe-chest|sicheren]] und [[loot|PLÜNDERN-Truhen]] wirfst du nicht.',
    ],
  },
  'trap-die': {
    gist: '6 Seiten: 2 leer, dazu GIFT 2, LANGSAM, BRENNEN 2 und BLUTEN 2; es trifft den, der durchsucht oder zertrümmert.',
    text: [
      'Ihr werft ihn einmal je durchsuchter Truhe und einmal je [[crush-chest|zertrümmerter]] Truhe. Eine leere Seite heißt: keine Falle. Sonst bekommt der Held oder das zertrümmernde Monster sofort [[poison|GIFT 2]], [[slow]], [[burn|BRENNEN 2]] oder [[bleed|BLUTEN 2]] (Z1).',
    ],
    missed: [
      'Mit [[trap|Fallenplättchen]] auf dem Spielplan hat er nichts zu tun.',
      'Der Schaden der Zustände kommt erst zu Beginn des nächsten eigenen Zuges.',
    ],
    example: 'In 4 von 6 Fällen schnappt die Falle zu.',
  },
  'safe-chest': {
    gist: 'Wie jede Truhe, aber ohne Wurf mit dem Fallenwürfel.',
    text: [
      'Nennt der Aufbau eine Truhe „sicher“, ziehst du beim [[search-chest|Durchsuchen]] nur die Karte. Auch ein großes Monster, das sie [[crush-chest|zertrümmert]], wirft nicht. Das ist unsere Auslegung: Das Heft spricht nur vom Öffnen (Z5).',
    ],
    missed: ['Zertrümmert ist ihr Inhalt trotzdem verloren.'],
  },
  'chest-deck': {
    gist: '20 Karten, zu Beginn gemischt; Benutztes kommt auf die Ablage und bleibt dort bis zum nächsten Abenteuer.',
    text: [
      'Beim Aufbau mischt ihr alle Truhenkarten, die nicht in euren Taschen stecken. Abgeworfenes und Benutztes kommt auf den Ablagestapel und erst im nächsten Abenteuer zurück in den Stapel (Z3).',
      'Die Karten verraten ihre Seltenheit: gewöhnliche gibt es je 4-mal, ungewöhnliche 3-mal, seltene 2-mal, epische nur 1-mal.',
    ],
    missed: [
      'Gegenstände aus Truhen darfst du nicht im Lager [[stow-items|verstauen]], nur tragen oder in der [[bag|Tasche]] behalten.',
    ],
  },
  discard: {
    gist: 'Abgeworfenes kehrt dorthin zurück, woher es kam; Truhenkarten kommen immer auf den Ablagestapel.',
    text: [
      'Plättchen gehen in den Vorrat, Abenteuerkarten in den Abenteuerstapel (E5). [[chest-deck]] liegen auf ihrem Ablagestapel und sind bis zum nächsten Abenteuer aus dem Spiel.',
    ],
    missed: [
      'Einen Gegenstand abzuwerfen, um Platz in der [[bag|Tasche]] zu schaffen, ist kein Benutzen: Sein Effekt tritt nicht ein.',
      'Verliert ihr, kommen Verbrauchsgüter, mit denen ihr begonnen habt, beim [[restart|Neustart]] zurück.',
    ],
  },
  loot: {
    gist: 'Besiegt ein Gefährte mit PLÜNDERN ein Monster, liegt an dessen Stelle eine Truhe ohne Falle.',
    text: [
      'Wo das Monster stand, kommt ein Truhenplättchen hin. Diese Truhe ist kein [[solid-objects|Hindernis]], und der [[trap-die]] wird nie geworfen, weder beim [[search-chest|Durchsuchen]] noch beim [[crush-chest|Zertrümmern]] (Z4). Früher hieß der Effekt BEUTE.',
    ],
    missed: ['Es muss der [[companions|Gefährte]] selbst sein, der das Monster besiegt.'],
  },
};
