import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_COMBAT as DATA } from '../data/combat';

export const RUNEBOUND2_COMBAT_DE: CategoryWords<typeof DATA> = {
  combat: {
    gist: 'Erst einmal „Vor dem Kampf“, dann Runden aus Flucht, Fern-, Nah- und Zauberkampf, bis einer fällt.',
    text: [
      'Kämpfe entstehen aus [[challenges|Herausforderungen]], oft aus [[encounters|Begegnungen]] oder [[hero-combat|zwischen Helden]]. Zuerst kommt einmalig [[before-combat|vor dem Kampf]], danach folgen [[combat-round|Kampfrunden]] mit vier Phasen.',
      'In jeder der drei Kampfphasen [[attack|greifst du an]], lässt einen [[allies-in-combat|Verbündeten]] angreifen oder [[defend|verteidigst]]. Gewürfelt werden zwei Zehnseiter plus passende Eigenschaft; Ziel ist die Eigenschaft des Gegners. Für eine Herausforderung würfelt niemand.',
      'Schluss ist sofort, wenn der Gegner [[defeating-a-challenge|besiegt]], dein Held [[knocked-out|außer Gefecht]] oder die [[escape-phase|Flucht]] gelungen ist.',
    ],
    missed: [
      'Dein Held greift nur in einer Phase je Runde an, wird aber in den anderen angegriffen.',
    ],
  },
  'before-combat': {
    gist: 'Einmalig vor Runde 1: zuerst der Text des Gegners, dann deine Fähigkeiten und höchstens ein aktiviertes Objekt.',
    text: [
      'Hat die gezogene Karte einen solchen Text, führst du ihn sofort aus. **Danach** darfst du die „Vor dem Kampf“-Fähigkeit deines Helden und jedes Verbündeten je einmal nutzen und **ein** Objekt mit dieser Angabe [[activate-cards|aktivieren]], in freier Reihenfolge.',
      'Objekte zum [[discard-items|Abwerfen]] und [[always-active-items|immer aktive]] kommen ohne Grenze dazu. In späteren Runden gibt es diesen Abschnitt nicht mehr.',
    ],
    missed: [
      'Reagierst du schon auf den Text des Gegners mit einem aktivierten Objekt, war das deine eine Aktivierung.',
      'Im Beispiel des Hefts bleibt ein verfehlter Angriff vor dem Kampf ohne Verletzung für den Helden.',
      'Bei [[resolve-a-hazard|Reiseproblemen]] fällt alles hiervon weg; im [[hero-combat|Heldenkampf]] ist der Verteidiger zuerst dran.',
    ],
  },
  'combat-values': {
    gist: 'Geisteskraft = Fernkampfwert, Körperkraft = Nahkampfwert, Gedankenkraft = Zauberkampfwert.',
    text: [
      'Spricht eine Karte von Kampfwerten, meint sie die drei [[attributes|Eigenschaften]]: [[mind|Geisteskraft]] für den Fernkampf, [[body|Körperkraft]] für den Nahkampf, [[spirit|Gedankenkraft]] für den Zauberkampf.',
      'Bei dir ist der Wert ein Zuschlag zum [[combat-roll|Wurf]], bei einer Herausforderung der Zielwert.',
    ],
  },
  'combat-round': {
    gist: 'Vier Phasen in fester Folge: Flucht, Fernkampf, Nahkampf, Zauberkampf; dann von vorn.',
    text: [
      '1. [[escape-phase|Flucht]], wenn du willst. 2. [[ranged-phase]]. 3. [[melee-phase]]. 4. [[magic-phase|Zauberkampf]]. Keine der Kampfphasen darfst du auslassen. Steht danach noch jeder, beginnt die nächste Runde mit der Flucht.',
      'Dein Held [[attack|greift]] in höchstens einer Phase an, in den übrigen [[defend|verteidigt]] er oder ein Verbündeter greift an. Je Runde darfst du **eine** Karte [[activation-limit|aktivieren]].',
    ],
    missed: ['„[[before-combat|Vor dem Kampf]]“ wiederholt sich nicht in jeder Runde.'],
  },
  'escape-phase': {
    gist: 'Phase 1: Gelingt die Fluchtprüfung, gehst du ein Feld zurück, der Gegner kommt auf die Leiste, Zug aus.',
    text: [
      'Zu Beginn jeder Kampfrunde darfst du eine [[escape-check|Fluchtprüfung]] machen. Gelingt sie: Dein Held geht 1 Feld in die Richtung zurück, aus der er kam. Eine Herausforderung verliert alle Verletzungen und kommt auf die nächste freie Position der [[undefeated-track|Leiste]].',
      'Der passende [[undefeated-counters|Counter]] kommt auf das Feld des Kampfes, der Abenteuercounter bleibt dort. Dein Zug ist sofort zu Ende.',
    ],
    missed: [
      'Bist du gerade nicht über ein anderes Feld gekommen, etwa weil du stehen geblieben bist, lässt das Heft offen, wohin du weichst.',
      'Keine Flucht gibt es bei [[resolve-a-hazard|Reiseproblemen]] und im [[endgame-confrontation|Endspiel]]; im [[hero-combat|Heldenkampf]] darf nur der Angreifer fliehen.',
    ],
  },
  'escape-check': {
    gist: 'Zwei Zehnseiter + Geisteskraft gegen die Geisteskraft des Gegners; darunter 1 Verletzung.',
    text: [
      'Gleich oder höher: Du bist [[escape-phase|entkommen]]. Niedriger: Dein Held bekommt 1 [[wounds|Verletzung]], und du entscheidest, ob du es noch einmal versuchst oder mit dem [[ranged-phase|Fernkampf]] weitermachst.',
    ],
    missed: [
      'Eine Höchstzahl an Versuchen nennt das Heft nicht; jeder Fehlschlag kostet aber eine Verletzung.',
      'Verletzt wirst du fest mit 1, nicht mit dem Fernkampfschaden des Gegners.',
    ],
  },
  'ranged-phase': {
    gist: 'Phase 2: Wurf + Geisteskraft gegen die Geisteskraft des Gegners; angreifen oder verteidigen.',
    text: [
      '**Angriff:** Ab dem Zielwert bekommt der Gegner deinen [[ranged-damage|Fernkampfschaden]], sonst du seinen. **Verteidigung:** Ab dem Zielwert passiert nichts, sonst trifft dich sein Fernkampfschaden.',
      'Statt deines Helden kann ein [[allies-in-combat|Verbündeter]] angreifen. Steht danach noch jeder, folgt der [[melee-phase|Nahkampf]].',
    ],
    missed: [
      'Hat dein Held hier angegriffen, kann er im Rest der Runde nur noch [[defend|verteidigen]].',
    ],
  },
  'melee-phase': {
    gist: 'Phase 3: Wurf + Körperkraft gegen die Körperkraft des Gegners; angreifen oder verteidigen.',
    text: [
      '**Angriff:** Erreichst du den Zielwert, nimmt der Gegner deinen [[melee-damage|Nahkampfschaden]], sonst nimmst du seinen. **Verteidigung:** Mit dem Zielwert wehrst du ab, darunter trifft dich sein Nahkampfschaden.',
      'Hat dein Held im Fernkampf schon angegriffen, darf er hier nur verteidigen; ein [[allies-in-combat|Verbündeter]] darf trotzdem angreifen. Danach folgt der [[magic-phase|Zauberkampf]].',
    ],
    example: 'Wurf 5 plus 4 gegen Ziel 11: daneben, Varikas bekommt 1 Verletzung.',
  },
  'magic-phase': {
    gist: 'Phase 4: Wurf + Gedankenkraft gegen die Gedankenkraft des Gegners; danach endet die Runde.',
    text: [
      '**Angriff:** Ab dem Zielwert erleidet der Gegner deinen [[magic-damage|Zauberschaden]], sonst du seinen. **Verteidigung:** Ab dem Zielwert geschieht nichts, sonst bekommst du seinen Zauberschaden.',
      'Angreifen darf dein Held nur, wenn er es in dieser Runde noch nicht getan hat. Ist niemand besiegt, beginnt eine neue [[combat-round|Kampfrunde]] mit der Flucht.',
    ],
    example:
      'Der Verbündete wirft 15, mit seinem Wert 16, Ziel 14: Treffer. Bei einem Fehlwurf hätte er selbst 2 Verletzungen bekommen.',
  },
  attack: {
    gist: 'Treffer: der Gegner bekommt deinen Schaden; daneben: du bekommst seinen. Nur eine Phase je Runde.',
    text: [
      'Du würfelst zwei Zehnseiter, zählst den Wert der Phase dazu und vergleichst mit dem Wert des Gegners. Gleich oder höher trifft; niedriger heißt, dass **du** die Verletzungen nimmst.',
      'Dein Held darf in jeder [[combat-round|Kampfrunde]] in einer einzigen Phase angreifen, sonst muss er [[defend|verteidigen]], außer ein [[allies-in-combat|Verbündeter]] greift für ihn an.',
    ],
    missed: [
      'Angreifen ist kein freier Extrawurf: Es ersetzt die Verteidigung dieser Phase, mit demselben Risiko.',
    ],
  },
  defend: {
    gist: 'Wurf ab dem Wert des Gegners: nichts passiert; darunter bekommst du seinen Schaden. Nur der Held.',
    text: [
      'In jeder Phase, in der weder dein Held noch ein Verbündeter [[attack|angreift]], muss der Held verteidigen. Du würfelst wie beim Angriff; Erfolg wehrt den Gegner ab, Misserfolg kostet so viele [[wounds|Verletzungen]], wie sein Schaden in dieser Phase beträgt.',
    ],
    missed: [
      'Ist der Schaden des Gegners in dieser Phase 0, sparst du dir den Wurf.',
      '[[allies-in-combat|Verbündete]] können nie verteidigen.',
    ],
  },
  'combat-roll': {
    gist: 'Jeder Wurf in Fern-, Nah- oder Zauberkampf, ob Angriff oder Verteidigung, samt allen Zuschlägen.',
    text: [
      'Du würfelst die [[ten-sided-dice|zwei Zehnseiter]] und zählst den [[combat-values|Kampfwert]] sowie Boni von Karten dazu. Auch das fertige Ergebnis heißt Kampfwurf.',
      'Wirkt eine Karte auf den Kampfwurf, gilt sie für Angriff und Verteidigung; nennt sie den [[attack-roll]], nur für den Angriff.',
    ],
    missed: ['Die [[escape-check|Fluchtprüfung]] gehört nicht dazu.'],
  },
  'attack-roll': {
    gist: 'Der Kampfwurf beim Angreifen; ein Verteidigungswurf zählt nicht dazu.',
    text: [
      'Karten, die vom Angriffswurf sprechen, helfen dir nur beim [[attack|Angreifen]]. Beim [[defend|Verteidigen]] nützen sie nichts; dafür braucht es eine, die den [[combat-roll]] nennt.',
    ],
  },
  'your-enemy': {
    gist: 'Wen dein Held gerade bekämpft: Herausforderung, anderer Held oder Gegner aus Ereignis oder Begegnung.',
    text: [
      '„Dein Feind“ und „dein Gegner“ bedeuten auf Karten dasselbe. Meist ist es eine [[challenges|Herausforderung]]; im [[hero-combat|Heldenkampf]] ist es der andere Held, und auch Gegner aus [[events|Ereignissen]] und [[encounters|Begegnungen]] zählen.',
    ],
  },
  'defeating-a-challenge': {
    gist: 'Verletzungen erreichen das Leben: Belohnung, Abenteuercounter, Karte unter ihren Stapel.',
    text: [
      'Der Kampf endet sofort, auch mitten in der Runde. Du nimmst die [[reward|Belohnung]] der Karte und den [[adventure-counters|Abenteuercounter]] des Feldes und legst ihn mit der Zahl nach oben vor dich. Eintauschen kannst du ihn in [[experience-step|Schritt 5]].',
      'Die Karte kommt verdeckt unter den Stapel ihrer Farbe, mit [[doom-track|Doomleiste]] auf die Leiste, es sei denn, du darfst sie behalten.',
    ],
    missed: [
      'Das Heft nennt den eingesteckten Counter „verdeckt“: Gemeint ist Juwel nach unten, Zahl sichtbar.',
    ],
    example: 'Die Brut der Blutmutter bringt 3 Gold und ihre eigene Karte.',
  },
  reward: {
    gist: 'Gold oder die Karte selbst als Objekt oder Verbündeter; behaltene Karten kannst du nicht verlieren.',
    text: [
      'Was du bekommst, steht auf der besiegten Karte. Manchmal nimmst du die Karte selbst: Sie wird dein Objekt oder Verbündeter und folgt den üblichen Regeln, mit einer Ausnahme: Du kannst sie weder [[sell-an-item|verkaufen]] noch [[discard|abwerfen]] noch verlieren, auch nicht, wenn du [[knocked-out|außer Gefecht]] gehst.',
    ],
    missed: [
      'Widerspruch: Im [[hero-combat|Heldenkampf]] darf der Sieger dem Verlierer trotzdem eine Abenteuerkarte abnehmen.',
      'Widerspruch: Die [[doom-track|Doomleiste]] rechnet mit Karten, die man zur Benutzung abwirft; verlangt die Karte selbst das Abwerfen, folgt am besten der Karte.',
      'Bei [[resolve-a-hazard|Reiseproblemen]] gibt es keine Belohnung.',
    ],
  },
  'allies-in-combat': {
    gist: 'Ein Verbündeter darf in einer Phase angreifen, in der der Held es nicht tut; verteidigen nie.',
    text: [
      'So kannst du in allen drei Phasen angreifen: einmal der Held, einmal der erste, einmal der zweite [[ally-cards|Verbündete]]. Es zählen dann Wert und Schaden des Verbündeten. Misslingt sein Angriff, bekommt **er** die Verletzungen, nicht dein Held.',
      'Erreichen seine Verletzungen sein [[life|Leben]], ist er [[killed|tot]] und kommt unter den Marktstapel. [[defend|Verteidigen]] darf ausschließlich der Held.',
    ],
    missed: [
      'Je Phase handelt nur einer: Held greift an, ein Verbündeter greift an oder Held verteidigt.',
      'Ob derselbe Verbündete in zwei Phasen einer Runde angreifen darf, sagt das Heft nicht ausdrücklich; beschrieben ist jeder nur einmal.',
    ],
  },
  'hero-combat': {
    gist: 'Der Verteidiger würfelt den Zielwert vor, die Rollen wechseln jede Runde, nur der Angreifer darf fliehen.',
    text: [
      '[[before-combat|Vor dem Kampf]] handelt erst der Verteidiger vollständig, dann der Angreifer. In jeder Phase würfelt zuerst der Verteidiger samt Wert und Zuschlägen: Das ist der Zielwert, den der Angreifer erreichen muss. Nach jeder Runde tauschen beide die Rollen. Jeder darf je Runde eine Karte [[activation-limit|aktivieren]].',
      'Der Kampf endet, wenn einer besiegt ist oder der jeweilige Angreifer flieht; damit endet der Zug dessen, der ihn begonnen hat. Der Sieger nimmt **eines** davon: ein Objekt, einen Verbündeten (samt Countern), alles Gold oder eine Abenteuerkarte. Der Verlierer geht [[knocked-out|außer Gefecht]]. Erfahrung gibt es nicht.',
    ],
    missed: [
      'Lücke: Was bei einem verfehlten Angriff passiert, steht hier nicht; nach der normalen Kampfregel bekommt der Angreifer den Schaden des Verteidigers.',
      'Lücke: Ob die [[escape-check|Flucht]] gegen die feste Geisteskraft oder einen Wurf des Verteidigers geht und wohin der zuvor Angegriffene flieht, bleibt offen.',
      'In einem Zug geht nur ein Held oder ein Abenteuer.',
    ],
  },
};
