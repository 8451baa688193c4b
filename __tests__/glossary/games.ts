import { entriesOf, GAMES, type Entry, type Game } from '../../src/glossary';

export const games: readonly Game[] = Object.values(GAMES);

const drunagor = GAMES.drunagor;
if (!drunagor) throw new Error('no entries of drunagor');

export const drunagorEntries: readonly Entry[] = entriesOf(drunagor);
