import { fail, ok, type Result } from '../base/result';
import type { Catalogue } from '../model/catalogue';
import { LONGEST_NOTES, MAX_CHAPTER, NO_CAMPAIGN, type Campaign } from './campaign';
import { checkName, checkText, isWithin } from './check';
import type { CampaignCommand, CampaignRefusal } from './commands';
import type { CampaignEvent } from './events';
import { addHero, addHeroes, changeHero, removeHero, setPlayer } from './heroes';
import { decideLogbook } from './logbook/decide';

type Decision = Result<readonly CampaignEvent[], CampaignRefusal>;
type Create = Extract<CampaignCommand, { kind: 'createCampaign' }>;

/** A command that changes nothing succeeds without events. */
export function decideCampaign(
  catalogue: Catalogue,
  campaign: Campaign,
  command: CampaignCommand,
): Decision {
  if (command.kind === 'createCampaign') return create(catalogue, campaign, command);
  if (campaign.name === '') return fail({ code: 'no-campaign' });
  switch (command.kind) {
    case 'renameCampaign':
      return rename(campaign, command.name);
    case 'writeNotes':
      return writeNotes(campaign, command.notes);
    case 'setChapter':
      return setChapter(campaign, command.chapter);
    case 'addHero':
      return addHero(catalogue, campaign, command.hero);
    case 'changeHero':
      return changeHero(campaign, command.hero, command.change);
    case 'setPlayer':
      return setPlayer(campaign, command.hero, command.player);
    case 'removeHero':
      return removeHero(campaign, command.hero);
    default:
      return decideLogbook(catalogue, campaign, command);
  }
}

function create(
  catalogue: Catalogue,
  campaign: Campaign,
  { name, seed, heroes }: Create,
): Decision {
  if (campaign.name !== '') return fail({ code: 'campaign-exists' });
  if (!isWithin(seed, 0, 0xffff_ffff)) return fail({ code: 'seed-out-of-range' });
  const refusal = checkName(name);
  if (refusal !== null) return fail(refusal);
  const added = addHeroes(catalogue, NO_CAMPAIGN, heroes);
  if (!added.ok) return added;
  return ok([
    { type: 'campaignCreated', v: 1, cause: 'table', name: name.trim(), seed },
    ...added.value,
  ]);
}

function rename(campaign: Campaign, wanted: string): Decision {
  const refusal = checkName(wanted);
  if (refusal !== null) return fail(refusal);
  const name = wanted.trim();
  if (name === campaign.name) return ok([]);
  return ok([{ type: 'campaignRenamed', v: 1, cause: 'table', from: campaign.name, name }]);
}

function writeNotes(campaign: Campaign, notes: string): Decision {
  const refusal = checkText(notes, LONGEST_NOTES);
  if (refusal !== null) return fail(refusal);
  if (notes === campaign.notes) return ok([]);
  return ok([{ type: 'notesWritten', v: 1, cause: 'table', notes }]);
}

function setChapter(campaign: Campaign, chapter: number): Decision {
  if (!isWithin(chapter, 1, MAX_CHAPTER)) {
    return fail({ code: 'chapter-out-of-range', most: MAX_CHAPTER });
  }
  if (chapter === campaign.chapter) return ok([]);
  return ok([{ type: 'chapterSet', v: 1, cause: 'table', from: campaign.chapter, chapter }]);
}
