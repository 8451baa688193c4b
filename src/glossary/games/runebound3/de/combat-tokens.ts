import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_COMBAT_TOKENS as DATA } from '../data/combat-tokens';

export const RUNEBOUND3_COMBAT_TOKENS_DE: CategoryWords<typeof DATA> = {
  'combat-tokens': {
    gist: 'Doppelseitige Marker, die im Kampf geworfen werden; es zählt nur die Seite, die oben liegt.',
    text: [
      'Das [[large-and-small-symbol|große Symbol]] gibst du als Kampfaktion aus. Alles, was sich auf Marker oder Symbole bezieht, meint die sichtbare Seite. Marker [[cast|werfen]], [[flip|umdrehen]] oder [[recast|neu werfen]]: Solche Effekte betreffen nur Kampfmarker, nie Gold oder Schaden. Aus dem Pool kann man sie auch [[remove|entfernen]].',
      'Zielt eine Fähigkeit auf alle Marker eines Symbols, trifft sie alle Werte. Marker außerhalb des [[combat-pool|Kampfpools]] sind [[spent-tokens|ausgegeben]] und kein Ziel, wenn es nicht dasteht.',
    ],
  },
  'starting-combat-tokens': {
    gist: 'Die Marker, die laut Heldenkarte fest zum Helden gehören; sie lassen sich nicht tauschen.',
    text: [
      'Du bekommst sie beim Aufbau und wirfst sie in jedem Kampf alle, zusammen mit denen deiner [[assets|Ausrüstung]]. [[trade-with-heroes|Tauschen]] kannst du sie nicht.',
    ],
  },
  'enemy-tokens': {
    gist: 'Fünf Marker, die jeder Feind wirft; dazu in Akt 2 der Elite-Marker, beim Endgegner noch sein eigener.',
    text: [
      'Alle [[enemies|Feinde]] benutzen dieselben fünf. Akt 1: 5 Marker. Akt 2: 6 mit dem [[elite-token]]. [[villain|Endgegner]]: 7.',
      'Welche Symbole sie tragen, steht auf den Markern selbst; das Handbuch zählt sie nicht auf.',
    ],
  },
  'elite-token': {
    gist: 'Sechster Marker aller Feinde in Akt 2; Endgegner werfen ihn immer.',
    text: [
      'Er kommt zu den fünf [[enemy-tokens|Feindmarkern]] hinzu, sobald [[acts|Akt 2]] läuft. Im Kampf gegen den [[villain|Endgegner]] ist er stets dabei.',
      'Eine Seite hat den Wert 2; welche Symbole die Seiten zeigen, ist im vorliegenden Text verloren gegangen. Schaut auf den Marker.',
    ],
  },
  'combat-pool': {
    gist: 'Deine geworfenen, noch nicht ausgegebenen Kampfmarker; nur sie kannst du nutzen und nur sie sind Ziele.',
    text: [
      'Nach dem [[cast|Werfen]] bilden alle deine Marker den Pool. Was du ausgibst oder was [[remove|entfernt]] wird, verlässt ihn bis zur nächsten Kampfrunde; dann werfen alle wieder alles.',
    ],
  },
  'spent-tokens': {
    gist: 'Jeder Kampfmarker außerhalb des Pools, ausgegeben oder entfernt; kein Ziel, außer ein Effekt nennt ihn.',
    text: [
      'Ob du den Marker selbst ausgegeben hast oder er [[remove|entfernt]] wurde, macht keinen Unterschied. Nur Fähigkeiten, die ausdrücklich ausgegebene Marker nennen, dürfen ihn wählen. In der nächsten Kampfrunde wird er wieder mitgeworfen.',
    ],
    missed: [
      'Kosten werden vor dem Effekt bezahlt: Eine [[surge-abilities|Energiefähigkeit]], die ausgegebene Marker neu werfen lässt, darf die eben bezahlte Energie wählen.',
    ],
  },
  'large-and-small-symbol': {
    gist: 'Das große Symbol gilt und wird ausgegeben; das kleine verrät nur, was auf der Rückseite ist.',
    text: [
      'Das kleine Symbol kannst du weder ausgeben noch darf eine Fähigkeit darauf zielen. Es hilft bei der Frage, ob sich [[flip|Umdrehen]] lohnt.',
    ],
  },
  cast: {
    gist: 'Marker in beiden Händen schütteln und wie Würfel auf den Tisch werfen; die Oberseite zählt.',
    text: [
      'In der [[cast-phase]] werft ihr alle Kampfmarker gleichzeitig. Einen einzelnen Marker darfst du auch mit dem Daumen hochschnippen.',
      'Findet die Mehrheit einen Wurf [[fair-toss|nicht zufällig genug]], wird er wiederholt.',
    ],
  },
  'fair-toss': {
    gist: 'Hält die Mehrheit der Spieler einen Wurf für nicht zufällig genug, muss er wiederholt werden.',
    text: [
      'Das gilt für jedes [[cast|Werfen]] von Markern. Es entscheidet die Mehrheit aller am Tisch, nicht nur die beiden Kämpfenden.',
    ],
  },
  recast: {
    gist: '1 Marker aus dem Kampfpool noch einmal werfen; jeder wirft seine eigenen Marker.',
    text: [
      'Erlaubt eine Fähigkeit es, nimmt der Besitzer den Marker aus dem [[combat-pool|Pool]] und [[cast|wirft]] ihn. Sagt sie nicht, wessen Marker, darfst du einen beliebigen Spieler wählen.',
      'Ein Marker, auf dem ein anderer liegt, ist geschützt. Der obere darf neu geworfen werden und kommt danach wieder obenauf ([[doubler]]).',
    ],
    missed: ['[[spent-tokens|Ausgegebene Marker]] nur, wenn die Fähigkeit sie nennt.'],
  },
  flip: {
    gist: 'Einen noch nicht ausgegebenen Kampfmarker auf seine andere Seite drehen.',
    text: [
      'Meist geschieht das durch [[agility-symbol|Flinkheit]]. Was auf der anderen Seite wartet, zeigt das [[large-and-small-symbol|kleine Symbol]].',
      'Liegt ein anderer Marker darauf, geht es nicht; der obere eines Stapels darf gedreht werden und kommt wieder obenauf.',
    ],
  },
  remove: {
    gist: 'Der Marker kommt zur Seite, als wäre er ausgegeben; in der nächsten Kampfrunde wird er wieder geworfen.',
    text: [
      'Entfernte Marker gelten als [[spent-tokens|ausgegebene Marker]]: nicht mehr im [[combat-pool|Pool]], kein Ziel ohne ausdrückliche Nennung. Verloren sind sie nicht.',
    ],
  },
  doubler: {
    gist: 'Kampfaktion: 1 anderen eigenen Marker darauflegen; er zählt doppelt, beide werden zusammen ausgegeben.',
    text: [
      'Das Darauflegen ist eine [[combat-actions|Kampfaktion]], das Ausgeben danach eine weitere. Mehr als zwei Marker liegen nie übereinander.',
      'Der obere darf umgedreht, neu geworfen (er kommt zurück obenauf) oder entfernt werden. Der untere ist, solange er bedeckt ist, gegen alle Effekte gefeit.',
      'Nicht geregelt: was mit dem Doppel-Symbol geschieht, wenn der obere Marker entfernt wird. Naheliegend ist, dass es frei liegt und wieder benutzt werden kann.',
    ],
    missed: ['[[agility-symbol|Flinkheit]] zu verdoppeln bringt nichts: Man gibt immer nur 1 aus.'],
    example:
      'Ein Marker mit 2 körperlichem Schaden auf dem Doppel-Symbol: 4 Schaden in einer Kampfaktion.',
  },
  'agility-symbol': {
    gist: 'Kampfaktion: 1 ausgeben und 1 eigenen Marker umdrehen oder 1 Marker des Gegners neu werfen lassen.',
    text: [
      'Du wählst den Marker, auch den gegnerischen; er muss noch im [[combat-pool]] liegen. [[recast|Geworfen]] wird er von seinem Besitzer.',
      'Je Kampfaktion nur 1 Flinkheit. Sie auf ein [[doubler]] zu legen ist erlaubt, aber nutzlos.',
    ],
    missed: [
      'Das Glossar spricht nur von Helden, die Kurzübersicht dagegen beschränkt allein die Schadensarten auf eine Seite: Danach darf auch der Feind Flinkheit nutzen.',
      'Im Index des Handbuchs fehlt dieses Stichwort als einziges.',
    ],
  },
  'surge-symbol': {
    gist: 'Kampfaktion: Energie ausgeben, um eine Energiefähigkeit auszulösen.',
    text: [
      'Wie viel nötig ist, steht vor der [[surge-abilities|Energiefähigkeit]]. Ohne passende Fähigkeit nützt dir das Symbol nichts.',
    ],
  },
  'surge-abilities': {
    gist: 'Kampfaktion: mindestens die geforderte Energie ausgeben; jede Fähigkeit höchstens einmal je Kampfrunde.',
    text: [
      'Fähigkeiten mit Energiesymbol davor löst du mit [[surge-symbol|Energie]] aus deinem [[combat-pool]] aus. Du darfst mehr ausgeben als verlangt, der Überschuss verfällt. Alle sind freiwillig.',
      'Erst zahlen, dann wirkt der Effekt: Lässt er ausgegebene Marker neu werfen, darf die gerade bezahlte Energie dabei sein.',
      'Löst eine andere Fähigkeit eine Energiefähigkeit mit [[x|X]] aus, ist X gleich 1, wenn nichts anderes dasteht.',
    ],
    missed: [
      'Die Texte reden von Helden und deren Karten; ob Feinde ihre Energiefähigkeiten genauso nutzen, steht nicht ausdrücklich da. Die Kurzübersicht schränkt Energie aber nicht auf Helden ein.',
    ],
  },
  'shield-symbols': {
    gist: 'Würdest du im Kampf Schaden nehmen, wehrt jedes ausgegebene Schild 1 davon ab, gleich welcher Art, ohne Kampfaktion.',
    text: [
      'Sobald dir im Kampf Schaden droht, gibst du beliebig viele Schilde aus: je 1 Schaden weniger, ob körperlich, magisch oder feindlich, auch aus Energie- und anderen Fähigkeiten. Es ist freiwillig und geht auch nach dem [[pass|Passen]].',
      'Keine Schilde gegen: Schaden, der „nicht abgewehrt werden kann“; Schaden aus Fähigkeiten zu [[engage|Kampfbeginn]]; Schaden außerhalb eines Kampfes.',
    ],
    missed: [
      'Das Glossar sagt „Helden“, die Kurzübersicht spricht allgemein von jedem, der im Kampf Schaden nähme: Danach nutzen auch Feinde ihre Schilde.',
      'Schildmarker mit einem Wert über 1 bespricht das Glossar nicht; laut Kurzübersicht zählen die Symbole.',
    ],
  },
  'dash-symbols': {
    gist: 'Keine Wirkung und nicht ausgebbar; goldene Striche zählen aber für die Initiative.',
    text: [
      'Ein Strich ist eine Niete, bis du den Marker [[flip|umdrehst]] oder [[recast|neu wirfst]]. Ist er golden, hilft er bei der [[initiative]].',
    ],
    missed: ['Hast du nur noch Striche und nichts anderes zu tun, musst du [[pass|passen]].'],
  },
};
