import type { Adventure } from '../state/adventure';
import type { AdventureHero, Ground } from '../state/hero';
import type { MonsterFigure } from '../state/monster';
import { withTokens, type Tokens } from '../state/tokens';

const changed = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): readonly Item[] =>
  items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? change(item) : item))
    : items;

export const withHero = (
  adventure: Adventure,
  id: string,
  change: (hero: AdventureHero) => AdventureHero,
): Adventure => ({ ...adventure, heroes: changed(adventure.heroes, id, change) });

export const withMonster = (
  adventure: Adventure,
  id: string,
  change: (monster: MonsterFigure) => MonsterFigure,
): Adventure => ({ ...adventure, monsters: changed(adventure.monsters, id, change) });

/** What heroes, monsters and allies have in common. */
interface AnyFigure {
  readonly id: string;
  readonly tokens: Tokens;
  readonly on: readonly Ground[];
}

const withFigure = (
  adventure: Adventure,
  id: string,
  change: <Figure extends AnyFigure>(figure: Figure) => Figure,
): Adventure => ({
  ...adventure,
  heroes: changed(adventure.heroes, id, change),
  monsters: changed(adventure.monsters, id, change),
  allies: changed(adventure.allies, id, change),
});

export const withHp = (adventure: Adventure, id: string, hp: number): Adventure =>
  withMonster(
    withHero(adventure, id, (hero) => ({ ...hero, hp })),
    id,
    (monster) => ({ ...monster, hp }),
  );

export const withFigureTokens = (adventure: Adventure, id: string, set: Tokens): Adventure =>
  withFigure(adventure, id, (figure) => ({ ...figure, tokens: withTokens(figure.tokens, set) }));

export const withGround = (adventure: Adventure, id: string, on: readonly Ground[]): Adventure =>
  withFigure(adventure, id, (figure) => ({ ...figure, on }));
