import { ranked } from '../base/order';
import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { count, text } from '../contract/read';
import { list, maybe, record, type ValueOf } from '../contract/shape';
import { playerFields } from './player';

const bidInput = record({
  players: list(record({ ...playerFields, bid: count }), { least: 2, most: 4, unique: 'id' }),
  primarch: maybe(text()),
  choice: maybe(text()),
});

type Bids = ValueOf<typeof bidInput>;

const bidGroups = ({ players }: Bids) => ranked(players, ({ bid }) => [bid]);

/** Those with the highest bid, if they are several. */
const tiedOnes = (bids: Bids): readonly string[] => {
  const [best = []] = bidGroups(bids);
  return best.length > 1 ? best : [];
};

const tooHigh = ({ players }: Bids): string | undefined =>
  firstWrong(
    players,
    ({ bid, influence }) => bid > influence,
    (index) => `players[${index}].bid`,
  );

const strangePrimarch = ({ players, primarch }: Bids): string | undefined =>
  primarch === undefined || players.some(({ id }) => id === primarch) ? undefined : 'primarch';

const strangeChoice = (bids: Bids): string | undefined =>
  bids.choice === undefined || tiedOnes(bids).includes(bids.choice) ? undefined : 'choice';

/** RW-9: the Primarch's owner, else the tied one with most influence left. */
function choosers(bids: Bids): readonly string[] {
  const tied = tiedOnes(bids);
  if (tied.length === 0) return [];
  if (bids.primarch !== undefined) return [bids.primarch];
  const among = bids.players.filter(({ id }) => tied.includes(id));
  return ranked(among, ({ influence, bid, start }) => [influence - bid, start])[0] ?? [];
}

/** RW-9: all pay. */
export const bidOp = gameOp(bidInput, [tooHigh, strangePrimarch, strangeChoice], (bids) => {
  const groups = bidGroups(bids);
  const [best = []] = groups;
  const alone = best.length === 1 ? best[0] : undefined;
  return ok({
    groups,
    chooser: choosers(bids),
    winner: alone ?? bids.choice ?? null,
    left: bids.players.map(({ influence, bid }) => influence - bid),
  });
});
