import type { HelpWords } from './model';

export const helpDe: HelpWords = {
  table: {
    title: 'Hilfe zum Tisch',
    lead: 'Der Tisch führt durch Runden und Züge. Gewürfelt und gezogen wird, wie ihr wollt: von Hand oder von der App.',
    items: {
      next: {
        title: 'Weiter',
        text: 'Der große Knopf unten führt immer zum Nächsten und sagt vorher, wer das ist.',
        also: 'nächster Zug, Zug beenden, Runde beenden, großer Knopf, wie geht es weiter',
      },
      hero: {
        title: 'Was ein Held tut',
        text: 'Eine Kachel antippen trägt die Aktion ein; die Würfel darüber zeigen, was noch frei ist. Was selten vorkommt, liegt hinter „Mehr …“.',
        also: 'Aktion eintragen, Angriff eintragen, Aktionswürfel einsetzen, Held am Zug',
      },
      skills: {
        title: 'Fähigkeiten als Kacheln',
        text: 'Einmal eingetragen, stehen sie im Zug mit ihrem Würfel. Ein Tipp setzt ihn und tut, was die App kann, bei Angriff und Zauber erst zusammen mit dem Schlag; Reaktionen stehen bei der Bedrohung, Passives zählt von selbst. Was hinter „Würfelst du“ eingetragen ist, wartet auf den W20.',
        also: 'Fähigkeit benutzen, Fähigkeit eintragen, Skill nutzen, Skills eingeben',
      },
      damage: {
        title: 'Schaden eintragen',
        text: 'Figur antippen, Zahl antippen: fertig. Schilde zählen von selbst.',
        also: 'Lebenspunkte ändern, LP abziehen, Heilung eintragen',
      },
      monster: {
        title: 'Warum ein Monster so handelt',
        text: 'Jede Antwort nennt ihre Regel. Ein Tipp auf die Nummer öffnet ihren Text.',
        also: 'Begründung, Regelnummer, warum dieses Ziel, Monsterzug erklären',
      },
      undo: {
        title: 'Rückgängig machen',
        text: 'Die Pfeile nehmen jeden Schritt zurück und bringen ihn wieder, auch nach einem Neustart der App.',
        also: 'undo, redo, zurücknehmen, vertippt, Fehler korrigieren, rückgängig',
      },
      history: {
        title: 'Verlauf',
        text: 'Alles, was geschehen ist, der Reihe nach. Von dort geht es an jede Stelle zurück.',
        also: 'Protokoll, was ist passiert, zurückspringen, Log',
      },
      menu: {
        title: 'Mehr am Tisch',
        text: 'Hinter den drei Punkten liegen Türen, Runenbeutel, Würfel, Zähler, Notizen, das Ende des Abenteuers und im Probeabenteuer die Führung.',
        also: 'Führung, Einführung, Menü, drei Punkte, Zähler anlegen, Notiz schreiben, Abenteuer beenden',
      },
      keyword: {
        title: 'Wörter nachschlagen',
        text: 'Gepunktet unterstrichene Wörter öffnen ihren Eintrag im Glossar, ohne dass der Zug verloren geht.',
        also: 'Stichwort antippen, unterstrichene Wörter, nachlesen',
      },
    },
  },
  board: {
    title: 'Hilfe zur Karte',
    lead: 'Wer die Räume nachlegt, bekommt Reichweiten, Wege der Monster und die Dunkelheit ausgerechnet. Ohne Karte geht alles am Tisch.',
    items: {
      build: {
        title: 'Karte bauen',
        text: 'Plan wählen, auf die Karte tippen. Liegende Teile lassen sich drehen, schieben und wegnehmen; was ihr auf einem Plan eintragt, merkt sich die App unter seiner Bezeichnung.',
        also: 'Plan legen, Räume auslegen, Gelände malen, Plan drehen, Tür einzeichnen',
      },
      figures: {
        title: 'Figuren bewegen',
        text: 'Figur antippen, dann das Ziel. Gefahren, Stürze und Dunkelheit rechnet die App ein, jede einmal im Zug.',
        also: 'Held bewegen, Figur versetzen, Figur stellen',
      },
      run: {
        title: 'Monster ausführen',
        text: 'Die App sucht Ziel, Platz und Weg nach den Regeln und zeigt sie erst. Gleich gute Felder stehen zur Wahl.',
        also: 'Monster ziehen lassen, Vorschau, Anwenden',
      },
      view: {
        title: 'Ansicht verschieben und zoomen',
        text: 'Ein Finger schiebt, zwei zoomen, doppelt tippen holt näher heran. Mit den Pfeiltasten wandert eine Marke über die Felder.',
        also: 'vergrößern, verkleinern, Zoom, Karte verschieben, Pfeiltasten',
      },
      list: {
        title: 'Die Karte als Liste',
        text: 'Dieselbe Karte in Worten. Alles, was auf dem Bild geht, geht auch von dort.',
        also: 'Screenreader, vorlesen, Karte in Worten, barrierefrei',
      },
      share: {
        title: 'Karte teilen',
        text: 'Als Link, Text oder Bild. Alles steht im Link selbst; keine Karte geht an einen Server.',
        also: 'Karte verschicken, Karte senden, Link, QR, Bild der Karte, exportieren',
      },
    },
  },
  logbook: {
    title: 'Hilfe zum Logbuch',
    lead: 'Hier wohnen eure Kampagnen: Helden, Gegenstände, Lager, Kapitel und alles, was entschieden wurde.',
    items: {
      create: {
        title: 'Kampagne anlegen',
        text: 'Namen vergeben, Helden wählen, los. Werte der Heldenbögen gebt ihr einmal ein; die App merkt sie sich.',
        also: 'neue Kampagne, anfangen, Helden wählen',
      },
      versus: {
        title: 'Gegeneinander spielen',
        text: 'Bei „Neue Kampagne“ ganz unten, oder am Tisch zwischen zwei Abenteuern. Zwei bis fünf Helden, LP, W20, los; die App zählt Traumawürfel der Teams und sagt, wer gewinnt.',
        also: 'PvP, gegeneinander, Duell, Kampf der Helden, zwei gegen zwei, Schlachtfeld',
      },
      sheet: {
        title: 'Heldenbogen',
        text: 'Werte, Würfel, Fähigkeiten und Gegenstände. Plus und Minus ändern sofort, und jede Änderung steht im Verlauf.',
        also: 'Charakterbogen, Held bearbeiten, Ausrüstung eintragen, Fähigkeit eintragen',
      },
      group: {
        title: 'Gruppe, Zahlen, Schlussseite',
        text: 'Alle Helden auf einer Seite, im Browser mit Kästchen zum Ankreuzen gedruckt. Die Zahlen der Kampagne enden mit einer Seite, die ihr als Bild teilt.',
        also: 'Gruppenbogen, drucken, PDF, Statistik, als Bild teilen, Würfelglück',
      },
      camp: {
        title: 'Lager und Belohnungen',
        text: 'Nach dem Abenteuer führen Schritte durch Belohnungen und Lager. Was zu wählen ist, fragt die App; der Rest geschieht von selbst.',
        also: 'Belohnung eintragen, nach dem Kapitel',
      },
      jump: {
        title: 'Zu einem früheren Stand',
        text: 'Im Verlauf eine Zeile antippen und springen. Nichts geht verloren: Einmal rückgängig, und ihr steht wieder hier.',
        also: 'zurückspringen, alter Stand, Zeitreise, Verlauf der Kampagne',
      },
      file: {
        title: 'Als Datei weitergeben',
        text: 'Eine Kampagne wird zur Datei und auf einem anderen Gerät wieder zur Kampagne, mit ihrem ganzen Verlauf.',
        also: 'Export, Import, exportieren, importieren, einlesen, anderes Gerät, neues Handy, umziehen',
      },
      bin: {
        title: 'Gelöschtes zurückholen',
        text: 'Gelöschte Kampagnen liegen 30 Tage im Papierkorb, fertige im Archiv.',
        also: 'Papierkorb, gelöscht, wiederherstellen, Archiv',
      },
    },
  },
  glossary: {
    title: 'Hilfe zum Glossar',
    lead: 'Jede Regel in kurzen Worten, für Drunagor und vier andere Spiele.',
    items: {
      search: {
        title: 'Suchen',
        text: 'Begriff, Frage oder Kürzel tippen, auch ungefähr geschrieben, deutsch oder englisch. Die Hilfe zur App wird mit durchsucht.',
        also: 'Suche, finden, nachschlagen, Frage stellen',
      },
      links: {
        title: 'Von Eintrag zu Eintrag',
        text: 'Unterstrichene Wörter und „Siehe auch“ führen weiter, Nummern zur genauen Regel.',
        also: 'Verweise, siehe auch, genaue Regel',
      },
      star: {
        title: 'Favoriten merken',
        text: 'Der Stern legt einen Eintrag oben im Glossar ab. Auch was zuletzt gelesen wurde, steht dort.',
        also: 'Stern, Lesezeichen, Favorit, zuletzt gelesen',
      },
      other: {
        title: 'Ein anderes Spiel',
        text: 'Oben im Glossar lässt sich das Spiel wechseln; die Suche findet auf Wunsch in allen.',
        also: 'Spiel wechseln, Runewars, Runebound, Sword & Sorcery, alle Spiele',
      },
    },
  },
  games: {
    title: 'Hilfe zu den Spielen',
    lead: 'Rechner und Zähler für vier andere Brettspiele.',
    items: {
      session: {
        title: 'Partie beginnen',
        text: 'Ein Helfer arbeitet in einer Partie: Sie merkt sich jeden Tipp, auch über das Schließen hinaus.',
        also: 'neue Partie, Spieler, Runde beginnen',
      },
      values: {
        title: 'Werte eintragen',
        text: 'Was auf Karten und Bögen steht, gebt ihr einmal ein; jede Zahl lässt sich von Hand ändern.',
        also: 'Zahl ändern, Eingabe, Karte eintragen',
      },
      dice: {
        title: 'Würfel und Chancen',
        text: 'Würfel tippt ihr ein, oder die App würfelt und zieht. Was Geländewürfel zeigen, steht in keinem Regelheft: einmal eintragen, dann würfelt die App auch sie. Die Würfel von Sword & Sorcery werden nur eingetippt.',
        also: 'würfeln, Wahrscheinlichkeit, Chance, Geländewürfel, eigene Würfel',
      },
      back: {
        title: 'Schritte einer Partie zurücknehmen',
        text: 'Zurücknehmen geht bis zum Anfang; der Verlauf springt an jede Stelle und wieder zurück.',
        also: 'undo, rückgängig, Verlauf der Partie',
      },
      words: {
        title: 'Zum Glossar und zurück',
        text: 'Unterstrichene Wörter öffnen das Glossar, von dort führt ein Knopf zum Helfer.',
        also: 'Helfer finden, Regel zum Helfer',
      },
    },
  },
  together: {
    title: 'Hilfe zum gemeinsamen Tisch',
    lead: 'Mehrere Geräte spielen dieselbe Kampagne oder Partie. Alles wird verschlossen übertragen; der Schlüssel steht nur im Link.',
    items: {
      open: {
        title: 'Tisch eröffnen',
        text: '„Gemeinsam spielen“ im Menü des Tisches, bei anderen Spielen auf der Seite der Partie. Es braucht einen Rechner im selben Netz, auf dem „npm run table“ läuft.',
        also: 'Mehrspieler, zusammen spielen, gemeinsam spielen, Server starten, mehrere Geräte, Multiplayer',
      },
      invite: {
        title: 'Andere dazuholen',
        text: 'QR-Code mit der Kamera aufnehmen oder den Link schicken. Ein zweiter Link ist nur zum Zuschauen.',
        also: 'einladen, QR-Code, Link, mitspielen, zuschauen, beitreten',
      },
      place: {
        title: 'Was dieses Gerät zeigt',
        text: 'Den ganzen Tisch, nur die eigenen Helden oder eine große Ansicht für alle.',
        also: 'mein Held, Fernseher, Zuschauerbildschirm, Ansicht wählen',
      },
      react: {
        title: 'Reagieren oder passen',
        text: 'Wird der eigene Held bedroht, meldet sich das Gerät; die anderen sehen, wer noch überlegt.',
        also: 'Reaktion eintragen am eigenen Gerät, wer überlegt noch',
      },
      alone: {
        title: 'Ohne Verbindung',
        text: 'Jedes Gerät spielt weiter. Was nicht mehr passt, wenn die Verbindung zurück ist, steht unter „Ging nicht mehr“ und lässt sich noch einmal versuchen. Hat inzwischen jemand denselben Wert geändert, zeigt die App beide und fragt. „Noch einmal verbinden“ steht unter „Am Tisch“.',
        also: 'offline, kein Netz, abgelehnte Schritte, ging nicht mehr, vom Tisch getrennt, noch einmal verbinden, Tisch verlassen',
      },
    },
  },
  settings: {
    title: 'Hilfe zu Einstellungen und Sicherung',
    lead: 'Alles liegt auf diesem Gerät. Niemand sonst hat es, also sichert ab und zu eine Datei.',
    items: {
      look: {
        title: 'Farben, Sprache, Schriftgröße',
        text: 'Hell oder dunkel, Deutsch oder Englisch, bis zu doppelt so große Schrift.',
        also: 'dunkles Design, Dark Mode, heller Modus, Sprache ändern, größere Schrift, Textgröße',
      },
      rolling: {
        title: 'Wer würfelt',
        text: 'Die App oder ihr selbst; bei jedem Wurf lässt es sich ändern.',
        also: 'virtuelle Würfel, eigene Würfel, Runen ziehen',
      },
      save: {
        title: 'Alles als Datei sichern',
        text: 'Unter „Daten und Sicherungen“: eine Datei mit allen Kampagnen, Partien und eigenen Karten, für ein neues Gerät oder für den Notfall.',
        also: 'Backup, Sicherung, Datensicherung, Export, neues Handy, umziehen, Gerät wechseln',
      },
      pack: {
        title: 'Bibliothek weitergeben',
        text: 'Fähigkeiten, Karten und Kartenteile als Datei für eine andere Gruppe. Eingelesen zeigt sie nur, wie viel es ist; gleiche Namen mit anderem Inhalt bleiben beide.',
        also: 'Pack, teilen, Karten verschicken, Fähigkeiten teilen, andere Gruppe, Freunde, zusammenführen',
      },
      backups: {
        title: 'Sicherung zurückholen',
        text: 'Beim Spielen entstehen Sicherungen von selbst. Eine antippen zeigt, was darin ist; was jetzt hier ist, bleibt.',
        also: 'Backup wiederherstellen, Daten weg, verloren, Restore, beschädigt',
      },
      version: {
        title: 'Version und ohne Netz',
        text: 'Die Version steht unter „Über diese App“. Einmal geladen, läuft alles ohne Netz; eine neue Version meldet sich.',
        also: 'Update, Aktualisierung, offline, installieren, Versionsnummer',
      },
    },
  },
};
