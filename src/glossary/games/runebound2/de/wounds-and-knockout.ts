import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_WOUNDS_AND_KNOCKOUT as DATA } from '../data/wounds-and-knockout';

export const RUNEBOUND2_WOUNDS_AND_KNOCKOUT_DE: CategoryWords<typeof DATA> = {
  wounds: {
    gist: 'Ein Counter je Verletzung; erreichen sie das Leben, ist die Karte sofort besiegt.',
    text: [
      'Verletzungen liegen als [[wound-counters|Counter]] auf der Karte des Helden, Verbündeten oder Gegners. Sind es so viele wie das [[life|Leben]] oder mehr, ist ein Held [[knocked-out|außer Gefecht]], ein Verbündeter oder eine Herausforderung [[killed|getötet]].',
      'Sie bleiben über die Züge hinweg liegen. Los wirst du sie durch [[buy-healing|Heilung]] in der Stadt (1 Gold je Stück); [[avoid|vermeiden]] geht nur in dem Moment, in dem sie entstehen.',
    ],
    missed: [
      'Mit Verletzungen hast du nur vier [[movement-dice|Bewegungswürfel]].',
      '[[rest|Ausruhen]] hilft nicht gegen Verletzungen.',
    ],
  },
  exhaustion: {
    gist: 'Bis zur Kondition harmlos; jede erzwungene Erschöpfung darüber wird sofort zur Verletzung.',
    text: [
      'Du legst so viele [[exhaustion-counters|Counter]] auf die Karte, wie du Erschöpfung erleidest. Übersteigen sie die [[stamina|Kondition]], tauschst du alle überzähligen auf der Stelle gegen [[wounds|Verletzungen]].',
      'Zahlst du Erschöpfung freiwillig, gilt eine strengere Regel: [[exhaustion-as-cost]]. Weg geht sie durch [[rest|Ausruhen]] oder für 1 Gold (alle von einer Figur) in der Stadt.',
    ],
    missed: [
      'Genau gleich viele wie die Kondition sind noch in Ordnung.',
      'Schon ein Counter nimmt dir den fünften [[movement-dice|Bewegungswürfel]].',
    ],
  },
  'exhaustion-as-cost': {
    gist: 'Als Preis für eine Fähigkeit darf Erschöpfung die Kondition nie überschreiten.',
    text: [
      'Verlangt eine Karte oder Sonderfähigkeit Erschöpfung als Bezahlung, prüfst du zuerst: Käme die Karte damit über ihre [[stamina|Kondition]], ist die Nutzung verboten. Sich absichtlich zu verletzen geht also nicht.',
    ],
    missed: [
      'Das gilt nur für freiwillige Kosten. Erzwungene [[exhaustion|Erschöpfung]] wird darüber zu Verletzungen.',
    ],
    example:
      'Kondition 4, vier Counter liegen schon: eine Fähigkeit für 1 Erschöpfung ist gesperrt.',
  },
  avoid: {
    gist: 'Verhindert eine Verletzung in dem Augenblick, in dem sie droht; alte heilt es nicht.',
    text: [
      'Eine Karte, die Verletzungen „vermeidet“, setzt du sofort ein: Die Verletzung tritt gar nicht ein. Was schon auf der Karte liegt, lässt sich nicht mehr vermeiden, weder später in diesem Zug noch in einem anderen.',
    ],
    missed: [
      'Nachträglich hilft nur [[buy-healing|Heilung]].',
      'Muss die Karte aktiviert werden, zählt sie zum [[activation-limit]].',
    ],
  },
  'knocked-out': {
    gist: 'Verletzungen gleich Leben: Gold weg, teuerste Karte weg, in die nächste Stadt, Zug zu Ende.',
    text: [
      'Sobald die [[wounds|Verletzungen]] deines Helden sein [[life|Leben]] erreichen, tust du Folgendes: 1. alle Verletzungen und Erschöpfung vom **Helden** nehmen; 2. alles Gold an die [[bank]]; 3. den [[costliest-card|teuersten Verbündeten oder das teuerste Objekt]] abgeben; 4. in die [[nearest-city|nächste Stadt]] ziehen.',
      '5. War es eine Herausforderung, verliert sie ihre Verletzungen und kommt auf die [[undefeated-track|Leiste]], ihr Counter zum Abenteuercounter aufs Feld. Dann ist dein Zug vorbei, ohne Markt und ohne Erfahrung.',
      'Die Variante [[lighter-knockout]] lässt Punkt 3 weg.',
    ],
    missed: [
      'Nicht auf der Liste, also behältst du sie: Erfahrungscounter und gewonnene Abenteuercounter.',
      'Nur der Held wird geheilt; Counter auf Verbündeten bleiben.',
      'Ausscheiden kannst du so nicht, außer im [[endgame-confrontation|Endspiel]].',
    ],
  },
  killed: {
    gist: 'Verbündete und Herausforderungen mit so vielen Verletzungen wie Leben sind tot; Helden nie.',
    text: [
      'Ein getöteter [[ally-cards|Verbündeter]] kommt verdeckt unter den [[market-deck|allgemeinen Marktstapel]]; du kannst ihm später wieder begegnen. Eine getötete [[challenges|Herausforderung]] ist besiegt: [[defeating-a-challenge]].',
      'Helden sterben nicht, sie werden [[knocked-out|außer Gefecht gesetzt]].',
    ],
  },
  'costliest-card': {
    gist: 'Beim Außer-Gefecht-Gehen gibst du eine Karte ab: den teuersten Verbündeten oder das teuerste Objekt.',
    text: [
      'Verglichen werden die aufgedruckten [[cost|Kosten]] aller deiner Verbündeten und Objekte zusammen; die teuerste Karte kommt verdeckt unter den [[market-deck|Marktstapel]]. Bei Gleichstand suchst du dir eine aus.',
      'Nur **eine** Karte geht, nicht ein Verbündeter und ein Objekt. In der Variante [[lighter-knockout]] behältst du alle.',
    ],
    missed: ['Als [[reward|Belohnung]] gewonnene Karten kannst du so nicht verlieren.'],
  },
  'nearest-city': {
    gist: 'Dorthin kommt ein Held, der außer Gefecht ist; bei gleicher Entfernung wählt der Spieler.',
    text: [
      'Du setzt die Figur sofort in die nächstgelegene [[city|Stadt]]. Dein Zug ist damit vorbei, auf den [[market-step|Markt]] darfst du also nicht mehr; dein nächster Zug beginnt dort.',
    ],
    missed: [
      'Wie die Entfernung zu messen ist, sagt das Heft nicht; zählt am einfachsten Felder.',
      'Geheilt bist du schon: Alle Counter auf dem Helden sind [[knocked-out|vorher]] weggekommen.',
    ],
  },
};
