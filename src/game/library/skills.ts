import * as v from 'valibot';
import {
  canonicalText,
  type Campaign,
  type CampaignHero,
  type OwnSkill,
  type SkillDraft,
} from '@/src/rules';
import type { LibraryItem, LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { OwnSkillSchema } from '../schema/logbook-parts';
import { Label, Name } from '../schema/parts';
import { heroKey } from './habits';

const KIND = 'own-skill';

/** Of a focus technique of which only the name is known. */
export const TECHNIQUE_PLACE = 'focus';

/** By `heroKey`; of some only name and place are known, as older apps asked for no more. */
export const KeptSkillSchema = v.union([
  v.strictObject({ hero: Label, skill: v.omit(OwnSkillSchema, ['id']) }),
  v.strictObject({ hero: Label, named: v.strictObject({ name: Name, place: Label }) }),
]);

/** A skill as the players read it off board or card, kept for every campaign with that hero. */
export type KeptSkill =
  | { readonly hero: string; readonly skill: SkillDraft }
  | { readonly hero: string; readonly named: { readonly name: string; readonly place: string } };

export const keptName = (kept: KeptSkill): string =>
  'skill' in kept ? kept.skill.name : kept.named.name;

export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

const MAX_ID = 200;
export const skillId = (hero: string, name: string): string =>
  `${hero} ${nameKey(name)}`.slice(0, MAX_ID);

/** By name; what cannot be read is left out. */
export async function readSkills(library: LibraryPort): Promise<readonly KeptSkill[]> {
  const { compare } = new Intl.Collator();
  const items = await library.list(KIND);
  return items
    .flatMap(({ body }) => {
      const read = v.safeParse(KeptSkillSchema, parseJson(body));
      return read.success ? [read.output as KeptSkill] : [];
    })
    .sort((a, b) => compare(keptName(a), keptName(b)));
}

export const skillItem = (kept: KeptSkill, changedAt: number): LibraryItem => ({
  kind: KIND,
  id: skillId(kept.hero, keptName(kept)),
  changedAt,
  body: JSON.stringify(kept),
});

const draftOf = ({ id: _, ...draft }: OwnSkill): SkillDraft => draft;

const keptIn = (campaign: Campaign, hero: CampaignHero): readonly KeptSkill[] =>
  (campaign.sheets[hero.id]?.ownSkills ?? []).map((skill) => ({
    hero: heroKey(hero),
    skill: draftOf(skill),
  }));

/** A renamed one goes by its new name only. */
const renamedSince = (before: Campaign, now: Campaign): readonly string[] =>
  now.heroes.flatMap((hero) => {
    const skills = now.sheets[hero.id]?.ownSkills ?? [];
    const key = heroKey(hero);
    return (before.sheets[hero.id]?.ownSkills ?? []).flatMap(({ id, name }) => {
      const after = skills.find((one) => one.id === id);
      const gone = after !== undefined && nameKey(after.name) !== nameKey(name);
      return gone && !skills.some((one) => nameKey(one.name) === nameKey(name))
        ? [skillId(key, name)]
        : [];
    });
  });

const allIn = (campaign: Campaign): readonly KeptSkill[] =>
  campaign.heroes.flatMap((hero) => keptIn(campaign, hero));

// A convenience: losing it costs typing, so a full disk does not stop the campaign.
/** What has just been written is the players' newest word; the rest of the campaign comes where nothing is known. */
export async function rememberSkills(
  library: LibraryPort,
  before: Campaign,
  now: Campaign,
  changedAt: number,
): Promise<void> {
  const items = await library.list(KIND).catch((): readonly LibraryItem[] => []);
  const known = new Set(items.map(({ id }) => id));
  const old = new Set(allIn(before).map(canonicalText));
  for (const kept of allIn(now)) {
    const item = skillItem(kept, changedAt);
    if (known.has(item.id) && old.has(canonicalText(kept))) continue;
    await library.put(item).catch(() => undefined);
  }
  for (const id of renamedSince(before, now)) {
    await library.remove(KIND, id).catch(() => undefined);
  }
}

export const keepSkill = (
  library: LibraryPort,
  kept: KeptSkill,
  changedAt: number,
): Promise<void> => library.put(skillItem(kept, changedAt));

export const forgetSkill = (library: LibraryPort, kept: KeptSkill): Promise<void> =>
  library.remove(KIND, skillId(kept.hero, keptName(kept)));
