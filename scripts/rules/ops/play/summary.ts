import {
  cardIn,
  runesOnTrack,
  trackView,
  type Adventure,
  type GameState,
  type MonsterFigure,
} from '@/src/rules';

const trackOf = (adventure: Adventure): readonly object[] =>
  trackView(adventure)
    .filter(({ keys }) => keys.length > 0)
    .map(({ index, token, keys }) => ({
      place: index,
      ...(token ? { token } : {}),
      keys: keys.map(({ key }) => key),
      acted: keys.filter(({ acted }) => acted).map(({ key }) => key),
    }));

const monsterOf = (adventure: Adventure, { card, ...monster }: MonsterFigure): object => ({
  ...monster,
  card: cardIn(adventure, card)?.face.id ?? card,
});

const adventureOf = (adventure: Adventure): object => ({
  round: adventure.round,
  turn: adventure.turn,
  track: trackOf(adventure),
  heroes: adventure.heroes,
  allies: adventure.allies,
  monsters: adventure.monsters.map((monster) => monsterOf(adventure, monster)),
  threat: adventure.threat,
  runes: {
    bag: adventure.runes.bag.length,
    track: runesOnTrack(adventure.runes),
    taken: adventure.runes.taken.length,
    drawn: adventure.drawn.map(({ id }) => id),
    card: adventure.runeCardSide,
  },
  traps: adventure.traps,
  interactions: adventure.interactions,
  found: adventure.found,
  counters: adventure.counters,
  result: adventure.outcome,
});

/** How it stands in the end: every figure, the track, the runes, the result. */
export const summaryOf = ({ campaign, adventure }: GameState): object => ({
  adventure: adventure === null ? null : adventureOf(adventure),
  chronicle: campaign.chronicle.map(({ chapter, result }) => ({ chapter, result })),
  sheets: campaign.sheets,
});
