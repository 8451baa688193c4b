import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_FACTIONS_AND_UNITS as DATA } from '../data/factions-and-units';

export const RUNEWARS_FACTIONS_AND_UNITS_DE: CategoryWords<typeof DATA> = {
  faction: {
    gist: 'Menschen, Elfen, Untote oder Uthuk; gewählt wird vom Startspieler aus reihum im Uhrzeigersinn.',
    text: [
      'Jeder nimmt das ganze Material seiner Fraktion: [[faction-sheet]], Figuren, [[home-realm]], [[activation-tokens]] und seine 8 [[order-cards]]. Alles trägt ihre Farbe oder ihr Zeichen.',
      'Jede Fraktion hat eigene Einheiten, eine gute oder böse [[alignment|Gesinnung]] und einen eigenen [[defense-bonus]]. Die Befehle sind bei allen gleich.',
    ],
  },
  'human-units': {
    gist: 'Blau: 16 Infanteristen, je 8 Bogenschützen und Ritter, 4 Belagerungsmaschinen.',
    text: [
      'Zusammen 36 Figuren. Ritter sind [[fast|schnell]]. Lebenspunkte, Kampfreihen und Fähigkeiten stehen auf der [[faction-sheet]], nicht im Regelbuch.',
      'Verteidigungsentwicklung: [[development-reinforced-wall]].',
    ],
  },
  'elf-units': {
    gist: 'Grün: 16 Bogenschützen, je 8 Krieger und Zauberweberinnen, 4 Pegasusreiter.',
    text: [
      'Zusammen 36 Figuren. Aus dem Kampfbeispiel bekannt: Pegasusreiter haben 3 [[health|Lebenspunkte]] und kämpfen in Reihe 2; Bogenschützen sind [[triangle|dreieckig]], kämpfen in Reihe 1, und ihre Fähigkeit macht 1 Schaden an einer Einheit ihrer Wahl. Alles Übrige steht auf der [[faction-sheet]].',
      'Verteidigungsentwicklung: [[development-sanctuary]].',
    ],
  },
  'undead-units': {
    gist: 'Lila: 16 Zombies, je 8 Skelett-Bogenschützen und Totenbeschwörer, 4 Dunkle Ritter.',
    text: [
      'Zusammen 36 Figuren. Lebenspunkte, Kampfreihen und Fähigkeiten stehen auf der [[faction-sheet]], nicht im Regelbuch.',
      'Verteidigungsentwicklung: [[development-cursed-burial-site]].',
    ],
  },
  'uthuk-units': {
    gist: 'Rot: 16 Berserker, je 8 Fleischfetzer und Zauberer, 4 Chaoslords.',
    text: [
      'Zusammen 36 Figuren. Aus dem Kampfbeispiel bekannt: Fleischfetzer sind [[rectangle|rechteckig]] und kämpfen in Reihe 1, Berserker in Reihe 2; beide haben 1 [[health|Lebenspunkt]]. Alles Übrige steht auf der [[faction-sheet]].',
      'Verteidigungsentwicklung: [[development-ravenous-offshoot]].',
    ],
    missed: ['Das Regelbuch schreibt die Fleischfetzer uneinheitlich, auch „Fleischfetzter“.'],
  },
  'neutral-units': {
    gist: 'Beige Figuren ohne Herrn: feindlich für alle, bis du sie besiegst oder mit ihnen verhandelst.',
    text: [
      'Es gibt Tiermenschen (8), Drachen (4), Riesen (4), Höllenhunde (8), Rasierklingenflügler (8) und Hexenmeister (8). Beim Aufbau stehen sie dort, wo ihr Symbol aufgedruckt ist. Ihre Werte zeigt die [[reference-sheet]].',
      'Ziehst du Einheiten in ihr Gebiet, musst du gegen alle dort kämpfen oder mit allen [[diplomacy|verhandeln]]. Als [[allied-units|Verbündete]] führst du sie wie eigene Einheiten.',
    ],
    missed: [
      'Die Materialliste nennt 36 neutrale Figuren, ihre eigenen Zahlen ergeben aber 40. Zählt im Zweifel in der Schachtel nach.',
    ],
  },
  'plastic-units': {
    gist: 'Die Armeefiguren in fünf Farben: vier Fraktionen und beige für Neutrale.',
    text: [
      'Mit diesen Figuren eroberst du Gebiete und kämpfst. Je Fraktion sind es 36: [[human-units|Menschen]] blau, [[elf-units|Elfen]] grün, [[undead-units|Untote]] lila, [[uthuk-units|Uthuk]] rot. Mehr als in der Schachtel sind, gibt es nicht ([[component-limits]]).',
    ],
  },
  alignment: {
    gist: 'Fraktionen sind gut (weiß) oder böse (schwarz), Helden auch neutral (grün).',
    text: [
      'Das Banner auf der [[faction-sheet]] und auf der [[hero-cards|Heldenkarte]] zeigt die Gesinnung. Sie bestimmt, aus welchem Stapel deine [[objective-cards|Zielkarte]] kommt, welchen Helden du zu Beginn bekommst und welche Helden dir [[treacherous-heroes|untreu]] werden können: alle mit anderer Gesinnung.',
    ],
  },
  'faction-sheet': {
    gist: 'Deine Tafel: Gesinnung, Startwerte, drei Rohstoffanzeigen, Einheitenwerte und rechts die fünf Kampfreihen.',
    text: [
      'Oben Name, Zeichen und [[alignment]]; unten links die Zahl der Taktikkarten und der [[starting-influence|Einflussmarker]] zu Beginn. Die [[resource-dials]] verwalten Nahrung, Holz und Erz.',
      'Je Einheit stehen dort Name, [[unit-types|Sockelform]], [[health|Lebenspunkte]], [[special-ability|besondere Fähigkeit]] und [[combat-row|Kampfreihe]]. Rechts daneben stellst du im Kampf auf ([[battle-area]]).',
    ],
  },
  'unit-types': {
    gist: 'Dreieck, Kreis, Rechteck, Sechseck: die Sockelform sagt, welchen Bereich der Schicksalskarte du liest.',
    text: [
      'Jede [[fate-cards|Schicksalskarte]] hat für jede Form einen eigenen Bereich. [[triangle|Dreieck]] und [[circle|Kreis]] sind schwach, der Kreis zeigt aber doppelt so oft besondere Fähigkeiten. [[rectangle|Rechteck]] trifft besser, [[hexagon|Sechseck]] am besten.',
    ],
  },
  triangle: {
    gist: 'Häufigste Sorte: 40 % Fehlschläge, höchstens 1 Schaden.',
    text: [
      'Viele Fähigkeiten größerer Einheiten zielen auf sie; ein Drache kann zum Beispiel 3 dreieckige Einheiten auf einmal töten. Elfen-Bogenschützen gehören dazu. Leere Bereiche heißen [[miss|Fehlschlag]].',
    ],
  },
  circle: {
    gist: 'So schwach wie Dreiecke, aber doppelt so oft das Symbol für besondere Fähigkeiten; Helden im Duell.',
    text: [
      'Kreisförmige Einheiten leben von ihrer [[special-ability|besonderen Fähigkeit]]. [[heroes|Helden]] haben einen runden Sockel und lesen im [[duel|Duell]] ebenfalls den Kreis.',
    ],
  },
  rectangle: {
    gist: 'Meist Kavallerie: trifft öfter als Dreiecke, meist bis zu 2 Schaden, oft mehr als 1 Lebenspunkt.',
    text: [
      'Stärker als [[triangle]] und [[circle]], schwächer als [[hexagon]]. Den genauen Wert zieht ihr von den [[fate-cards|Schicksalskarten]].',
    ],
  },
  hexagon: {
    gist: 'Die größten Einheiten: treffen am häufigsten, üblicherweise 3 Schaden, meist mehr als 2 Lebenspunkte.',
    text: [
      'Sie greifen erfolgreicher an als [[rectangle|Rechtecke]]. Für die [[strength|Stärke]] am Ende des Kampfes zählen sie trotzdem nur 1, wie jede andere Einheit.',
    ],
  },
  health: {
    gist: 'So viel Schaden braucht es, um die Einheit zu entfernen oder den Helden zu besiegen.',
    text: [
      'Bei Einheiten steht die Zahl auf der [[faction-sheet]] oder der [[reference-sheet]], bei Helden auf ihrer Karte. Einheiten verlieren allen Schaden nach dem [[battle|Kampf]], [[heroes|Helden]] behalten ihn, bis sie [[hero-heal|heilen]].',
    ],
  },
  'special-ability': {
    gist: 'Wirkt, wenn deine Schicksalskarte im Bereich der Sockelform das Symbol dafür zeigt, einmal je Symbol.',
    text: [
      'Im [[battle|Kampf]] werden die Fähigkeiten vor Flucht und Schaden angewandt, zuerst die des Angreifers. Was sie tun, steht bei der Einheit auf der [[faction-sheet]] oder der [[reference-sheet]].',
      'Im [[duel|Duell]] wählt der Held bei diesem Symbol: 1 Schaden oder die Fähigkeit einer [[reward-cards|Belohnung]].',
    ],
  },
  'combat-row': {
    gist: 'Zahl von 1 bis 5: in dieser Reihe steht die Einheit im Kampf, und in dieser Kampfrunde greift sie an.',
    text: [
      'Die Reihe, in der die Einheit auf der Tafel steht, ist ihre Nummer. Reihe 1 schlägt zuerst zu, Reihe 5 zuletzt: Wer früh dran ist, kann Spätere ausschalten, bevor sie ziehen ([[battle-rounds]]).',
    ],
  },
  'battle-area': {
    gist: 'Fünf Reihen rechts neben deiner Fraktionstafel, in denen deine Einheiten im Kampf aufgestellt werden.',
    text: [
      'Jede Einheit kommt in die Reihe mit ihrer [[combat-row|Kampfreihennummer]]. Auch Neutrale stellt der Spieler, der sie führt, dort auf. Nach dem [[battle|Kampf]] kommen die Überlebenden zurück auf den Plan.',
    ],
  },
};
