/** Written by a checker who had not seen the search or the other questions; never tuned to it. */
export const QUESTIONS_CHECKER_1: readonly {
  readonly q: string;
  readonly lang: 'de' | 'en';
  readonly entry: string;
}[] = [
  { q: 'wie werde ich das gift wieder los', lang: 'de', entry: 'poison' },
  { q: 'muss ich meine schilde benutzen oder kann ich sie aufsparen', lang: 'de', entry: 'shield' },
  { q: 'kann ich durch einen anderen helden durchlaufen', lang: 'de', entry: 'passing-allies' },
  { q: 'langsm', lang: 'de', entry: 'slow' },
  { q: 'monster ist betäubt, bewegt es sich trotzdem?', lang: 'de', entry: 'stun' },
  { q: 'darf ich erst angreifen und dann weiterlaufen', lang: 'de', entry: 'interrupt-movement' },
  { q: 'von ebene 2 runter springen schaden', lang: 'de', entry: 'falling-damage' },
  { q: 'wo darf der fw hin', lang: 'de', entry: 'blocked-skills' },
  { q: 'keine aw mehr was nun', lang: 'de', entry: 'forced-recall' },
  { q: 'reichweite grüner würfel', lang: 'de', entry: 'agility' },
  { q: 'dürfen zwei helden auf denselben angriff reagieren', lang: 'de', entry: 'reaction' },
  { q: 'fokustechink', lang: 'de', entry: 'focus-technique' },
  { q: 'Was bedeutet das Semikolon auf der Karte?', lang: 'de', entry: 'linked-effects' },
  { q: 'wasser kostet wieviel bewegung', lang: 'de', entry: 'difficult-terrain' },
  { q: 'schupsen in lava', lang: 'de', entry: 'push' },
  { q: 'how many bleed tokens can a hero have', lang: 'en', entry: 'stackable' },
  { q: 'can i attack with ki when engaged', lang: 'en', entry: 'ki' },
  { q: 'does a jump trigger lava on the way', lang: 'en', entry: 'jump' },
  { q: 'second trauma cube', lang: 'en', entry: 'trauma-cube' },
  { q: 'invisble hero hit by area attack', lang: 'en', entry: 'stealth' },
  { q: 'what is range 1 exactly', lang: 'en', entry: 'range' },
  { q: 'do i need to see my target', lang: 'en', entry: 'unlimited-range' },
  { q: 'where does the small monster go when a big one steps on it', lang: 'en', entry: 'shove' },
  { q: 'difference between expended and placed cubes', lang: 'en', entry: 'expend' },
  { q: 'bow focus technique range', lang: 'en', entry: 'weapon-range' },
];
