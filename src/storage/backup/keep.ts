/** How many hours and how many days with a backup are kept. */
export const HOURS_KEPT = 14;
export const DAYS_KEPT = 14;
export const HOUR_MS = 3_600_000;

export interface KeptBackup {
  readonly id: number;
  readonly at: number;
  readonly chapterEnd: boolean;
}

const hourOf = ({ at }: KeptBackup): string => String(Math.floor(at / HOUR_MS));
const dayOf = ({ at }: KeptBackup): string => new Date(at).toDateString();

/** The newest of each of the last so many hours or days in which there was one. */
function newestOfEach(
  newestFirst: readonly KeptBackup[],
  spanOf: (backup: KeptBackup) => string,
  most: number,
): readonly KeptBackup[] {
  const newest = new Map<string, KeptBackup>();
  for (const backup of newestFirst) {
    if (!newest.has(spanOf(backup))) newest.set(spanOf(backup), backup);
  }
  return [...newest.values()].slice(0, most);
}

/** The last hours to undo a mishap, the last days to notice one late, and the end of every chapter. */
export function worthKeeping(newestFirst: readonly KeptBackup[]): readonly number[] {
  const kept = [
    ...newestOfEach(newestFirst, hourOf, HOURS_KEPT),
    ...newestOfEach(newestFirst, dayOf, DAYS_KEPT),
    ...newestFirst.filter(({ chapterEnd }) => chapterEnd),
  ];
  return [...new Set(kept.map(({ id }) => id))];
}
