import type { CampaignCommand } from './commands';
import type { CampaignEvent } from './events';

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
  gainItem: true,
  takeStartingGear: true,
  moveItem: true,
  removeItem: true,
  changeItem: true,
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

const EVENTS: Readonly<Record<CampaignEvent['type'], true>> = {
  campaignCreated: true,
  campaignRenamed: true,
  notesWritten: true,
  chapterSet: true,
  heroAdded: true,
  heroChanged: true,
  playerSet: true,
  heroRemoved: true,
  skillSet: true,
  roleSkillsSet: true,
  treeSet: true,
  itemsGained: true,
  itemsMoved: true,
  itemLost: true,
  itemChanged: true,
  itemTurned: true,
  consequenceGained: true,
  consequenceLost: true,
  consequenceChanged: true,
  rewardNoted: true,
  rewardTaken: true,
  rewardDropped: true,
  campBegan: true,
  campStepDone: true,
  campEnded: true,
  singleBegan: true,
};

export const isCampaignCommand = (command: { readonly kind: string }): command is CampaignCommand =>
  Object.hasOwn(COMMANDS, command.kind);

export const isCampaignEvent = (event: { readonly type: string }): event is CampaignEvent =>
  Object.hasOwn(EVENTS, event.type);
