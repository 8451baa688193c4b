import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_DARKNESS_AND_RUNES as DATA } from '../data/darkness-and-runes';

export const DRUNAGOR_DARKNESS_AND_RUNES_DE: CategoryWords<typeof DATA> = {
  darkness: {
    gist: 'Jagt den stärksten Helden: 2 Schaden für jeden von euch darauf, Helden −2 ZU TRF, Monster +2 Schaden.',
    text: [
      'Die Dunkelheit ist kein [[character|Charakter]], kommt aber meist einmal je Runde dran: wenn das Initiativeplättchen die [[rune-card]] erreicht. Auch jede andere Anweisung, [[draw-or-take-runes|Runen zu ziehen]], weckt sie.',
      'Der Ablauf: Runen ziehen, für jede ein [[darkness-tiles|Plättchen]] legen ([[darkness-behavior|wohin?]]), die [[runes|Runen]] an ihre Farbe auf der [[initiative-track]] legen, zuletzt die Runenkarte umdrehen.',
      'Dunkel sind nur Felder unter einem Plättchen und Felder, auf denen sie [[printed-darkness|aufgedruckt]] ist. Wer dort steht oder hineinläuft, spürt die [[darkness-effect|Effekte der Dunkelheit]]. Manche Abenteuer ersetzen diese Effekte durch eigene.',
    ],
    missed: [
      'Ein Plättchen über [[hazardous-terrain|gefährlichem Gelände]] wie [[lava]], [[spikes]] oder Wasser schaltet es aus: Dort ist nur noch Dunkelheit (G8).',
      'Dunkelheit ist kein [[solid-objects|Hindernis]]: Jeder darf hinein, und Monster suchen sie sogar.',
    ],
  },
  'darkness-behavior': {
    gist: 'Das Plättchen liegt so, dass danach die wenigsten Felder zum stärksten Helden fehlen, der noch nicht auf Dunkelheit steht.',
    text: [
      'Bestimmt zuerst das [[darkness-target|Ziel]]. Das Plättchen muss einen [[spawn-point]] abdecken oder mit einer Kante an vorhandene Dunkelheit stoßen; über Eck genügt nicht. Drehen und wenden dürft ihr es beliebig.',
      'Erlaubt sind nur Lagen, nach denen die wenigsten Felder bis zum Ziel fehlen. So zählt die App (Entscheidung, N5): ohne Diagonalen, der Weg über bestehende Dunkelheit ist gratis, ein direkter Aufstieg von [[levels|Ebene 0 auf 2]] zählt 1 Feld mehr. Bleiben mehrere gleich gute, wählt der [[party-leader|Anführer der Gruppe]].',
      'Kämen Einzelfelder näher heran oder passt das Plättchen nirgends, [[break-up|bricht die Dunkelheit auf]]. Wer auf einem neu bedeckten Feld steht, bleibt dort stehen; Helden, Gefährten und Begleittiere nehmen sofort 2 [[non-preventable|nicht-verhinderbaren]] Schaden.',
      'Bei mehreren Runen zieht ihr erst alle und legt dann ein Plättchen nach dem anderen. Entscheidung der App (N1): Die Reihenfolge bestimmt der Anführer.',
    ],
    missed: [
      'Ist das Ziel nicht zu erreichen, wechselt sie es nicht: Sie kommt ihm nur so nah wie möglich.',
      'Ist weder für das Plättchen noch für ein Einzelfeld Platz, wird nichts gelegt (N9a).',
      'Entscheidung der App (N4): Ein ganzes Plättchen darf auch auf der Nachbarebene liegen, solange alle seine Felder gleich hoch sind.',
    ],
  },
  'darkness-target': {
    gist: 'Der Held mit den meisten LP, der nicht auf Dunkelheit steht; bei Gleichstand der in der Runde frühere.',
    text: [
      'Wer schon auf Dunkelheit steht, fällt als Ziel aus; dann ist der zweitstärkste Held dran und so weiter. Stehen alle darauf, gibt es kein Ziel, sondern [[crushing]].',
      'Zustände und Immunitäten zählen nicht: [[stealth|Verborgene]], [[knock-out|ohnmächtige]] und gegen Dunkelheit immune Helden werden verfolgt wie alle anderen (N2). Ohnmächtige stehen mit 0 LP allerdings ganz hinten.',
    ],
    missed: [
      'Anders als ein Monster nimmt die Dunkelheit nie ein bequemeres Ziel: Auch der unerreichbare [[strongest-hero|stärkste Held]] bleibt es.',
      'Nur beim [[break-up|Aufbrechen]] wechselt sie mittendrin, sobald ihr Ziel erreicht ist.',
    ],
    example:
      'Vorn hat 12 LP und steht auf Dunkelheit, Maya 9, Elros 7: Das Plättchen wächst auf Maya zu.',
  },
  'darkness-tiles': {
    gist: 'Die Rune gibt die Form vor; alle Felder auf einer Ebene, keines schon dunkel, drehen und spiegeln erlaubt.',
    text: [
      'Auf der Rückseite jeder Rune ist eine Form mit 2 bis 6 Feldern. Das Plättchen darf gedreht und gewendet werden. Alle seine Felder müssen zum Spielplan gehören, gleich hoch liegen und noch frei von Dunkelheit sein, auch von [[printed-darkness|aufgedruckter]].',
      'Es deckt einen [[spawn-point]] mit ab oder liegt mit einer Kante an Dunkelheit. Von Ebene 0 hinauf zu Ebene 2 gilt die Berührung nicht, ein anderes Paar von Feldern genügt aber (N4).',
      'Bedecken darf es Figuren, Truhen, Plättchen, [[hazardous-terrain|gefährliches Gelände]], blockierte Felder und Felder unter [[bridges|Brücken]]. Ein Brückenfeld und das Feld genau darunter gelten dabei als angrenzend.',
      'Kleine Plättchen (1 Feld) stehen auf keiner Rune. Sie kommen nur beim [[break-up|Aufbrechen]] und durch Effekte wie [[shadow-aura]] ins Spiel.',
    ],
    missed: [
      'Überstehen oder überlappen geht nicht: Passt die Form nirgends, bricht die Dunkelheit auf.',
      'Ein einzelnes kleines Plättchen lässt sich mit [[telekinesis]] verschieben (M10).',
    ],
  },
  'spawn-point': {
    gist: 'Symbol auf den meisten Geländeplänen: Hier kann Dunkelheit neu beginnen, das Plättchen muss es mit abdecken.',
    text: [
      'Liegt noch keine Dunkelheit aus, muss sie auf einem Entstehungspunkt anfangen. Später prüft ihr beides: neu von einem Punkt aus oder angrenzend an vorhandene Dunkelheit. Es gilt, was näher an das [[darkness-target|Ziel]] führt.',
      'Ein Punkt unter einer [[bridges|Brücke]] ist nicht im Spiel (G6). Beim [[break-up|Aufbrechen]] darf auch ein kleines Plättchen auf einem Punkt beginnen.',
    ],
    missed: [
      '[[printed-darkness|Aufgedruckte Dunkelheit]] ist ebenfalls ein Ausgangspunkt, nur liegt das Plättchen dann daneben statt darauf.',
      'Ist weder Dunkelheit noch ein Punkt im Spiel, legt ihr nichts (N9a); die Rune kommt trotzdem auf die Leiste.',
    ],
  },
  'break-up': {
    gist: 'Passt das Plättchen nicht oder kommen Einzelfelder näher, legt ihr stattdessen bis zu 3 kleine Plättchen.',
    text: [
      'Die Dunkelheit bricht auf, wenn für das Plättchen keine erlaubte Lage bleibt oder wenn Einzelfelder weniger Felder zum Ziel übrig lassen als seine beste Lage (N8). Bei Gleichstand bleibt das Plättchen ganz. Wie groß es war, ist egal: Es werden immer 3 kleine.',
      'Ihr legt sie nacheinander, jedes auf einen [[spawn-point]] oder mit einer Kante an Dunkelheit, auch an eben gelegte. Ein direkter Aufstieg von [[levels|Ebene 0 auf 2]] kostet vorweg eines der drei ungelegt; um 1 Ebene oder von 2 auf 0 geht es frei weiter.',
      'Erreicht die Dunkelheit ihr Ziel mit weniger als 3, wächst der Rest zum nächsten [[darkness-target|Ziel]]. War es der letzte Held ohne Dunkelheit, verfällt der Rest, und [[crushing]] gibt es dafür nicht (N9).',
    ],
    missed: [
      'Die gezogene Rune kommt auch nach dem Aufbrechen auf die Leiste.',
      'Mit nur noch einem Plättchen in der Hand ist der Aufstieg von 0 auf 2 nicht mehr möglich (N7).',
      'Das Buch nennt auch den Wechsel der Ebene als Grund. Entscheidung der App (N4): Kann das Plättchen ganz auf der Nachbarebene liegen, muss es deswegen nicht aufbrechen.',
    ],
    example:
      'In einem Gang mit 1 Feld Breite liegt kein T: Ihr legt 3 Einzelfelder, das dritte erreicht Elros und macht 2 Schaden.',
  },
  crushing: {
    gist: 'Stehen alle Helden auf Dunkelheit, kommt kein Plättchen: Jeder nimmt so viel Schaden, wie Helden mitspielen.',
    text: [
      'Geprüft wird, wenn ein Plättchen gelegt werden müsste. Der Schaden ist [[non-preventable|nicht verhinderbar]] und trifft sogar Helden, die gegen Dunkelheit immun sind. Die Rune kommt danach wie immer auf die Leiste.',
      'Entscheidung der App (N3): Ohnmächtige Helden nehmen nichts. Manche Abenteuer geben der Zermalmung eine andere Wirkung.',
    ],
    missed: [
      'Sie tritt an die Stelle eines Plättchens, bei zwei Runen wird also jede für sich geprüft (N1, N3): Erreicht die erste den letzten Helden, zermalmt euch die zweite.',
      'Übrige Einzelfelder beim [[break-up|Aufbrechen]] lösen sie nie aus.',
    ],
    example:
      'Drei Helden, alle auf Dunkelheit, Seite A der Runenkarte: 3 Schaden für jeden. Auf Seite B geschieht das für jede der beiden Runen.',
  },
  'darkness-effect': {
    gist: 'Betreten, erreicht werden oder Zugende darauf: 2 nicht-verhinderbarer Schaden, nur 1× pro Zug; Monster nichts.',
    text: [
      'Der Schaden trifft Helden, [[companions|Gefährten]] und [[pet|Begleittiere]]: sobald sie Dunkelheit [[entering|betreten]] (freiwillig oder nicht), ein neues Plättchen sie erreicht oder ihr eigener Zug darauf endet. Insgesamt höchstens einmal pro Zug, wessen Zug auch immer (N10, N11).',
      'Dazu zwei Dauereffekte: Wer als **Held** darauf steht, hat [[x-to-hit|−2 ZU TRF]] auf Angriffswürfe. Ein **Monster** darauf macht in seinem Zug [[monster-damage|+2 Schaden]] und nimmt selbst keinen; großen genügt 1 Feld ihrer Zone.',
      'Plättchen und [[printed-darkness|aufgedruckte Dunkelheit]] wirken gleich. Ein Abenteuer kann andere Effekte vorgeben.',
    ],
    missed: [
      'Ein Gefährte mit [[sturdiness]] 2 oder mehr steckt den Schaden einfach weg; ein Begleittier verschwindet.',
      '[[attack-cards|Angriffskarten]] bekommen die +2 nicht, außer eine aktiviert den Kommandanten selbst (EILE). [[spell-attack|Zauberangriffe]] leiden nicht unter den −2: Sie würfeln nicht.',
      'Ohnmächtige nehmen nichts, und wer mit einem [[jump]] darüber hinwegsetzt, auch nicht.',
    ],
  },
  'printed-darkness': {
    gist: 'Zeigt ein Geländeplan selbst Dunkelheit, wirkt sie wie ein Plättchen; gelegt wird nur daneben, nie darauf.',
    text: [
      'Aufgedruckte Dunkelheit ist [[hazardous-terrain|gefährliches Gelände]] mit allen [[darkness-effect|Effekten der Dunkelheit]], nur ohne eigenes Symbol.',
      'Neue [[darkness-tiles]] dürfen an jedem ihrer Felder ansetzen, wie üblich mit einer Kante und nicht über Eck. Auf ihr selbst ist für Plättchen kein Platz (N13).',
    ],
    missed: [
      'Helden, die hier stehen, gelten als „auf Dunkelheit“: Sie sind kein Ziel mehr und zählen für [[crushing]] mit.',
    ],
  },
  runes: {
    gist: '36 Runen in 5 Farben; jede gezogene bringt Dunkelheit und liegt dann bei ihrer Farbe auf der Leiste.',
    text: [
      'Im Beutel sind zu Beginn alle 36: 8 blaue und je 7 graue, rote, grüne und orange. Die Rückseite zeigt die Form des [[darkness-tiles|Dunkelheitsplättchens]].',
      'Auf der [[initiative-track]] zählen sie je Farbe (I6). [[x-on-cards|X auf Monsterkarten]] und viele [[attack-cards|Angriffskarten]] schauen auf diese Zahl: Je länger das Abenteuer dauert, desto gefährlicher wird es.',
    ],
    missed: [
      'Als Spielobjekt auf dem Spielplan ist eine Rune ein [[solid-objects|Hindernis]].',
      'In einem [[sequential-adventure|fortlaufenden Abenteuer]] nehmt ihr nur ihre Anzahl mit, nicht die Farben.',
    ],
  },
  'rune-card': {
    gist: 'Letzte Karte der Runde: Seite A zieht 1 Rune, Seite B 2, danach umdrehen; im Grundspiel ab Kapitel 2.',
    text: [
      '„Die Dunkelheit verfolgt euch“ liegt am unteren Ende der [[initiative-track]], aber nur, wenn das Abenteuer sie verlangt. Ist sie dran, zieht ihr zuerst alle Runen, dann [[darkness-behavior|legt ihr Plättchen für Plättchen]], dann kommen die Runen auf die Leiste, zuletzt dreht ihr die Karte um.',
      'Danach beginnt die neue [[round|Runde]].',
    ],
    missed: [
      'Lässt euch ein Ereignis oder eine Angriffskarte Runen ziehen, folgt alles genauso, nur die Karte bleibt, wie sie liegt (N1).',
    ],
    example: 'Die Karte wechselt von Runde zu Runde: 1 Rune, 2 Runen, wieder 1, wieder 2.',
  },
  'draw-or-take-runes': {
    gist: 'Nur gezogene Runen breiten Dunkelheit aus; nehmt ihr eine aus dem Beutel, wird nichts gelegt.',
    text: [
      '**Ziehen**: Das Plättchen wird gelegt, die Rune kommt auf die Leiste, und die [[last-rune|letzte]] bedeutet die Niederlage. **Nehmen**: Es kommt keine Dunkelheit; was mit der Rune geschieht, sagt die Anweisung (N1).',
      'Genommen wird zum Beispiel bei [[manifest]] (danach zurück in den Beutel) und wenn ihr ein [[sequential-adventure|fortlaufendes Abenteuer]] weiterspielt (auf die Leiste).',
    ],
    missed: ['Auch in diesen beiden Fällen sucht ihr die Rune nicht aus: Der Zufall entscheidet.'],
  },
  'last-rune': {
    gist: 'Zieht ihr die letzte Rune aus dem Beutel, habt ihr das Abenteuer auf der Stelle verloren.',
    text: [
      'Nicht der leere Beutel in der nächsten Runde zählt, sondern der Moment, in dem ihr die letzte [[runes|Rune]] zieht (D12). Sie nur zu [[draw-or-take-runes|nehmen]] zählt nicht als Ziehen.',
      'Im [[player-versus-player|Spieler-gegen-Spieler]] endet der Kampf dann unentschieden.',
    ],
    example:
      'Mit der Runenkarte allein (abwechselnd 1 und 2) zieht ihr die 36. Rune am Ende der 24. Runde; jede weitere gezogene verkürzt die Zeit.',
  },
};
