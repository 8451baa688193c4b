import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ROLES_AND_ROUND as DATA } from '../data/roles-and-round';

export const DRUNAGOR_ROLES_AND_ROUND_DE: CategoryWords<typeof DATA> = {
  round: {
    gist: 'Jede Karte auf der Leiste ist einmal dran, erst obere, dann untere Reihe; danach beginnt sofort die nächste Runde.',
    text: [
      'In jeder Runde hat jeder Held und jedes Monster 1 Zug, und die [[rune-card]] kommt einmal dran. Die Reihenfolge steht auf der [[initiative-track]]. Nach der letzten Karte wandert das [[initiative-token]] zurück auf die erste; einen eigenen Schritt am Rundenende gibt es nicht.',
      'Gespielt wird, bis ihr [[winning|gewonnen]] oder [[losing|verloren]] habt. Eine feste Rundenzahl gibt es nicht, doch jede Rune im Beutel ist ein Stück eurer Zeit.',
    ],
    missed: [
      'Eine Karte, die auf einen in dieser Runde schon überschrittenen Platz kommt, ist erst nächste Runde dran (I2).',
      '[[complex-monsters|Komplexe Monster]] können zweimal in einer Runde ziehen, wenn ihr neuer Platz noch vor euch liegt (S7).',
    ],
  },
  'initiative-track': {
    gist: 'Zugreihenfolge: obere Reihe von links nach rechts, dann die untere; am selben Platz entscheidet der Anführer.',
    text: [
      '**Obere Reihe**: Verteidiger, Orange, Grün, Anführer, Blau, Rot, Taktiker, Grau, dann eine [[scenario-card]], falls vorhanden. **Untere Reihe**: Orange, Unterstützer, Grün, Blau, Angreifer, Rot, Grau, zuletzt die [[rune-card]] (I1).',
      'Helden liegen mit ihrer [[initiative-card]] am Platz ihrer [[combat-roles|Kampfrolle]]. Monster- und [[attack-cards|Angriffskarten]] liegen bei der Runenfarbe, die sie zeigen: weißer Pfeil oben, schwarzer Pfeil unten.',
      'Das [[initiative-token]] startet auf der ersten Karte oben links (liegt oben keine, auf der ersten unten) und rückt nach jedem Zug weiter. Sind mehrere Monsterkarten am selben Platz, bestimmt der [[party-leader|Anführer der Gruppe]], welche zuerst dran ist. Die gezogenen [[runes|Runen]] liegen ebenfalls hier, je Farbe.',
    ],
    missed: [
      'Zuerst kommt die ganze obere Reihe, dann die ganze untere; ihr springt nicht zwischen beiden hin und her.',
      'Ist die letzte Figur eines Monsters besiegt, verlässt seine Karte die Leiste (I5).',
    ],
    example:
      'Vorn (Verteidiger) zieht vor einem Monster mit Orange und weißem Pfeil, Maya (Unterstützerin) nach einem mit Orange und schwarzem Pfeil.',
  },
  'initiative-card': {
    gist: 'Zeigt die 5 Startwürfel deines Helden und liegt am Platz seiner Rolle auf der Leiste; hinten: der gefallene Held.',
    text: [
      'Jeder Held hat eine eigene Karte. Auf ihr stehen die 5 [[action-cubes|Aktionswürfel]], mit denen er die Kampagne beginnt; gelernte Fähigkeiten bringen weitere dazu. Zu Beginn jedes Abenteuers legst du sie an den Platz deiner [[combat-roles|Kampfrolle]] auf der [[initiative-track]].',
      'Die Rückseite mit der gefallenen Fassung deines Helden benutzt du nur, wenn eine Anweisung es verlangt.',
    ],
    missed: [
      'Die Schritte bei [[knock-out|Ohnmacht]] erwähnen diese Karte nicht: Hinlegen sollst du die Miniatur.',
    ],
    example: 'Elros beginnt mit 2 gelben, 1 roten, 1 blauen und 1 grünen Würfel.',
  },
  'scenario-card': {
    gist: 'Zusatzkarte mancher Abenteuer am Ende der oberen Reihe; ist sie dran, tut ihr, was darauf steht.',
    text: [
      'Nur wenn das Abenteuer sie verlangt, liegt am Ende der oberen Reihe der [[initiative-track]] eine Szenarienkarte, etwa „Monsterüberfall“. Sie kommt einmal je Runde dran: nach Grau oben und vor Orange unten (I1).',
    ],
    missed: ['Sie ersetzt die [[rune-card]] nicht: Beide können zugleich ausliegen.'],
  },
  'party-leader': {
    gist: 'Hat bei Streit und Gleichstand das letzte Wort: Anführer vor Verteidiger, Unterstützer, Taktiker, Angreifer.',
    text: [
      'Anführer der Gruppe ist, wer die Rolle [[leader|Anführer]] spielt. Hat sie niemand, rückt nach: [[defender]], [[support]], [[controller]], [[striker]] (I3).',
      'Er entscheidet, wenn ihr euch nicht einigt, und immer dann, wenn die Regeln mehrere gleichwertige Möglichkeiten lassen: gleich gute Plätze für [[darkness-behavior|Dunkelheit]], gleichwertige Ziele und Wege der Monster, das Feld beim [[shove|Verdrängen]], zwei Monsterkarten am selben Platz.',
      'Manche Ereignisse nennen nur den „Anführer“: Dann ist er gemeint, auch wenn es ihn allein trifft. In einem [[sequential-adventure|fortlaufenden Abenteuer]] notiert er die Zahl der Runen.',
    ],
    missed: [
      'Diese Rangfolge ist nicht die Zugreihenfolge: Der Taktiker zieht vor dem Unterstützer, steht hier aber hinter ihm.',
      'Bei Gleichstand unter Helden zählt zuerst die Reihenfolge in der Runde: [[ties]].',
    ],
  },
  ties: {
    gist: 'Unter Helden zählt die Reihenfolge in der Runde; was die Regeln offenlassen, entscheidet der Anführer der Gruppe.',
    text: [
      'Bei [[strongest-hero|stärkster]], [[most-vigorous-hero|eifrigster]] und [[most-corrupted-hero|verdorbenster]] Held sowie bei [[covetous]] gewinnt, wer **früher** in der Runde dran ist. Bei [[weakest-hero|schwächster]] und [[most-tired-hero|erschöpftester]] Held ist es, wer **später** dran ist (K2).',
      'Beim [[strongest-monster|stärksten]] und [[weakest-monster|schwächsten Monster]] und bei allem, was gleichwertig bleibt (Plätze, Wege, Ziele, Reihenfolge), wählt der [[party-leader|Anführer der Gruppe]].',
    ],
    missed: [
      '„Früher“ meint den Platz auf der [[initiative-track]], nicht wer in dieser Runde schon gezogen hat.',
    ],
    example:
      'Elros (Anführer) und Maya (Unterstützerin) haben beide 9 LP: Stärkster Held ist Elros, schwächster Maya.',
  },
  'combat-roles': {
    gist: 'Jeder Held spielt je Abenteuer 1 von 5 Rollen: Sie bringt Fähigkeiten und bestimmt den Platz in der Runde.',
    text: [
      'Zur Wahl stehen [[defender]], [[leader]], [[controller]], [[support]] und [[striker]]; jeder Held kann jede Rolle übernehmen. Du bekommst die Karten der Stufen I und II mit ihren [[role-skills|Kampfrollenfähigkeiten]]; Stufe III-A und III-B lernst du erst als [[reward-skill|Belohnung]].',
      'Die Rolle bestimmt deinen Platz auf der [[initiative-track]] und mit, wer [[party-leader|Anführer der Gruppe]] ist.',
      'Vor jedem Abenteuer wählst du neu, ohne Nachteil; nur in einem [[sequential-adventure|fortlaufenden Abenteuer]] behältst du deine Rolle (V6). Gelernte Stufen III gelten für jede Rolle, und bei einem Wechsel darfst du die Farben ihrer Würfel neu bestimmen.',
    ],
    missed: [
      'Fluch- und Traumawürfel dürfen auch auf Kampfrollenfähigkeiten liegen.',
      'Im [[player-versus-player|Spieler-gegen-Spieler]] gibt es keine Rollen.',
    ],
  },
  defender: {
    gist: 'Als Erster in der Runde dran; zieht Schaden auf sich und hält mehr aus.',
    text: [
      'Der Verteidiger hat den ersten Platz der oberen Reihe auf der [[initiative-track]], noch vor allen Monstern. Seine [[role-skills|Fähigkeiten]] sind vor allem defensiv und passen in die vorderste Reihe; „Zähigkeit“ gibt ihm 3 LP mehr.',
      'Spielt niemand den [[leader|Anführer]], ist er [[party-leader|Anführer der Gruppe]].',
    ],
    missed: [
      'Viele LP machen ihn oft zum [[strongest-hero|stärksten Helden]] und damit zum Ziel von Monstern und [[darkness-target|Dunkelheit]].',
    ],
  },
  leader: {
    gist: 'Bringt andere in Stellung, lässt sie außer der Reihe angreifen und ist immer Anführer der Gruppe.',
    text: [
      'Sein Platz liegt in der oberen Reihe der [[initiative-track]] zwischen Grün und Blau. Seine Stärke sind zusätzliche Angriffe der anderen Helden außerhalb ihres Zuges, siehe [[make-attack]].',
      'Wer diese Rolle spielt, ist zugleich [[party-leader|Anführer der Gruppe]] und entscheidet Gleichstände.',
    ],
  },
  controller: {
    gist: 'Schwächt Gegner und hilft der Gruppe; zieht als letzter Held der oberen Reihe.',
    text: [
      'Sein Platz auf der [[initiative-track]] liegt oben zwischen Rot und Grau. Er kann Gegner schwächen, zum Beispiel mit [[stun]], und zugleich die eigene Gruppe unterstützen.',
      'In der Rangfolge für den [[party-leader|Anführer der Gruppe]] steht er an vierter Stelle, vor dem [[striker]].',
    ],
  },
  support: {
    gist: 'Heilt und schützt die anderen; zieht als erster Held der unteren Reihe.',
    text: [
      'Sein Platz auf der [[initiative-track]] liegt unten zwischen Orange und Grün. Er heilt ([[heal]]) und bewahrt andere vor Angriffen ([[prevent]]).',
      'In der Rangfolge für den [[party-leader|Anführer der Gruppe]] ist er der dritte, nach Anführer und [[defender]].',
    ],
  },
  striker: {
    gist: 'Bringt zusätzliche Angriffe; zieht als letzter der fünf Rollen.',
    text: [
      'Sein Platz auf der [[initiative-track]] liegt in der unteren Reihe zwischen Blau und Rot. Seine [[role-skills|Fähigkeiten]] sorgen vor allem für mehr [[weapon-attack|Angriffe]] und mehr Schaden.',
      '[[party-leader|Anführer der Gruppe]] ist er nur, wenn keine andere Rolle im Spiel ist.',
    ],
    missed: [
      'Weil er zuletzt dran ist, trifft es bei Gleichstand um den [[weakest-hero|schwächsten Helden]] ihn.',
    ],
  },
  'hero-turn': {
    gist: 'Zustände abhandeln, dann frei mischen: 1 Bewegung von 3, bis zu 2 Würfelaktionen, jede kleine Aktion 1×.',
    text: [
      'Zuerst der [[start-of-turn]]: Zustände wirken, wer ohnmächtig ist oder es dabei wird, kommt [[regain-your-breath|wieder zu Atem]], dann lösen Fähigkeiten „zu Beginn deines Zuges“ aus.',
      'Danach in beliebiger Reihenfolge: **1** [[free-movement]] bis 3 Felder, **bis zu 2** [[cube-action|Würfelaktionen]] und **jede** der 6 [[small-actions|kleinen Aktionen]] höchstens einmal. Du darfst alles davon auch lassen.',
      'Mit Würfeln in höchstens 2 Farben darfst du [[voluntary-recall|freiwillig rasten]]; das beendet den Zug. Hast du gar keinen Würfel mehr, musst du [[forced-recall|sofort rasten]], und der Zug geht weiter.',
      'Hörst du auf, ist das [[end-of-turn]]: Deine Begleittiere und Gefährten ziehen, dann rückt das Initiativeplättchen weiter.',
    ],
    missed: [
      'Eine Würfelaktion oder [[reaction|Reaktion]] mitten in einer Bewegung lässt deren restliche Punkte verfallen, eine kleine Aktion nicht (M12).',
      'Reaktionen zählen auch im eigenen Zug nicht als Würfelaktion.',
      'Pflicht sind nur Zustände, Aufstehen und die unfreiwillige Rast.',
    ],
  },
  'end-of-turn': {
    gist: 'Du hörst auf, wann du willst; Gelände und Dunkelheit unter dir wirken, dann ziehen deine Begleiter.',
    text: [
      'Dein Zug ist vorbei, wenn du nichts mehr tun willst oder kannst oder wenn du [[voluntary-recall|freiwillig rastest]]. Stehst du dann auf [[lava]], [[miasma|Miasma]], [[spikes]] oder Dunkelheit, trifft dich der Effekt, falls er es in diesem Zug noch nicht getan hat.',
      'Danach ziehen deine [[pet|Begleittiere]] und [[companions|Gefährten]], die Reihenfolge bestimmst du (I4). Erst dann rückt das [[initiative-token]] weiter.',
    ],
    missed: [
      'Das Ende fremder Züge tut dir nichts: Nur am Ende deines eigenen Zuges wirkt [[hazardous-terrain|Gelände]], auf dem du stehst.',
      'Eine [[forced-recall|unfreiwillige Rast]] beendet den Zug nicht.',
    ],
  },
  'small-actions': {
    gist: 'Sechs Stück ohne Würfel, jede höchstens 1× pro Zug; gebunden nur Fokustechnik und Verbrauchsgut.',
    text: [
      'Zusätzlich zu Bewegung und Würfelaktionen, in beliebiger Reihenfolge: [[focus-technique|1 Fokustechnik]], [[use-consumable|1 Verbrauchsgut]], [[exchange-items]], [[interact|Interaktionsplättchen auslösen]], [[open-door]], [[search-chest]].',
      'Bist du [[engaged|im Kampf gebunden]], bleiben nur Fokustechnik und Verbrauchsgut, außerdem das Ausgeben von 1 [[ki|KI-Plättchen]]: Das ist eine eigene kleine Aktion (W6).',
      'Ausrüstung und Ereignisse können weitere erlauben, ebenfalls je einmal pro Zug und gebunden normalerweise nicht.',
    ],
    missed: [
      'Du darfst dafür mitten in der Bewegung anhalten und danach weiterlaufen ([[interrupt-movement]]).',
      'Verschiedene kleine Aktionen im selben Zug sind erlaubt, nur keine zweimal: zwei Truhen also nicht.',
      'Die Rast ist keine kleine Aktion.',
    ],
  },
};
