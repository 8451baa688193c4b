import type { Catalogue, MonsterSetup, Spawn } from '@/src/rules/model/catalogue';
import { cardIn } from '@/src/rules/adventure/state/figures';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { catalogueCard } from './card-drafts';
import { candidates, commanderSides, linesFor, usualVariant } from './draws';

export interface SetupCandidate {
  /** Id of a card in the catalogue. */
  readonly card: string;
  /** U1: the lines before it take the last of its miniatures. */
  readonly short: boolean;
}

/** A line that applies with this many heroes. */
export interface SetupLine {
  /** Its place in the setup, counted from 0. */
  readonly line: number;
  readonly spawn: Spawn;
  readonly random: boolean;
  /** U1: an earlier line of the same colour and rank decides; null: this one does. */
  readonly sameAs: number | null;
  /** What it can be; none: no card is left. */
  readonly candidates: readonly SetupCandidate[];
}

const isRandom = ({ kind }: Spawn): boolean => kind === 'random' || kind === 'commander';

const cardsOf = (
  catalogue: Catalogue,
  adventure: Adventure,
  setup: MonsterSetup,
  spawn: Spawn,
): readonly string[] => {
  switch (spawn.kind) {
    case 'random':
      return candidates(catalogue, adventure, setup, spawn);
    case 'commander':
      return commanderSides(catalogue, adventure);
    case 'named':
      return [usualVariant(catalogue, adventure, spawn.monster, spawn.rank) ?? []].flat();
    case 'scenario':
      return catalogue.scenario
        .filter(({ monster, side }) => monster === spawn.monster && side !== 'B')
        .map(({ id }) => id);
  }
};

const sameDraw = (one: Spawn, other: Spawn): boolean =>
  one.kind === 'random' &&
  other.kind === 'random' &&
  one.colour === other.colour &&
  one.rank === other.rank;

const miniatureOf = (catalogue: Catalogue, card: string): string =>
  catalogueCard(catalogue, card)?.miniature ?? '';

/** Miniatures that stand, and those of lines summoned before this one. */
function used(
  catalogue: Catalogue,
  adventure: Adventure,
  before: readonly SetupLine[],
  card: string,
): number {
  const miniature = miniatureOf(catalogue, card);
  const standing = adventure.monsters.filter(
    (monster) => cardIn(adventure, monster.card)?.face.miniature === miniature,
  ).length;
  const coming = before.filter(
    (line) =>
      line.candidates.some((one) => one.card === card) ||
      (!line.random &&
        line.candidates.some((one) => miniatureOf(catalogue, one.card) === miniature)),
  ).length;
  return standing + coming;
}

/** For the players, before a step is opened: who comes, in the order of summoning (U1). */
export function setupLines(
  catalogue: Catalogue,
  adventure: Adventure,
  setup: MonsterSetup,
): readonly SetupLine[] {
  const lines = linesFor(adventure, setup);
  const ordered = [
    ...lines.filter(([, { kind }]) => kind !== 'random'),
    ...lines.filter(([, { kind }]) => kind === 'random'),
  ];
  return ordered.reduce<readonly SetupLine[]>((before, [line, spawn]) => {
    const sameAs = before.find((other) => sameDraw(other.spawn, spawn))?.line ?? null;
    const cards = cardsOf(catalogue, adventure, setup, spawn).map((card) => ({
      card,
      short:
        used(catalogue, adventure, before, card) >=
        (catalogue.miniatures.get(miniatureOf(catalogue, card)) ?? Infinity),
    }));
    return [...before, { line, spawn, random: isRandom(spawn), sameAs, candidates: cards }];
  }, []);
}
