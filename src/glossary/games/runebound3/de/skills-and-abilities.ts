import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_SKILLS_AND_ABILITIES as DATA } from '../data/skills-and-abilities';

export const RUNEBOUND3_SKILLS_AND_ABILITIES_DE: CategoryWords<typeof DATA> = {
  'skill-cards': {
    gist: 'Erst gegen Trophäen erlernen, dann wirken sie; auf der Hand dienen sie zum Entkräften.',
    text: [
      'Fertigkeiten auf der Hand wirken noch nicht. [[learn|Erlernte]] liegen offen neben deiner Heldenkarte, und ihre Fähigkeiten stehen dir zur Verfügung. Bezahlt wird mit [[trophies|Trophäen]] laut den [[orbs|Orbs]].',
      'Auf der Hand: nie mehr als dein [[hand-limit]], Überzähliges sofort ablegen. Freiwillig ablegen darfst du nichts. Erlernt: je Art höchstens so viele wie der Wert des [[attributes|Attributs]]; sind es einmal mehr, legst du sofort erlernte Karten ab, bis es passt. Anders wirst du Erlerntes nicht los.',
      'Ist der Stapel leer, wird der Ablagestapel neu gemischt. Das Grundspiel mischt sechs [[skill-sets|Sets]].',
    ],
    missed: [
      'Du darfst über die Grenze hinaus lernen. Hebt die neue Karte das Attribut nicht an, musst du dafür eine erlernte ablegen.',
    ],
  },
  learn: {
    gist: 'In deinem Zug vor oder nach jeder Aktion, ohne Aktion: Trophäen ausgeben, Handkarte offen auslegen.',
    text: [
      'Du darfst beliebig viele [[skill-cards|Fertigkeiten]] von der Hand lernen, auch noch nach deiner letzten Aktion und selbst [[defeated|besiegt]] oder [[delayed|aufgehalten]]. Mitten in einer Aktion geht es nicht, also weder im Kampf eines Abenteuers noch während des [[train|Trainierens]], bevor du auf dein [[hand-limit]] abgelegt hast.',
      'Je Art (Körper, Verstand, Geist) höchstens so viele, wie dein [[attributes|Attributswert]] beträgt.',
    ],
    missed: [
      'Lernst du besiegt eine Karte mit zusätzlicher Gesundheit, bist du nicht mehr besiegt und musst nicht ausruhen.',
    ],
  },
  orbs: {
    gist: 'Kosten oben auf der Fertigkeit: je farbigem Orb eine Trophäe dieser Art, je grauem eine beliebige.',
    text: [
      'Zum [[learn|Lernen]] legst du für jeden Orb eine passende [[trophy-types|Trophäe]] ab. Graue Orbs bezahlst du mit jeder Art.',
    ],
  },
  'skill-sets': {
    gist: 'Sechs Sets bilden den Fertigkeitenstapel des Grundspiels, jedes mit eigenem Symbol.',
    text: [
      'Es sind Runenmagie, Gunst der Götter, Freunde weit unten, Fernweh, Militärische Ausbildung und Stärke der Wildnis. Der Stapel besteht immer aus sechs Sets; mit Erweiterungen kann man beim Aufbau Sets austauschen.',
    ],
  },
  'hand-limit': {
    gist: 'So viele Fertigkeitskarten darfst du höchstens auf der Hand haben; was darüber ist, sofort ablegen.',
    text: [
      'Der Wert steht auf deiner Heldenkarte. Er gilt jederzeit, bestimmt deine [[starting-skills|Startfertigkeiten]] und wie viele Karten du beim [[train|Trainieren]] ziehst. Erlernte [[skill-cards|Fertigkeiten]] zählen nicht zur Hand.',
    ],
    missed: ['Freiwillig ablegen, um Platz zu schaffen, ist nicht erlaubt.'],
  },
  train: {
    gist: '1 Aktion: Fertigkeitskarten in voller Höhe deines Handkartenlimits ziehen, dann aufs Limit ablegen.',
    text: [
      'Du ziehst immer so viele Karten, wie dein [[hand-limit]] angibt, ganz gleich wie viele du schon hältst. Danach wählst du, was du behältst, und legst den Rest bis zum Limit ab.',
    ],
    missed: ['Bevor du abgelegt hast, darfst du nichts [[learn|lernen]].'],
    example:
      'Limit 3, zwei Karten auf der Hand: Du ziehst drei, hast fünf und legst zwei davon ab.',
  },
  exert: {
    gist: 'Leg 1 Fertigkeit von der Hand ab: für 1 Karte mehr bei einer Probe, 1 Würfel neu oder eine Fähigkeit.',
    text: [
      'Drei Verwendungen: bei einer [[attribute-tests|Attributsprobe]] eine weitere Karte aufdecken, einen [[exert-for-reroll|Geländewürfel neu werfen]], oder als Preis einer Fertigkeit, die es verlangt.',
      'So oft du willst, solange du Fertigkeiten auf der Hand hast. Jedes Mal wird einzeln abgehandelt, du siehst also erst das Ergebnis.',
    ],
    missed: ['Erlernte Fertigkeiten kannst du dafür nicht ablegen.'],
  },
  'exert-for-reroll': {
    gist: 'Je abgelegter Handkarte 1 Geländewürfel neu werfen, bei jedem Wurf mit Geländewürfeln.',
    text: [
      'Das geht immer, wenn du [[terrain-dice|Geländewürfel]] wirfst: beim [[move|Bewegen]], [[explore|Erkunden]] oder für eine Fähigkeit. Gefällt dir auch das neue Ergebnis nicht, [[exert|entkräfte]] dich noch einmal.',
      'Das Handbuch nennt diese drei nur als Beispiele; nach dem Wortlaut gilt es auch beim [[rest|Ausruhen]] und beim [[retreat|Rückzug]].',
    ],
  },
  abilities: {
    gist: 'Jeder Absatz einer Karte ist eine Fähigkeit; du nutzt nur eigene Karten, in gedruckter Reihenfolge.',
    text: [
      'Eigene Karten sind deine Heldenkarte und alles, was du gekauft, gelernt oder erhalten hast. Abgelegte, weitergegebene und fremde zählen nicht.',
      'Abgehandelt wird von oben nach unten, im Satz von vorn nach hinten. Mit Pfeil kostet eine Fähigkeit eine [[actions|Aktion]], mit Energiesymbol ist sie eine [[surge-abilities|Energiefähigkeit]].',
    ],
  },
  'once-per-turn': {
    gist: 'Genau einmal in deinem eigenen Zug, in jedem passenden Moment, nie im Zug anderer.',
    text: [
      'Sobald die Bedingungen der [[abilities|Fähigkeit]] erfüllt sind, darfst du sie einsetzen, auch mitten in einer Bewegung. Ein zweites Mal in diesem Zug geht nicht.',
    ],
    missed: [
      '[[surge-abilities|Energiefähigkeiten]] haben eine andere Grenze: einmal je Kampfrunde.',
    ],
    example:
      'Einen Würfel ausgeben, mit „Unermüdlich“ ein Feld weiter, dann die beiden letzten Würfel: erlaubt.',
  },
  'simultaneous-abilities': {
    gist: 'Erst alle des aktiven Spielers, dann die der anderen in Spielerreihenfolge; jeder ordnet seine selbst.',
    text: [
      'Werden mehrere Fähigkeiten im selben Moment ausgelöst, handelt der [[active-player|aktive Spieler]] alle seine ab, danach reihum die anderen ab dem [[first-player]]. Hat jemand mehrere, bestimmt er deren Reihenfolge selbst und macht sie fertig, bevor der Nächste drankommt.',
    ],
  },
  cancel: {
    gist: 'Aufgehobenes tritt nicht ein; ansagen unmittelbar vor dem Abhandeln, bezahlte Kosten bleiben weg.',
    text: [
      'Aufheben und [[prevent|verhindern]] bedeuten dasselbe. Einsetzen darfst du so etwas nur direkt bevor die betroffene Fähigkeit abgehandelt wird.',
      'Wer für die aufgehobene Fähigkeit bezahlt hat, bekommt nichts zurück.',
    ],
    example:
      'Du gibst 1 Energie für eine Fähigkeit aus, jemand hebt sie auf: Die Energie ist trotzdem ausgegeben.',
  },
  prevent: {
    gist: 'Gleichbedeutend mit Aufheben: Verhindertes wird nicht abgehandelt, Kosten werden nicht erstattet.',
    text: [
      'Alles Weitere steht bei [[cancel]]. Für Schaden gilt zusätzlich [[prevent-damage|Schaden abwehren]] mit [[shield-symbols|Schilden]].',
    ],
  },
  x: {
    gist: 'Veränderliche Zahl: Kosten oder Bedingung legen sie fest; von einer anderen Fähigkeit ausgelöst ist X = 1.',
    text: [
      'X richtet sich nach der Lage im Spiel, etwa danach, wie viel du als Kosten zahlst. Löst eine andere Fähigkeit eine X-Fähigkeit aus, ist X gleich 1, wenn nichts anderes dasteht; das gilt auch für X-[[surge-abilities|Energiefähigkeiten]].',
    ],
  },
};
