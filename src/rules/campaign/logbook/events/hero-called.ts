/** The hero's id and the name of that time. */
export interface HeroCalled {
  readonly hero: string;
  readonly name: string;
}
