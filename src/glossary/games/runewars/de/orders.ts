import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_ORDERS as DATA } from '../data/orders';

export const RUNEWARS_ORDERS_DE: CategoryWords<typeof DATA> = {
  'active-order': {
    gist: 'Der Befehl, den du in dieser Jahreszeit verdeckt gewählt hast.',
    text: [
      'Im zweiten Schritt der [[season|Jahreszeit]] legt jeder eine Karte von der Hand verdeckt vor sich. Haben alle gewählt, deckt ihr gleichzeitig auf.',
      'Danach bleibt die Karte offen liegen und ist gesperrt, bis du sie im nächsten [[spring|Frühling]] zurücknimmst.',
    ],
  },
  'order-number': {
    gist: 'Zahl von 1 bis 8 auf dem Befehl: bestimmt, wer zuerst dran ist und ob es die Bonusfunktion gibt.',
    text: [
      'Kleine Nummern kommen früher dran ([[player-order]]). Ist deine Nummer größer als alle, die du in diesem [[year|Jahr]] schon gespielt hast, darfst du auch die [[supremacy-bonus]] nutzen.',
      'Die Nummern: 1 [[strategize]], 2 [[mobilize]], 3 [[conquer]], 4 [[harvest]], 5 [[recruit]], 6 [[rally-support]], 7 [[acquire-power]], 8 [[fortify]].',
    ],
  },
  'main-function': {
    gist: 'Der obere Teil der Befehlskarte: kommt immer und immer vor der Bonusfunktion.',
    text: [
      'Egal welche Nummer du vorher gespielt hast, die Hauptfunktion steht dir zu. Erst wenn sie erledigt ist, folgt gegebenenfalls die [[supremacy-bonus]].',
    ],
  },
  'supremacy-bonus': {
    gist: 'Nur wenn dieser Befehl die höchste Nummer hat, die du in diesem Jahr bisher gespielt hast.',
    text: [
      'Erst die [[main-function]], dann der Bonus. Verglichen werden nur deine eigenen Befehle dieses [[year|Jahres]]; was die anderen spielen, ist gleichgültig.',
      'Der erste Befehl im Jahr ist immer dein höchster, also hat im [[spring|Frühling]] jeder den Bonus. Wer aufsteigend spielt, bekommt ihn jedes Mal, nur nicht mit der 8.',
    ],
    missed: ['[[fortify]] hat keine Bonusfunktion: Ihre Nummer wäre ohnehin immer die höchste.'],
    example:
      'Im Frühling Nummer 8, im Sommer Nummer 5: kein Bonus. Nach 3 und 5 im Herbst Nummer 1: auch keiner.',
  },
  strategize: {
    gist: 'Einheiten und Helden je 1 Gebiet weit in eigene oder leere Gebiete; Bonus: Taktikkarten laut Anzeigen.',
    text: [
      'Beliebig viele deiner Figuren ziehen aus beliebig vielen Gebieten in ein **benachbartes** eigenes oder leeres Gebiet. Es wird nichts [[activated-area|aktiviert]], deshalb dürfen sie später im Jahr noch einmal laufen.',
      'Bonus: Für jedes Taktiksymbol auf deinen drei [[resource-dials|Rohstoffanzeigen]], das beim Zeiger oder darunter liegt, ziehst du 1 [[tactics-cards|Taktikkarte]].',
    ],
    missed: [
      'In neutrale oder feindliche Gebiete geht es so nie: Strategie löst weder Kampf noch [[diplomacy|Diplomatie]] aus.',
      'Das Regelbuch sagt hier, Figuren könnten ein aktiviertes Gebiet nicht verlassen, an anderer Stelle aber, dass das [[heroes|Helden]] nicht kümmert. Die zweite Stelle ist die genauere.',
    ],
  },
  mobilize: {
    gist: 'Ein Gebiet aktivieren und Einheiten aus bis zu 2 Gebieten Entfernung hineinziehen; Bonus: noch einmal.',
    text: [
      'Lege zuerst einen [[activation-tokens|Aktivierungsmarker]] in ein Gebiet, in dem noch keiner von dir liegt. Dann ziehen beliebige eigene Einheiten dorthin, bis zu 2 Gebiete weit ([[fast|schnelle]] 3), und nur durch eigene oder leere Gebiete.',
      'Stehen dort Feinde, musst du [[battle|kämpfen]]; bei Neutralen kämpfst oder [[diplomacy|verhandelst]] du.',
      'Bonus: Führe die Karte sofort ein zweites Mal aus, in ein anderes Gebiet.',
    ],
    missed: [
      'Eine Mobilisierung erlaubt höchstens **einen** Kampf. Scheitert nach einem Kampf noch eine Verhandlung, musst du dich zurückziehen. Welches [[fate-symbol|Symbol]] gemeint ist, fehlt an dieser Stelle in unserer Textfassung; gemeint sein kann nur das Ergebnis „kämpfen oder zurückziehen“.',
      '[[heroes|Helden]] gehen nicht mit.',
    ],
  },
  conquer: {
    gist: 'Wie Mobilisierung: ein Gebiet aktivieren und hineinziehen; Bonus: feindliche Festung zählt 3 weniger.',
    text: [
      'Die Hauptfunktion ist dieselbe wie bei [[mobilize]]: [[activation-tokens|Marker]] legen, Einheiten aus bis zu 2 Gebieten Entfernung ([[fast|schnelle]] 3) hineinziehen, dann kämpfen oder verhandeln.',
      'Bonus: Im Kampf sinkt die [[stronghold-strength|Stärke]] der gegnerischen Festung um 3. Eine unbeschädigte zählt dann 2 statt 5.',
    ],
    missed: [
      'Ob eine beschädigte Festung dabei unter 0 sinken kann, sagt das Regelbuch nicht.',
      'Eroberung gibt kein zweites Ziel: Das kann nur der Bonus von Mobilisierung.',
    ],
  },
  harvest: {
    gist: 'Zeiger auf das stellen, was deine Gebiete liefern; Bonus: Entwicklungen nutzen und für 1 Holz eine bauen.',
    text: [
      'Zähle [[resources|Nahrung, Holz und Erz]] in allen Gebieten, die du kontrollierst, und stelle jede [[resource-dials|Anzeige]] auf ihre Summe. Das kann auch nach unten gehen.',
      'Bonus: Zuerst bringen alle deine [[development-tiles|Entwicklungen]] ihren Ertrag. Danach darfst du Holz um 1 senken und 1 Entwicklung in ein eigenes Gebiet mit Festung legen, in dem noch keine liegt. Bei Holz 0 geht das nicht.',
    ],
    missed: [
      'Erobern allein ändert keinen Zeiger. Neue Gebiete zahlen sich erst mit der nächsten Ernte aus.',
      'Eine eben gebaute Entwicklung bringt noch nichts: Erst nutzen, dann bauen.',
    ],
    example:
      'Nahrung 2 wird 4, Holz 4 wird 3, Erz bleibt 2. Der Bonus bringt 2 Einfluss, eine neue Entwicklung senkt Holz auf 2.',
  },
  recruit: {
    gist: 'Einen Rohstoff wählen und alle Einheiten bis zum Zeigerstand erhalten; Bonus: dasselbe mit einem zweiten.',
    text: [
      'Du bekommst jede Einheit, die auf der gewählten [[resource-dials|Anzeige]] beim Zeiger und auf allen Feldern darunter abgebildet ist. Stelle sie in eigene Gebiete mit [[stronghold-tiles|Festung]]; du darfst sie auf mehrere aufteilen.',
      'Bonus: Wähle einen **anderen** deiner drei Rohstoffe und nimm auch dessen Einheiten. Der Zeiger bleibt stehen: Rekrutieren kostet keine Rohstoffe.',
    ],
    missed: [
      'Mehr als 8 Einheiten in einem Gebiet: Du musst sofort auf 8 verringern ([[unit-limit]]).',
      'In ein [[activated-area|aktiviertes]] eigenes Gebiet darfst du rekrutieren.',
      'Sind alle Figuren einer Sorte im Spiel, darfst du eine davon vom Plan nehmen und neu einsetzen ([[component-limits]]).',
    ],
    example:
      'Fünf Einheiten stehen schon da, Holz bringt 2 Bogenschützen, der Bonus mit Erz Ritter und Belagerungsmaschine: 9, also muss eine weg.',
  },
  'rally-support': {
    gist: 'Je kontrollierter Stadt 1 Vorteil vom Plättchen; Bonus: bis zu 3 Einfluss für ebenso viele Heldenkarten.',
    text: [
      'Für jede Stadt in deinen Gebieten wählst du **einen** Vorteil ihres [[city-tiles|Plättchens]]: neutrale Einheiten in dieses Gebiet (gleich [[allied-units|verbündet]]), Taktikkarten, Einflussmarker oder Questkarten, jeweils in der angegebenen Menge.',
      'Bonus: Gib bis zu 3 [[influence-tokens|Einflussmarker]] ab und ziehe ebenso viele [[hero-cards|Heldenkarten]]. Genau eine musst du behalten, die anderen mischst du zurück. Der Held kommt in ein eigenes Gebiet mit Festung.',
    ],
    missed: [
      'Ist von der neutralen Sorte keine Figur mehr im Vorrat, kannst du keine einsetzen.',
      'Mehr als 3 [[quest-cards|Questkarten]]: ablegen, bis 3 übrig sind.',
    ],
  },
  'acquire-power': {
    gist: '1 Einfluss je Einflusssymbol bis zum Zeigerstand; Bonus: mit Einfluss eine Titelkarte übernehmen.',
    text: [
      'Für jedes Einflusssymbol auf deinen [[resource-dials|Anzeigen]], auf dem ein Zeiger steht oder das darunter liegt, nimmst du 1 [[influence-tokens|Einflussmarker]].',
      'Bonus: Gib beliebig viel Einfluss aus, aber mehr, als auf einer [[title-cards|Titelkarte]] liegt. Deren alte Marker gehen in den Vorrat, deine kommen darauf, die Karte gehört dir.',
    ],
    example:
      'Auf dem Titel liegt nichts: 1 Einfluss reicht. Wer 3 zahlt, zwingt den nächsten zu mindestens 4.',
  },
  fortify: {
    gist: 'Je einmal: Festung bauen, Festung reparieren, zwei Runen vertauschen; keine Bonusfunktion.',
    text: [
      'Alle drei Handlungen sind freiwillig, die Reihenfolge ist frei, aber jede geht nur einmal: [[build-stronghold]], [[repair-stronghold]], [[move-runes]].',
      'Danach bekommst du in diesem Jahr keinen [[supremacy-bonus|Bonus]] mehr, weil keine Nummer höher ist.',
    ],
    missed: [
      'In einem Beispiel des Regelbuchs heißt der Befehl „Befestigung“. Gemeint ist dieser.',
    ],
  },
  'build-stronghold': {
    gist: 'Mit Befehl 8: Holz und Erz je 1 senken, Festung in ein eigenes Gebiet ohne Festung und ohne Stadt.',
    text: [
      'Senke beide [[resource-dials|Anzeigen]] um 1 und lege eine deiner 4 Festungen mit der unbeschädigten Seite (5) nach oben in ein Gebiet unter deiner Kontrolle. Dort darf weder eine Festung noch eine [[city-tiles|Stadt]] sein.',
      'Steht Holz oder Erz auf 0, kannst du nicht bauen. Pro Befehl [[fortify]] nur eine.',
    ],
    missed: [
      'Sind alle 4 im Spiel, darfst du eine davon abbauen und hier einsetzen; eine Entwicklung ohne Festung geht dann verloren.',
    ],
  },
  'repair-stronghold': {
    gist: 'Mit Befehl 8: Erz um 1 senken und eine beschädigte eigene Festung auf die heile Seite drehen.',
    text: [
      'Pro Befehl [[fortify]] reparierst du eine [[damaged-stronghold|beschädigte Festung]]. Bei Erz 0 geht es nicht. Von allein wird keine Festung heil.',
    ],
  },
  'move-runes': {
    gist: 'Mit Befehl 8: zwei eigene Runen mischen, heimlich ansehen und je eine in die beiden Gebiete zurücklegen.',
    text: [
      'Wähle zwei Gebiete unter deiner Kontrolle, in denen je eine [[rune-tokens|Rune]] liegt. Nimm beide, vertausche sie so, dass keiner mehr folgen kann, sieh sie dir an und verteile sie wieder, eine pro Gebiet.',
    ],
    missed: [
      'In ein Gebiet ohne Rune kommt dadurch keine: Getauscht wird nur zwischen zwei belegten Gebieten.',
    ],
  },
};
