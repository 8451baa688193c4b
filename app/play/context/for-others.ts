import type { TableNews } from '@/src/game';
import type { Adventure, GameCommand } from '@/src/rules';

/** A hero whom somebody else at the table holds. */
export interface HeldHero {
  readonly hero: string;
  readonly name: string;
  readonly holder: string;
}

/** Whose act it is: his cubes, his reaction, the end of his turn. What happens to him is anybody's to enter. */
function actorOf(command: GameCommand, { turn }: Adventure): string | null {
  if (command.kind === 'nextTurn') return turn?.figure ?? null;
  if (command.kind === 'react') return command.reaction.hero;
  return 'hero' in command && typeof command.hero === 'string' ? command.hero : null;
}

/** The first of them that another device holds; a device without heroes is the table's own and acts for all. */
export function heldElsewhere(
  commands: readonly GameCommand[],
  adventure: Adventure,
  { heroes, people }: Pick<TableNews, 'heroes' | 'people'>,
): HeldHero | null {
  if (heroes.length === 0) return null;
  for (const command of commands) {
    const actor = actorOf(command, adventure);
    const hero = adventure.heroes.find(({ id }) => id === actor);
    if (hero === undefined || heroes.includes(hero.id)) continue;
    const person = people.find((one) => one.heroes.includes(hero.id));
    if (person !== undefined) return { hero: hero.id, name: hero.name, holder: person.name };
  }
  return null;
}
