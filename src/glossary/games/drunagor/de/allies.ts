import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ALLIES as DATA } from '../data/allies';

export const DRUNAGOR_ALLIES_DE: CategoryWords<typeof DATA> = {
  companions: {
    gist: 'Eigene Karte, Robustheit statt LP; ziehen nach ihrem Helden und verlassen euch in der Lagerphase.',
    text: [
      'Gefährten stoßen durch die Geschichte zu euch. Jeder hat eine Karte, steht als [[npc|NSC-Plättchen]] auf dem Spielplan und wird von 1 Helden geführt, ist aber mit euch allen [[ally|verbündet]]. Ein Held darf mehrere haben, auch zusätzlich zu einem [[pet|Begleittier]].',
      'Im [[companion-turn|eigenen Zug]] bewegt sich ein Gefährte, dann greift er an. Er würfelt nicht; [[collateral-damage|Kollateraleffekte]] wirken nur, wenn Schaden ankommt. Einen zusätzlichen Zug bekommt er nie (F3).',
      'Er kann Schilde und Zustände bekommen, Ziel von [[prevent]] sein und [[engaged|gebunden]] werden. Gelände und Dunkelheit betreffen ihn. Besiegt wird er nur durch einen Treffer über seiner [[sturdiness]].',
    ],
    missed: [
      'Monster greifen ihn nur an, wenn sie keinen Helden angreifen können, oder nebenbei: [[attacked-allies]].',
      'Ohne Lagerphase, also in einem [[sequential-adventure|fortlaufenden Abenteuer]], bleibt er bei euch.',
    ],
  },
  pet: {
    gist: '1 LP, höchstens 1 je Held; zieht nach seinem Helden und verschwindet bei Schaden und am Abenteuerende.',
    text: [
      'Es gibt sechs: Wolf, Adler, Bär, Elementar, Hund und Drache. Ins Spiel kommen sie nur durch eine Fähigkeit mit [[activate]]. Im Grundspiel hat das zu Beginn nur Maya, für Wolf und Adler; die übrigen vier gehören zum Druiden einer Erweiterung.',
      'Im [[companion-turn|eigenen Zug]] bewegt es sich, dann greift es an, ohne zu würfeln. [[collateral-damage|Kollateraleffekte]] gibt es nur mit Schaden. Es kann Schilde und Zustände bekommen, Ziel von [[prevent]] sein und [[engaged|gebunden]] werden.',
      'Verliert es seinen einen LP, verschwindet es, darf aber später wieder beschworen werden (F2).',
    ],
    missed: [
      'Schon der Schaden der [[darkness-effect|Dunkelheit]] lässt es verschwinden; auch gefährliches Gelände trifft es.',
      'Anders als [[companions|Gefährten]] verschwindet es nach jedem Abenteuer, auch ohne Lagerphase.',
      'Manche Klassenfertigkeiten erlauben mehrere Begleittiere zugleich.',
    ],
  },
  activate: {
    gist: 'Beschwört das Begleittier neben dich; ist es schon im Spiel, macht es sofort einen zusätzlichen Zug.',
    text: [
      'Das genannte [[pet|Begleittier]] kommt auf ein freies Feld [[adjacent|angrenzend]] zu deinem Helden, seine Karte neben dein Tableau. Steht es bereits auf dem Spielplan, ist es sofort an der Reihe; nach deinem Zug kommt es trotzdem noch regulär dran.',
      'Nennt die Fähigkeit kein bestimmtes Tier, darfst du eines der 6 wählen.',
    ],
    missed: [
      'Das Beschwören selbst ist noch kein Zug: Ein neues Tier zieht nach deinem Helden oder wenn du es vorher noch einmal aktivierst.',
      'Beschwörst du ein zweites, verschwindet das erste (F2).',
      '[[companions|Gefährten]] lassen sich so nicht aktivieren.',
    ],
    example:
      'Maya beschwört mit der ersten Würfelaktion den Wolf und aktiviert ihn mit der zweiten: Er zieht sofort und nach ihrem Zug noch einmal.',
  },
  'companion-turn': {
    gist: 'Direkt nach ihrem Helden: erst bewegen, dann angreifen, ohne Wurf; die Reihenfolge mehrerer bestimmst du.',
    text: [
      'Sobald dein Held seinen Zug beendet hat, sind seine [[pet|Begleittiere]] und [[companions|Gefährten]] dran, in deiner Reihenfolge (I4). Du entscheidest alles für sie, nur eines ist fest: zuerst die Bewegung, danach der Angriff.',
      'Bewegt wird nach denselben Regeln wie bei Helden. Die Farbe des Angriffs gibt die Reichweite vor: Gelb [[melee|angrenzend]], Rot [[range|Reichweite 1]], Blau unbegrenzt. Wer [[engaged|gebunden]] ist, kann auch hier nicht im Fernkampf angreifen.',
    ],
    missed: [
      'Angreifen und dann weglaufen geht nicht (Ausnahme: [[flyby]]).',
      'Ein Begleittier kann durch [[activate]] schon im Zug deines Helden ziehen, ein Gefährte nie.',
    ],
  },
  sturdiness: {
    gist: 'Schaden bis zu diesem Wert wird ganz ignoriert; nur ein einzelner Treffer darüber besiegt den Gefährten.',
    text: [
      '[[companions|Gefährten]] haben statt LP diesen Wert. Was auf einmal höchstens so viel Schaden macht, prallt ab, auch [[non-preventable|nicht-verhinderbarer]] Schaden; nichts sammelt sich an. Ist der Schaden höher, ist der Gefährte sofort besiegt.',
      '[[shield|Schilde]] und [[prevent]] ziehen zuerst ab. Prallt ein Treffer ab, bleiben auch seine [[collateral-damage|Kollateraleffekte]] ohne Wirkung (D21).',
    ],
    missed: ['Genau gleich viel Schaden reicht nicht: Er muss die Robustheit übersteigen.'],
    example:
      'Robustheit 4: 5 Schaden besiegen den Gefährten, ein VERHINDERN 1 rettet ihn; dreimal 4 Schaden tun gar nichts.',
  },
  unique: {
    gist: 'Begleittier aus der Geschichte: nur mit seiner eigenen Fähigkeit zu beschwören, sonst wie jedes andere.',
    text: [
      'Ein einzigartiges [[pet|Begleittier]] kommt nur durch die besondere Fähigkeit ins Spiel, die zu ihm gehört. Steht es auf dem Spielplan, gelten alle üblichen Regeln.',
    ],
    missed: [
      'Ein allgemeines [[activate|AKTIVIERE 1 DEINER BEGLEITTIERE]] kann es nicht beschwören.',
    ],
  },
  flyby: {
    gist: 'Nach seinem Angriff muss das Begleittier auf ein freies Feld neben seinem Helden zurückspringen.',
    text: [
      'Das [[pet|Tier]] kehrt direkt nach dem Angriff zu dem Helden zurück, der es führt. Das zählt als [[jump]] mit [[unlimited-range|unbegrenzter Reichweite]]: Hindernisse und Gelände auf dem Weg sind egal, nur das Zielfeld wird betreten.',
    ],
    missed: ['Die Rückkehr ist Pflicht, auch wenn das Tier lieber beim Gegner bliebe.'],
  },
  'trick-or-treat': {
    gist: 'Zu Zugbeginn wählst du: 1 Held in Reichweite 1 heilt 2, oder 1 Monster bekommt BLUTEN, BRENNEN oder GIFT 2.',
    text: [
      'Sonderfähigkeit eines [[companions|Gefährten]]. Beginnt sein Zug, wählt der Spieler, der ihn führt, eine der beiden Seiten: Entweder bekommt 1 Held in [[range|Reichweite 1]] [[heal|HEILEN 2]], oder 1 Monster in Reichweite 1 erleidet nach Wahl [[bleed|BLUTEN 2]], [[burn|BRENNEN 2]] oder [[poison|GIFT 2]].',
    ],
    missed: ['Danach hat der Gefährte noch seinen ganzen Zug: Bewegung und Angriff.'],
  },
  'attacked-allies': {
    gist: 'Nur wenn ein Monster keinen Helden angreifen kann, oder wenn es sie neben seinen Helden mittreffen kann.',
    text: [
      'Ein Monster will immer möglichst viele Helden treffen; [[companions|Gefährten]] und [[pet|Begleittiere]] ändern daran nichts. Erreicht es keinen einzigen Helden, greift es so viele von ihnen an, wie es kann (T3).',
      'Trifft es Helden, nimmt es zusätzlich möglichst viele von ihnen mit, solange sich an den Helden als Zielen nichts ändert, etwa mit [[cleave]] (T4). Zwischen gleichwertigen Zielen wählt der [[party-leader|Anführer der Gruppe]].',
    ],
    missed: [
      'Ein Tier als Köder wirkt nicht: Solange es einen Helden angreifen kann, wählt das Monster ihn.',
      'Gebunden wird ein Fernkampf-Monster auch durch Begleiter neben ihm.',
    ],
    example:
      'Der Vollstrecker hat SPALTEN 2 und erreicht nur Jaheen. Steht der Adler dicht bei ihm, stellt er sich so, dass er beide trifft.',
  },
};
