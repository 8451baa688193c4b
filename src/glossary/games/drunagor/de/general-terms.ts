import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_GENERAL_TERMS as DATA } from '../data/general-terms';

export const DRUNAGOR_GENERAL_TERMS_DE: CategoryWords<typeof DATA> = {
  character: {
    gist: 'Helden, Monster, Gefährten, Begleittiere und NSC-Plättchen; Plättchen bekommt nur, wer Karte oder Tableau hat.',
    text: [
      'Alle Charaktere können Ziel von [[immediate-effects|Soforteffekten]] sein, etwa von [[prevent]]. [[conditions|Zustände]] und [[resources|Ressourcen]] als Plättchen bekommen nur Charaktere mit eigener Karte oder eigenem Tableau, ein einfaches [[npc|NSC-Plättchen]] also nicht (D20).',
    ],
    missed: [
      'Die [[darkness|Dunkelheit]] ist kein Charakter, obwohl sie einmal je Runde dran ist.',
    ],
  },
  hero: {
    gist: 'Deine Spielfigur mit Tableau, 8 Heldenfähigkeiten, 5 Startwürfeln und nie mehr als 16 LP.',
    text: [
      'Im Grundspiel gibt es Elros, Jaheen, Lorelai, Maya und Vorn. Auf dem [[hero-board]] stehen die [[hit-points|LP]], zwei [[focus-technique|Fokustechniken]], 8 [[hero-skills]] (eine davon passiv), Klasse, [[path|Pfad]] und [[allowed-gear|erlaubte Ausrüstung]]. Ein Held steht auf 1 Feld.',
      'Was er in seinem Zug darf, steht unter [[hero-turn]]. Bei 0 LP wird er [[knock-out|ohnmächtig]]; den 6. Fluchwürfel oder 2. Traumawürfel übersteht er nicht: [[losing]].',
    ],
  },
  enemy: {
    gist: 'Für euch alle Monster; für Monster alle Helden, Gefährten und Begleittiere.',
    text: [
      'Gegner und [[ally|Verbündete]] bestimmt ihr immer aus Sicht dessen, der den Effekt ausführt. Einfache [[npc|NSC-Plättchen]] sind für Monster keine Gegner, außer sie haben [[slaughter]] (O0).',
    ],
    missed: [
      'Ein Gegner auf einem Nachbarfeld [[engaged|bindet]] dich im Kampf, und durch sein Feld kommst du nur mit [[jump]] oder [[trample]].',
      'Flächenangriffe wie [[strike]] treffen nur Gegner, nie die eigenen Leute.',
    ],
  },
  ally: {
    gist: 'Immer ein anderer Charakter der eigenen Seite, nie man selbst: Helden mit Begleitern, Monster mit Monstern.',
    text: [
      'Helden sind mit allen anderen Helden, allen [[companions|Gefährten]] und allen [[pet|Begleittieren]] verbündet und umgekehrt, gleich wer sie führt. Monster sind nur mit anderen Monstern verbündet. Es zählt die Sicht dessen, der den Effekt ausführt.',
      'Durch Verbündete darfst du [[passing-allies|hindurchziehen]], aber nicht auf ihrem Feld stehen bleiben (O1).',
    ],
    missed: [
      'Hilft ein Effekt „einem Verbündeten“, darfst du dich nicht selbst wählen; steht nur ein Ziel da, schon.',
    ],
    example: 'Heilt ein Monster einen Verbündeten, meint das ein anderes Monster.',
  },
  symbols: {
    gist: 'LP Lebenspunkte, AW Aktionswürfel, FW Fluchwürfel, TW Traumawürfel, TRF Treffen; „2+“ heißt „ab 2“.',
    text: [
      '**Abkürzungen**: LP [[hit-points|Lebenspunkte]], AW [[action-cubes|Aktionswürfel]], FW [[curse-cubes|Fluchwürfel]], TW [[trauma-cube|Traumawürfel]], TRF [[x-hit|Treffen]], WR [[cube-range|Würfelreichweite]], NSC Nicht-Spieler-Charakter, W20 zwanzigseitiger Würfel. Im Aufbau: WM, GM, SM für weißes, graues, schwarzes Monster, KS Kommandantenstärke, S Spielerzahl.',
      '**In Effekten**: Großbuchstaben nennen einen Effekt, die Zahl dahinter seine Stärke (in Regeln X). „16+“ heißt 16 oder mehr. Ein Strich | trennt [[several-attacks|mehrere Angriffe]], UND, Komma und Semikolon [[linked-effects|verbinden oder trennen]]. Eigene Symbole kennzeichnen [[weapon-attack|Waffenangriff]], [[spell-attack|Zauberangriff]] und [[reaction|Reaktion]] (Blitz). Ein graues P ist [[passive|passiv]].',
      'Auf **Monsterkarten** ([[monster-card|mehr dazu]]): Die Farbe des Sechsecks nennt die Art (Gold: Kommandant, Violett: Leutnant), der rote Stern die LP, der Pfeil den Platz an der Rune (weiß oben, schwarz unten). Kreise sind [[immunity|Immunitäten]]. Lila Text löst zu Zugbeginn aus, blauer gilt immer, schwarzer gehört zum Angriff.',
    ],
    missed: [
      'Das Symbol für [[large-monster|große Monster]] im Kreis steht für vier Immunitäten auf einmal.',
    ],
  },
};
