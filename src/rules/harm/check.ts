const DIE = 20;

export interface CheckBonus<Colour extends string> {
  readonly colour: Colour;
  /** For each cube of the colour. */
  readonly each: number;
}

/** W5: for every cube of the colour that he owns, available or not. */
export const bonusForCubes = <Colour extends string>(
  owned: Readonly<Record<Colour, number>>,
  { colour, each }: CheckBonus<Colour>,
): number => each * owned[colour];

/** How many of 20 faces succeed. */
const facesOf = (bonus: number, difficulty: number): number =>
  Math.min(DIE, Math.max(0, DIE + 1 + bonus - difficulty));

/** W5: in percent, rounded; REROLL repeats a failed roll once. */
export function checkChance(bonus: number, difficulty: number, repeat: boolean): number {
  const passed = facesOf(bonus, difficulty) / DIE;
  const chance = repeat ? 1 - (1 - passed) ** 2 : passed;
  return Math.round(chance * 100);
}
