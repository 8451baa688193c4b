import type { Campaign, CampaignHero, GameEvent, GameState } from '@/src/rules';
import type { PlayedRow } from '../log/played';
import { parseJson } from '../schema/json';

/** Nobody needs to know who played, or what they noted. */
const anonymous = (hero: CampaignHero): CampaignHero => ({ ...hero, player: '', notes: '' });

const campaignCase = (campaign: Campaign): Campaign => ({
  ...campaign,
  notes: '',
  heroes: campaign.heroes.map(anonymous),
  chronicle: [],
});

/** What tells of the players, and nothing of the game. */
const PRIVATE: ReadonlySet<unknown> = new Set([
  'note',
  'writeNotes',
  'setPlayer',
  'renameCampaign',
]);

const withoutNames = (row: PlayedRow): object | null => {
  const command = parseJson(row.command) as { readonly kind: string; readonly change?: object };
  if (PRIVATE.has(command.kind)) return null;
  if (command.kind !== 'changeHero') return command;
  return { ...command, change: { ...command.change, player: '', notes: '' } };
};

const rolledIn = (events: readonly GameEvent[] | null): readonly number[] =>
  (events ?? []).flatMap((event) =>
    event.type === 'drawn' || event.type === 'dieRolled' ? [event.value] : [],
  );

interface ToldRow {
  readonly command: object;
  readonly rolled: readonly number[];
}

/** Every die as it fell, so that the case needs no luck. */
const diceCase = (rows: readonly ToldRow[]): Readonly<Record<number, readonly number[]>> =>
  Object.fromEntries(
    rows.flatMap(({ rolled }, index) => (rolled.length === 0 ? [] : [[index, rolled] as const])),
  );

export const startsAdventure = ({ events }: PlayedRow): boolean =>
  events?.some(({ type }) => type === 'adventureStarted') ?? false;

/**
 * The running adventure for `npm run rules`: the campaign as it began, and every command since,
 * newest row first. Null: no adventure, or not all of it is here.
 */
export function playScenario(
  { adventure, dice }: GameState,
  newestFirst: readonly PlayedRow[],
  id: string,
): string | null {
  const rows = [...newestFirst].reverse();
  if (adventure === null || rows[0] === undefined || !startsAdventure(rows[0])) return null;
  const told = rows.flatMap((row) => {
    const command = withoutNames(row);
    return command === null ? [] : [{ command, rolled: rolledIn(row.events) }];
  });
  return JSON.stringify({
    id,
    op: 'play',
    campaign: campaignCase(adventure.before),
    seed: dice.seed,
    dice: diceCase(told),
    commands: told.map(({ command }) => command),
  });
}
