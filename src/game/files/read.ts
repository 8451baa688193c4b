import * as v from 'valibot';
import { fail, ok, type Result } from '@/src/rules';
import { cardOf } from '../log/summary';
import type { Commit, LibraryItem } from '../port';
import { checkCampaign } from './check-log';
import { FILE_VERSION, FileSchema, HeaderSchema, type FileRefusal, type SavedFile } from './format';
import { parseBytes } from './scan';

/** "3 Helden, Kapitel 4, 812 Schritte": what a file would bring, before anything is changed. */
export interface CampaignPreview {
  readonly id: string;
  readonly name: string;
  readonly heroes: number;
  readonly heroNames: readonly string[];
  readonly chapter: number;
  readonly steps: number;
  readonly changedAt: number;
}

export interface ImportFile {
  readonly preview: readonly CampaignPreview[];
  readonly libraryItems: number;
  readonly commits: readonly Commit[];
  readonly library: readonly LibraryItem[];
}

function readHeader(value: unknown): FileRefusal | null {
  const header = v.safeParse(HeaderSchema, value);
  if (header.success) return header.output.version > FILE_VERSION ? { code: 'file-newer' } : null;
  const ours = v.safeParse(v.looseObject({ format: HeaderSchema.entries.format }), value);
  return { code: ours.success ? 'file-broken' : 'file-foreign' };
}

const previewOf = ({ record }: Commit): CampaignPreview => {
  const { id, name, chapter, steps, changedAt, heroes } = cardOf(record);
  const heroNames = heroes.map((hero) => hero.name);
  return { id, name, heroes: heroes.length, heroNames, chapter, steps, changedAt };
};

const libraryOf = (file: SavedFile): readonly LibraryItem[] =>
  file.library.map(({ body, ...item }) => ({ ...item, body: JSON.stringify(body) }));

/** Checks everything, changes nothing. */
export function readFile(bytes: Uint8Array): Result<ImportFile, FileRefusal> {
  const parsed = parseBytes(bytes);
  if (!parsed.ok) return parsed;
  const refusal = readHeader(parsed.value);
  if (refusal !== null) return fail(refusal);
  const file = v.safeParse(FileSchema, parsed.value, { abortEarly: true });
  if (!file.success) return fail({ code: 'file-broken' });
  const ids = new Set(file.output.campaigns.map(({ id }) => id));
  if (ids.size !== file.output.campaigns.length) return fail({ code: 'file-broken' });
  const commits: Commit[] = [];
  for (const campaign of file.output.campaigns) {
    const checked = checkCampaign(campaign);
    if (!checked.ok) return checked;
    commits.push(checked.value);
  }
  const library = libraryOf(file.output);
  const preview = commits.map(previewOf);
  return ok({ preview, libraryItems: library.length, commits, library });
}
