import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SettingsPort } from '../port';

const Whole = v.pipe(v.number(), v.integer());
const WeaponSchema = v.object({
  accuracy: Whole,
  damage: Whole,
  modifier: Whole,
  /** The lowest die that is critical. */
  crit: Whole,
  ranged: v.boolean(),
});

/** The weapon a hero holds, as the players last entered it. */
export type Weapon = Readonly<v.InferOutput<typeof WeaponSchema>>;
type Weapons = Readonly<Record<string, Weapon>>;

export interface WeaponStore {
  readonly store: StoreApi<Weapons>;
  load(): Promise<void>;
  /** Forgetting one costs typing: nobody waits for it to be saved. */
  remember(hero: string, weapon: Weapon): void;
}

const KEY = 'table.weapons';
const Saved = v.fallback(v.record(v.string(), WeaponSchema), {});

const weaponsFrom = (text: string | undefined): Weapons => {
  try {
    return v.parse(Saved, JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

/** Asked once, then offered again: by hero of a campaign. */
export function createWeaponStore(port: Pick<SettingsPort, 'read' | 'write'>): WeaponStore {
  const store = createStore<Weapons>(() => ({}));
  let loading: Promise<void> | undefined;
  return {
    store,
    load: () =>
      (loading ??= port.read().then(
        (texts) => store.setState((now) => ({ ...weaponsFrom(texts[KEY]), ...now })),
        () => undefined,
      )),
    remember: (hero, weapon) => {
      store.setState({ [hero]: weapon });
      void port.write(KEY, JSON.stringify(store.getState())).catch(() => undefined);
    },
  };
}
