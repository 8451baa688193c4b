import * as v from 'valibot';
import { fail, ok, type Result } from '@/src/rules';
import { cardOf } from '../log/card';
import type { Commit, LibraryItem } from '../port';
import { soundCampaign, type LogDoubt, type SoundCampaign } from './check-log';
import {
  CampaignSchema,
  FILE_VERSION,
  FileSchema,
  HeaderSchema,
  MAX_PACK_ITEMS,
  type FileRefusal,
  type FoundFile,
} from './format';
import type { LogDamage } from './losses';
import { parseBytes } from './scan';

/** "3 Helden, Kapitel 4, 812 Schritte": what a file would bring, before anything is changed. */
export interface CampaignPreview {
  readonly id: string;
  readonly name: string;
  readonly heroes: number;
  readonly heroNames: readonly string[];
  readonly chapter: number;
  /** Of a session; null: a campaign. */
  readonly game: string | null;
  readonly steps: number;
  readonly changedAt: number;
  /** Null: all of it can be read. */
  readonly damage: LogDamage | null;
  /** Not null: it can be taken only as an unverified copy. */
  readonly doubt: LogDoubt | null;
}

export interface ImportFile {
  readonly preview: readonly CampaignPreview[];
  /** Campaigns of the file of which nothing can be read. */
  readonly unreadable: number;
  readonly commits: readonly Commit[];
  readonly library: readonly LibraryItem[];
  /** Another group's library: both stay where it differs from the one here. */
  readonly pack: boolean;
}

function readHeader(value: unknown): FileRefusal | null {
  const header = v.safeParse(HeaderSchema, value);
  if (header.success) return header.output.version > FILE_VERSION ? { code: 'file-newer' } : null;
  const ours = v.safeParse(v.looseObject({ format: HeaderSchema.entries.format }), value);
  return { code: ours.success ? 'file-broken' : 'file-foreign' };
}

const previewOf = ({ commit, damage, doubt }: SoundCampaign): CampaignPreview => {
  const { heroes, ...card } = cardOf(commit.record);
  const { id, name, chapter, game, steps, changedAt } = card;
  const heroNames = heroes.map((hero) => hero.name);
  const about = { id, name, heroes: heroes.length, heroNames, chapter, game, steps, changedAt };
  return { ...about, damage, doubt };
};

const libraryOf = (file: FoundFile): readonly LibraryItem[] =>
  file.library.map(({ body, ...item }) => ({ ...item, body: JSON.stringify(body) }));

async function readCampaign(value: unknown): Promise<Result<SoundCampaign, FileRefusal>> {
  const campaign = v.safeParse(CampaignSchema, value, { abortEarly: true });
  return campaign.success ? soundCampaign(campaign.output) : fail({ code: 'file-broken' });
}

/** Those that can be read; what a newer app wrote is not damage, but a reason to update first. */
async function readCampaigns(
  file: FoundFile,
): Promise<Result<readonly SoundCampaign[], FileRefusal>> {
  const sound: SoundCampaign[] = [];
  for (const campaign of file.campaigns) {
    const read = await readCampaign(campaign);
    if (read.ok) sound.push(read.value);
    else if (read.error.code === 'file-newer') return read;
  }
  const ids = new Set(sound.map(({ commit }) => commit.record.id));
  return ids.size === sound.length ? ok(sound) : fail({ code: 'file-broken' });
}

function checkPack({ pack, campaigns, library }: FoundFile): FileRefusal | null {
  if (pack !== true) return null;
  if (library.length > MAX_PACK_ITEMS) return { code: 'file-too-large' };
  return campaigns.length > 0 ? { code: 'file-broken' } : null;
}

/** Checks everything, changes nothing. One damaged campaign does not cost the others. */
export async function readFile(bytes: Uint8Array): Promise<Result<ImportFile, FileRefusal>> {
  const parsed = parseBytes(bytes);
  if (!parsed.ok) return parsed;
  const refusal = readHeader(parsed.value);
  if (refusal !== null) return fail(refusal);
  const file = v.safeParse(FileSchema, parsed.value, { abortEarly: true });
  if (!file.success) return fail({ code: 'file-broken' });
  const wrong = checkPack(file.output);
  if (wrong !== null) return fail(wrong);
  const sound = await readCampaigns(file.output);
  if (!sound.ok) return sound;
  const unreadable = file.output.campaigns.length - sound.value.length;
  const library = libraryOf(file.output);
  if (unreadable > 0 && sound.value.length + library.length === 0) {
    return fail({ code: 'file-broken' });
  }
  return ok({ ...importOf(sound.value, library, unreadable), pack: file.output.pack === true });
}

export const importOf = (
  sound: readonly SoundCampaign[],
  library: readonly LibraryItem[],
  unreadable: number,
): ImportFile => ({
  preview: sound.map(previewOf),
  unreadable,
  commits: sound.map(({ commit }) => commit),
  library,
  pack: false,
});
