import type { Adventure } from '../adventure/state/adventure';
import type { CampaignCommand } from '../campaign/commands';
import { logbookDoubts, type LogbookWarning, type Running } from '../campaign/logbook/warnings';
import type { GameState } from './state';

const runningOf = (adventure: Adventure | null): Running | null =>
  adventure === null
    ? null
    : {
        heroes: adventure.heroes.map(({ id }) => id),
        turnOf: adventure.turn?.over === false ? adventure.turn.figure : null,
        exchanged: adventure.turn?.actions.includes('exchange') ?? false,
      };

/** Doubts about a command for the logbook: shown, never in its way. */
export const logbookWarnings = (
  { campaign, adventure }: GameState,
  command: CampaignCommand,
): readonly LogbookWarning[] => logbookDoubts(campaign, command, runningOf(adventure));
