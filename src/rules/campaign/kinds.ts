import type { CampaignCommand } from './commands';
import { CAMPAIGN_EVENTS, type CampaignEvent } from './events';

const COMMANDS: Readonly<Record<CampaignCommand['kind'], true>> = {
  createCampaign: true,
  renameCampaign: true,
  writeNotes: true,
  setChapter: true,
  addHero: true,
  changeHero: true,
  setPlayer: true,
  removeHero: true,
  setSkill: true,
  setRoleSkills: true,
  setTree: true,
  writeSkill: true,
  dropSkill: true,
  gainItem: true,
  takeStartingGear: true,
  moveItem: true,
  removeItem: true,
  changeItem: true,
  writeWeapon: true,
  turnItem: true,
  setGem: true,
  gainConsequence: true,
  loseConsequence: true,
  changeConsequence: true,
  noteReward: true,
  takeReward: true,
  dropReward: true,
  beginCamp: true,
  doCampStep: true,
  endCamp: true,
  beginSingle: true,
};

export const isCampaignCommand = (command: { readonly kind: string }): command is CampaignCommand =>
  Object.hasOwn(COMMANDS, command.kind);

export const isCampaignEvent = (event: { readonly type: string }): event is CampaignEvent =>
  Object.hasOwn(CAMPAIGN_EVENTS, event.type);
