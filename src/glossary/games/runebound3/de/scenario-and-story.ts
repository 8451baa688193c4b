import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_SCENARIO_AND_STORY as DATA } from '../data/scenario-and-story';

export const RUNEBOUND3_SCENARIO_AND_STORY_DE: CategoryWords<typeof DATA> = {
  scenario: {
    gist: 'Beim Aufbau gewählt: 1 Szenariokarte, 10 Abenteuerkarten je Stapel und 10 Handlungskarten.',
    text: [
      'Zusammengehörige Karten erkennt ihr am Bild; im Grundspiel ist es das des [[villain|Endgegners]]. Es gibt zwei: [[ascendance-of-margath]] und [[corpse-king]]. Könnt ihr euch nicht einigen, lost ihr. Die Karten des anderen bleiben in der Schachtel.',
    ],
  },
  'scenario-card': {
    gist: 'Liegt neben dem Brett: vorn die Sonderregeln, hinten Endgegner oder andere Siegbedingung.',
    text: [
      'Lest beide [[scenario-sides|Seiten]] vor dem Spiel vor; nachsehen darf jeder jederzeit. Beginnt ein Held den Kampf gegen den [[villain|Endgegner]], dreht ihr sie auf Seite B. Gewinnt er nicht, kommt danach wieder Seite A nach oben.',
      'Was am Ende von [[acts|Akt 2]] geschieht, steht ebenfalls hier.',
    ],
  },
  'scenario-sides': {
    gist: 'Seite A: Regeln des Szenarios. Seite B: der Endgegner oder die andere Bedingung für den Sieg.',
    text: [
      'Während des Spiels liegt A oben. Zum Kampf gegen den [[villain|Endgegner]] dreht ihr auf B; verliert der Held, dreht ihr zurück. Links unten auf Seite B ist der besondere Kampfmarker des Endgegners abgebildet.',
    ],
  },
  'victory-conditions': {
    gist: 'Stehen auf der Szenariokarte; im Grundspiel gewinnt, wessen Held den Endgegner besiegt.',
    text: [
      'Seite B der [[scenario-card]] nennt den [[villain|Endgegner]] oder eine andere Bedingung. Es gewinnt genau der Held, der ihn besiegt hat. Wer gegen ihn unterliegt, ist [[eliminated-heroes|eliminiert]].',
      'Haben alle Helden verloren, endet das Spiel ohne Sieger.',
    ],
  },
  villain: {
    gist: 'Feind auf Seite B der Szenariokarte mit 7 Markern: Sieg gewinnt das Spiel, Niederlage eliminiert.',
    text: [
      'Er wirft fünf Feindmarker, den [[elite-token]] und den Marker, der links unten auf seiner Karte abgebildet ist. [[retreat|Zurückziehen]] kann man sich vor ihm nicht.',
      'Wer ihn besiegt, hat gewonnen. Wer unterliegt, ist [[eliminated-heroes|eliminiert]]; der Endgegner verliert allen Schaden und die Karte kommt zurück auf Seite A. So geht es weiter, bis ein Held siegt oder alle ausgeschieden sind.',
      'Senken Handlungsmarker seine Gesundheit, heilt er nicht über den gesenkten Wert. Siehe [[margath]] und [[vorakesh]].',
    ],
  },
  'eliminated-heroes': {
    gist: 'Der Spieler hat verloren: Figur, Karten, Trophäen und Kampfmarker aus dem Spiel, Rest in den Vorrat.',
    text: [
      'Meist geschieht das durch eine Niederlage gegen den [[villain|Endgegner]]. Ausrüstung, Fertigkeiten, Trophäen und Kampfmarker kommen aus dem Spiel; Gold-, Handlungs- und Schadensmarker gehen in den [[token-bank|Markervorrat]].',
      'War es der [[first-player]], übernimmt der nächste Spieler in der Reihenfolge.',
    ],
    missed: ['Eine gewöhnliche Niederlage eliminiert nicht: siehe [[defeated]].'],
  },
  'ascendance-of-margath': {
    gist: 'Grundszenario mit Margath als Endgegner; Handlungsmarker heißen hier Wissen.',
    text: [
      'Je [[lore|Wissensmarker]] seines Gegners hat [[margath]] 1 Gesundheit weniger. Sonderregeln, Kartentexte und Startwerte stehen nur auf den Karten des [[scenario|Szenarios]].',
    ],
  },
  margath: {
    gist: 'Endgegner von „Der Aufstieg Margaths“: −1 Gesundheit je Wissensmarker seines Gegners.',
    text: [
      'Für ihn gelten die Regeln für [[villain|Endgegner]]. Es zählt nur das [[lore]] des Helden, der gerade gegen ihn kämpft. Sein Grundwert steht auf der Szenariokarte.',
    ],
  },
  lore: {
    gist: 'Handlungsmarker in „Der Aufstieg Margaths“: Jeder, den du hast, nimmt Margath in deinem Kampf 1 Gesundheit.',
    text: [
      'Wodurch du Wissen bekommst, steht auf den Karten. [[trade-with-heroes|Tauschen]] kannst du es nicht, denn es sind [[story-tokens|Handlungsmarker]]. [[margath]] heilt nicht über den gesenkten Wert hinaus.',
    ],
  },
  'corpse-king': {
    gist: 'Grundszenario mit Vorakesh als Endgegner: Zombies stärken ihn, Gefährten schwächen ihn.',
    text: [
      'Beide Seiten der Handlungsmarker werden gebraucht: weiß für [[companions|Gefährten]], schwarz für [[zombies]]. [[vorakesh]] bekommt +1 Gesundheit je Zombie auf dem Brett und −2 je Gefährte seines Gegners.',
      'Alles Weitere steht auf den Karten des [[scenario|Szenarios]].',
    ],
  },
  vorakesh: {
    gist: 'Endgegner von „Der Untote König“: +1 Gesundheit je Zombie auf dem Brett, −2 je Gefährte seines Gegners.',
    text: [
      'Für ihn gelten die Regeln für [[villain|Endgegner]]. Gezählt werden alle [[zombies]] auf dem Brett, aber nur die [[companions|Gefährten]] des Helden, der gegen ihn kämpft. Der Grundwert steht auf der Szenariokarte.',
    ],
    example:
      'Drei Zombies auf dem Brett, du hast zwei Gefährten: +3 −4, also 1 unter seinem Grundwert.',
  },
  companions: {
    gist: 'Weiße Handlungsmarker in „Der Untote König“: Jeder bei dir nimmt Vorakesh 2 Gesundheit.',
    text: [
      'Es zählen nur die Gefährten des Helden, der gegen [[vorakesh]] kämpft. Als [[story-tokens|Handlungsmarker]] lassen sie sich nicht tauschen. Wie du sie bekommst, sagen die Karten, nicht das Handbuch.',
    ],
  },
  zombies: {
    gist: 'Schwarze Handlungsmarker in „Der Untote König“: Jeder auf dem Brett gibt Vorakesh +1 Gesundheit.',
    text: [
      'Sie kommen durch [[story-quests|Handlungsquests]] aufs Brett. Getötete gehen in den [[token-bank|Markervorrat]] zurück und können wiederkommen. Wie man sie tötet, steht auf den Karten.',
    ],
  },
  'story-cards': {
    gist: 'Bei jedem Handlungssymbol der Zeitleiste 1 ziehen; zehn je Szenario, mindestens zwei bleiben übrig.',
    text: [
      'Gewöhnliche Karten werden sofort abgehandelt und abgelegt, [[story-quests|Handlungsquests]] kommen auf ihre Leiste. Der Zeitmarker läuft zweimal über die [[time-track|Zeitleiste]].',
    ],
    missed: ['Ein [[enemies|Feind]] von einer Handlungskarte wird nach dem Sieg keine Trophäe.'],
  },
  'story-quests': {
    gist: 'Kommt auf das erste freie Feld der Leiste über dem Brett; Helden auf den genannten Feldern dürfen sie nutzen.',
    text: [
      'Die Karte legt ihr auf die [[story-quest-row|Handlungsquestleiste]], einen passenden [[story-quest-marker|Marker]] auf das markierte Feld. Wer dort steht, darf die Fähigkeit der Karte abhandeln. Sind mehrere Felder möglich, etwa jeder Schrein, kommt kein Marker aufs Brett.',
      'Ob und wann die Karte wieder verschwindet, sagt das Handbuch nicht; lest auf ihr nach.',
    ],
  },
  'story-quest-row': {
    gist: 'Ablagefelder oben am Spielbrett: Jede neue Handlungsquest kommt auf das erste freie.',
    text: [
      'Hier liegen die [[story-quests|Handlungsquests]], die Helden gerade nutzen können. Wie viele Felder es sind und was bei voller Leiste gilt, nennt das Handbuch nicht.',
    ],
  },
  'story-quest-marker': {
    gist: 'Zeigt auf dem Brett das Feld einer Handlungsquest; gelten mehrere Felder, liegt keiner.',
    text: [
      'Nach dem Auslegen der [[story-quests|Handlungsquest]] kommt der passende Marker auf das Feld, das die Karte zeigt. Gilt sie an mehreren Orten, zum Beispiel in jeder Ortschaft, würden die Marker nicht reichen; dann legt ihr keinen.',
    ],
  },
  'story-tokens': {
    gist: 'Doppelseitige Marker, deren Bedeutung das Szenario festlegt: Wissen, Gefährten, Zombies.',
    text: [
      'Manche Szenarien brauchen nur eine Seite, manche beide als verschiedene Marker: [[lore]] bei Margath, [[companions|Gefährten]] und [[zombies]] beim Untoten König. Sie sind nicht tauschbar und nie knapp ([[component-limits]]).',
      'Das Handbuch verweist hier auch auf ein Stichwort „Macht“, das es im Glossar nicht gibt.',
    ],
  },
};
