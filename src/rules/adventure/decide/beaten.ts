import type { AdventureCommand } from '../commands';
import { refuse } from '../play';
import type { Adventure } from '../state/adventure';

/** Where commands name figures. */
const NAMING = ['hero', 'figure', 'figures', 'to', 'from', 'reached'] as const;

/** X9: nobody acts for a beaten hero or does anything to him; what the players say of him they may. */
export function checkBeaten({ heroes }: Adventure, command: AdventureCommand): void {
  const beaten = heroes.filter(({ out }) => out === true);
  if (beaten.length === 0 || command.kind === 'note') return;
  const fields = command as unknown as Readonly<Record<string, unknown>>;
  const named = NAMING.flatMap((field) => fields[field]);
  const hero = beaten.find(({ id }) => named.includes(id));
  if (hero) refuse({ code: 'hero-beaten', name: hero.name });
}
