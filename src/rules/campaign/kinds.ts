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
};

export const isCampaignCommand = (command: { readonly kind: string }): command is CampaignCommand =>
  Object.hasOwn(COMMANDS, command.kind);

export const isCampaignEvent = (event: { readonly type: string }): event is CampaignEvent =>
  Object.hasOwn(EVENTS, event.type);
