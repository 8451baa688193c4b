import type { de } from '../de';
import type { SameKeys } from '../same-keys';

export const trace: SameKeys<typeof de.trace> = {
  K1: {
    title: 'Sight',
    all: 'Sees every enemy: {{after}}',
    some: 'Sees {{after}} of {{before}} enemies, but not {{gone}}',
    none: 'Sees nobody',
  },
  K2: {
    title: 'Ranking',
    ranking: 'Ranking: {{ranking}}',
    pvp: 'Ranking by distance, then by value: {{ranking}}',
    none: 'No hero can be seen',
  },
  K3: { title: 'Precedence', first: 'Takes precedence: {{first}}' },
  A1: {
    title: 'Range',
    some: 'Attack possible from {{after}} of {{before}} places in reach',
    none: 'From none of the {{before}} places in reach can anybody be hit',
  },
  T1: {
    title: 'As many heroes as possible',
    narrowed: 'Rather hits {{best}} heroes than {{next}}',
    even: 'Heroes hit: {{best}}, from every place',
    none: 'No hero can be hit',
  },
  T2: {
    title: 'The better ranks',
    narrowed: 'Rank {{best}} goes before rank {{next}}',
    even: 'Ranks hit: {{best}}',
    none: 'Without heroes no rank counts',
  },
  T3: {
    title: 'Companions and pets',
    narrowed: 'No hero, so companions and pets: rather {{best}} than {{next}}',
    even: 'No hero, so companions and pets: {{best}}',
  },
  T4: {
    title: 'Allies along with them',
    narrowed: 'Companions and pets along with them: rather {{best}} than {{next}}',
    even: 'Companions and pets along with them: {{best}}',
  },
  T5: {
    title: 'Approach',
    narrowed: 'As near as it gets: {{best}} points to go, otherwise {{next}}',
    even: 'Gets no nearer: {{best}} points to go',
    straight: 'No way to the target, so in a straight line: {{best}} fields to go',
    bound: 'Engaged and nowhere a shot: stays where it is',
  },
  T6: { title: 'Nobody in sight', stays: 'Sees no enemy: stays where it is' },
  P1: {
    title: 'Darkness first',
    narrowed: 'On darkness: {{after}} of {{before}}',
    best: 'Every choice stands on darkness',
    worst: 'No choice stands on darkness',
  },
  P1a: {
    title: 'Off the terrain',
    narrowed: 'Off harmful terrain: {{after}} of {{before}}',
    best: 'Every choice leads off harmful terrain',
    worst: 'Harmful terrain cannot be left',
  },
  P2: {
    title: 'Harmless way',
    narrowed: 'By a harmless way: {{after}} of {{before}}',
    best: 'Every way is harmless',
    worst: 'No way is harmless',
  },
  P3: {
    title: 'Shortest way',
    narrowed: 'Fewest movement points: {{best}}, otherwise {{next}}',
    even: 'Equally many movement points: {{best}}',
    mixed: 'For each target by itself the shortest way: {{after}} of {{before}}',
  },
  D7: {
    title: 'AMBUSH',
    some: 'Places beside the target: {{after}} of {{before}} free ones',
    none: 'No place beside the target: stays where it is',
  },
  N2: { title: 'Target', target: 'Heads for {{target}} (heroes: {{before}})' },
  N3: {
    title: 'Crushing',
    crushed: 'All stand in the dark already (heroes: {{before}}): crushing',
  },
  N4: {
    title: 'Placements',
    some: 'Legal placements of the tile: {{after}} of {{before}} free ones',
    none: 'The tile fits nowhere',
  },
  N6: {
    title: 'Best placement',
    reached: 'Reaches the target: {{after}} of {{before}} placements',
    near: 'Nearest with {{tile}} fields still missing: {{after}} of {{before}} placements',
    far: 'No way to the target, straight line {{tile}}: {{after}} of {{before}} placements',
  },
  N7: { title: 'Single fields', sets: 'Equally good ways with single fields: {{after}}' },
  N8: {
    title: 'Whole or broken up',
    whole: 'Stays whole: the tile leaves {{tile}} fields, singles {{singles}}',
    wholeFar: 'Stays whole: singles would come no nearer either',
    breaks: 'Breaks up: the tile would leave {{tile}} fields, singles {{singles}}',
    breaksFar: 'Breaks up: single fields come nearer',
    noRoom: 'Breaks up: there is no room for the tile',
  },
  N9: {
    title: 'Next target',
    sets: 'Target reached, the rest heads for the next hero: {{after}} ways',
  },
  N9a: { title: 'No room', nothing: 'Nothing can be placed' },
  whyNot: {
    chosen: '{{name}}: among the choices',
    neverConsidered: '{{name}}: never came into question',
    dropped: '{{name}}: dropped out at “{{title}}” ({{rule}})',
  },
};
