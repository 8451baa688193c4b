import { fail, ok } from '@/src/rules/plain';
import { refreshList, type GameStage } from './campaigns/view';
import type { Game } from './game';

/** Everything one can ask of a game; each answers later anyway. */
type Asked = Exclude<keyof Game, 'store' | 'load'>;

const ASKED: Readonly<Record<Asked, true>> = {
  create: true,
  begin: true,
  open: true,
  close: true,
  takeUp: true,
  rename: true,
  duplicate: true,
  tryOut: true,
  keepTried: true,
  archive: true,
  remove: true,
  unremove: true,
  dispatch: true,
  undo: true,
  redo: true,
  jump: true,
  previewJump: true,
  history: true,
  historyRows: true,
  rowsBack: true,
  playedBy: true,
  exportCampaign: true,
  exportAll: true,
  packContents: true,
  exportPack: true,
  damageOf: true,
  readFile: true,
  importFile: true,
  previewLibrary: true,
  takeBackImport: true,
  heroValues: true,
  backUpIfDue: true,
  adopt: true,
  viewBackup: true,
  restore: true,
  takeBack: true,
  seat: true,
};

type Ask = (...values: readonly unknown[]) => Promise<unknown>;

/**
 * A game before its rules: it knows the campaigns there are, and fetches the rest with the first thing that is asked of
 * it. What is asked meanwhile waits and is done in its order.
 */
export function createGameLater(stage: GameStage, fetchGame: () => Promise<Game>): Game {
  let fetched: Promise<Game | null> | null = null;
  // A part that cannot be fetched may be there at the next try.
  const whole = () =>
    (fetched ??= fetchGame().catch(() => {
      fetched = null;
      return null;
    }));
  const asked = (name: Asked): Ask => {
    return async (...values) => {
      const game = await whole();
      return game === null ? fail({ code: 'part-missing' }) : (game[name] as Ask)(...values);
    };
  };
  const { takeUp, ...rest } = Object.fromEntries(
    Object.keys(ASKED).map((name) => [name, asked(name as Asked)]),
  ) as unknown as Pick<Game, Asked>;
  return {
    ...rest,
    store: stage.store,
    load: () => stage.inTurn(async () => ok(await refreshList(stage))),
    // Without a campaign there is none to take up, and the first screen of a new player needs no rules.
    takeUp: async () => (stage.store.getState().campaigns.length === 0 ? ok(undefined) : takeUp()),
  };
}
