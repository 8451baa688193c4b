import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_DAMAGE_AND_HEALING as DATA } from '../data/damage-and-healing';

export const DRUNAGOR_DAMAGE_AND_HEALING_DE: CategoryWords<typeof DATA> = {
  'damage-order': {
    gist: 'Erst müssen SCHILD-Plättchen weg, dann kommt VERHINDERN, der Rest kostet LP.',
    text: [
      'Verhinderbarer Schaden läuft immer durch dieselben Stufen: **1.** Das Ziel gibt so viele [[shield|SCHILD-Plättchen]] ab, wie den Schaden noch senken. **2.** Helden dürfen ihn mit [[prevent]] weiter verringern. **3.** Was übrig ist, verliert das Ziel an LP (D10).',
      'Jeder Held darf auf eine [[threat|Bedrohung]] mit höchstens 1 [[reaction|Reaktion]] antworten; mehrere Helden dürfen es zugleich. Das ist auch dann erlaubt, wenn die Schilde schon alles aufgefangen haben.',
      '[[non-preventable|Nicht-verhinderbarer]] Schaden überspringt die ersten beiden Stufen und kostet sofort LP.',
    ],
    missed: [
      'Schilde aufsparen und stattdessen verhindern geht nicht.',
      'Schaden darf reduziert werden, solange er nicht ausdrücklich nicht-verhinderbar heißt, auch der von Ereignissen.',
    ],
    example:
      '3 Schaden, 2 Schilde, VERHINDERN 3: Beide Schilde gehen ab. Den letzten Punkt verhinderst du oder nimmst ihn hin.',
  },
  prevent: {
    gist: 'Senkt einen gerade anfallenden Schaden um bis zu X; der Rest verfällt, aufheben geht nicht.',
    text: [
      'VERHINDERN steht meist auf [[reaction|Reaktionen]] und wirkt nur in dem Moment, in dem der Schaden kommt. Vorher muss das Ziel seine [[shield|Schilde]] einsetzen.',
      'Das Ziel ist, wer den Schaden bekäme: du selbst oder ein Verbündeter, und es muss in Reichweite der Fähigkeit sein. Mit [[self]] geht es nur gegen eigenen Schaden. Auch Gefährten und Begleittiere kannst du so retten.',
    ],
    missed: [
      'Der Abstand zum Angreifer spielt keine Rolle, nur der zum Bedrohten.',
      'Gegen [[non-preventable|nicht-verhinderbaren]] Schaden hilft es nie.',
    ],
    example:
      'Maya bekäme 3 Schaden. Sie verhindert 2, Jaheen mit seiner Reaktion 2 weitere: nichts kommt durch.',
  },
  'prevent-all': {
    gist: 'Das Ziel nimmt aus dieser Quelle gar keinen Schaden (oder nur 1); andere Ziele trifft sie voll.',
    text: [
      'Wie [[prevent]], nur ohne feste Zahl: Der Schaden für dieses eine Ziel fällt auf 0, mit „bis auf 1“ auf 1. Die [[shield|Schilde]] des Ziels müssen vorher eingesetzt werden.',
      'Gegen [[non-preventable|nicht-verhinderbaren]] Schaden wirkt auch dieser Effekt nicht.',
    ],
    missed: [
      'Bei einem [[strike]] schützt er nur den Gewählten, nicht alle Getroffenen.',
      '„Bis auf 1“ kostet noch 1 LP, und schon 1 LP genügt für die [[collateral-damage|Kollateraleffekte]] (D4).',
    ],
  },
  'non-preventable': {
    gist: 'Weder SCHILD noch VERHINDERN hilft, und reagieren darf man darauf auch nicht.',
    text: [
      'Dieser Schaden geht direkt an die LP. Er ist keine [[threat|Bedrohung]], also löst er keine [[reaction|Reaktionen]] aus, auch kein [[retaliate]].',
      'So wirken zum Beispiel BLUTEN, BRENNEN und GIFT, die [[darkness-effect|Dunkelheit]], [[falling-damage]], [[trap|Fallen]], [[trample]], [[penitence]] und alle Angriffe von Monstern mit [[vicious]].',
    ],
    missed: [
      'Die Schilde werden dabei nicht verbraucht.',
      'Die [[sturdiness|Robustheit]] eines Gefährten hält auch solchen Schaden ab, solange er sie nicht übersteigt.',
    ],
  },
  retaliate: {
    gist: 'Wirst du selbst angegriffen, fügst du dem Angreifer sofort X Schaden zu.',
    text: [
      'Nur der angegriffene Held darf zurückschlagen, und nur gegen den, der ihn gerade angreift. Schaden von Ereignissen, Gelände oder gegen Verbündete erlaubt es nicht (D16).',
      'Hast du die [[reaction|Reaktion]] mit einem Aktionswürfel bezahlt, muss der Angreifer in deren [[range|Reichweite]] sein. Kommt sie von [[focus|FOKUS]] oder aus einer anderen Quelle, ist die Entfernung egal.',
    ],
    missed: [
      'Gegen nicht-verhinderbare Angriffe ([[vicious]]) geht es nicht: Sie sind keine [[threat|Bedrohung]].',
      'Es ist deine eine Reaktion auf diesen Angriff.',
    ],
  },
  protect: {
    gist: 'Wird ein Verbündeter neben dir angegriffen, kannst du an seiner Stelle das Ziel werden.',
    text: [
      'Der Beschützer muss an den Angegriffenen [[adjacent|angrenzen]]. Ab da gilt der Angriff ihm: Er nimmt den Schaden, seine Schilde zählen, und die Zusatzwirkungen treffen ihn (D9).',
      'Es klappt auch bei Angriffen auf mehrere, etwa [[cleave]], aber nur, wenn der Beschützer nicht schon selbst eines der Ziele ist.',
    ],
    missed: [
      'Verlangt ist nur, dass du an den Verbündeten angrenzt; zum Abstand vom Angreifer sagt die Anleitung nichts.',
    ],
  },
  heal: {
    gist: 'Das Ziel bekommt X LP zurück, nie über sein Maximum; was übrig ist, verfällt.',
    text: [
      'HEILEN wirkt sofort. Ein Held kommt damit höchstens auf seine [[max-hp|maximalen LP]], ein Monster auf den Wert seiner Karte. Nur [[commander|Kommandanten]] und [[lieutenant|Leutnants]] haben keine Grenze.',
      'Wenn nichts anderes dabeisteht, darfst du dich selbst oder einen Verbündeten in Reichweite heilen. Mit [[split]] verteilst du die Punkte auf mehrere.',
    ],
    missed: [
      'Ohnmächtige kann man nicht heilen: Sie stehen von allein mit vollen LP auf ([[regain-your-breath]]).',
      'Heilung nimmt keine Zustände weg.',
    ],
    example: 'Lorelai fehlt 1 LP und sie bekommt HEILEN 3: 1 LP kommt zurück, 2 Punkte verfallen.',
  },
  'hit-points': {
    gist: 'So viel Schaden hält eine Figur aus; bei 0 ist ein Held ohnmächtig, ein Monster besiegt.',
    text: [
      'Helden zeigen ihre LP mit dem [[pink-cubes|pinken Würfel]] auf dem Heldentableau, Monster mit einem weißen auf dem [[monster-board|Monstertableau]]. Schaden schiebt ihn nach links, Heilung nach rechts bis zum [[max-hp|Maximum]].',
      'Bei 0 oder weniger wird ein Held [[knock-out|ohnmächtig]], ein Monster ist [[defeated|besiegt]]. [[pet|Begleittiere]] haben 1 LP, [[companions|Gefährten]] gar keine, sondern [[sturdiness|Robustheit]].',
    ],
    missed: ['Jedes Abenteuer beginnt ihr mit vollen LP (V6).'],
  },
  'max-hp': {
    gist: 'Dein Startwert plus alle +X LP, aber nie mehr als 16; darüber heilst du nicht.',
    text: [
      'Auf dem Heldentableau ist der Startwert deines Helden markiert. [[x-hp]] hebt ihn an, höchstens auf **16**; mehr verfällt.',
      'Bei Monstern steht das Maximum auf der Karte. [[commander|Kommandanten]] und [[lieutenant|Leutnants]] rechnet ihr beim Beschwören aus, und sie dürfen sich darüber hinaus heilen. Beim [[boss]] nennt das Abenteuer den Wert.',
    ],
    missed: ['Fällt ein +X LP weg, sinkt auch das Maximum sofort.'],
  },
  'x-hp': {
    gist: 'Erhöht sofort aktuelle und maximale LP um X (höchstens 16); fällt es weg, verlierst du beides wieder.',
    text: [
      'Dieser Vorteil gilt immer für deinen eigenen Helden. Sobald du ihn hast, steigen LP und [[max-hp|Maximum]] um X; über 16 verfällt der Rest.',
      'Blockiert ein [[curse-cubes|Fluchwürfel]] oder [[trauma-cube|Traumawürfel]] die [[passive|passive Fähigkeit]], verlierst du sofort X LP und X vom Maximum. Wird sie wieder frei, bekommst du beides zurück (D13).',
    ],
    missed: ['Du verlierst auch aktuelle LP, nicht nur den Spielraum nach oben.'],
    example: '+2 LP, du hast 8 von 12. Ein Fluchwürfel blockiert die Fähigkeit: 6 von 10.',
  },
  'pay-x-life': {
    gist: 'Zahle zuerst X LP, dann wirkt der Rest; verboten, wenn du dadurch ohnmächtig würdest.',
    text: [
      'Der Held, der die Fähigkeit nutzt, verliert X LP als [[non-preventable|nicht-verhinderbaren]] Schaden. Erst danach kommen die weiteren Effekte. Du brauchst also mehr als X LP, sonst darfst du die Fähigkeit gar nicht nutzen (D14).',
    ],
    missed: ['[[shield|Schilde]] und Reaktionen zahlen den Preis nicht für dich.'],
    example: 'Mit 2 LP kannst du BEZAHLE 2 LEBEN nicht nutzen, mit 3 schon.',
  },
  'knock-out': {
    gist: 'Bei 0 LP: Zustände weg, kostenlose Rast, 1 Traumawürfel, Aura weg; im nächsten Zug stehst du auf.',
    text: [
      'Sobald deine LP auf 0 oder darunter sinken, legst du die Miniatur um. Dann der Reihe nach: alle [[conditions|Zustände]] ab (Ressourcen behältst du), [[free-recall-action|kostenlose Rastaktion]], 1 [[trauma-cube|Traumawürfel]] auf eine freie Helden- oder Kampfrollenfähigkeit, [[aura]] streichen.',
      'Bis du aufstehst, kannst du nichts tun und nicht reagieren. Nichts kann dich zum Ziel machen, schädigen oder sonst betreffen, auch keine Hilfe von Verbündeten. Deine passiven Fähigkeiten gelten weiter (C6).',
      'Zu Beginn deines nächsten Zuges [[regain-your-breath|kommst du wieder zu Atem]] und hast volle LP.',
    ],
    missed: [
      'Der 2. Traumawürfel eines Helden beendet das Abenteuer: [[losing|verloren]] (D12), wenn nicht eine Fähigkeit seine Grenze erhöht.',
      'Die kostenlose Rast bringt alle Aktionswürfel zurück und keinen Fluchwürfel.',
      'Deine Miniatur bleibt ein [[solid-objects|Hindernis]] (O2). Entscheidung der App: Sie bindet niemanden.',
    ],
  },
  'regain-your-breath': {
    gist: 'Ein ohnmächtiger Held steht zu Beginn seines Zuges mit vollen LP auf und zieht ganz normal.',
    text: [
      'Stell die Miniatur wieder hin und setze die LP auf dein aktuelles Maximum. Danach hast du einen vollständigen Zug mit allen Aktionen.',
      'Haben dich gerade erst die Zustände am Zugbeginn umgeworfen, erledigst du zuerst alles, was zur [[knock-out|Ohnmacht]] gehört, und stehst sofort wieder auf (D11).',
    ],
    missed: [
      'Der [[trauma-cube|Traumawürfel]] bleibt liegen und blockiert weiter.',
      'Niemand muss dir aufhelfen, und niemand kann es früher tun.',
    ],
  },
  defeated: {
    gist: 'Ein Monster ist bei 0 LP besiegt und verschwindet; ist ein Held besiegt, verliert ihr das Abenteuer.',
    text: [
      'Ein **Monster** fällt, sobald es 0 LP hat oder ein Effekt es sagt. Miniatur und alle seine Plättchen kommen sofort weg, auch mitten im eigenen Zug (S8).',
      'Ein **Held** ist nicht bei 0 LP besiegt (dann ist er [[knock-out|ohnmächtig]]), sondern mit dem 6. [[curse-cubes|Fluchwürfel]] oder dem 2. [[trauma-cube|Traumawürfel]]. Das Abenteuer ist dann sofort [[losing|verloren]] (D12). Fähigkeiten können die beiden Grenzen erhöhen.',
      'Ein [[pet|Begleittier]] verschwindet mit 1 Schaden, ein [[companions|Gefährte]] nur durch einen einzelnen Treffer über seiner [[sturdiness|Robustheit]].',
    ],
  },
  'all-enemies-defeated': {
    gist: 'Erfüllt, sobald gerade kein einziger Gegner mehr auf dem Spielplan steht.',
    text: [
      'Gezählt wird nur, was in diesem Augenblick auf dem Spielplan ist. Jedes Monster zählt, gleich welcher Art, auch [[minion|Lakaien]] und [[commander|Kommandanten]].',
    ],
    missed: [
      'Monster hinter noch geschlossenen [[door|Türen]] sind nicht im Spiel und zählen nicht.',
      'Mit der letzten Miniatur eines Monsters verlässt auch seine Karte die Initiativeleiste (I5).',
    ],
  },
};
