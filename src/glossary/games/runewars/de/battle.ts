import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_BATTLE as DATA } from '../data/battle';

export const RUNEWARS_BATTLE_DE: CategoryWords<typeof DATA> = {
  battle: {
    gist: 'Marker, aufstellen, Startfähigkeiten, 5 Kampfrunden, Stärke vergleichen; bei Gleichstand siegt der Verteidiger.',
    text: [
      '1. Du legst den [[battle-marker]] ins Gebiet. 2. Beide stellen ihre stehenden Einheiten nach [[combat-row|Kampfreihen]] rechts neben die Tafel. Helden und Einheiten, die schon [[rout|flüchten]], bleiben im Gebiet und kämpfen nicht. 3. [[start-of-battle|Startfähigkeiten]], Angreifer zuerst.',
      '4. Fünf [[battle-rounds|Kampfrunden]], Reihe 1 bis 5, jede Einheit greift einmal an. 5. Beide ermitteln ihre [[strength|Stärke]]: [[defense-bonus|Verteidigungsbonus]], stehende Einheiten zählen, Festung dazu, Festung womöglich [[damaged-stronghold|beschädigt]].',
      '6. Mehr Stärke gewinnt, bei Gleichstand der Verteidiger. Der Verlierer zieht sich [[retreat|zurück]]; wer schon vor dem Kampf flüchtete, geht dabei verloren. Siegt der Angreifer über eine Festung, [[capture-stronghold|ersetzt]] er sie. Aller Schaden verschwindet, der Sieger stellt seine Überlebenden ins Gebiet, Geflüchtete bleiben liegen.',
    ],
    missed: [
      'In dieser Ausgabe des Regelbuchs nehmen [[heroes|Helden]] an Kämpfen nicht teil.',
      'Gegen [[unallied-neutrals|nicht verbündete Neutrale]] führt sie, wer links vom Angreifer sitzt.',
    ],
  },
  'start-of-battle': {
    gist: 'Erst der Angreifer, dann der Verteidiger nutzt Karten und Fähigkeiten für den Kampfbeginn.',
    text: [
      'Der Angreifer muss jetzt alles einsetzen, was „zu Beginn eines Kampfes“ oder in seinem Zug gilt, wenn er es für diesen Kampf will. Danach kommt der Verteidiger mit dem, was er zu Kampfbeginn nutzen darf.',
      'Mit [[tactics-cards|Taktikkarten]] darf nur eingreifen, wer mit eigenen Einheiten am Kampf beteiligt ist.',
    ],
    missed: [
      'Wer für [[unallied-neutrals|Neutrale]] einspringt, spielt keine Taktikkarten.',
      'Das Kampfbeispiel des Regelbuchs nennt die Taktikkarten schon vor dem Aufstellen, die Regel danach.',
    ],
  },
  'battle-rounds': {
    gist: 'Je Reihe 1 bis 5: beide ziehen für einen Typ, dann Fähigkeiten, Flucht, Schaden; Angreifer stets zuerst.',
    text: [
      'In jeder Runde kämpft die [[combat-row|Kampfreihe]] mit dieser Nummer: 1. Der Angreifer wählt einen Einheitentyp, für den er noch nicht gezogen hat, und zieht 1 [[fate-cards|Schicksalskarte]] je stehender Einheit davon. 2. Der Verteidiger ebenso. Gelesen wird der Bereich mit ihrer [[unit-types|Sockelform]].',
      '3. [[special-ability|Besondere Fähigkeiten]], so oft das Symbol gezogen wurde. 4. [[rout-symbol|Fluchtpunkte]] des Gegners. 5. [[damage-symbol|Schaden]] des Gegners. Jedes Mal ist der Angreifer zuerst dran. Dann werden die Karten abgelegt.',
      'Hat jemand in dieser Reihe noch stehende Typen, die nicht gezogen haben, wiederholt ihr das. Dann folgt die nächste Reihe.',
    ],
    missed: [
      'Einmal spricht das Regelbuch von 5 Kampfrunden, einmal von bis zu 5: Reihen ohne Einheiten überspringt ihr.',
      'Wer zuerst zieht, will überlegt sein: Fällt oder flüchtet ein Typ vorher, zieht er nicht mehr.',
    ],
  },
  'simultaneous-attack': {
    gist: 'Einmal gezogene Karten zählen voll, auch wenn ihre Einheiten danach fallen oder flüchten.',
    text: [
      'Beide Seiten eines Durchgangs schlagen sozusagen gleichzeitig zu: Was gezogen ist, wird angewandt. Wer dagegen fällt oder [[rout|flüchtet]], bevor für ihn gezogen wurde, zieht gar nicht mehr.',
      'Hast du mehrere Typen in einer [[combat-row|Reihe]], überlege dir, welcher zuerst kämpft.',
    ],
  },
  rout: {
    gist: 'Figur hinlegen: kein Bewegen, kein Angriff, zählt nicht als Stärke; steht erst im Frühling wieder auf.',
    text: [
      'Je Fluchtpunkt im [[battle|Kampf]] legst du eine **unverletzte** stehende Einheit deiner Wahl hin. Nur wenn alle übrigen schon Schaden haben, flüchtet eine verletzte. Lebenspunkte spielen dabei keine Rolle.',
      'Auch nach jedem [[retreat|Rückzug]] ist eine Figur flüchtend. Eine flüchtende Einheit [[controlled-area|kontrolliert]] ihr Gebiet trotzdem. Im [[spring|Frühling]] stehen alle auf.',
      'Wird ein Gebiet angegriffen, kämpfen Flüchtende nicht mit; verliert ihre Seite, gehen sie verloren. Wer erst in diesem Kampf flüchtet, zieht sich normal zurück.',
    ],
    missed: [
      'Das Regelbuch widerspricht sich bei Helden: Einmal heißt es, Flüchtende tragen kein [[duel|Duell]] aus und ziehen keine Karten, im Duellkapitel aber, dass sie herausgefordert werden dürfen und es für den Verteidiger keinen Unterschied macht. Das Duellkapitel ist genauer.',
    ],
  },
  'assign-damage': {
    gist: 'Punkt für Punkt: erst eine verletzte Einheit, sonst eine stehende, sonst eine flüchtende aus diesem Kampf.',
    text: [
      'Wer Schaden nimmt, verteilt ihn selbst, jeden Punkt einzeln: Gibt es eine schon verletzte Einheit, muss sie ihn nehmen. Sonst irgendeine stehende. Steht keine mehr, trifft es eine flüchtende dieses Kampfes.',
      'Hat eine Einheit so viel Schaden wie [[health|Lebenspunkte]], kommt sie sofort zurück in den Vorrat. Nach dem Kampf verschwinden alle [[damage-tokens|Schadensmarker]].',
    ],
    missed: [
      'Zwei Stellen des Regelbuchs passen nicht ganz zusammen: Die eine will verletzte Einheiten zuerst, die andere wenn möglich immer stehende statt flüchtender. Das macht nur bei einer verletzten **und** flüchtenden Einheit einen Unterschied. Vorschlag: verletzt und stehend, dann stehend, dann verletzt und flüchtend, dann flüchtend.',
    ],
    example:
      '2 Schaden, ein Krieger ist einen Punkt vom Tod entfernt: Der erste Punkt erledigt ihn, den zweiten nimmt eine stehende Einheit deiner Wahl.',
  },
  strength: {
    gist: 'Anzahl deiner stehenden Einheiten aus dem Kampf, beim Verteidiger plus Festung; mehr gewinnt.',
    text: [
      'Nach den [[battle-rounds|Kampfrunden]]: a) Der Verteidiger nutzt einen [[defense-bonus]]. b) Beide zählen ihre noch stehenden Einheiten, jede zählt 1. c) Der Verteidiger addiert seine [[stronghold-strength|Festung]]. d) Stehen noch Angreifer, wird die Festung auf die [[damaged-stronghold|beschädigte]] Seite gedreht.',
      'Die höhere Stärke gewinnt, bei Gleichstand der Verteidiger.',
    ],
    missed: [
      'Größe und Lebenspunkte sind egal: Ein Drache zählt so viel wie ein Bogenschütze.',
      'Nicht verwechseln mit der [[attributes|Eigenschaft]] Stärke eines Helden.',
    ],
  },
  'defense-bonus': {
    gist: 'Entwicklung, die der Verteidiger unmittelbar vor dem Zählen der Stärke nutzt; je Fraktion eine eigene.',
    text: [
      'Liegt sie im umkämpften Gebiet, wirkt sie kurz vor der endgültigen [[strength|Stärke]]. Untote: [[development-cursed-burial-site]], 3 Gegner flüchten, dann ablegen. Uthuk: [[development-ravenous-offshoot]], 4 Schaden, dann ablegen. Elfen: [[development-sanctuary]], 1 stehender Gegner zieht sich zurück. Menschen: [[development-reinforced-wall]], +2 Stärke.',
      'Gebaut wird sie wie jede [[development-tiles|Entwicklung]] mit der Bonusfunktion der [[harvest|Ernte]].',
    ],
  },
  'stronghold-strength': {
    gist: 'Unbeschädigt 5; gibt nur dem Verteidiger Stärke; der Bonus von Eroberung zieht 3 ab.',
    text: [
      'Der Wert steht am unteren Rand des [[stronghold-tiles|Plättchens]] und kommt zur [[strength|Stärke]] der stehenden Verteidiger hinzu. Den Wert der [[damaged-stronghold|beschädigten]] Seite nennt das Regelbuch nicht: Schaut auf das Plättchen.',
      'Hat der Angreifer den Bonus von [[conquer]], zählt sie 3 weniger.',
    ],
    missed: [
      'Erst wird ihre Stärke gezählt, dann wird sie beschädigt: In diesem Kampf gilt noch der alte Wert.',
    ],
  },
  'damaged-stronghold': {
    gist: 'Stehen beim Auszählen noch Angreifer, zeigt die Festung danach ihre beschädigte Seite.',
    text: [
      'Das geschieht nach dem Addieren ihrer [[stronghold-strength|Stärke]], auch wenn der Verteidiger gewinnt. War sie schon beschädigt, bleibt sie so. Eine [[capture-stronghold|eroberte]] Festung liegt ebenfalls beschädigt.',
      'Repariert wird sie mit dem Befehl [[fortify|Festung]] für 1 Erz: [[repair-stronghold]].',
    ],
  },
  'capture-stronghold': {
    gist: 'Siegt der Angreifer, ersetzt er die Festung durch eine eigene mit der beschädigten Seite oben.',
    text: [
      'Das gegnerische Plättchen kommt weg, ein eigenes hin. Sind alle 4 eigenen [[stronghold-tiles|Festungen]] im Spiel, darf der Sieger eine davon abreißen und hierher versetzen.',
      'Eine [[development-tiles|Entwicklung]] im Gebiet wird dabei zerstört.',
    ],
    missed: ['Reißt du eine eigene Festung ab, geht auch deren Entwicklung verloren.'],
  },
  retreat: {
    gist: 'Alle zusammen in ein Nachbargebiet: eigenes, sonst leeres, sonst verloren; danach flüchten sie.',
    text: [
      'Wer sich zurückziehen muss, bringt alle betroffenen Einheiten in **ein** angrenzendes Gebiet. Einheiten eines Spielers: ein eigenes Gebiet; nur wenn es keines gibt, ein [[empty-area|leeres]]; sonst sind sie verloren. [[unallied-neutrals|Nicht verbündete Neutrale]]: ein [[uncontrolled-area|unkontrolliertes]] nach Wahl dessen, der links vom aktiven Spieler sitzt; sonst verloren. Helden: irgendein Nachbargebiet.',
      'Wer sich zurückzieht, ist [[rout|flüchtend]]. Gesperrte [[movement-restrictions|Grenzen]] gelten, [[activation-tokens|Aktivierungsmarker]] halten nicht auf. Sind am Ende mehr als 8 Einheiten dort, musst du auf 8 verringern.',
    ],
    missed: [
      'Einheiten, die schon vor dem Kampf flüchteten, ziehen nicht mit: Sie gehen verloren.',
      'Nach einem Duell zieht sich niemand zurück.',
    ],
  },
  'fate-symbol': {
    gist: 'Das Symbol oben auf der Schicksalskarte: gilt bei Diplomatie und Eigenschaftsprüfung, nicht im Kampf.',
    text: [
      'Bei [[diplomacy|Diplomatie]] entscheidet es zwischen Bündnis, Rückzug der Neutralen und „kämpfen oder zurückziehen“. Bei einer [[attribute-test|Eigenschaftsprüfung]] sagt die Questkarte, was welches Symbol bewirkt.',
    ],
    missed: [
      'Die drei Symbole sind in unserer Textfassung des Regelbuchs verloren gegangen. Welches wofür steht, zeigt die [[reference-sheet]].',
    ],
  },
  'rout-symbol': {
    gist: 'Im Kampf flüchtet je Punkt 1 Gegner; im Duell verhindert jeder Punkt stattdessen 1 Schaden.',
    text: [
      'Im [[battle|Kampf]] wählt der Gegner für jeden Fluchtpunkt eine seiner unverletzten stehenden Einheiten und legt sie hin ([[rout]]).',
      'Im [[duel|Duell]] flüchtet niemand: Der Held, der das Symbol zieht, wehrt in dieser Runde bis zu so viel Schaden ab, wie Punkte darauf stehen.',
    ],
    example: 'Im Duell kommen 2 Schaden, du hast 1 Fluchtpunkt gezogen: Du nimmst 1.',
  },
  'damage-symbol': {
    gist: 'Die Zahl darin ist der Schaden, den der Gegner nimmt und auf seine Einheiten verteilt.',
    text: [
      'Zählt im [[battle|Kampf]] alle Schadenspunkte zusammen, die in den passenden Bereichen stehen; der Gegner [[assign-damage|weist sie zu]]. Im [[duel|Duell]] trifft der Schaden den anderen Helden.',
    ],
  },
  miss: {
    gist: 'Leerer Bereich auf der Schicksalskarte: Diese Einheit bewirkt nichts.',
    text: [
      'Steht in dem Bereich deiner [[unit-types|Sockelform]] kein Symbol, geht der Angriff daneben. Bei [[triangle|dreieckigen]] Einheiten ist das auf 40 % der Karten so, rechnerisch auf 12 von 30.',
    ],
  },
};
