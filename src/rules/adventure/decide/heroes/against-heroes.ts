import type { Play } from '@/src/rules/adventure/play';
import { monsterIn } from '@/src/rules/adventure/state/figures';
import type { Collateral } from '@/src/rules/adventure/state/threat';
import { CONDITIONS, tokenCount, type Tokens } from '@/src/rules/adventure/state/tokens';
import { threaten } from '../threatening/threaten';

interface Struck {
  readonly by: string;
  readonly tokens: Tokens;
  readonly hits: readonly { readonly id: string; readonly damage: number }[];
  readonly spell?: true;
}

/** X11: heroes against heroes, whoever is no monster may be helped before the damage comes. */
export const isThreatened = ({ adventure }: Play, id: string): boolean =>
  adventure.versus !== undefined && monsterIn(adventure, id) === undefined;

const collateralOf = (tokens: Tokens): readonly Collateral[] =>
  CONDITIONS.map((effect) => ({ effect, x: tokenCount(tokens, effect) })).filter(({ x }) => x > 0);

/** X11: what hit heroes and those who go with them waits for reactions, as a monster's attack does. */
export function threatenFoes(play: Play, { by, tokens, hits, spell }: Struck): void {
  const targets = hits
    .filter(({ id }) => isThreatened(play, id))
    .map(({ id, damage }) => ({ figure: id, damage }));
  if (targets.length === 0) return;
  const threat = {
    source: { kind: 'foe', figure: by } as const,
    preventable: true,
    targets,
    collateral: collateralOf(tokens),
    ...(spell ? { spell } : {}),
  };
  threaten(play, threat, 'X11');
}
