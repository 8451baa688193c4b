import {
  cardIn,
  type Adventure,
  type AdventureHero,
  type Campaign,
  type CardInPlay,
  type DungeonMap,
  type MonsterFigure,
} from '@/src/rules';
import type { SharedBoard, SharedHero, SharedMonster } from './board';

const sharedHero = (campaign: Campaign, hero: AdventureHero): SharedHero => {
  const { name, role, hp, maxHp, tokens, at } = hero;
  const board = campaign.heroes.find(({ id }) => id === hero.id)?.board ?? null;
  return { name, board, role, hp, maxHp, tokens, at };
};

/** U4: a card is named by its front. */
const frontOf = ({ face, back }: CardInPlay) => (face.side === 'B' && back ? back : face);

const sharedCard = (card: CardInPlay): Pick<SharedMonster, 'card' | 'as'> => {
  const { kind, name, face, back } = card;
  if (name !== '') return { card: { kind, name, face, back }, as: null };
  const stands = kind === 'commander' || kind === 'lieutenant' ? kind : null;
  // Cards of the catalogue say what they are printed as (U8).
  const printed = 'kind' in face ? face.kind : kind;
  const same = printed === kind || printed === `scenario-${kind}`;
  return { card: frontOf(card).id, as: same ? null : stands };
};

const sharedMonster = (adventure: Adventure, figure: MonsterFigure): readonly SharedMonster[] => {
  const card = cardIn(adventure, figure.card);
  if (card === undefined || figure.hp < 1) return [];
  const { base, hp, maxHp, tokens, at } = figure;
  return [{ ...sharedCard(card), base, hp, maxHp, tokens, at }];
};

const numbered = <Item>(kind: string, items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, id: `${kind}-${index + 1}` }));

/** Ids belong to an adventure; a board that travels counts its pieces itself. */
export const ownIds = ({ sheets, trays, bridges, objects, darkness }: DungeonMap): DungeonMap => ({
  sheets: numbered('sheet', sheets),
  trays: numbered('tray', trays),
  bridges: numbered('bridge', bridges),
  objects: numbered('object', objects),
  darkness: numbered('darkness', darkness),
});

/** Null without a map: then there is nothing to show anybody. */
export function shareBoard(campaign: Campaign, adventure: Adventure): SharedBoard | null {
  const { title, chapter, map, heroes, allies, monsters } = adventure;
  if (map === null) return null;
  return {
    title,
    chapter,
    map: ownIds(map),
    heroes: heroes.map((hero) => sharedHero(campaign, hero)),
    allies: allies.map(({ kind, name, toughness, at }) => ({ kind, name, toughness, at })),
    monsters: monsters.flatMap((figure) => sharedMonster(adventure, figure)),
  };
}
