import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_TURN as DATA } from '../data/monster-turn';

export const DRUNAGOR_MONSTER_TURN_DE: CategoryWords<typeof DATA> = {
  'monster-turn': {
    gist: 'Zustände, lila Fähigkeiten, Ziel wählen, bewegen, angreifen; komplexe Karten drehen sich am Ende.',
    text: [
      'Erreicht das Initiativeplättchen die Monsterkarte, handelt jede Miniatur dieser Karte für sich, in der Reihenfolge der [[several-monsters|Farbbasen]]:',
      '**1.** [[start-of-turn|Zustände]] abhandeln. **2.** Lila [[triggered-abilities|Fähigkeiten]] auslösen. **3.** [[primary-target|Rangfolge]] und [[monster-target|Angriffsziel]] bestimmen. **4.** Wenn nötig [[monster-movement|bewegen]]. **5.** [[monster-attack|Angreifen]].',
      'Haben alle Miniaturen gehandelt, dreht ihr die Karte eines Monsters mit [[complex-monsters|komplexem Verhalten]] um. Erst dann wandert das Initiativeplättchen weiter. Bei gleich guten Möglichkeiten entscheidet der [[party-leader|Anführer der Gruppe]].',
    ],
    missed: [
      'Stirbt das Monster durch seine Zustände, ist sein Zug vorbei (S8).',
      'Erst das Ziel bestimmen, dann die Miniatur anfassen: Die Wahl rechnet die Bewegung schon mit ein.',
      'Entscheidung der App (R3): Steht es in einer [[trap|Falle]], geht diese noch vor den Zuständen los.',
    ],
  },
  'triggered-abilities': {
    gist: 'Lila Fähigkeiten lösen in jedem Zug je einmal aus, nach den Zuständen und vor der Zielwahl.',
    text: [
      'Lebt das Monster nach seinen Zuständen noch, wirkt jede lila Fähigkeit seiner Karte einmal, für das Monster selbst, wenn nichts anderes dabeisteht. Typisch sind [[shield|SCHILD]], [[regeneration]], [[evolve]], [[manifest]], [[maelstrom]] und [[command]].',
      'Nennt die Fähigkeit Verbündete, sind die anderen Monster gemeint (S2a).',
    ],
    missed: [
      '[[stun]] nimmt nur den Angriff: Die lila Fähigkeiten lösen trotzdem aus.',
      'Auch für Monster gilt die Grenze von 4 SCHILD-Plättchen.',
    ],
    example: 'Ein Schattenritter mit SCHILD 1 bekommt in jedem seiner Züge 1 Plättchen dazu.',
  },
  'primary-target': {
    gist: 'Normal der sichtbare Held mit den meisten LP; blaue Fähigkeiten und Anweisungen ändern das.',
    text: [
      'Ordnet alle Helden, die das Monster sehen kann, nach seinem Merkmal; der erste ist das primäre Ziel. Ohne Merkmal zählen die **meisten LP**. Blaue Fähigkeiten nennen ein anderes: [[bloodseeker]] wenigste LP, [[defiant]] meiste und [[relentless]] wenigste verfügbare AW, [[reckoner]] meiste Fluchwürfel, [[covetous]] meiste Ressourcen.',
      'Bei Gleichstand steht der vorn, der früher in der Runde dran ist; bei „wenigste“ der, der später dran ist. Nicht gesehen werden [[knock-out|Ohnmächtige]] und [[stealth|Verborgene]], diese nur, wenn das Monster dagegen nicht immun ist.',
      'Sagt eine Anweisung, dass ein Monster dich als primäres Ziel betrachtet, rückst du nach vorn, sofern es dich sieht. Bei [[slaughter]] kommen NSC-Plättchen vor allen Helden (K3).',
    ],
    missed: [
      'Das primäre Ziel wird nicht immer angegriffen: Wichtiger ist, möglichst viele Helden zu treffen ([[monster-target]]).',
      'Kommt es nicht infrage, gilt der Nächste der Rangfolge.',
      'Im [[player-versus-player|Spieler-gegen-Spieler]] ist es der Held mit dem kürzesten Weg; das Merkmal der Karte klärt dann nur Gleichstände.',
    ],
  },
  'monster-target': {
    gist: 'So viele Helden wie möglich auf einmal, gleich gut: die besten der Rangfolge, erst danach Gefährten.',
    text: [
      'Stellt euch jede Stelle vor, die das Monster mit seinen Bewegungspunkten erreicht, und jeden Angriff von dort. **1.** Es will möglichst viele **Helden** treffen; wie viel Schaden dabei herauskommt, ist egal (T1). **2.** Sind mehrere Gruppen gleich groß, gewinnt die mit dem besten Helden der [[primary-target|Rangfolge]], dann dem zweitbesten (T2).',
      '**3.** Kann es keinen Helden treffen, nimmt es möglichst viele [[companions|Gefährten]] und [[pet|Begleittiere]] (T3). **4.** Trifft es Helden, nimmt es solche Verbündete mit, wenn das an den Helden nichts ändert (T4).',
      'Bleibt danach noch eine Wahl, trifft sie der [[party-leader|Anführer der Gruppe]]. Kann es niemanden treffen, gilt [[monster-approach|näher herangehen]].',
    ],
    missed: [
      'Zwei schwache Helden zusammen sind ihm lieber als das primäre Ziel allein, wenn sein Angriff zwei trifft.',
      'Ein Begleittier macht aus einem Helden kein besseres Ziel.',
      'Verborgene zählen nicht mit, auch wenn ein [[strike]] sie am Ende mittrifft (A3).',
    ],
    example:
      'Vollstrecker mit SPALTEN 2; Jaheen 10, Elros 8, Lorelai 6 LP. Elros und Lorelai stehen beieinander: Sie sind das Ziel. Stehen sie getrennt, ist es Jaheen.',
  },
  'monster-movement': {
    gist: 'Nur wenn es etwas bringt: am liebsten auf Dunkelheit, dann ohne Gefahr, dann auf dem kürzesten Weg.',
    text: [
      'Ein Monster bewegt sich nur, um sein Ziel angreifen zu können, um dabei auf [[darkness-effect|Dunkelheit]] zu stehen, um gefährliches Gelände zu verlassen oder um [[monster-approach|näher zu kommen]]. Sonst bleibt es stehen.',
      'Unter allen Stellen, von denen es seine Ziele trifft, vergleicht ihr der Reihe nach: **1.** Dunkelheit vor keiner (P1). **2.** Steht es jetzt auf schädlichem Gelände: weg davon (P1a). **3.** Ein Weg ohne [[hazardous-terrain|gefährliches Gelände]] und [[falling-damage|Fallschaden]] vor einem mit (P2). **4.** Wenigste Bewegungspunkte (P3). **5.** Der [[party-leader|Anführer der Gruppe]] wählt (P4).',
      'Gelaufen wird nach denselben Regeln wie bei Helden, nur schadet Dunkelheit ihm nicht. Entscheidung der App (P2): Gefahr heißt ja oder nein, die Menge zählt nicht, und Gelände, gegen dessen Zustand es immun ist, ist keine.',
    ],
    missed: [
      'Es ist ihm egal, ob ihr durch seinen Platz einen Vorteil habt.',
      'Kann es dieselben Ziele schon von hier aus angreifen und brächte ein Schritt weder Dunkelheit noch Rettung aus einer Gefahr, bleibt es stehen.',
      'Für [[large-monster|große Monster]] genügt 1 Feld Dunkelheit in ihrer Zone.',
    ],
  },
  'monster-approach': {
    gist: 'Kann es niemanden treffen, geht es so nah wie möglich an sein primäres Ziel; sieht es keinen, bleibt es.',
    text: [
      'Erreicht das Monster mit keiner Bewegung einen Angriff, läuft es auf sein [[primary-target|primäres Ziel]] zu (T5). Dabei gelten wieder [[monster-movement|Dunkelheit, Gefahr und kürzester Weg]] als Reihenfolge unter gleich nahen Stellen.',
      'Entscheidung der App (T5): Am nächsten ist die Stelle, von der es noch die wenigsten Bewegungspunkte bis zu einem Platz braucht, an dem es das Ziel angreifen könnte. Ist alles versperrt, denkt ihr euch die übrigen Figuren weg.',
      'Sieht es gar keinen Gegner, weil alle [[stealth|verborgen]] oder ohnmächtig sind, bleibt es stehen und greift nicht an (T6). Sieht es nur Gefährten oder Begleittiere, geht es auf das nächste davon zu.',
    ],
    missed: [
      'Ein Fernkämpfer, der [[engaged|gebunden]] ist und von keiner erreichbaren Stelle angreifen kann, bleibt einfach stehen.',
      'Monster mit unbegrenzter Reichweite (blau) brauchen das nie, solange sie jemanden sehen.',
    ],
  },
  'monster-attack': {
    gist: 'Monster würfeln nie und treffen immer: gelb angrenzend, rot bis 1 Zone, blau überall.',
    text: [
      '**Nahkampf** (gelb) trifft [[adjacent|angrenzende]] Ziele. **Fernkampf** (rot) reicht 1 Zone weit, aber nicht, solange das Monster [[engaged|gebunden]] ist. **Zauber** (blau) erreicht jedes Ziel auf dem Spielplan; solche Monster gehen nur auf Dunkelheit oder von gefährlichem Gelände weg.',
      'Getroffen wird 1 Ziel, mit [[cleave]], [[multishot]] oder [[strike]] mehrere. Jedes Ziel erleidet den [[monster-damage|Schaden der Karte]]; alle weiteren Effekte sind [[collateral-damage|Kollateraleffekte]] und treffen nur, wer dabei LP verliert (D4).',
    ],
    missed: [
      'Anders als bei Helden wirken auch die Zusätze eines blauen Angriffs nur mit LP-Verlust.',
      'Die Höhe spielt für Monster keine Rolle.',
      'Der ganze Angriff ist eine einzige [[threat|Bedrohung]], egal wie viele er trifft.',
    ],
  },
  'monster-damage': {
    gist: 'Kartenwert, +2 auf Dunkelheit, +1 je Schadensplättchen, −1 je EINSCHÜCHTERN, nie unter 0.',
    text: [
      'Nehmt den Schaden der Monsterkarte. Steht das Monster in seinem Zug auf [[darkness-effect|Dunkelheit]], kommen 2 dazu, bei [[large-monster|großen Monstern]] genügt 1 Feld ihrer Zone. Jedes [[additional-damage|Schadensplättchen]] gibt +1, jedes [[intimidate]] −1 (D1).',
      'Steht ein X auf der Karte, zählt ihr die [[x-on-cards|passenden Runen]]. Danach mindern [[shield|Schilde]] und Verhindern den Schaden je Ziel ([[damage-order]]), außer das Monster ist [[vicious]].',
    ],
    missed: [
      'EINSCHÜCHTERN schwächt nur den ersten Angriff; danach gehen alle diese Plättchen ab.',
      'Auf [[attack-cards|Angriffskarten]] gibt es keinen Bonus für Dunkelheit; Entscheidung der App (R3): Schadensplättchen und EINSCHÜCHTERN zählen dort auch nicht.',
    ],
    example: 'Skelettbogenschütze, 3 Schaden, auf Dunkelheit, EINSCHÜCHTERN 1: 3 + 2 − 1 = 4.',
  },
  'damage-on-monsters': {
    gist: 'Erst seine Schilde, dann weißer Würfel nach links; bei 0 LP kommt das Monster sofort weg.',
    text: [
      'Auch ein Monster muss seine [[shield|SCHILD-Plättchen]] abgeben, soweit sie den Schaden senken. Den Rest zieht ihr in der Zeile seiner Farbe auf dem [[monster-board|Monstertableau]] ab, bei einem [[boss]] auf dessen eigenem Tableau.',
      'Bei 0 LP ist es [[defeated|besiegt]]: Miniatur und alle seine Plättchen verschwinden sofort (S8). War es das letzte seiner Karte, kommt auch die Karte von der [[initiative-track|Initiativeleiste]].',
    ],
    missed: [
      'Ein besiegtes Monster kann später als [[random-monster|zufälliges Monster]] wiederkommen.',
      '[[non-preventable|Nicht-verhinderbarer]] Schaden geht auch an den Schilden der Monster vorbei.',
    ],
  },
  'strongest-monster': {
    gist: 'Das Monster mit den gerade meisten LP; bei Gleichstand entscheidet der Anführer.',
    text: [
      'Es zählen die aktuellen LP auf dem [[monster-board|Monstertableau]], nicht der Wert der Karte oder der Rang. Haben mehrere gleich viele, wählt der [[party-leader|Anführer der Gruppe]].',
    ],
    missed: [
      'Bei [[command]] ist das stärkste **andere** Monster gemeint, nie das befehlende selbst.',
    ],
  },
  'weakest-monster': {
    gist: 'Das Monster mit den gerade wenigsten LP; bei Gleichstand entscheidet der Anführer.',
    text: [
      'Es zählen die aktuellen LP. Haben mehrere gleich wenige, wählt der [[party-leader|Anführer der Gruppe]]. Heilt ein Effekt „bis zu 2 schwächste Monster“, sind es die beiden mit den wenigsten LP.',
    ],
    missed: [
      'Das sind nicht unbedingt die am schwersten verletzten: Gezählt werden LP, nicht fehlende LP.',
    ],
  },
  'strongest-hero': {
    gist: 'Der Held mit den gerade meisten LP; bei Gleichstand, wer früher in der Runde dran ist.',
    text: [
      'Er ist das [[primary-target|primäre Ziel]] jedes Monsters ohne eigenes Merkmal. Es zählen die aktuellen [[hit-points|Lebenspunkte]]; bei Gleichstand zählt der frühere Platz auf der [[initiative-track|Initiativeleiste]].',
      'Auch die [[darkness-target|Dunkelheit]] sucht den stärksten Helden, aber nur unter denen, die nicht auf Dunkelheit stehen (N2).',
    ],
    missed: [
      'Monster zählen nur Helden, die sie sehen; die Dunkelheit zählt Verborgene und Ohnmächtige mit.',
    ],
    example:
      'Jaheen (Verteidiger) und Vorn (Taktiker) haben je 9 LP: Jaheen gilt als der stärkste.',
  },
  'weakest-hero': {
    gist: 'Der Held mit den gerade wenigsten LP; bei Gleichstand, wer später in der Runde dran ist.',
    text: [
      'Es zählen die aktuellen [[hit-points|Lebenspunkte]]. Gleich viele: der spätere Platz auf der [[initiative-track|Initiativeleiste]]. Ihn sucht sich ein Monster mit [[bloodseeker]], sofern es ihn sieht.',
    ],
    missed: ['Der Gleichstand läuft andersherum als beim [[strongest-hero|stärksten Helden]].'],
  },
  'most-vigorous-hero': {
    gist: 'Der Held mit den meisten verfügbaren Aktionswürfeln; bei Gleichstand, wer früher dran ist.',
    text: [
      'Gezählt werden nur verfügbare [[action-cubes|AW]], also weder auf Fähigkeiten liegende noch verbrauchte. Gleich viele: der frühere Platz auf der [[initiative-track|Initiativeleiste]]. Ihn sucht sich ein Monster mit [[defiant]].',
    ],
    missed: ['Frisch nach einer [[recall-action|Rast]] bist du das schnell selbst.'],
  },
  'most-tired-hero': {
    gist: 'Der Held mit den wenigsten verfügbaren Aktionswürfeln; bei Gleichstand, wer später dran ist.',
    text: [
      'Gezählt werden nur verfügbare [[action-cubes|AW]]. Gleich wenige: der spätere Platz auf der [[initiative-track|Initiativeleiste]]. Ihn sucht sich ein Monster mit [[relentless]].',
    ],
    missed: [
      'Mit [[fatigue]] hat das nur mittelbar zu tun: Es zählt allein, wie viele Würfel jetzt verfügbar sind.',
    ],
  },
  'most-corrupted-hero': {
    gist: 'Der Held mit den meisten Fluchwürfeln; bei Gleichstand, wer früher in der Runde dran ist.',
    text: [
      'Gezählt werden die [[curse-cubes|Fluchwürfel]] auf seinen Fähigkeiten. Gleich viele, auch wenn niemand einen hat: der frühere Platz auf der [[initiative-track|Initiativeleiste]]. Ihn sucht sich ein Monster mit [[reckoner]].',
    ],
    missed: ['[[trauma-cube|Traumawürfel]] zählen nicht mit.'],
  },
};
