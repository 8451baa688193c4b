import { fail, ok, type Result } from '@/src/rules/base/result';
import type { Catalogue } from '@/src/rules/model/catalogue';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { CampaignRefusal } from '@/src/rules/campaign/commands';
import type { LogbookCommand } from '../commands';
import type { LogbookEvent } from '../events';
import { LogbookRefused, Writing, type LogbookHandler, type LogbookHandlers } from '../writing';
import { writeWeapon } from './weapon';
import { beginCamp, beginSingle, doCampStep, endCamp } from './camp';
import { changeConsequence, gainConsequence, loseConsequence } from './consequences';
import { changeItem, gainItem, removeItem, takeStartingGear } from './items';
import { moveItem, setGem, turnItem } from './moves';
import { dropSkill, writeSkill } from './own-skills';
import { dropReward, noteReward, takeReward } from './rewards';
import { setRoleSkills, setSkill, setTree } from './skills';

const HANDLERS: LogbookHandlers<LogbookCommand> = {
  setSkill: (writing, command) => setSkill(writing, command),
  setRoleSkills: (writing, command) => setRoleSkills(writing, command),
  setTree: (writing, command) => setTree(writing, command),
  writeSkill,
  dropSkill,
  gainItem: (writing, command) => gainItem(writing, command),
  takeStartingGear,
  moveItem,
  removeItem,
  changeItem,
  writeWeapon,
  turnItem,
  setGem,
  gainConsequence,
  loseConsequence,
  changeConsequence,
  noteReward: (writing, command) => noteReward(writing, command),
  takeReward,
  dropReward,
  beginCamp,
  doCampStep,
  endCamp,
  beginSingle,
};

export function decideLogbook(
  catalogue: Catalogue,
  campaign: Campaign,
  command: LogbookCommand,
): Result<readonly LogbookEvent[], CampaignRefusal> {
  const writing = new Writing(catalogue, campaign);
  try {
    (HANDLERS[command.kind] as LogbookHandler<LogbookCommand>)(writing, command);
    return ok(writing.events);
  } catch (cause) {
    if (cause instanceof LogbookRefused) return fail(cause.refusal);
    throw cause;
  }
}
