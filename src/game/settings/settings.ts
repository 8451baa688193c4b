import * as v from 'valibot';

/** `device`: as the phone, the tablet or the browser is set. */
export const SettingsSchema = v.object({
  language: v.fallback(v.picklist(['de', 'en', 'device']), 'device'),
  theme: v.fallback(v.picklist(['dark', 'light', 'device']), 'device'),
  textScale: v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(2)), 1),
  reducedMotion: v.fallback(v.picklist(['on', 'off', 'device']), 'device'),
  dice: v.fallback(v.picklist(['virtual', 'physical']), 'virtual'),
  keepAwake: v.fallback(v.boolean(), true),
  /** How many of the table's first-time hints were read. */
  hintsSeen: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** A tick in the hand when something happened; devices that cannot ignore it. */
  haptics: v.fallback(v.boolean(), true),
  /** Whose rules the glossary shows. */
  glossaryGame: v.fallback(v.string(), 'drunagor'),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;
export type SettingName = keyof Settings;

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {
  language: null,
  theme: null,
  textScale: null,
  reducedMotion: null,
  dice: null,
  keepAwake: null,
  hintsSeen: null,
  haptics: null,
  glossaryGame: null,
});

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** A setting that cannot be read falls back to its default; the others stay. */
export const settingsFrom = (texts: Readonly<Record<string, string>>): Settings =>
  v.parse(
    SettingsSchema,
    Object.fromEntries(
      Object.keys(DEFAULT_SETTINGS).map((name) => [name, parsed(texts[`app.${name}`])]),
    ),
  );

export const settingKey = (name: SettingName): string => `app.${name}`;
