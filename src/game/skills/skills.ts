import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LONGEST_NAME } from '@/src/rules';
import type { SettingsPort } from '../port';

const Name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const TechniqueSchema = v.object({
  name: Name,
  /** Q9: FOCUS as printed; null: nobody has said it yet. */
  count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
});
const SkillsSchema = v.object({
  /** Q5: of the hero's board, by the skill's place there. */
  names: v.record(v.string(), Name),
  techniques: v.array(TechniqueSchema),
});

/** What is printed on a hero's board, as the players entered it. */
export type HeroSkills = Readonly<v.InferOutput<typeof SkillsSchema>>;
export type Technique = Readonly<v.InferOutput<typeof TechniqueSchema>>;
type AllSkills = Readonly<Record<string, HeroSkills>>;

export interface SkillStore {
  readonly store: StoreApi<AllSkills>;
  load(): Promise<void>;
  /** Forgetting one costs typing: nobody waits for it to be saved. */
  remember(hero: string, skills: HeroSkills): void;
}

/** Two techniques on every board. */
export const NO_SKILLS: HeroSkills = {
  names: {},
  techniques: [
    { name: '', count: null },
    { name: '', count: null },
  ],
};

const KEY = 'table.skills';
const Saved = v.fallback(v.record(v.string(), SkillsSchema), {});

const skillsFrom = (text: string | undefined): AllSkills => {
  try {
    return v.parse(Saved, JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

/** Asked once, then offered again: by printed board, or by hero of a campaign. */
export function createSkillStore(port: Pick<SettingsPort, 'read' | 'write'>): SkillStore {
  const store = createStore<AllSkills>(() => ({}));
  let loading: Promise<void> | undefined;
  return {
    store,
    load: () =>
      (loading ??= port.read().then(
        (texts) => store.setState((now) => ({ ...skillsFrom(texts[KEY]), ...now })),
        () => undefined,
      )),
    remember: (hero, skills) => {
      store.setState({ [hero]: skills });
      void port.write(KEY, JSON.stringify(store.getState())).catch(() => undefined);
    },
  };
}
