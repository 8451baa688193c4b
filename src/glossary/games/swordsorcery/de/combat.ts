import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_COMBAT as DATA } from '../data/combat';

export const SWORDSORCERY_COMBAT_DE: CategoryWords<typeof DATA> = {
  engaged: {
    gist: 'Steht ein Gegner in deiner Zone, darfst du mit allem nur Figuren in dieser Zone als Ziel wählen.',
    text: [
      'Das gilt für Angriffe, Fähigkeiten und Gegenstände, auch wenn ihre [[range|Reichweite]] weiter trüge.',
      'Gebunden darfst du außerdem nicht [[bash|aufbrechen]], [[reorganize-equipment|umrüsten]], [[exchange-items|tauschen]], [[search|durchsuchen]] und nichts [[pick-up-drop|aufnehmen oder ablegen]]. Weggehen kannst du: siehe [[evade]].',
    ],
    missed: [
      'Auch ein Bogenschütze ist gebunden: Er schießt nur auf Ziele in der eigenen Zone.',
      'Auch Fähigkeiten und Gegenstände reichen dann nicht weiter.',
    ],
  },
  attack: {
    gist: 'Zwei Hälften: Attacke (würfeln, Eigenschaften, Treffer zählen), dann Verteidigung bis zu den Wunden.',
    text: [
      '**Attacke**: [[attack-roll|Angriffswurf]], dann [[properties|Eigenschaften]] und [[supremacy|Überlegenheit]], dann [[hits|Treffer]] zählen.',
      '**Verteidigung**: [[vulnerability|Verwundbarkeit]] und [[resistance|Widerstand]], dann [[armour|Rüstung]], dann [[magic-shields|magische Schutzschilde]], dann [[defence-roll|Verteidigungswurf]], dann Eigenschaften. Was nach den [[shield-symbol|Abwehrsymbolen]] bleibt, wird zu [[wound|Wunden]].',
      '[[lethal-hits|Tödliche Treffer]] handelt ihr vor den gewöhnlichen ab.',
    ],
    example:
      '4 Treffer gegen Rüstung 1 und 2 Verteidigungswürfel mit 1 Abwehrsymbol: 3 bleiben, 2 Würfel, am Ende 2 Wunden.',
  },
  'attack-roll': {
    gist: 'Erster Schritt der Attacke: die Würfel deiner Waffe; ganz ohne Waffe ein blauer Würfel.',
    text: [
      'Welche Würfel du wirfst, zeigt die Waffe oder Fähigkeit. Ein Held ohne Waffe greift mit einem [[blue-die|blauen Würfel]] an. Danach verändern [[properties|Eigenschaften]] und [[supremacy|Überlegenheit]] das Ergebnis, erst dann zählt ihr die [[hits|Treffer]].',
    ],
  },
  'blue-die': {
    gist: 'Würfel der Verteidigung; mit einem greift auch an, wer keine Waffe hat.',
    text: [
      'Beim [[defence-roll|Verteidigungswurf]] rollt je verbliebenem Treffer einer, bis zur Grenze des Ziels. Ohne Rüstung verteidigt sich ein Held mit einem, und ein Unbewaffneter macht damit seinen [[attack-roll|Angriffswurf]]. Welche Seiten der Würfel hat, steht nicht in der Kurzübersicht.',
    ],
  },
  properties: {
    gist: 'Effekte von Gegenständen und Fähigkeiten, die Attacke oder Verteidigung verändern.',
    text: [
      'Für die Attacke setzt ihr sie nach dem [[attack-roll|Angriffswurf]] ein, für die Verteidigung nach dem [[defence-roll|Verteidigungswurf]]. Eine weitere Art kommt schon ganz am Anfang der Verteidigung dran, zusammen mit [[vulnerability|Verwundbarkeit]] und [[resistance|Widerstand]]; ihr Symbol ist in der Vorlage verloren.',
    ],
    missed: ['Zwei Eigenschaften gleichen Namens wirken nicht doppelt ([[golden-rules]]).'],
  },
  supremacy: {
    gist: '+1 Treffer für den Angreifer, wenn seine Seite die Zone des Ziels beherrscht.',
    text: [
      'Gezählt wird in der Zone des Ziels, nicht in der des Angreifers: Dort müsst ihr mindestens doppelt so viele Figuren haben ([[dominate-area]]). Bloßes [[control-area|Kontrollieren]] reicht nicht. Der Bonus gilt genauso für die Gegner. Das Symbol fehlt in der Vorlage; gemeint ist ein Treffer.',
    ],
    missed: [
      'Auch ein Schütze aus der Ferne profitiert, wenn seine Gefährten die Zone des Ziels beherrschen.',
    ],
    example:
      'Zwei Helden und ein Gegner in einer Zone: Jeder Angriff der Helden auf ihn hat 1 Treffer mehr.',
  },
  hits: {
    gist: 'Ergebnis der Attacke nach allen Änderungen; was die Verteidigung übrig lässt, wird zu Wunden.',
    text: [
      'Erst kommen [[properties|Eigenschaften]], [[focus|Vorbereiten]] und [[supremacy|Überlegenheit]] dazu, dann zählt ihr. Davon gehen [[armour|Rüstung]], [[magic-shields|Schutzschilde]] und [[shield-symbol|Abwehrsymbole]] ab; jeder verbleibende Treffer ist 1 [[wound|Wunde]]. [[lethal-hits|Tödliche Treffer]] zählt ihr getrennt.',
    ],
  },
  vulnerability: {
    gist: 'Erster Schritt der Verteidigung: Ist das Ziel gegen diesen Angriff verwundbar, zählt das noch vor der Rüstung.',
    text: [
      'Ihr prüft Verwundbarkeit und [[resistance|Widerstand]] zusammen, bevor [[armour|Rüstung]] und Würfel an die Reihe kommen. Wogegen eine Figur verwundbar ist und was das bewirkt, sagt die Kurzübersicht nicht; seht auf ihrer Karte und im Regelbuch nach.',
    ],
  },
  resistance: {
    gist: 'Erster Schritt der Verteidigung: Widerstand gegen diese Art Angriff zählt vor Rüstung und Würfeln.',
    text: [
      'Geprüft wird er gemeinsam mit der [[vulnerability|Verwundbarkeit]]. Wogegen er hilft und wie viel, sagt die Kurzübersicht nicht; seht auf der Karte der Figur und im Regelbuch nach.',
    ],
  },
  armour: {
    gist: 'Zieht ihren Wert von den gewöhnlichen Treffern ab; nicht bei tödlichen und nicht bei Niedergeschmetterten.',
    text: [
      'Zweiter Schritt der Verteidigung: Treffer minus Rüstungswert. Gegen [[lethal-hits|tödliche Treffer]] zählt sie gar nicht. Ist das Ziel [[knocked-down|niedergeschmettert]], ist der Wert 0.',
      'Ein Held, der keine Rüstung trägt, wirft beim [[defence-roll|Verteidigungswurf]] immerhin einen blauen Würfel.',
    ],
    example: '4 Treffer gegen Rüstung 1: 3 bleiben. Liegt das Ziel am Boden, bleiben alle 4.',
  },
  'magic-shields': {
    gist: 'Jeder Marker hält einen verbliebenen Treffer auf, auch einen tödlichen, und ist dann weg.',
    text: [
      'Sie kommen nach der [[armour|Rüstung]] und vor dem [[defence-roll|Verteidigungswurf]]. Weil [[lethal-hits|tödliche Treffer]] zuerst abgehandelt werden, verbrauchen diese auch die Schilde zuerst.',
    ],
    missed: ['Gegen Wunden, die eine Figur [[suffer|erleidet]], helfen sie nicht.'],
    example:
      '2 tödliche und 2 gewöhnliche Treffer, 1 Schild, Rüstung 1: Der Schild fängt 1 tödlichen ab (1 Wunde), von den gewöhnlichen bleibt 1 für den Würfel.',
  },
  'defence-roll': {
    gist: 'Ein blauer Würfel je verbliebenem Treffer, höchstens so viele, wie das Ziel hat; ein Held ohne Rüstung hat einen.',
    text: [
      'Vierter Schritt der Verteidigung, nach [[armour|Rüstung]] und [[magic-shields|Schutzschilden]]. Die Grenze steht beim Ziel. Nach dem Wurf kommen [[properties|Eigenschaften]] der Verteidigung, erst dann nimmt jedes [[shield-symbol|Abwehrsymbol]] einen Treffer weg. [[lethal-hits|Tödliche Treffer]] überspringen diesen Wurf.',
    ],
    missed: ['Ihr würfelt nicht immer alle Würfel: Bleibt nur 1 Treffer, rollt nur 1 Würfel.'],
  },
  'shield-symbol': {
    gist: 'Jedes gewürfelte Abwehrsymbol entfernt einen gewöhnlichen Treffer; gegen tödliche hilft es nicht.',
    text: [
      'Ihr zieht sie nach dem [[defence-roll|Verteidigungswurf]] und den [[properties|Eigenschaften]] der Verteidigung von den verbliebenen Treffern ab. Was übrig ist, wird zu [[wound|Wunden]].',
    ],
  },
  wound: {
    gist: 'Je Treffer, den die Verteidigung übrig lässt, eine Wunde; auch Zustände, Feuer und Gelände verwunden.',
    text: [
      'Am Ende des [[attack|Angriffs]] erleidet das Ziel so viele Wunden, wie Treffer übrig sind. Ohne Angriff verwunden dich [[poisoned|Gift]], [[fire|Feuer]], der [[condition-x|Zustand X]], ein [[duplicate-condition|doppelter Zustand]] und [[dangerous-terrain|gefährliches Gelände]]. Wie viele du aushältst, steht bei deinem Helden.',
    ],
  },
};
