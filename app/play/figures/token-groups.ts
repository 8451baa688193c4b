import { BONUSES, CONDITIONS, RESOURCES, type TokenKind } from '@/src/rules';
import type { FoundFigure } from '@/app/play/parts/find-figure';

/** MARKED is a hero's and has its own row; the rest in the rulebook's order, the likelier first. */
export const tokenGroups = ({ kind }: FoundFigure) => {
  const conditions: readonly TokenKind[] =
    kind === 'monster' ? CONDITIONS.filter((one) => one !== 'rangers-mark') : CONDITIONS;
  const groups = [
    { name: 'conditions', tokens: conditions },
    { name: 'resources', tokens: RESOURCES },
    { name: 'bonuses', tokens: BONUSES },
  ] as const;
  return kind === 'monster' ? groups : [groups[1], groups[0], groups[2]];
};
