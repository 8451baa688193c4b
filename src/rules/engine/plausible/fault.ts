/** What cannot be, in a few words for whoever looks for its cause; none when all is well. */
export type Faults = readonly string[];

export const unless = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);

export const areUnique = (ids: readonly unknown[]): boolean => new Set(ids).size === ids.length;

export const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
