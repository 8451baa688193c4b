import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ATTACK_FORMS as DATA } from '../data/attack-forms';

export const DRUNAGOR_ATTACK_FORMS_DE: CategoryWords<typeof DATA> = {
  'surprise-attack': {
    gist: 'Ein Waffenangriff aus dem Versteck macht bei einem Treffer DOPPELSCHADEN; VERBORGEN endet.',
    text: [
      'Greift ein [[stealth|verborgener]] Held mit der Waffe an, verliert er sein Plättchen sofort, ob er trifft oder nicht (C5). Gewürfelt wird ganz normal. Trifft er, gilt [[double-damage]].',
      'Wer gegen VERBORGEN [[immunity|immun]] ist, lässt sich nicht überraschen: Gegen ihn gibt es dafür keinen DOPPELSCHADEN.',
    ],
    missed: [
      'Hat der Angriff schon DOPPELSCHADEN, wird trotzdem nur einmal verdoppelt; ein [[critical-hit|kritischer Treffer]] macht daraus das Vierfache.',
      'Bei [[several-attacks|mehreren Angriffen]] geht das Plättchen schon mit dem ersten ab. Eigens geregelt sind die weiteren nicht; aus dem Versteck kommen sie nicht mehr.',
      '[[spell-attack|Zauberangriffe]] beenden das Versteck nicht und werden nicht verdoppelt.',
    ],
    example: 'Elros greift verborgen mit Waffe 3 und +1 SCHADEN an und trifft: (3 + 1) × 2 = 8.',
  },
  'several-attacks': {
    gist: 'Ein Strich | trennt eigene Angriffe mit je einem Wurf; ein Angriff auf mehrere Ziele hat nur 1 Wurf.',
    text: [
      '„+0 TRF | +0 TRF“ sind zwei [[weapon-attack|Waffenangriffe]] nacheinander. Für jeden würfelst du neu und darfst ein neues Ziel wählen oder dasselbe noch einmal. Bonusschaden und [[collateral-damage|Kollateraleffekte]] gehören zu jedem von ihnen.',
      'Anders ist es, wenn **ein** Angriff mehrere Gegner trifft ([[cleave]], [[multishot]], [[strike]]): Du würfelst einmal für alle, und nur die [[height-advantage|Höhe]] rechnest du je Ziel.',
    ],
    missed: [
      '[[reroll]] gilt nur für einen der Würfe.',
      '[[intimidate]] schwächt nur den ersten Angriff.',
    ],
    example:
      '„+0 TRF | +0 TRF, BLUTEN 1“: Verliert dasselbe Ziel beide Male LP, bekommt es 2 BLUTEN.',
  },
  'make-attack': {
    gist: 'Das Ziel des Effekts macht einen Waffenangriff; wie weit er reicht, sagt seine Waffe.',
    text: [
      'Jemand anderes, etwa der Held mit der Rolle [[leader|Anführer]], schenkt dem Ziel einen [[weapon-attack|Waffenangriff]]. Es würfelt selbst, mit eigener Waffe und eigenen Boni.',
      'Weil kein eigener Würfel im Spiel ist, gilt die [[weapon-range]]: Leichte und schwere Waffen treffen nur [[adjacent|Angrenzende]], Fernkampf- und Unterstützungswaffen reichen 1 Zone weit.',
    ],
    missed: [
      'Ist das Ziel [[engaged|gebunden]], kann es mit einer Fernkampf- oder Unterstützungswaffe nicht angreifen.',
      'Die Farbe des Würfels, mit dem der andere den Angriff schenkt, ändert an der Reichweite des Angriffs nichts.',
    ],
  },
  'spell-attack': {
    gist: 'Trifft immer und ohne Wurf; verbundene Effekte wirken sogar, wenn aller Schaden verhindert wird.',
    text: [
      'Du brauchst keinen [[attack-roll|Angriffswurf]]: Höhe, Dunkelheit und andere Zuschläge sind egal, kritische Treffer gibt es nicht. Den Schaden können [[shield|Schilde]] und Verhindern wie immer mindern.',
      'Die mit dem Zauber verbundenen Effekte treten in jedem Fall ein (W4). Zaubern darfst du auch, wenn du [[engaged|gebunden]] bist, und ein Zauber verrät dein [[stealth|Versteck]] nicht (C5).',
      'Ein Bonus auf Zauberangriffe erhöht nur den Schaden, nie die anderen Zahlen.',
    ],
    missed: [
      'Für Monster gilt das nicht: Auch bei blauen Angriffen sind ihre Zusätze [[collateral-damage|Kollateraleffekte]] und brauchen LP-Verlust (D4).',
    ],
    example:
      '1 Schaden UND NIEDERSCHLAGEN, das Ziel hat 1 Schild: kein LP verloren, niedergeschlagen trotzdem.',
  },
  'collateral-damage': {
    gist: 'Zusätze eines Waffen- oder Monsterangriffs wirken nur, wenn das Ziel durch ihn mindestens 1 LP verliert.',
    text: [
      'Alles, was beim Waffenangriff hinter dem Komma nach [[x-hit]] steht und kein [[x-dmg|Bonusschaden]] ist, hängt am Schaden: Fangen Schilde oder Verhindern alles ab, entfällt es. Wie viele LP verloren gehen, ist egal.',
      'Trifft der Angriff mehrere, bekommt jeder die Effekte, der selbst LP verloren hat. Bei [[several-attacks|mehreren Angriffen]] gilt es für jeden Angriff neu.',
      '[[spell-attack|Zauberangriffe]] von Helden haben keine: Ihre Effekte wirken immer. Bei Monstern, Gefährten und Begleittieren gilt die Regel für jede Art Angriff (D4, F1).',
    ],
    missed: [
      'Effekte hinter einem Semikolon gehören nicht dazu ([[linked-effects]]).',
      'Ein [[critical-hit|kritischer Treffer]] verdoppelt sie nicht.',
      '[[companions|Gefährten]] ignorieren Schaden bis zu ihrer [[sturdiness|Robustheit]] und damit auch die Zusätze (D21).',
    ],
    example:
      '„+2 TRF, BRENNEN 1 UND GIFT 1“ trifft, doch 3 Schilde schlucken alles: kein BRENNEN, kein GIFT.',
  },
  cleave: {
    gist: 'Ein Angriff auf bis zu X verschiedene Gegner, die alle an den Angreifer angrenzen.',
    text: [
      'Die Ziele müssen an den Angreifer [[adjacent|angrenzen]], aber nicht aneinander. Helden würfeln einmal für alle und rechnen nur die [[height-advantage|Höhe]] für jedes Ziel einzeln.',
      'Ein Monster mit SPALTEN stellt sich so hin, dass es möglichst viele Helden trifft ([[monster-target]]).',
    ],
    missed: [
      'Denselben Gegner zweimal zu wählen geht nicht.',
      'Verborgene kann ein Monster damit nicht wählen, wenn es dagegen nicht immun ist; nur ein [[strike]] trifft sie mit (A3).',
    ],
    example:
      'Ein Vollstrecker mit SPALTEN 2 erreicht Elros und Lorelai zusammen: Er nimmt beide statt des stärkeren Jaheen allein.',
  },
  multishot: {
    gist: 'Ein Angriff auf bis zu X verschiedene Ziele in Reichweite; Helden würfeln nur einmal.',
    text: [
      'Die Ziele dürfen überall in der Reichweite des Angriffs stehen, im [[ranged|Fernkampf]] also bis 1 Zone weit. Helden machen einen Wurf und rechnen die [[height-advantage|Höhe]] je Ziel. Monster treffen immer und wählen möglichst viele Helden.',
    ],
    missed: [
      'Wer [[engaged|gebunden]] ist, kann so nicht im Fernkampf schießen, Monster auch nicht.',
      'Mehrere Pfeile auf dasselbe Ziel gibt es nicht: X verschiedene Ziele.',
    ],
    example:
      'Ein Skelettbogenschütze mit MEHRFACHSCHUSS 2 trifft Maya und Vorn, beide in Nachbarzonen.',
  },
  strike: {
    gist: 'Trifft alle Gegner in bis zu X verschiedenen ganzen Zonen; Verbündete bleiben verschont.',
    text: [
      'Du wählst bis zu X verschiedene [[area|Zonen]]. Im Nahkampf muss von jeder mindestens 1 Feld an dich angrenzen, mit Reichweite 1 liegt sie höchstens 1 Zone entfernt, bei unbegrenzter Reichweite ist jede erlaubt. Betroffen ist immer die ganze Zone.',
      'Schädliches trifft nur Gegner, Gutes nur Verbündete: Mit „FLÄCHENSCHLAG 1, HEILEN 2“ heilst du keine Monster. Helden würfeln bei einem Waffenangriff einmal für alle.',
      'Monster wählen die Zonen so, dass sie möglichst viele Helden treffen. Entscheidung der App (A2): Zonen ohne sichtbaren Gegner schlagen sie nicht.',
    ],
    missed: [
      '[[stealth|Verborgene]] in der Zone werden mitgetroffen (A3), [[knock-out|Ohnmächtige]] nicht.',
      'Effekte wie „[[prevent-all|allen Schaden verhindern]]“ retten nur ein Ziel.',
    ],
  },
  engaged: {
    gist: 'Steht ein Gegner angrenzend: kein Waffenangriff im Fernkampf und kaum kleine Aktionen, aber frei beweglich.',
    text: [
      'Du bist gebunden, sobald auf einem [[adjacent|angrenzenden]] Feld ein Gegner steht, auch diagonal und über Ebenen hinweg. Dann sind [[ranged|Fernkampfangriffe]] mit der Waffe verboten, ob mit rotem Würfel oder wegen der [[weapon-range]].',
      'Von den [[small-actions|kleinen Aktionen]] bleiben nur: Fokustechnik, Verbrauchsgut und 1 [[ki]] ausgeben (W6). Tür öffnen, Truhe durchsuchen, Gegenstände austauschen und Interaktion gehen nicht.',
      'Wer [[stealth|verborgen]] ist, wird nicht gebunden, außer von einem Gegner, der dagegen immun ist. Entscheidung der App: Verborgene binden ihrerseits nur, wer sie sieht, und Ohnmächtige niemanden.',
    ],
    missed: [
      'Weglaufen ist ohne Strafe erlaubt: Bewegung bleibt uneingeschränkt.',
      '[[spell-attack|Zauberangriffe]], Nahkampf und Reaktionen sind weiter möglich.',
      'Monster werden genauso gebunden: Ein Fernkämpfer ohne Ausweg bleibt stehen ([[monster-approach]]).',
    ],
    example:
      'Ein Fleischgolem steht neben Lorelai und Elros: Beide sind gebunden. Maya, zwei Felder weiter, schießt.',
  },
};
