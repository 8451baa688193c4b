import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_SETUP_AND_DOORS as DATA } from '../data/setup-and-doors';

export const DRUNAGOR_SETUP_AND_DOORS_DE: CategoryWords<typeof DATA> = {
  'adventure-setup': {
    gist: 'Truhenkarten mischen, alle 36 Runen in den Beutel, graue Kästen lesen, Rollen wählen, dann den Dungeon bauen.',
    text: [
      'Bereitlegen: Interaktionsbuch, Abenteuerstapel (nicht mischen), [[darkness-tiles|Dunkelheitsplättchen]], kleine Würfel und Plättchen, W20 und [[trap-die]], die [[monster-board|Monstertableaus]] mit 12 weißen Würfeln. Die 20 [[chest-deck|Truhenkarten]] werden gemischt, ohne die in euren Taschen; alle 36 [[runes]] kommen in den Beutel.',
      'Schlagt das Kapitel im Abenteuerbuch auf und lest Vorgeschichte und graue Kästen: Sie können einzelne Schritte ändern oder neue hinzufügen. Sortiert die Monsterkarten nach Weiß, Grau und Schwarz. Die [[rune-card]] kommt nur dazu, wenn das Kapitel sie nennt.',
      'Jeder wählt seine [[combat-roles|Kampfrolle]] und legt seine [[initiative-card]] an deren Platz. Alle beginnen mit vollen LP und allen Würfeln (V6). Dann folgt der [[dungeon-setup]].',
    ],
    missed: [
      'Was im letzten Abenteuer auf den Ablagestapel kam, wird jetzt wieder in die Truhenkarten gemischt.',
      'Nach einem [[sequential-adventure|fortlaufenden Abenteuer]] behaltet ihr Rolle, Ressourcen, die Zahl eurer Fluch- und Traumawürfel und die der Runen.',
    ],
  },
  'dungeon-setup': {
    gist: 'Nach der Abbildung: Bauteile, Pläne, Brücken, Türen, Monster, Helden auf Sternchenfelder, weitere Plättchen.',
    text: [
      'Baut in dieser Reihenfolge: [[terrain-pieces]] (bei Bauteil 2 zeigt der dunkle Bereich den hohen Teil), [[map-sheets]] mit der richtigen Seite, [[bridges]], [[door|Türen]], [[summon-monsters|Monster]], Helden, weitere Spielobjekte. Überdeckte Teile eines Plans gehören nicht zum Spielplan.',
      'Die Helden starten auf den 5 Feldern mit Sternchen; stellt euch reihum auf ein freies.',
      'Einträge ohne Zahl gelten immer, die übrigen ab der genannten [[player-number]] (U1). Hinter einer Tür baut ihr genauso an: Der **gelbe Pfeil** zeigt von der Mitte der eben geöffneten Tür in den neuen Bereich.',
    ],
    missed: [
      'Die Türnummern beginnen in jedem Kapitel wieder bei 01: Nehmt die Tür des richtigen Kapitels.',
      '[[interaction-token]] haben zwei Seiten, 1 und 2: Die Seite ist die Zahl der Ladungen.',
    ],
  },
  'hero-setup': {
    gist: 'Tableau, Miniatur, Initiativekarte mit 5 Würfeln, Startwaffe und -rüstung, 1 Kampfrolle mit Stufe I und II.',
    text: [
      'Jeder wählt einen [[hero|Helden]], mit dem er die ganze Kampagne spielt: Elros, Jaheen, Lorelai, Maya oder Vorn. Nimm [[hero-board]] und Miniatur und lege einen pinken Würfel auf den hervorgehobenen Wert der LP-Leiste. Das ist Start- und Höchstwert zugleich.',
      'Lege deine zwei [[starting-gear|Startausrüstungen]] an; ihre Namen stehen hinten auf dem Tableau. Die [[initiative-card]] zeigt deine 5 [[action-cubes|Aktionswürfel]]. Wähle eine [[combat-roles|Kampfrolle]] und nimm ihre Karten der Stufen I und II.',
      'Zum Schluss trägst du Namen und Helden in dein [[campaign-logbook]] ein.',
    ],
    missed: [
      'Maya legt außerdem die Karten und Plättchen von Wolf und Adler bereit; die anderen vier [[pet|Begleittiere]] kann nur die Klasse Druide aus einer Erweiterung benutzen.',
      'Ab dem zweiten Abenteuer siehe [[continue-campaign]].',
    ],
  },
  'player-number': {
    gist: 'Es zählt immer die Zahl der Helden: Danach richten sich Monster, LP der Kommandanten und Zermalmung.',
    text: [
      'Führt jemand mehrere Helden, zählt jeder einzeln (U14). Im Aufbau heißt „2+“: ab 2 Helden. Einträge vor der gestrichelten Linie gelten immer; wer allein spielt, baut nur diese auf.',
      'Außerdem hängen daran: die LP eines [[commander|Kommandanten]] (Kartenwert mal der Summe aus vorgegebenem Wert und Heldenzahl), seine [[attack-cards|Angriffskarten]] (1 je Held) und der Schaden der [[crushing]].',
    ],
    missed: ['Gefährten und Begleittiere zählen nicht mit.'],
    example:
      'Zu dritt beschwört ihr die Zeilen ohne Zahl, die mit „2+“ und „3+“, nicht die mit „4+“.',
  },
  'summon-monsters': {
    gist: 'Karte an die Leiste, Miniatur mit freier Farbbasis auf ihren Punkt, LP laut Karte aufs Monstertableau.',
    text: [
      'Jede Zeile der Aufbauliste ist 1 Monster. Ist eine Miniatur abgebildet, beschwört ihr genau dieses Monster im genannten [[monster-rank|Rang]]; ein Block mit Buchstabe und Zahl steht für ein [[random-monster|zufälliges]]. Benannte kommen immer zuerst (U1).',
      'Die [[monster-card]] kommt an ihre Runenfarbe auf der [[initiative-track]]: weißer Pfeil oben, schwarzer unten. Jede Figur bekommt eine freie [[base-colours|Farbbasis]] ihrer Größe (jede Farbe nur einmal, zusammen höchstens 12) und einen weißen Würfel für ihre LP; der Wert steht im roten Stern (U2).',
      'Bei jeder Beschwörung wählt ihr die [[monster-variants|Variante]]; üblich ist Standard. Für [[commander|Kommandanten]] und [[scenario-monster]] gilt die Anweisung dazu.',
    ],
    missed: [
      'Liegt ihr Platz auf der Leiste in dieser Runde schon hinter euch, ziehen neue Monster erst nächste Runde (I2).',
      'WM, GM und SM heißen weißes, graues und schwarzes Monster.',
      'Sind keine passenden Miniaturen mehr da, weist die App darauf hin, und ihr entscheidet selbst (U1).',
    ],
  },
  'random-monster': {
    gist: 'Alle Karten dieser Farbe und dieses Rangs, die nicht im Spiel sind, mischen und 1 davon ziehen.',
    text: [
      'Der Aufbau nennt nur Farbe (Weiß, Grau oder Schwarz) und [[monster-rank|Rang]]. Karten, die schon ausliegen, bleiben außen vor. Die gezogene Karte kommt an die Leiste, die Miniatur auf den Block mit derselben Bezeichnung.',
      'Verlangt derselbe Aufbau dieselbe Farbe und denselben Rang noch einmal, zieht ihr nicht neu: Es ist wieder dasselbe Monster (U1).',
    ],
    missed: [
      'Erst alle Monster mit Namen aufstellen, dann die zufälligen, sonst fehlen euch die Miniaturen.',
      'Gleich bleibt es nur innerhalb eines Aufbaus: Hinter der nächsten Tür zieht ihr neu, und auch ein besiegtes Monster kann wiederkommen.',
    ],
    example:
      'Verlangt sind zwei graue Novizen und ein grauer Veteran: eine Karte für die beiden Novizen, eine zweite für den Veteranen.',
  },
  door: {
    gist: 'Sperrt den nächsten Bereich; öffnen kostet 1 kleine Aktion von einem angrenzenden Feld aus.',
    text: [
      'Türkarten steckt ihr gefaltet in die Aussparung eines Geländebauteils. Innen steht, was dahinter wartet; lest es erst beim [[open-door|Öffnen]]. Sie sind je Kapitel nummeriert (01, 02, …).',
      'Entscheidung der App (O2): Eine Tür steht zwischen den Feldern und sperrt selbst keines, außer ihr markiert ein Feld mit ihr.',
    ],
    missed: [
      'Manche ist eine [[locked-door|verschlossene Tür]] und braucht erst eine Bedingung.',
      'Das Öffnen ist eine [[small-actions|kleine Aktion]] deines Helden; was dahinter wartet, ist bis dahin nicht im Spiel.',
    ],
  },
  'open-door': {
    gist: 'Kleine Aktion neben der Tür (auch diagonal): Das Spiel pausiert, ihr baut an, dann ziehst du normal weiter.',
    text: [
      'Steht dein Held [[adjacent|angrenzend]] zur Tür und ist nicht [[engaged|gebunden]], faltest du die Karte auf: links vorlesen, in der Mitte [[dungeon-setup|anbauen]] und Monster beschwören, rechts Sonderregeln, Ereignisse oder Aufgaben beachten.',
      'Währenddessen ruht das Spiel. Danach geht dein Zug weiter, übrige Bewegungspunkte behältst du, wenn die Tür nichts anderes sagt. Der neue Bereich ist sofort offen; ihr müsst nicht durch die Tür selbst laufen (V3).',
      'Spielt ihr ein Abenteuer noch einmal, führt der QR-Code außen auf der Tür zu einer härteren Fassung: andere Pläne, stärkere Monster, neue Sonderregeln. Dafür braucht ihr Internet.',
    ],
    missed: [
      'Neue Monster ziehen noch in dieser Runde, wenn ihr Platz auf der [[initiative-track]] erst noch kommt.',
      'Nennt eine Anweisung der Tür „Monster“, sind ohne weiteren Hinweis alle Monster im Spiel gemeint.',
    ],
  },
  'locked-door': {
    gist: 'Lässt sich erst öffnen, wenn die genannte Bedingung erfüllt ist, etwa wenn alle Monster besiegt sind.',
    text: [
      'Ob eine Tür verschlossen ist, sagt eine Sonderregel des Abenteuers; dort steht auch, was sie aufschließt. Ist das geschafft, öffnet ihr sie wie jede andere: [[open-door]].',
    ],
    missed: [
      '[[all-enemies-defeated|Alle Gegner besiegt]] heißt: In diesem Moment steht kein einziger mehr auf dem Spielplan.',
    ],
  },
  interact: {
    gist: 'Kleine Aktion neben dem Plättchen: Szene ansehen, 1 Möglichkeit wählen, Folgen ausführen, 1 Ladung weniger.',
    text: [
      'Dein Held steht [[adjacent|angrenzend]] und ist nicht [[engaged|gebunden]]. Schlag im Interaktionsbuch die Seite auf, die der Aufbau für dieses [[interaction-token]] nennt, seht euch die Szene an und wähle 1 Möglichkeit. Die Zahl im Auge führt zum Abschnitt hinten im Abenteuerbuch (ab Seite 84).',
      'Wenn nichts anderes dasteht, entscheidest du allein, und die Folgen treffen nur dich. Oft folgt eine [[checks|Probe]] oder eine Frage nach eurer Gruppe.',
      'Danach verliert das Plättchen 1 seiner 1 oder 2 Ladungen; bei 0 kommt es weg (V4).',
    ],
    missed: [
      'Jede Möglichkeit gibt es nur einmal je Abenteuer; nach einem [[restart|Neustart]] stehen alle wieder offen.',
      'Ist eine Interaktion als Gruppe verlangt, wählt ihr gemeinsam; bei Uneinigkeit entscheidet der [[party-leader|Anführer der Gruppe]].',
    ],
  },
  path: {
    gist: 'Folgt dein Held dem Pfad, den eine Probe nennt, gelingt sie automatisch, ganz ohne Wurf.',
    text: [
      'Der Pfad steht auf deinem [[hero-board]] und drückt die Gesinnung deines Helden aus. Die meisten [[checks]] fragen einen Pfad ab: Passt deiner, ist die Probe sofort ein Erfolg (W5). Auch manche Ereignisse fragen danach.',
    ],
    missed: ['Es zählt der Pfad dessen, der die Probe machen muss, nicht der eines Mitstreiters.'],
  },
};
