import type { Campaign } from '@/src/rules/campaign/campaign';
import type { CampaignCommand } from '@/src/rules/campaign/commands';
import { treeDoubts } from './classes';
import { campItemDoubts, gainDoubts, moveDoubts } from './items';
import { consequenceDoubts, endDoubts, removeDoubts, roleDoubts, stepDoubts } from './sheets';
import { none, type LogbookDoubts, type Of, type Running } from './warning';

export type { LogbookWarning, Running } from './warning';

function rewardDoubts(
  campaign: Campaign,
  command: Of<'takeReward'>,
  running: Running | null,
): LogbookDoubts {
  const { choice, hero } = command;
  if (choice.kind === 'tree') return treeDoubts(campaign, hero, choice.tree);
  if (choice.kind !== 'item') return none;
  return [...campItemDoubts(campaign, command), ...gainDoubts(campaign, hero, choice, running)];
}

/** What to say before the command is given. */
export function logbookDoubts(
  campaign: Campaign,
  command: CampaignCommand,
  running: Running | null,
): LogbookDoubts {
  switch (command.kind) {
    case 'setTree':
      return treeDoubts(campaign, command.hero, command.tree);
    case 'gainItem':
      return gainDoubts(campaign, command.hero, command, running);
    case 'moveItem':
      return moveDoubts(campaign, command, running);
    case 'takeReward':
      return rewardDoubts(campaign, command, running);
    case 'gainConsequence':
      return consequenceDoubts(campaign, command);
    case 'setRoleSkills':
      return roleDoubts(campaign, command);
    case 'doCampStep':
      return stepDoubts(campaign, command.step);
    case 'endCamp':
      return endDoubts(campaign);
    case 'removeHero':
      return removeDoubts(campaign, command.hero, running);
    default:
      return none;
  }
}
