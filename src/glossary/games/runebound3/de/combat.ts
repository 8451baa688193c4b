import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_COMBAT as DATA } from '../data/combat';

export const RUNEBOUND3_COMBAT_DE: CategoryWords<typeof DATA> = {
  combat: {
    gist: 'Kampfrunden aus Wurf-, Aktions- und Rückzugsphase, bis jemand besiegt ist oder sich zurückzieht.',
    text: [
      'Gegen einen [[enemies|Feind]] führt ihn der Spieler rechts neben dem Helden: Er wirft die Marker und entscheidet alles. Vor dem ersten Wurf wirken Fähigkeiten zu [[engage|Kampfbeginn]].',
      'Jede Kampfrunde: **1** [[cast-phase]], beide werfen gleichzeitig. **2** [[action-phase]], abwechselnd [[combat-actions|Kampfaktionen]], bis beide gepasst haben; die [[initiative]] bestimmt den Anfang. **3** [[retreat-phase]], Helden dürfen fort.',
      'Ist jemand [[defeated|besiegt]], endet der Kampf auf der Stelle. Sonst folgt die nächste Kampfrunde mit allen Markern.',
    ],
    missed: [
      'Kampfaktionen kosten keine [[hero-action|Heldenaktion]].',
      'Kein Effekt im Kampf trifft Helden oder Feinde, die nicht mitkämpfen.',
      'Schaden bleibt von Kampfrunde zu Kampfrunde liegen.',
    ],
  },
  engage: {
    gist: 'Der Moment, in dem der Kampf losgeht: Solche Fähigkeiten wirken einmal, direkt vor der ersten Wurfphase.',
    text: [
      'Was „bei Kampfbeginn“ auslöst, handelt ihr vor dem Wurf der ersten Kampfrunde ab. Schaden aus solchen Fähigkeiten lässt sich nicht mit [[shield-symbols|Schilden]] abwehren.',
      'Beginnt der Kampf gegen den [[villain|Endgegner]], dreht ihr die Szenariokarte auf Seite B.',
    ],
  },
  'cast-phase': {
    gist: 'Phase 1: Held alle Marker, Feind 5 (Akt 2: 6), Endgegner 7; alle gleichzeitig werfen.',
    text: [
      'Helden werfen ihre [[starting-combat-tokens|Startkampfmarker]] und alle weiteren, etwa von Ausrüstung. Feinde werfen fünf [[enemy-tokens|Feindmarker]], in Akt 2 dazu den [[elite-token]]. Ein [[villain|Endgegner]] wirft fünf Feindmarker, den Elite-Marker und seinen eigenen.',
      'Das Ergebnis ist der [[combat-pool]]. In späteren Kampfrunden kommen ausgegebene und entfernte Marker wieder dazu.',
    ],
  },
  'action-phase': {
    gist: 'Phase 2: abwechselnd je eine Kampfaktion, bis beide gepasst haben; die Initiative beginnt.',
    text: [
      'Wer mehr goldene Symbole oben liegen hat, hat die [[initiative]] und fängt an; bei Gleichstand der [[attacker|Angreifer]]. Dann wechselt ihr euch mit [[combat-actions|Kampfaktionen]] ab.',
      'Wer nicht will, [[pass|passt]]; wer nichts mehr kann, muss. Ist jemand besiegt, endet der Kampf sofort, auch die Phase.',
    ],
    missed: ['[[shield-symbols|Schilde]] sind keine Kampfaktion und gehen auch nach dem Passen.'],
  },
  'retreat-phase': {
    gist: 'Phase 3: Helden dürfen 1 Geländewürfel werfen und mit ihm auf ein passendes Feld entkommen.',
    text: [
      'Wie das geht, steht bei [[retreat]]. Anders kommst du während eines Kampfes nicht von deinem Feld weg. Zieht sich niemand zurück, beginnt die nächste Kampfrunde mit der [[cast-phase]].',
      'Bei Held gegen Held entscheidet der [[attacker|Angreifer]] zuerst. Geht er, ist der Kampf aus, und der andere darf nicht mehr ziehen.',
    ],
  },
  retreat: {
    gist: 'In der Rückzugsphase 1 Geländewürfel werfen; passt er zu einem Nachbarfeld, darfst du dorthin entkommen.',
    text: [
      'Der Würfel folgt den Regeln fürs [[move|Bewegen]]. Gibst du ihn aus, stehst du auf dem neuen Feld und der Kampf ist vorbei. Kannst oder willst du nicht, geht es mit der nächsten Kampfrunde weiter; eine Strafe gibt es nicht.',
      'Nie zurückziehen dürfen sich Feinde, ein Held vor dem [[villain|Endgegner]] und beide Helden in einer [[challenge|Herausforderung]] mit Corbin. Ist jemand besiegt, ist es dafür zu spät.',
    ],
    missed: [
      'Anders als im Kampf gegen Feinde hängt der zweite Held vom ersten ab: Flieht der [[attacker|Angreifer]], endet der Kampf, und der andere bleibt, wo er ist.',
      'Nicht gesagt wird, was mit der Feindkarte geschieht, vor der du fliehst; nur für eine Niederlage steht da, dass sie abgelegt wird.',
    ],
  },
  pass: {
    gist: 'Keine Kampfaktion mehr in dieser Kampfrunde; Schilde darfst du weiterhin einsetzen.',
    text: [
      'Du passt freiwillig, oder du musst, weil dir keine Kampfaktion mehr möglich ist, etwa ohne Symbole zum Ausgeben. Es gilt bis zum Ende der Kampfrunde. Dein Gegner darf danach noch mehrere [[combat-actions|Kampfaktionen]] hintereinander machen; gegen deren Schaden helfen dir [[shield-symbols|Schilde]].',
    ],
    missed: ['Passen ist endgültig: Später in derselben Kampfrunde wieder einsteigen geht nicht.'],
  },
  initiative: {
    gist: 'Wer mehr Marker mit goldenem Symbol oben liegen hat, beginnt; bei Gleichstand der Angreifer.',
    text: [
      'Gezählt werden Marker, deren sichtbares Symbol golden ist. Ein Marker mit Wert 2 oder mehr zählt trotzdem nur als einer. Goldene [[dash-symbols|Striche]] zählen mit.',
      'Gegen einen Feind ist der Held immer der [[attacker|Angreifer]] und gewinnt also Gleichstände; in einer [[challenge|Herausforderung]] der, der sie ausgesprochen hat.',
    ],
    example: 'Held 3 goldene, Feind 3 goldene: Der Held beginnt.',
  },
  'combat-actions': {
    gist: 'Symbole ausgeben: Schaden, Flinkheit, Energie, Verdoppeln oder besondere Aktion einer Karte; dann der Gegner.',
    text: [
      'Eine Kampfaktion ist genau eines davon: beliebig viel [[physical-damage|körperlichen]] oder [[magic-damage|magischen]] Schaden zufügen (nur Helden, nie beides zusammen), [[enemy-damage|feindlichen Schaden]] zufügen (nur Feinde), 1 [[agility-symbol|Flinkheit]] ausgeben, eine [[surge-abilities|Energiefähigkeit]] auslösen, einen Marker auf ein [[doubler]] legen, eine besondere Kampfaktion einer Karte.',
      'Danach ist der Gegner dran, bis beide [[pass|gepasst]] haben. Fähigkeiten treffen nur Marker im [[combat-pool]], ausgegebene nur, wenn es dasteht, und nie Unbeteiligte.',
    ],
    missed: ['Ein Schild auszugeben ist keine Kampfaktion.'],
    example:
      '„Prophezeiung“ des Grauenspropheten lässt einen Marker neu werfen: nur einen im Pool des Helden, keinen ausgegebenen.',
  },
  attacker: {
    gist: 'Im Kampf der aktive Spieler, nie ein Feind; er gewinnt Gleichstände bei der Initiative.',
    text: [
      'Gegen Feinde ist also immer der Held der Angreifer. Bei Held gegen Held ist es, wer die [[challenge|Herausforderung]] begonnen hat; er entscheidet auch als Erster über den [[retreat|Rückzug]].',
      'Das Handbuch erklärt den Angreifer zweimal: als [[active-player|aktiven Spieler]] und als Herausforderer. Käme es je zu einer Herausforderung im Zug eines anderen, bliebe offen, was gilt.',
    ],
  },
  attack: {
    gist: 'Jede Kampfaktion, die Schaden verursacht, auch wenn er abgewehrt wird.',
    text: [
      'Schaden aus Fähigkeiten, die keine [[combat-actions|Kampfaktion]] sind, ist kein Angriff, zum Beispiel der von der Fertigkeit Gegenzauber. Wichtig ist das für Karten, die von Angriffen sprechen.',
    ],
  },
  opponent: {
    gist: 'Wer dir im Kampf gegenübersteht, Feind oder Held.',
    text: [
      '„Gegner“ ist der Oberbegriff: ein [[enemies|Feind]] von einer Karte oder ein anderer Held in einer [[challenge|Herausforderung]]. Wo nur „Feind“ steht, sind Helden nicht gemeint.',
    ],
  },
  combatant: {
    gist: 'Eine der beiden Seiten eines Kampfes; Schaden im Kampf trifft nur die andere Seite.',
    text: [
      'Ein Kombattant kann im Kampf nur seinem [[opponent|Gegner]] Schaden zufügen, nicht sich selbst und niemandem, der nicht mitkämpft ([[deal-damage]]).',
    ],
  },
  challenge: {
    gist: 'Held gegen Held, nur durch eine Fähigkeit möglich; der Herausforderer ist Angreifer.',
    text: [
      'Ohne Fähigkeit, die es erlaubt, kannst du keinen Helden herausfordern, und einen [[defeated|besiegten]] nie. Der Kampf läuft wie üblich und endet, wenn ein Held besiegt ist oder sich [[retreat|zurückzieht]]. Bei Gleichstand hat der Herausforderer die [[initiative]].',
      'Corbin: Wen er herausfordert, der bekommt auch bei einem Sieg keine Belohnung, und keiner der beiden darf sich zurückziehen.',
      'Was ein Sieg sonst bringt, regelt das Handbuch nicht; das sagt die Fähigkeit.',
    ],
  },
  enemies: {
    gist: 'Gezogen heißt: sofort Kampf. Besiegt bringt er seine Belohnung und wird zur Trophäe.',
    text: [
      'Feinde sind Abenteuerkarten, kommen aber auch auf Handlungs- und Szenariokarten vor. Besiegst du einen, erhältst du die [[reward]] und nimmst die Karte als [[trophies|Trophäe]]; solche von [[story-cards|Handlungskarten]] nimmt niemand. Besiegt er dich, wird die Abenteuerkarte abgelegt.',
      'Misslingt eine [[attribute-tests|Probe]], die der Feind verlangt, bleibt er und der Kampf geht weiter; ein Fehlschlag-Effekt wirkt. Nimmst du ihn durch eine Fähigkeit als Trophäe, endet der Kampf ohne Belohnung.',
      'Er wirft fünf [[enemy-tokens|Feindmarker]], in Akt 2 sechs, und nie zieht er sich zurück.',
    ],
  },
  traits: {
    gist: 'Fett-kursive Wörter auf Feinden, etwa „Untot“: selbst ohne Wirkung, aber andere Karten fragen danach.',
    text: [
      'Merkmale stehen auf [[enemies|Feindkarten]]. Sie bringen keine eigene Fähigkeit mit; sie dienen der Stimmung und als Anknüpfung für Karteneffekte.',
      'Ein kleiner Widerspruch im Handbuch: Unter Abenteuerkarten heißt es, kursiver Text habe keinen Effekt, unter Feinde, dass Karteneffekte sich auf Merkmale beziehen. Beides passt, wenn man das Merkmal für sich allein nimmt.',
    ],
  },
  'elite-enemies': {
    gist: 'In Akt 2 wirft jeder Feind neben seinen 5 Markern auch den Elite-Marker, also 6.',
    text: [
      'Das gilt ab dem Moment, in dem der Zeitmarker [[acts|Akt 2]] zeigt, und für alle [[enemies|Feinde]]. Ein [[villain|Endgegner]] wirft den [[elite-token]] immer und dazu seinen eigenen Marker.',
    ],
  },
};
