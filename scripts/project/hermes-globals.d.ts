/** What Hermes or Expo's runtime have beside the language itself, as far as the app uses it. */
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}

declare const performance: { now(): number };

declare function btoa(binary: string): string;
declare function atob(letters: string): string;

/** Hermes has these two of ES2023's methods of arrays, and none that copy: no toSorted, no toReversed, no with. */
interface ReadonlyArray<T> {
  findLast(found: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(found: (value: T, index: number) => unknown): number;
}

interface Array<T> {
  findLast(found: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(found: (value: T, index: number) => unknown): number;
}
