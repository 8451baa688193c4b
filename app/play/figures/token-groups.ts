import { BONUSES, CONDITIONS, RESOURCES, type Adventure, type TokenKind } from '@/src/rules';
import type { FoundFigure } from '@/app/play/parts/find-figure';

/** W3: monsters are; X11: against each other heroes, too. */
export const isHunted = ({ kind }: FoundFigure, { versus }: Pick<Adventure, 'versus'>): boolean =>
  kind === 'monster' || (versus !== undefined && kind === 'hero');

/** MARKED is a hero's and has its own row where it counts; the rest in the rulebook's order, the likelier first. */
export const tokenGroups = (found: FoundFigure, adventure: Adventure) => {
  const { kind } = found;
  const conditions: readonly TokenKind[] = isHunted(found, adventure)
    ? CONDITIONS.filter((one) => one !== 'rangers-mark')
    : CONDITIONS;
  const groups = [
    { name: 'conditions', tokens: conditions },
    { name: 'resources', tokens: RESOURCES },
    { name: 'bonuses', tokens: BONUSES },
  ] as const;
  return kind === 'monster' ? groups : [groups[1], groups[0], groups[2]];
};
