import type { Plain } from '@/src/rules';

export type Tree = { readonly [key: string]: Plain };

interface Labelled {
  readonly key: string;
  /** A key of the game's words. */
  readonly label: string;
}

/** A value and how it is called: by a key of the words, or as players named it. */
export interface Option {
  readonly value: string;
  readonly label?: string;
  readonly raw?: string;
  /** A figure or sign after the words. */
  readonly after?: string;
}

export interface CountField extends Labelled {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  /** May be open. */
  readonly open?: boolean;
}

/** Several numbers that belong together, as a list of fixed length. */
export interface NumbersField extends Labelled {
  readonly kind: 'numbers';
  readonly labels: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

interface FlagField extends Labelled {
  readonly kind: 'flag';
}

export interface ChoiceField extends Labelled {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** May be open. */
  readonly open?: boolean;
}

/** A sign put together of what it shows, how often, and a mark: `2P*`. */
export interface FaceField extends Labelled {
  readonly kind: 'face';
  readonly options: readonly Option[];
  /** Of these there can be several. */
  readonly counted: readonly string[];
  readonly most: number;
  /** A key of the words. */
  readonly mark: string;
}

interface TextInputField extends Labelled {
  readonly kind: 'text';
}

/** A list of words: each tap adds one, a tap on one takes it out. */
export interface WordsField extends Labelled {
  readonly kind: 'words';
  readonly options: readonly Option[];
  readonly max: number;
  /** Each at most once. */
  readonly once?: boolean;
}

export interface ListField extends Labelled {
  readonly kind: 'list';
  readonly item: readonly HelperField[];
  readonly make: (n: number) => Tree;
  readonly max: number;
  readonly min?: number;
}

/** A list of lists of words, such as the dice of a roll. */
export interface RowsField extends Labelled {
  readonly kind: 'rows';
  readonly options: readonly Option[];
  readonly max: number;
  readonly most: number;
}

interface GroupField extends Labelled {
  readonly kind: 'group';
  readonly fields: readonly HelperField[];
}

export type HelperField =
  | CountField
  | NumbersField
  | FlagField
  | ChoiceField
  | FaceField
  | TextInputField
  | WordsField
  | ListField
  | RowsField
  | GroupField;

export const number = (key: string, max = 99, min = 0): CountField => ({
  kind: 'number',
  key,
  label: key,
  min,
  max,
});
export const openField = (field: CountField): CountField => ({ ...field, open: true });
export const flagField = (key: string): HelperField => ({ kind: 'flag', key, label: key });
export const nameField = (key: string): HelperField => ({ kind: 'text', key, label: key });
export const group = (key: string, fields: readonly HelperField[]): HelperField => ({
  kind: 'group',
  key,
  label: key,
  fields,
});
export const options = (values: readonly string[], prefix = ''): readonly Option[] =>
  values.map((value) => ({ value, label: `${prefix}${value}` }));
export const namedOptions = (names: readonly string[]): readonly Option[] =>
  names.map((value) => ({ value, raw: value }));
export const choice = (key: string, of: readonly Option[]): ChoiceField => ({
  kind: 'choice',
  key,
  label: key,
  options: of,
});
export const words = (key: string, of: readonly Option[], max = 60): WordsField => ({
  kind: 'words',
  key,
  label: key,
  options: of,
  max,
});
export const listField = (
  key: string,
  item: readonly HelperField[],
  make: (n: number) => Tree,
  max = 60,
): ListField => ({ kind: 'list', key, label: key, item, make, max });
