import type { Position } from '@/src/rules/base/position';
import type { DungeonMap, MapObject } from '@/src/rules/dungeon';
import type { AllyDraft, HeroDraft, SituationDraft } from '@/src/rules/model/draft';
import {
  isObstacle,
  type BoardObject,
  type Npc,
  type OtherMonster,
} from '@/src/rules/model/figures';
import { cardIn } from '../state/figures';
import { orderIn } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import { availableCubes, type AdventureAlly, type AdventureHero } from '../state/hero';
import { resourceCount, tokenCount } from '../state/tokens';

/** From map to board coordinates. */
type ToBoard = (at: Position) => Position;

const heroDraft = (adventure: Adventure, hero: AdventureHero, at: Position): HeroDraft => ({
  id: hero.id,
  at,
  hp: hero.hp,
  order: orderIn(adventure, hero),
  cubes: availableCubes(hero) ?? 0,
  curse: hero.curse.length,
  resources: resourceCount(hero.tokens),
  hidden: tokenCount(hero.tokens, 'stealth') > 0,
  unconscious: hero.unconscious,
  shield: tokenCount(hero.tokens, 'shield'),
});

const allyDraft = ({ id, kind, tokens }: AdventureAlly, at: Position): AllyDraft => ({
  id,
  kind,
  at,
  hidden: tokenCount(tokens, 'stealth') > 0,
});

/** K3: as the leader said; the others in the order they were put down. */
const npcsOf = (
  { objects }: DungeonMap,
  onBoard: ToBoard,
  said: readonly string[],
): readonly Npc[] => {
  const npcs = objects.filter(({ kind }) => kind === 'npc');
  const named = said.flatMap((id) => npcs.filter((npc) => npc.id === id));
  const all = [...new Set([...named, ...npcs])];
  return all.map(({ id, at }) => ({ id, at: onBoard(at) }));
};

/** O2: the players' mark decides; what stands in the way against its kind is a token like others. */
const objectOf = ({ kind, at, blocks }: MapObject, onBoard: ToBoard): readonly BoardObject[] => {
  if (kind === 'npc' || (isObstacle(kind) && !blocks)) return [];
  return [{ kind: isObstacle(kind) || !blocks ? kind : 'token', at: onBoard(at) }];
};

const othersOf = (
  adventure: Adventure,
  acting: string,
  onBoard: ToBoard,
): readonly OtherMonster[] =>
  adventure.monsters.flatMap(({ id, card, at }) =>
    id === acting || at === null
      ? []
      : [{ id, at: onBoard(at), size: cardIn(adventure, card)?.face.size ?? 'small' }],
  );

const placed = <Figure extends { readonly at: Position | null }, Draft>(
  figures: readonly Figure[],
  draft: (figure: Figure, at: Position) => Draft,
  onBoard: ToBoard,
): readonly Draft[] =>
  figures.flatMap((figure) => (figure.at === null ? [] : [draft(figure, onBoard(figure.at))]));

/** Heroes, allies and the other monsters, wherever the app knows them to stand. */
export const figuresOnBoard = (
  adventure: Adventure,
  acting: string,
  onBoard: ToBoard,
): Pick<SituationDraft, 'heroes' | 'allies' | 'monsters'> => ({
  heroes: placed(adventure.heroes, (hero, at) => heroDraft(adventure, hero, at), onBoard),
  allies: placed(adventure.allies, allyDraft, onBoard),
  monsters: othersOf(adventure, acting, onBoard),
});

export const thingsOnBoard = (
  map: DungeonMap,
  onBoard: ToBoard,
  said: readonly string[],
): Pick<SituationDraft, 'npcs' | 'objects'> => ({
  npcs: npcsOf(map, onBoard, said),
  objects: map.objects.flatMap((object) => objectOf(object, onBoard)),
});
