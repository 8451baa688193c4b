import * as v from 'valibot';
import { LONGEST_NAME, type Campaign, type SkillDraft } from '@/src/rules';
import type { GameStorage, SettingsPort } from '../port';
import { parseJson } from '../schema/json';
import { heroKey } from './habits';
import {
  readSkills,
  skillId,
  keptName,
  skillItem,
  TECHNIQUE_PLACE,
  type KeptSkill,
} from './skills';

const KEY = 'table.skills';
const OldName = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const OldTechnique = v.object({
  name: OldName,
  count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
});
const OldSkills = v.object({
  names: v.record(v.string(), OldName),
  techniques: v.array(OldTechnique),
});
const Saved = v.fallback(v.record(v.string(), OldSkills), {});
type AllOld = v.InferOutput<typeof Saved>;
type Technique = v.InferOutput<typeof OldTechnique>;

const saved = async (settings: SettingsPort): Promise<AllOld> =>
  v.parse(Saved, parseJson((await settings.read())[KEY] ?? '{}'));

const technique = (name: string, cost: number): SkillDraft => ({
  name,
  kind: 'focus',
  place: null,
  role: null,
  colour: null,
  cost,
  effects: [],
  notes: '',
});

function keptTechnique(
  hero: string,
  { name, count }: Technique,
  nameless: string,
): readonly KeptSkill[] {
  const known = name.trim();
  if (count !== null) return [{ hero, skill: technique(known === '' ? nameless : known, count) }];
  return known === '' ? [] : [{ hero, named: { name: known, place: TECHNIQUE_PLACE } }];
}

const keptFrom = (
  hero: string,
  { names, techniques }: AllOld[string],
  nameless: (place: number) => string,
): readonly KeptSkill[] => [
  ...Object.entries(names).flatMap(([place, name]) =>
    name.trim() === '' ? [] : [{ hero, named: { name: name.trim(), place } }],
  ),
  ...techniques.flatMap((one, index) => keptTechnique(hero, one, nameless(index + 1))),
];

interface OpenHere {
  readonly id: string;
  readonly campaign: Campaign;
}

/** Own heroes stood there by campaign: whose it is shows only while that campaign is open. */
function heroOf(key: string, { id, campaign }: OpenHere): string | null {
  if (!key.includes('/')) return key;
  const hero = campaign.heroes.find((one) => key === `${id}/${one.id}`);
  return hero === undefined ? null : heroKey(hero);
}

/**
 * Names of skills and techniques were settings once: they come into the library, where nothing that is
 * there already gives way to them. What belongs to a campaign that is not open waits for it.
 */
export async function moveOldSkills(
  { library, settings, campaigns }: Pick<GameStorage, 'library' | 'settings' | 'campaigns'>,
  open: OpenHere,
  nameless: (place: number) => string,
  changedAt: number,
): Promise<void> {
  const old = Object.entries(await saved(settings));
  const moved = old.filter(([key]) => heroOf(key, open) !== null);
  if (moved.length === 0) return;
  const here = new Set((await readSkills(library)).map((one) => skillId(one.hero, keptName(one))));
  const items = moved
    .flatMap(([key, skills]) => keptFrom(heroOf(key, open) ?? key, skills, nameless))
    .map((kept) => skillItem(kept, changedAt))
    .filter(({ id }) => !here.has(id));
  await campaigns.importAll([], items);
  const left = old.filter((entry) => !moved.includes(entry));
  await (left.length === 0
    ? settings.remove(KEY)
    : settings.write(KEY, JSON.stringify(Object.fromEntries(left))));
}
