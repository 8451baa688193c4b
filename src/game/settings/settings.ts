import { parseJson } from '../schema/json';

/** `device`: as the phone, the tablet or the browser is set. */
export interface Settings {
  readonly language: 'de' | 'en' | 'device';
  readonly theme: 'dark' | 'light' | 'device';
  readonly textScale: number;
  readonly reducedMotion: 'on' | 'off' | 'device';
  readonly dice: 'virtual' | 'physical';
  readonly keepAwake: boolean;
  /** How many of the table's first-time hints were read. */
  readonly hintsSeen: number;
  /** Where the guided trial adventure is (`app/play/guide/mark.ts`); empty: nobody is guided. */
  readonly guide: string;
  /** A tick in the hand when something happened; devices that cannot ignore it. */
  readonly haptics: boolean;
  /** Whose rules the glossary shows. */
  readonly glossaryGame: string;
  /** Whose helpers the games' place shows. */
  readonly playedGame: string;
}

export type SettingName = keyof Settings;

/** Undefined: that is no value of this setting. Without the schemas, which the first screen does not wait for. */
type Read<Value> = (value: unknown) => Value | undefined;

const oneOf =
  <const Words extends readonly string[]>(...words: Words): Read<Words[number]> =>
  (value) =>
    words.find((word) => word === value);
const bool: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined);
const number =
  (fits: (value: number) => boolean): Read<number> =>
  (value) =>
    typeof value === 'number' && fits(value) ? value : undefined;

const READ: { readonly [Name in SettingName]: Read<Settings[Name]> } = {
  language: oneOf('de', 'en', 'device'),
  theme: oneOf('dark', 'light', 'device'),
  textScale: number((value) => value >= 1 && value <= 2),
  reducedMotion: oneOf('on', 'off', 'device'),
  dice: oneOf('virtual', 'physical'),
  keepAwake: bool,
  hintsSeen: number((value) => Number.isInteger(value) && value >= 0),
  guide: text,
  haptics: bool,
  glossaryGame: text,
  playedGame: text,
};

export const DEFAULT_SETTINGS: Settings = {
  language: 'device',
  theme: 'device',
  textScale: 1,
  reducedMotion: 'device',
  dice: 'virtual',
  keepAwake: true,
  hintsSeen: 0,
  guide: '',
  haptics: true,
  glossaryGame: 'drunagor',
  playedGame: 'swordsorcery',
};

/** A setting that cannot be read falls back to its default; the others stay. */
export const settingsFrom = (texts: Readonly<Record<string, string>>): Settings =>
  Object.fromEntries(
    Object.entries(READ).map(([name, read]) => [
      name,
      read(parseJson(texts[`app.${name}`] ?? '')) ?? DEFAULT_SETTINGS[name as SettingName],
    ]),
  ) as unknown as Settings;

export const settingKey = (name: SettingName): string => `app.${name}`;
