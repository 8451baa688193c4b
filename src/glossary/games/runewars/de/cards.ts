import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_CARDS as DATA } from '../data/cards';

export const RUNEWARS_CARDS_DE: CategoryWords<typeof DATA> = {
  'fate-cards': {
    gist: '30 Karten statt Würfel: entscheiden Kampf, Duell, Diplomatie und Eigenschaftsprüfungen.',
    text: [
      'Oben steht das [[fate-symbol]] für [[diplomacy|Diplomatie]] und [[attribute-test|Prüfungen]]. Darunter hat jede [[unit-types|Sockelform]] ihren Bereich mit [[special-ability|besonderem Symbol]], [[rout-symbol|Flucht]], [[damage-symbol|Schaden]] oder nichts. Die Zahl unten bestimmt nur den Startspieler.',
      'Du ziehst immer die ganze verlangte Anzahl. Den Ablagestapel darf jeder jederzeit durchsehen. Ist der Stapel leer, wird die Ablage gemischt; im [[fall|Herbst]] wird sie ohnehin eingemischt.',
    ],
    missed: ['Was auf den einzelnen Karten steht, druckt das Regelbuch nicht ab.'],
  },
  'hero-cards': {
    gist: '12 Karten mit Gesinnung, Fähigkeit, drei Eigenschaften und Lebenspunkten eines Helden.',
    text: [
      'Das Banner zeigt die [[alignment]]: weiß gut, grün neutral, schwarz böse. Dazu stehen die Fähigkeit, die [[attributes|Eigenschaften]], die [[health|Lebenspunkte]] und zwei Erinnerungen fürs [[duel|Duell]] darauf: der [[circle|Kreis]] und der 1 Schaden beim besonderen Symbol.',
      'Die Karte liegt offen vor dir; [[damage-tokens|Schaden]] und [[training-tokens|Training]] kommen darauf, [[reward-cards|Belohnungen]] darunter. Zu Beginn bekommt jeder einen zufälligen Helden seiner Gesinnung, danach werden die übrigen zusammengemischt.',
    ],
  },
  'objective-cards': {
    gist: 'Geheimes Ziel: in deinem Spielzug erfüllt, legst du die Karte ab und nimmst eine Drachenrune.',
    text: [
      'Jeder hat höchstens eine, passend zu seiner [[alignment|Gesinnung]]: Gute verlangen meist Bündnisse und Einfluss, böse meist Eroberungen und vernichtete Einheiten. Sie bleibt verdeckt, bis du sie einlöst. Es gibt je 8 gute und böse; ihre Texte stehen nicht im Regelbuch.',
      'Erfüllst du die Bedingung irgendwann in deinem [[turn|Spielzug]], darfst du sie aufdecken und ablegen und [[gain-dragon-rune|eine Drachenrune nehmen]].',
    ],
    missed: [
      'Eine neue Zielkarte bekommst du danach nicht; das Regelbuch sagt davon jedenfalls nichts.',
    ],
  },
  'order-cards': {
    gist: '8 gleiche Befehle je Fraktion; pro Jahreszeit spielst du einen, pro Jahr also 4.',
    text: [
      'Ihr wählt verdeckt, deckt gemeinsam auf und führt in Reihenfolge der [[order-number|Nummern]] aus: erst die [[main-function]], dann, wenn sie dir zusteht, die [[supremacy-bonus]].',
      'Nummer 1 [[strategize]], 2 [[mobilize]], 3 [[conquer]], 4 [[harvest]], 5 [[recruit]], 6 [[rally-support]], 7 [[acquire-power]], 8 [[fortify]]. Gespielte bleiben offen liegen, bis sie im [[spring|Frühling]] zurückkommen.',
    ],
  },
  'quest-cards': {
    gist: 'Aufgaben für deine Helden: höchstens 3 auf der Hand, zu Beginn 2; versucht werden sie im Sommer.',
    text: [
      'Die Karte nennt meist ein [[area-code|Gebiet]] und eine Bedingung. Kommt ein Held in der [[quest-phase]] dort an, darfst du sie aufdecken und ihr folgen, oft mit einer [[attribute-test|Eigenschaftsprüfung]] oder einem [[duel-quest|Duell]]. Jeder deiner Helden darf jede deiner Quests versuchen, aber pro Questphase nur eine.',
      'Führt sie zu einer Belohnung, ist sie erfüllt: ablegen und eine neue ziehen ([[take-reward]]). Kursiver Text schmückt nur aus. Die Texte der 24 Karten druckt das Regelbuch nicht ab.',
    ],
    missed: [
      '[[rout|Flüchtende]] Helden beginnen keine Quest, und wer ein Duell begonnen hat, auch nicht.',
      'Ob eine gescheiterte Quest auf der Hand bleibt, sagt nur die Karte selbst; das Regelbuch schweigt.',
    ],
  },
  'reward-cards': {
    gist: 'Schätze der Helden, verdeckt unter ihrer Karte; manche bringen eine Drachenrune, viele helfen im Duell.',
    text: [
      'Es gibt 25; was sie können, steht nur auf den Karten. Eine wird erst aufgedeckt, wenn du sie benutzt, und bleibt dann offen. Im [[duel|Duell]] darf ein Held beliebig viele nutzen, aber nur eine [[weapon-and-armor|Waffe und eine Rüstung]].',
      'Deine Helden dürfen tauschen, wenn sie in deinem [[turn|Spielzug]] oder während ihrer Bewegung in der [[quest-phase]] im selben Gebiet sind, auch im Vorbeigehen.',
    ],
    missed: ['Wer einen Helden im Duell besiegt, erbt dessen Belohnungen ([[defeat-heroes]]).'],
  },
  'season-cards': {
    gist: '32 Karten, 8 je Jahreszeit: zuerst der Text, dann die feste zweite Funktion am unteren Rand.',
    text: [
      'Der [[first-player|Startspieler]] zieht zu Beginn der [[season|Jahreszeit]] die oberste Karte des passenden Stapels. Erst gilt die [[primary-ability|erste Funktion]], dann die [[secondary-ability|zweite]]. Danach kommt sie offen auf den gemeinsamen Ablagestapel ([[current-season]]).',
      'Zeichen der Stapel: grüne Blume Frühling, gelbe Sonne Sommer, orangefarbenes Blatt Herbst, blaue Schneeflocke Winter.',
    ],
  },
  'tactics-cards': {
    gist: 'Einmalige Tricks, höchstens 10 auf der Hand; nie in der Jahreszeit spielen, in der du sie ziehst.',
    text: [
      'Jede nennt ihren Zeitpunkt, meist deinen [[turn|Spielzug]]: vor, während oder nach deinem Befehl. In Kämpfen und Duellen darf sie nur spielen, wer selbst mit Einheiten oder einem Helden beteiligt ist. Nach Gebrauch wird sie abgelegt.',
      'Neue gibt es durch den Bonus von [[strategize]], Städte mit [[rally-support]], im [[fall|Herbst]], durch den [[development-training-ground|Trainingsplatz]] und durch Karten. Über 10: sofort auf 10 ablegen. Was die 50 Karten tun, steht nur auf ihnen.',
    ],
    example: 'Im Frühling gezogen, frühestens im Sommer spielbar.',
  },
  'setup-quest-cards': {
    gist: 'Je Spieler 2 offen: sie sagen, welche Spielplanteile du legst; danach kommen sie zu den übrigen Quests.',
    text: [
      'Sucht die so bezeichneten [[quest-cards|Questkarten]] heraus, mischt sie und gebt jedem 2. Jeder nimmt die [[map-tiles|Spielplanteile]] dazu. Später mischt ihr sie mit den anderen, nachdem alle Quests für fehlende Gebiete in die Schachtel gelegt wurden.',
    ],
  },
  'hidden-pass': {
    gist: 'Taktikkarte, die das Regelbuch als Beispiel nennt: erlaubt, eine Bewegungsbeschränkung zu ignorieren.',
    text: [
      'Welche [[movement-restrictions|Beschränkung]] sie aufhebt, steht auf der [[tactics-cards|Taktikkarte]] selbst; das Regelbuch gibt ihren Text nicht wieder.',
    ],
  },
};
