import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_EXPERIENCE as DATA } from '../data/experience';

export const RUNEBOUND2_EXPERIENCE_DE: CategoryWords<typeof DATA> = {
  'experience-step': {
    gist: 'Schritt 5: Abenteuercounter gegen dauerhafte Verbesserungen tauschen, so oft es reicht.',
    text: [
      'Du zählst die [[experience-points|Erfahrungspunkte]] auf deinen gewonnenen [[adventure-counters|Abenteuercountern]] und gibst für jeden [[experience-counters|Erfahrungscounter]] den Preis eurer Spielerzahl ab: 5 Punkte zu ein oder zwei, 4 zu dritt oder viert, 3 zu fünft oder sechst.',
      'Mehrere Counter in einem Schritt sind erlaubt. Für jeden wählst du einen [[permanent-bonus|Bonus]]. Danach endet dein Zug.',
    ],
    missed: [
      'Nach Flucht oder Niederlage fällt der Schritt aus; du tauschst dann im nächsten Zug.',
      'Sparen lohnt nicht: Kein Vorteil wächst, wenn du wartest.',
    ],
  },
  'experience-points': {
    gist: 'Zahl auf der Rückseite der Abenteuercounter; 5, 4 oder 3 Punkte kaufen einen Erfahrungscounter.',
    text: [
      'Preis je [[experience-counters|Erfahrungscounter]]: **5** Punkte bei 1 bis 2 Spielern, **4** bei 3 bis 4, **3** bei 5 bis 6. Im [[short-and-long-game|kürzeren Spiel]] sind es 4, 3, 2, im längeren 6, 5, 4.',
      'Punkte bekommst du für besiegte [[challenges|Herausforderungen]], auch bei [[resolve-a-hazard|Reiseproblemen]]. Ein [[hero-combat|Heldenkampf]] bringt keine.',
    ],
    missed: [
      'Ein Satz im Heft redet von der Zahl der Counter; Tabelle und Beispiel rechnen in Punkten, und so ist es gemeint.',
      'Welche Werte auf den Rückseiten stehen, nennt der Text nicht.',
    ],
    example: 'Zu viert gibst du 4 Erfahrungspunkte ab und nimmst dir 1 Erfahrungscounter.',
  },
  'making-change': {
    gist: 'Abenteuercounter darfst du beim Eintausch mit dem Vorrat wechseln; Überschuss ohne Wechselgeld notieren.',
    text: [
      'Passt es nicht genau, tauschst du mit dem [[general-supply|allgemeinen Vorrat]], bis die Summe stimmt. Fehlen dort passende Counter, schreibst du die zu viel bezahlten [[experience-points|Punkte]] auf einen Zettel.',
      'Gold wechselst du bei der [[bank]]. Auch bei [[resolve-a-hazard|Reiseproblemen]] darf gewechselt werden.',
    ],
  },
  'permanent-bonus': {
    gist: 'Je Erfahrungscounter: +2 Geisteskraft, Körperkraft, Gedankenkraft oder Kondition, oder +1 Leben.',
    text: [
      'Du suchst dir einen der fünf Typen aus: **+2** [[mind|Geisteskraft]], **+2** [[body|Körperkraft]], **+2** [[spirit|Gedankenkraft]], **+2** [[stamina|Kondition]] oder **+1** [[life|Leben]]. Der Bonus gilt für deinen Helden bis zum Ende der Partie.',
      'Die ersten vier darfst du beliebig oft nehmen. Leben geht höchstens dreimal und sperrt dir leichte Abenteuer: [[life-limit]].',
    ],
    missed: ['Den Schaden erhöht keiner davon.'],
  },
  'life-limit': {
    gist: 'Höchstens +3 Leben; jedes +1 sperrt dir die leichteste noch erlaubte Farbe von Herausforderungen.',
    text: [
      'Nach dem ersten +1 [[life|Leben]] darfst du dich keinen grünen [[challenges|Herausforderungen]] mehr stellen, nach dem zweiten auch keinen gelben, nach dem dritten auch keinen blauen. Mehr als drei sind verboten, sonst bliebe dir nichts mehr.',
    ],
    missed: [
      'Andere [[permanent-bonus|Boni]] sperren nichts.',
      'Lücke: Was gilt, wenn ein [[hazard-colour|Reiseproblem]] eine gesperrte Farbe verlangt, sagt das Heft nicht.',
    ],
    example: 'Mit +2 Leben bleiben dir blaue und rote Herausforderungen.',
  },
  'experience-value': {
    gist: 'So viele Erfahrungspunkte, wie du für deine Erfahrungscounter insgesamt bezahlt hast.',
    text: [
      'Manche Karten fragen danach. Gesondert aufschreiben musst du ihn nicht: Er ist die Zahl deiner [[experience-counters|Erfahrungscounter]] mal dem [[experience-points|Preis]] eurer Partie.',
    ],
    missed: ['Nicht mit dem [[level]] verwechseln: Das zählt Counter, nicht Punkte.'],
    example: 'Zu dritt mit 5 Erfahrungscountern: 20.',
  },
  level: {
    gist: '1 plus die Zahl deiner Erfahrungscounter; ordnet das Endspiel.',
    text: [
      'Bestimmt wird es erst beim Beginn des [[endgame|Endspiels]]. Das höchste Level kämpft zuerst, dann geht es abwärts; bei Gleichstand hat Vorrang, wer mehr Gold besitzt, danach entscheidet das Los.',
      'Sind am Ende alle ausgeschieden und haben gleich viele rote Karten, gewinnt ebenfalls das höhere Level.',
    ],
    example: 'Ohne Erfahrungscounter ist dein Level 1, mit sechs ist es 7.',
  },
};
