/** Written by a checker who had seen neither the search nor the other questions; never tuned. */
export const QUESTIONS_CHECKER_2: readonly {
  readonly q: string;
  readonly lang: 'de' | 'en';
  readonly entry: string;
}[] = [
  { q: 'hab ne 1 gewürfelt, treff ich trotz +5?', lang: 'de', entry: 'critical-miss' },
  { q: 'zählt bonusschaden beim krit auch doppelt', lang: 'de', entry: 'critical-hit' },
  {
    q: 'darf ich mit dem bogen schießen wenn ein monster neben mir steht',
    lang: 'de',
    entry: 'engaged',
  },
  { q: 'monster steht höher als ich wieviel abzug', lang: 'de', entry: 'height-advantage' },
  {
    q: 'vergiftet mich der angriff auch wenn schilde alles abfangen',
    lang: 'de',
    entry: 'collateral-damage',
  },
  { q: 'verhinden vor schild?', lang: 'de', entry: 'damage-order' },
  { q: 'held auf 0 LP was nun', lang: 'de', entry: 'knock-out' },
  {
    q: 'wen haut das monster wenn zwei helden gleich viel LP haben',
    lang: 'de',
    entry: 'primary-target',
  },
  { q: 'monster kommt nicht an uns ran', lang: 'de', entry: 'monster-approach' },
  { q: 'macht ein monster auf dunkelheit mehr schaden', lang: 'de', entry: 'monster-damage' },
  { q: 'was heist das X auf der karte vom monster', lang: 'de', entry: 'x-on-cards' },
  { q: 'wieviel LP hat der kommandant bei 4 spielern', lang: 'de', entry: 'commander' },
  { q: 'doppelangrif darf ich zweimal reagieren', lang: 'de', entry: 'attack-twice' },
  { q: 'ERSCHÖPFEN 3 aber nur noch 2 AW', lang: 'de', entry: 'fatigue' },
  { q: 'can i retaliate against an archer far away', lang: 'en', entry: 'retaliate' },
  { q: 'stealth attack double damage plus crit', lang: 'en', entry: 'surprise-attack' },
  { q: 'does a spell need a roll', lang: 'en', entry: 'spell-attack' },
  {
    q: 'which monster goes first if there are two of the same',
    lang: 'en',
    entry: 'several-monsters',
  },
  {
    q: 'monster that always goes for the hero with the least hp',
    lang: 'en',
    entry: 'bloodseeker',
  },
  { q: 'vicous monster, shields useless?', lang: 'en', entry: 'vicious' },
  { q: 'maelstorm', lang: 'en', entry: 'maelstrom' },
  { q: 'drain health = dmg?', lang: 'en', entry: 'drain-health' },
  { q: 'flip monster card A B', lang: 'en', entry: 'complex-monsters' },
  { q: 'can i heal above my max hp', lang: 'en', entry: 'max-hp' },
  { q: 'protect an ally from cleave', lang: 'en', entry: 'protect' },
];
