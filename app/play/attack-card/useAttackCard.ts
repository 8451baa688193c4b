import { useState } from 'react';
import {
  cardDamage,
  cardTargets,
  heroIn,
  runesOnTrack,
  type Adventure,
  type AdventureCommand,
  type AttackCard,
  type Collateral,
} from '@/src/rules';
import { useTable } from '../context/table-context';
import { readFromCard } from './from-map';

/** The attack card whose turn it is. */
export const cardOfTurn = ({ turn, attackCards }: Adventure): AttackCard | undefined =>
  attackCards.find(({ id }) => id === turn?.key);

/** X on an attack card: what the card says; most often the runes of its place (D1). */
export const runesOf = ({ runes }: Adventure, { spot, effect }: AttackCard): number =>
  runesOnTrack(runes)[effect?.plus ?? spot.rune];

export interface AttackCardEntry {
  readonly card: AttackCard;
  readonly targets: readonly string[];
  readonly setTargets: (targets: readonly string[]) => void;
  readonly damage: number;
  readonly setDamage: (damage: number) => void;
  readonly collateral: readonly Collateral[];
  readonly setCollateral: (collateral: readonly Collateral[]) => void;
  /** Null: nobody is chosen. */
  readonly command: AdventureCommand | null;
}

/** D11: nobody unconscious. */
export const standing = (adventure: Adventure): readonly string[] =>
  [...adventure.heroes, ...adventure.allies]
    .map(({ id }) => id)
    .filter((id) => heroIn(adventure, id)?.unconscious !== true);

/** What the players say about a card's attack: whom, how much, what else. */
export function useAttackCardEntry(card: AttackCard): AttackCardEntry {
  const { adventure } = useTable();
  const [ticked, setTargets] = useState<readonly string[] | null>(null);
  const read = cardTargets(adventure, card) ?? readFromCard(adventure, card)?.targets;
  const targets = ticked ?? read ?? [];
  const [said, setDamage] = useState<number | null>(null);
  const [added, setCollateral] = useState<readonly Collateral[] | null>(null);
  const collateral = added ?? card.effect?.collateral ?? [];
  const damage = said ?? cardDamage(adventure, card);
  const hits = targets.map((figure) => ({ figure, damage }));
  const command = { kind: 'attackCardHits', card: card.id, targets: hits, collateral } as const;
  return {
    card,
    targets,
    setTargets,
    damage,
    setDamage,
    collateral,
    setCollateral,
    command: targets.length === 0 ? null : command,
  };
}
