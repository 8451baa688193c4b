import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_CONDITIONS as DATA } from '../data/conditions';

export const SWORDSORCERY_CONDITIONS_DE: CategoryWords<typeof DATA> = {
  'condition-token': {
    gist: 'Liegt auf der Karte der Figur; mehrere verschiedene zugleich sind möglich, derselbe nie zweimal.',
    text: [
      'Jeder Zustand endet nach seiner eigenen Regel: [[stunned]], [[blinded]], [[knocked-down]], [[poisoned]], [[slowed]], dazu zwei, deren Namen verloren sind ([[condition-x|X]] und [[condition-y|Y]]). Manche Fähigkeiten und Eigenschaften nehmen Marker früher weg; auch [[permanent-criticals|dauerhafte kritische Treffer]] zählen dann als Zustandsmarker.',
    ],
    missed: ['Helden und Gegner haben bei fast jedem Zustand verschiedene Regeln.'],
  },
  'duplicate-condition': {
    gist: 'Ein zweiter Marker derselben Art wird abgelegt, und die Figur erleidet stattdessen 1 Wunde.',
    text: [
      'Verschiedene Zustände dürfen nebeneinander liegen. Nur derselbe kommt nicht ein zweites Mal dazu. Für [[fire|Feuer]] gilt das nicht: Davon liegen beliebig viele Marker.',
    ],
    example: 'Ein vergifteter Held wird noch einmal vergiftet: neuer Marker weg, 1 Wunde.',
  },
  stunned: {
    gist: 'Held: Zug endet sofort, der ganze nächste fällt aus. Gegner: nächste Aktivierung fällt aus, keine Angriffe.',
    text: [
      '**Held**: Was du gerade tust, ist vorbei, und deinen kompletten nächsten Zug überspringst du. Passive Fähigkeiten und [[properties|Eigenschaften]] wirken weiter. Danach kommt der Marker weg.',
      '**Gegner**: Er lässt seine gesamte nächste Aktivierung aus und macht bis dahin keinerlei Angriffe, auch keine [[reaction-attack|Gelegenheitsangriffe]]. Dann kommt der Marker weg.',
    ],
    missed: ['Stehen nur betäubte Gegner in deiner Zone, kannst du gefahrlos davonlaufen.'],
  },
  blinded: {
    gist: 'Held: vor jeder Aktion Rettungswurf, sonst ist sie verloren. Gegner: keine Angriffe, die Sicht brauchen.',
    text: [
      '**Held**: Vor jeder Aktion machst du einen [[save-roll|Rettungswurf]]. Gelingt er, läuft sie normal; misslingt er, geschieht nichts, und die Aktion ist trotzdem verbraucht. Wann der Zustand beim Helden endet, steht nicht in der Kurzübersicht.',
      '**Gegner**: Bei der nächsten Aktivierung folgt er der [[behaviour|Verhaltensweise]] mit der offenen Reichweite und greift nicht an, wo [[line-of-sight|Sichtlinie]] nötig wäre. Danach kommt der Marker weg.',
    ],
    missed: ['Ein misslungener Rettungswurf kostet dich die Aktion.'],
  },
  'save-roll': {
    gist: 'Wurf eines Helden gegen einen Zustand: bei Gift, um es loszuwerden, geblendet vor jeder Aktion.',
    text: [
      'Gelingt er in der Zeitphase, bist du [[poisoned|Gift]] los; die Wunden davor bekommst du trotzdem. [[blinded|Geblendet]] brauchst du ihn vor jeder einzelnen Aktion. Für Gegner nennt die Kurzübersicht keinen.',
      'Lücke: Wie er gewürfelt wird, erklärt die Kurzübersicht nicht; das steht im Regelbuch.',
    ],
  },
  'permanent-criticals': {
    gist: 'Bleiben bis zum Ende des Abenteuers oder bis die Figur stirbt; zählen als Zustandsmarker.',
    text: [
      'Fähigkeiten oder Eigenschaften, die [[condition-token|Zustandsmarker]] entfernen, dürfen auch sie wegnehmen. Was der Marker bewirkt, steht auf ihm. Gezogen wird er bei einem [[critical-hits|kritischen Treffer]].',
    ],
  },
  'knocked-down': {
    gist: 'Rüstung 0. Held: keine Kampfaktionen, bis 1 Bewegungspunkt oder Spurt. Gegner: bis seine nächste Aktivierung beginnt.',
    text: [
      '**Held**: keine [[combat-action|Kampfaktionen]], [[armour|Rüstungswert]] 0. Du stehst auf, sobald du 1 [[movement-point|Bewegungspunkt]] ausgibst oder den [[dash]] nutzt.',
      '**Gegner**: Rüstungswert 0, bis seine nächste Aktivierung beginnt; dann endet der Zustand von selbst. [[flying|Fliegende]] sind immun, auf beiden Seiten.',
      'Der Name fehlt in der Tabelle der Vorlage; er ergibt sich aus den anderen Stellen, die dieselbe Wirkung nennen.',
    ],
    missed: ['Wer noch Bewegung hat, braucht den Spurt nicht: 1 Punkt genügt.'],
  },
  flying: {
    gist: 'Fliegende Helden und Gegner können nicht niedergeschmettert werden.',
    text: [
      'Sie sind gegen [[knocked-down]] immun. Weitere Vorteile des Fliegens nennt die Kurzübersicht nicht.',
    ],
  },
  poisoned: {
    gist: 'Zeitphase: 1 oder 2 Wunden, je nach Marker. Held: danach Rettungswurf, Erfolg entfernt ihn. Gegner: bleibt.',
    text: [
      'Der Marker zeigt 1 oder 2; so viele Wunden [[suffer|erleidet]] die Figur in jeder [[time-phase|Zeitphase]].',
      '**Held**: Danach [[save-roll|Rettungswurf]]; gelingt er, ist das Gift weg. **Gegner**: kein Wurf, das Gift bleibt, bis er stirbt oder ein anderer Effekt den Marker nimmt.',
    ],
    missed: ['Die Wunden kommen vor dem Rettungswurf, auch wenn er gelingt.'],
  },
  slowed: {
    gist: 'Held: nächster Zug (und Rest des laufenden) nur eine Aktion plus freie. Gegner: nur der erste Satz.',
    text: [
      '**Held**: Du darfst nur genau eine Aktion machen, ob Bewegung, Angriff oder Standardaktion; [[free-action|freie Aktionen]] gehen weiter beliebig oft. Der Marker kommt am Ende deines nächsten Zuges weg.',
      '**Gegner**: Er wählt seine [[behaviour|Verhaltensweise]] wie immer, führt von ihr aber nur den ersten Satz aus. Danach kommt der Marker weg.',
    ],
    missed: [
      'Trifft es dich mitten im eigenen Zug, gilt es schon für dessen Rest und noch für den nächsten.',
    ],
  },
  'condition-x': {
    gist: 'Name verloren. Held: 1 Wunde zu Beginn jeder nicht freien Aktion; Gegner: 1 zu Beginn jeder Aktivierung.',
    text: [
      'In unserer Vorlage fehlt der Name dieses Zustands; vergleicht die Wirkung mit eurem Regelbuch.',
      '**Held**: Zu Beginn jeder Aktion erleidest du 1 Wunde, [[free-action|freie Aktionen]] ausgenommen. **Gegner**: 1 Wunde, sobald seine Aktivierung beginnt.',
      'Für beide gilt: In der nächsten [[time-phase|Zeitphase]] dreht ihr den Marker um, in der übernächsten kommt er weg.',
    ],
    example:
      'In Runde 2 bekommen: in der Zeitphase von Runde 3 umdrehen, in der von Runde 4 entfernen.',
  },
  'condition-y': {
    gist: 'Name verloren. Held: keine Standardaktionen bis zum Ende des nächsten Zuges; Gegner: eine Art Eigenschaft fällt aus.',
    text: [
      'Auch dieser Name fehlt in unserer Vorlage.',
      '**Held**: [[standard-action|Standardaktionen]] sind gesperrt; der Marker kommt am Ende deines nächsten Zuges weg. **Gegner**: Eine Art von [[properties|Eigenschaften]], deren Symbol verloren ist, darf er nicht einsetzen; der Marker kommt am Ende seiner nächsten Aktivierung weg.',
    ],
  },
  fire: {
    gist: 'Zeitphase: 1 Wunde je Feuermarker; danach geht Feuer I weg, und Feuer II wird zu Feuer I.',
    text: [
      'Feuer stapelt sich: Jeder neue Marker kommt auf die Karte der Figur, auch wenn dort schon welche liegen. Beide Stufen kosten in der [[time-phase|Zeitphase]] je 1 Wunde; der Unterschied ist nur die Dauer.',
    ],
    missed: [
      'Feuer II tut nicht mehr weh als Feuer I, es brennt eine Runde länger.',
      'Die Regel vom [[duplicate-condition|doppelten Zustand]] gilt für Feuer nicht.',
    ],
    example:
      'Ein Feuer I und ein Feuer II: erst 2 Wunden, in der nächsten Zeitphase 1, dann ist es vorbei.',
  },
  'area-of-effect': {
    gist: 'FlW 0 trifft in der Zone des Ziels jede Figur einer Seite, FlW 1 zusätzlich die in den Nachbarzonen.',
    text: [
      'Der Angriff wirkt auf alle Helden oder auf alle Gegner im Bereich, nicht nur auf das gewählte Ziel, und nie auf beide Seiten. Größere Werte als 1 erklärt die Kurzübersicht nicht.',
    ],
    missed: ['Die eigene Seite ist sicher: Es trifft nur die Seite des Ziels.'],
  },
  'lethal-hits': {
    gist: 'Kommen vor den gewöhnlichen dran; Rüstung und Abwehrsymbole helfen nicht, magische Schutzschilde schon.',
    text: [
      'Ihr überspringt für sie die Schritte 2 ([[armour|Rüstung]]) und 4 ([[defence-roll|Verteidigungswurf]]). Die anderen Schritte der Verteidigung gelten: Jeder [[magic-shields|magische Schutzschild]] hält einen auf. Da sie zuerst abgehandelt werden, verbrauchen sie die Schilde vor den gewöhnlichen Treffern.',
    ],
    example:
      '2 tödliche Treffer gegen 1 Schutzschild: Einer wird abgefangen, der andere ist 1 Wunde.',
  },
  'critical-hits': {
    gist: 'Hat der Angriff diese Eigenschaft und zeigt mindestens 1 ihres Symbols, zieht ihr sofort einen Marker für das Ziel.',
    text: [
      'Der Marker kommt auf die Karte des Ziels und wirkt, wie er sagt. Mehrere Symbole geben nicht mehr Marker. Welches Symbol zählt, ist in unserer Vorlage verloren. Manche Marker sind [[permanent-criticals|dauerhaft]].',
    ],
    missed: ['Ohne die Eigenschaft bringt das Symbol keinen Marker.'],
  },
};
