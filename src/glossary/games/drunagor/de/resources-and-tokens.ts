import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_RESOURCES_AND_TOKENS as DATA } from '../data/resources-and-tokens';

export const DRUNAGOR_RESOURCES_AND_TOKENS_DE: CategoryWords<typeof DATA> = {
  resources: {
    gist: 'Plättchen zum Aufheben: bis zu 4 je Sorte, du setzt sie ein, wann du willst; nur SCHILD ist Pflicht.',
    text: [
      'Es gibt fünf Ressourcen: [[focus]], [[shield]], [[fury]], [[ki]] und [[fruit-of-life]]. Alle sind [[stackable|stapelbar]]: Von jeder Sorte darfst du 4 besitzen, was darüber hinausgeht, verfällt.',
      'Die Zahl hinter dem Effekt sagt, wie viele Plättchen du bekommst. Sie liegen auf dem [[hero-board]], bei Monstern auf dem [[monster-board]], bei [[companions|Gefährten]] und [[pet|Begleittieren]] auf deren Karte.',
      'Die [[camp-phase]] räumt alle Ressourcen ab. In einem [[sequential-adventure|fortlaufenden Abenteuer]] gibt es zwischen den Kapiteln keine, da nehmt ihr sie mit.',
    ],
    missed: [
      'Wer [[knock-out|ohnmächtig]] wird, behält seine Ressourcen.',
      'Eine 2 auf dem Plättchen zählt als zwei: Zwei solche sind schon das Maximum.',
    ],
  },
  focus: {
    gist: 'Das Ziel bekommt X FOKUS-Plättchen (höchstens 4); damit bezahlst du deine Fokustechniken.',
    text: [
      'FOKUS ist die Währung für die beiden [[focus-technique|Fokustechniken]] auf deinem Heldentableau. Was eine Technik kostet, steht links neben ihr; so viele Plättchen gehen in den Vorrat zurück.',
      'Jeder Held hat mindestens eine Heldenfähigkeit, die FOKUS gibt. Wer ihn bekommt, richtet sich wie immer nach Ziel und [[range|Reichweite]] dieser Fähigkeit. FOKUS ist [[stackable|stapelbar]].',
    ],
    missed: [
      'Ohne den Zusatz [[self]] darfst du FOKUS auch einem anderen Helden in Reichweite geben.',
    ],
    example: 'Vorn hat 3 FOKUS und erhält FOKUS 2: Er hat danach 4, das fünfte Plättchen verfällt.',
  },
  shield: {
    gist: 'X Plättchen (höchstens 4); jedes fängt 1 Schaden ab und muss eingesetzt werden, sobald es hilft.',
    text: [
      'Trifft die Figur verhinderbarer Schaden, gibt sie so viele SCHILD-Plättchen ab, wie den Schaden noch senken. Aufsparen ist nicht erlaubt; was übrig ist, bleibt liegen. Schilde schützen nur ihren Besitzer.',
      'Die Reihenfolge steht fest: erst Schilde, dann [[prevent]] aus Reaktionen, zuletzt LP (D10). Gegen [[non-preventable|nicht-verhinderbaren]] Schaden nützen Schilde nichts und werden auch nicht verbraucht.',
      'Auch Monster, [[companions|Gefährten]] und [[pet|Begleittiere]] können Schilde haben; für sie gilt dasselbe.',
    ],
    missed: [
      'Auch wenn die Schilde alles auffangen, darfst du noch eine [[reaction]] benutzen: Es zählt nur die [[threat]].',
      'Mit einer Reaktion zuerst zu verhindern und die Schilde zu behalten, geht nicht.',
    ],
    example:
      'Maya hat 2 Schilde, 3 Schaden kommen: Beide Schilde gehen weg, 1 Schaden bleibt. Den nimmt sie hin oder verhindert ihn.',
  },
  fury: {
    gist: 'Nach einem Treffer 1 Plättchen abwerfen: +1 Schaden; nur 1 pro Zug oder Reaktion.',
    text: [
      'Trifft dein [[weapon-attack]] oder [[spell-attack]], darfst du 1 WUT-Plättchen abwerfen und dieser Angriff macht 1 Schaden mehr. Pro Zug ist nur ein Plättchen erlaubt, ebenso pro [[reaction]]. WUT ist [[stackable|stapelbar]] bis 4.',
    ],
    missed: [
      'Du entscheidest erst nach dem Treffer; ein Fehlschlag kostet dich nichts.',
      'Es ist [[x-dmg|Bonusschaden]]: Ein [[critical-hit|kritischer Treffer]] verdoppelt ihn mit.',
    ],
  },
  ki: {
    gist: 'Als kleine Aktion 1 KI abwerfen und sofort einen Waffenangriff mit +0 TRF machen, 1x pro Zug.',
    text: [
      'Du bekommst X KI-Plättchen, höchstens 4 liegen zugleich. In deinem Zug darfst du als eigene [[small-actions|kleine Aktion]] genau 1 davon ausgeben und damit 1 [[weapon-attack]] mit +0 TRF ausführen. Mehr als 1 KI pro Zug ist nie erlaubt.',
      'Das geht auch, wenn du [[engaged|im Kampf gebunden]] bist. Weil du dafür keinen eigenen Aktionswürfel legst, gilt die [[weapon-range]]: Mit einer Fernkampf- oder Unterstützungswaffe kannst du gebunden trotzdem nicht angreifen (W6).',
    ],
    missed: ['Der KI-Angriff zählt weder als [[cube-action]] noch als [[focus-technique]].'],
  },
  'fruit-of-life': {
    gist: 'Ressource und Verbrauchsgut zugleich: abwerfen und dich selbst um 2 LP heilen.',
    text: [
      'Das Plättchen liegt auf deinem Heldentableau und braucht keinen Platz in der [[bag|Tasche]]; 4 sind das Maximum. Mit der kleinen Aktion [[use-consumable]] wirfst du es ab: [[self]], [[heal]] 2.',
      'Mit [[exchange-items]] kannst du ein Plättchen einem angrenzenden Helden geben oder von ihm nehmen.',
    ],
    missed: [
      'Es ist dieselbe kleine Aktion wie beim Trank: pro Zug entweder Frucht oder anderes Verbrauchsgut.',
      'Essen geht auch [[engaged|gebunden]], tauschen nicht.',
    ],
  },
  'bonus-tokens': {
    gist: 'Erinnerung an dauerhafte Vorteile wie +1 Schaden oder +1 Bewegung; ohne Obergrenze.',
    text: [
      'Vorteile ändern einen Wert dauerhaft. Für sie gibt es drei Plättchen: [[additional-damage|+1 Schaden]], [[additional-movement|+1 Bewegung]] und [[additional-hp|+30 LP]]. Ihre Zahl ist nicht begrenzt, und ausgegeben werden sie nicht.',
      'Bei Monstern liegen sie in der Farbzeile auf dem [[monster-board]], zum Beispiel nach [[evolve]]. Wird das Monster besiegt, kommen sie weg.',
    ],
    missed: [
      'Die Grenze von 4 gilt nur für [[stackable|stapelbare]] Zustände und Ressourcen, nicht hier.',
    ],
  },
  'additional-damage': {
    gist: 'Jedes Plättchen: +1 Schaden auf die Angriffe dieser Figur, dauerhaft und ohne Grenze.',
    text: [
      'Das Plättchen zeigt einen bleibenden Schadensbonus an, zum Beispiel zwei Stück nach jedem [[evolve]]. Alle zusammen werden zum [[monster-damage|Schaden der Karte]] gezählt.',
    ],
    missed: [
      'Entscheidung der App (R3): [[attack-cards|Angriffskarten]] eines Kommandanten werden dadurch nicht stärker.',
    ],
    example: 'Ein Monster mit 4 Schaden, das sich zweimal entwickelt hat, trifft für 8.',
  },
  'additional-movement': {
    gist: 'Jedes Plättchen: 1 Bewegungspunkt mehr bei jeder Bewegung, dauerhaft und ohne Grenze.',
    text: [
      'Das Plättchen erinnert an [[x-movement]]: Wann immer die Figur eine [[move|Bewegung]] erhält, kommt je Plättchen 1 Punkt dazu. Monster bekommen es vor allem durch [[evolve]].',
    ],
    missed: ['[[large-monster|Große Monster]] gehen mit jedem Punkt eine ganze Zone weiter.'],
    example: 'Bewegung 2 auf der Karte und ein Plättchen: 3 Punkte pro Zug.',
  },
  'additional-hp': {
    gist: 'Merkhilfe für die vielen LP eines Kommandanten: Jedes Plättchen steht für 30 LP, ohne Obergrenze.',
    text: [
      'Ein [[commander]] kann sehr viele LP haben: Wert auf der Karte mal (vorgegebene Zahl plus Anzahl der Helden) (D15). Damit ihr sie festhalten könnt, gibt es dieses Plättchen als [[bonus-tokens|Vorteil]] ohne Begrenzung. Eine nähere Regel dazu hat das Buch nicht.',
    ],
    missed: [
      'Kommandanten dürfen durch Heilung über ihren Startwert steigen: Ein Maximum haben sie nicht.',
    ],
    example:
      'Bane hat bei drei Helden und „KS 2+S“ 7 × 5 = 35 LP. Das könnt ihr als 1 Plättchen und den Würfel auf 5 zeigen.',
  },
  'interaction-token': {
    gist: 'Ort oder Person zum Ansprechen, mit 1 oder 2 Ladungen; jede Nutzung kostet eine davon.',
    text: [
      'Der Aufbau sagt, mit welcher Seite (1 oder 2 Ladungen) das Plättchen liegt und welche Seite im Interaktionsbuch dazugehört. Steht dein Held daneben (auch diagonal), löst du es mit der kleinen Aktion [[interact]] aus.',
      'Nach jeder Interaktion sinkt die Ladung um 1; bei 0 kommt das Plättchen vom Spielplan. Jede Möglichkeit der Szene wählt ihr pro Abenteuer nur einmal (V4).',
    ],
    missed: [
      'Es ist ein [[solid-objects|Hindernis]], auch für [[large-monster|große Monster]], und lässt sich nicht mit [[telekinesis]] verschieben.',
    ],
  },
  'event-token': {
    gist: 'Markiert eine besondere Stelle; was dort geschieht, sagt das Abenteuer. Es ist ein Hindernis.',
    text: [
      'Ihr legt das Ereignisplättchen genau dorthin, wo Aufbau, Tür oder Anweisung es zeigen. Eine feste Bedeutung hat es nicht: Wann und wie das Ereignis losgeht, erklärt der Text, der es ins Spiel bringt.',
      'Solange dort nichts anderes steht, ist es wie jedes [[object]] ein [[solid-objects|Hindernis]]: Niemand läuft hindurch oder bleibt darauf stehen.',
    ],
  },
  'time-token': {
    gist: 'Anzeiger ohne eigene Regel: Wozu er dient, sagt die Anweisung, die ihn verlangt.',
    text: [
      'Das Regelbuch zeigt das Zeitplättchen nur in der Übersicht der Objekte und Anzeiger und sagt sonst nichts dazu. Wo ihr es hinlegt und was es bewirkt, steht im Abenteuer oder auf der Karte, die es verlangt. Liegt es auf dem Spielplan, ist es ohne andere Angabe ein [[solid-objects|Hindernis]] wie jedes [[object]].',
    ],
  },
  'initiative-token': {
    gist: 'Liegt auf der Karte, die gerade am Zug ist, und wandert danach zur nächsten Karte nach rechts.',
    text: [
      'Zu Beginn liegt es auf der Karte ganz links in der oberen Reihe der [[initiative-track|Initiativeleiste]]; ist die Reihe leer, auf der ersten Karte unten. Nach jedem Zug geht es eine Karte weiter, nach der oberen Reihe an den Anfang der unteren.',
      'Nach der letzten Karte unten kehrt es zum Anfang zurück und eine neue [[round|Runde]] beginnt. Liegen mehrere Karten am selben Platz, entscheidet der [[party-leader]].',
    ],
    missed: [
      'Bei Monstern wartet es, bis alle Figuren dieser Karte gezogen haben.',
      'Eine Karte, die an einen schon überschrittenen Platz kommt, ist erst nächste Runde dran (I2).',
    ],
  },
  npc: {
    gist: 'Nicht-Spieler-Charakter: immer ein Hindernis, ohne eigene Karte ohne Zustände und Ressourcen.',
    text: [
      'Ein NSC-Plättchen steht entweder für einen [[companions|Gefährten]] mit eigener Karte oder für eine unbeteiligte Person des Abenteuers. Beide sind [[character|Charaktere]] und belegen 1 Feld.',
      'Unbeteiligte sind für Monster normalerweise keine Gegner. Nur für Monster mit [[slaughter]] sind sie das primäre Ziel, noch vor allen Helden (K3). Ohne eigene Karte nehmen sie keine Plättchen an (D20).',
    ],
    missed: [
      'Durch Gefährten dürft ihr hindurchlaufen, sie sind [[ally|Verbündete]]; durch unbeteiligte NSC nicht.',
      'Auch ein großes Monster darf eine Zone mit einem NSC nicht betreten.',
    ],
  },
  'pink-cubes': {
    gist: 'Pink zeigt die LP der Helden, Weiß die LP der Monster und erlernte Klassenfertigkeiten.',
    text: [
      'Beide sind nur Anzeiger und **keine** [[action-cubes|Aktionswürfel]]. Der pinke Würfel liegt auf der LP-Leiste deines Heldentableaus: nach links bei Verlust, nach rechts bei Heilung.',
      'Weiße Würfel markieren die LP jedes Monsters auf dem [[monster-board]] und liegen auf jeder [[class-skills|Klassenfertigkeit]], die du gelernt hast.',
    ],
  },
  'monster-board': {
    gist: 'Zwölf Farbzeilen für zwölf Monster: LP, Zustände und Vorteile; gezogen wird von oben nach unten.',
    text: [
      'Jede Monsterfigur steckt in einer [[base-colours|Farbbasis]] und hat die Zeile dieser Farbe. Ein weißer Würfel zeigt ihre LP, daneben liegen ihre Zustände, Ressourcen und [[bonus-tokens|Vorteile]]. Auf beiden Tableaus zusammen ist Platz für 12 Monster.',
      'Mehrere Figuren einer Karte ziehen in der Reihenfolge der Zeilen, von oben nach unten. Bei 0 LP verlässt die Figur den Plan und ihre Plättchen das Tableau. Ein [[boss]] hat ein eigenes Tableau mit drei Würfeln für Hunderter, Zehner und Einer.',
    ],
  },
  'hero-board': {
    gist: 'Dein Tableau: LP, 8 Fähigkeiten, 2 Fokustechniken, Würfel, 4 Ausrüstungsplätze, Tasche für 2.',
    text: [
      'Auf der LP-Leiste ist der hervorgehobene Wert dein Start und zugleich dein Maximum, das nie über 16 steigt. Dazu kommen 8 [[hero-skills|Heldenfähigkeiten]] (eine davon [[passive|passiv]]) und 2 [[focus-technique|Fokustechniken]].',
      'Zwei Bereiche trennen verfügbare und [[expend|verbrauchte]] Aktionswürfel; im zweiten steht auch die [[movement-for-cube|Zusatzbewegung]]. Rechts legst du [[equipment|Ausrüstung]] an: Waffe, Nebenhand, Rüstung, Schmuckstück. Unten stehen die [[allowed-gear]] und die [[bag]] für 2 Gegenstände.',
      'Das Tableau nennt außerdem Rasse, Klasse und [[path|Heldenpfad]]. Zustände und Ressourcen deines Helden legst du einfach darauf.',
    ],
  },
};
