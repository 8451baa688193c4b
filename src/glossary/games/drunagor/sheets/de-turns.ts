import type { SheetWords } from '@/src/glossary/sheets';

export const DRUNAGOR_TURN_SHEETS_DE = {
  'hero-turn': {
    title: 'Heldenzug',
    gist: 'Erst Zustände, dann mischst du Bewegung, Würfel und kleine Aktionen, wie du magst.',
    blocks: [
      {
        kind: 'steps',
        title: 'Ablauf',
        steps: [
          '[[start-of-turn|Zugbeginn]]: [[bleed]], [[burn]] und [[poison]] kosten LP, [[stun]] eine Würfelaktion. Ohnmächtige kommen [[regain-your-breath|wieder zu Atem]].',
          'Dein Zug in freier Reihenfolge: [[free-movement]], [[cube-action|Würfelaktionen]], [[small-actions]].',
          '[[end-of-turn|Zugende]]: Gelände und [[darkness-effect|Dunkelheit]] unter dir wirken.',
          'Jetzt ziehen deine [[companion-turn|Gefährten und Begleittiere]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Das steht dir zu',
        figures: [
          { value: '3', text: 'Bewegungspunkte, 1× pro Zug' },
          {
            value: '2',
            text: '[[cube-action|Würfelaktionen]] höchstens; eine davon darf [[movement-for-cube|BEWEGUNG 3]] sein',
          },
          { value: '6', text: '[[small-actions]], jede höchstens 1×' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'climbing',
        title: 'Ebenen im Vorbeigehen',
        spoken:
          'Schnitt durch drei Ebenen: eine Ebene hinauf kostet 1 Punkt, direkt von 0 auf 2 kostet 2 Punkte, direkt von 2 auf 0 kostet 1 Punkt und 2 Schaden.',
        legend: [
          { text: 'Eine Ebene hinauf oder hinab: 1 Punkt, wie jeder Schritt.' },
          {
            text: 'Von 0 direkt auf 2: 2 Punkte. Von 2 direkt auf 0: 1 Punkt und 2 [[falling-damage]].',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Gut zu wissen',
        points: [
          'Eine Würfelaktion oder [[reaction]] mitten im Laufen lässt den [[interrupt-movement|Rest der Bewegung]] verfallen, eine kleine Aktion nicht.',
          'Bist du [[engaged|gebunden]], darfst du weglaufen, aber keinen [[ranged|Fernkampfangriff]] machen.',
          'Letzter Würfel weg? [[forced-recall|Sofort rasten]], der Zug läuft weiter.',
        ],
      },
    ],
  },
  'monster-turn': {
    title: 'Monsterzug',
    gist: 'Jede Miniatur einzeln: Zustände, lila Text, Ziel, Weg, Angriff. Gewürfelt wird nie.',
    blocks: [
      {
        kind: 'steps',
        title: 'Ablauf je Miniatur',
        steps: [
          '[[start-of-turn|Zustände]] wirken lassen.',
          'Lila [[triggered-abilities|Fähigkeiten]] auslösen.',
          '[[monster-target|Ziel]] wählen: möglichst viele Helden, dann die besten der [[primary-target|Rangfolge]].',
          '[[monster-movement|Bewegen]], nur wenn es etwas bringt.',
          '[[monster-attack|Angreifen]]: trifft immer. [[shield]] muss weg, dann [[prevent|verhindern]] die Helden.',
        ],
      },
      {
        kind: 'points',
        title: 'Welcher Platz',
        points: [
          'Dunkelheit vor keiner Dunkelheit,',
          'dann ein Weg ohne [[hazardous-terrain|Gefahr]] und [[falling-damage]],',
          'dann so wenige Punkte wie möglich; den Rest entscheidet der [[party-leader]].',
          'Erreicht es niemanden, geht es [[monster-approach|so nah wie möglich]] an sein [[primary-target|primäres Ziel]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Schaden',
        figures: [
          { value: '+2', text: 'wenn es in seinem Zug auf [[darkness-effect|Dunkelheit]] steht' },
          { value: '+1', text: 'je [[additional-damage|Schadensplättchen]]' },
          { value: '−1', text: 'je Plättchen [[intimidate]], nur beim nächsten Angriff' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'large-monster',
        title: 'Große Monster',
        spoken:
          'Ein großes Monster füllt eine Zone aus vier Feldern; zwölf Felder ringsum grenzen an.',
        legend: [
          {
            text: 'Füllt 1 Zone; 12 Felder grenzen an. Es zieht [[large-monster-movement|Zone für Zone]].',
          },
          {
            text: 'Endet es auf kleinen Monstern: [[shove|verdrängen]]. Auf Truhen: [[crush-chest|zertrümmern]].',
          },
        ],
      },
    ],
  },
  attack: {
    title: 'Angriff',
    gist: 'Ziel in Reichweite, W20 plus Zuschläge gegen die Genauigkeit, dann Schaden.',
    blocks: [
      {
        kind: 'steps',
        title: 'Waffenangriff',
        steps: [
          'Ziel wählen: Die Farbe deines Würfels gibt die [[cube-range|Reichweite]].',
          'W20 werfen. [[critical-miss|1]] verfehlt immer, [[critical-hit|20]] trifft immer und verdoppelt.',
          'Alle [[x-to-hit|Zuschläge]] dazu. [[accuracy]] erreicht: getroffen.',
          '[[weapon-damage|Schaden]] zusammenzählen, dann erst verdoppeln.',
          'Verliert das Ziel LP, kommen die [[collateral-damage|Kollateraleffekte]] dazu.',
        ],
      },
      {
        kind: 'diagram',
        diagram: 'ranges',
        title: 'Reichweite nach Farbe',
        spoken:
          'Ein Held auf dem Zonenraster. Gelb sind die acht Felder um ihn. Rot umrandet sind seine Zone und die acht Zonen ringsum. Grün und blau gilt der ganze Plan.',
        legend: [
          { cube: 'yellow', text: '[[melee|Gelb]]: die 8 Felder um dich' },
          { cube: 'red', text: '[[ranged|Rot]]: deine Zone und alle Zonen daneben' },
          { cube: 'green', text: '[[agility|Grün]]: der ganze Plan' },
          { cube: 'blue', text: '[[wisdom|Blau]]: der ganze Plan' },
        ],
      },
      {
        kind: 'diagram',
        diagram: 'heights',
        title: 'Höhe',
        spoken:
          'Wer von oben nach unten angreift, hat plus 2 auf den Wurf, von unten nach oben minus 2.',
        legend: [
          {
            text: '[[height-advantage|Von oben]] +2, von unten −2 auf den Wurf. Auf [[darkness-effect|Dunkelheit]] noch einmal −2.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Gut zu wissen',
        points: [
          '[[engaged|Gebunden]]: kein Waffenangriff im Fernkampf, Nahkampf und Zauber gehen.',
          '[[spell-attack|Zauberangriffe]] würfeln nicht, ihre Zusätze wirken immer.',
          'Schaden auf dich: erst [[shield]], dann [[prevent|verhindern]], der Rest kostet LP ([[damage-order|Reihenfolge]]).',
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
