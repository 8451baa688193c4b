import type { Cause } from '@/src/rules/base/event';
import { LONGEST_NAME, MAX_CHAPTER } from '@/src/rules/campaign/campaign';
import type { Spawn } from '@/src/rules/model/catalogue';
import type { SummonCommand, Summons } from '@/src/rules/adventure/commands';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { doorOfStep } from '@/src/rules/adventure/view/things';
import { checkLength, checkNumber } from '../check';
import { tick } from '../ticks';
import { printedMonster } from './card-drafts';
import { candidates, commanderSides, linesFor, usualVariant, variantOf } from './draws';
import type { RandomSpawn } from './draws';
import { summonAll, type SummonLine } from './summon';

type OpenStep = Extract<SummonCommand, { kind: 'openStep' }>;
type Line<Kind extends Spawn = Spawn> = readonly [line: number, spawn: Kind];

const MAX_PAGE = 999;

/** One of several by chance; a single one needs none. */
const drawOne = (play: Play, cards: readonly string[], line: number, cause: Cause): string => {
  const index = cards.length > 1 ? play.draw(cards.length, cause) - 1 : 0;
  return cards[index] ?? refuse({ code: 'no-card-left', line });
};

const isRandom = (line: Line): line is Line<RandomSpawn> => line[1].kind === 'random';

const sameDraw = (one: RandomSpawn, other: RandomSpawn): boolean =>
  one.colour === other.colour && one.rank === other.rank;

/** U5. */
function withVariant(play: Play, card: string, { variants }: OpenStep, line: number): string {
  const variant = variants?.[line];
  const printed = printedMonster(play.catalogue, card);
  if (variant === undefined || !printed) return card;
  const { monster, rank } = printed;
  return variantOf(play.catalogue, monster, rank, variant) ?? refuse({ code: 'unknown-card' });
}

/**
 * U1: one card for all lines of the same colour and rank, unless the players drew otherwise. What was said of a line that
 * is left out holds for the others.
 */
function drawRandom(play: Play, command: OpenStep, lines: readonly Line[]): Map<number, string> {
  const drawn = new Map<number, string>();
  const every = linesFor(play.adventure, command.setup).filter(isRandom);
  for (const [line, spawn] of lines.filter(isRandom)) {
    if (drawn.has(line)) continue;
    const group = every.filter(([, other]) => sameDraw(spawn, other)).map(([other]) => other);
    const told = group.map((other) => command.drawn?.[other]).find((card) => card !== undefined);
    const card = told ?? drawCard(play, command, spawn, line);
    const first = group.find((other) => command.variants?.[other] !== undefined) ?? line;
    for (const other of group) {
      drawn.set(other, withVariant(play, command.drawn?.[other] ?? card, command, first));
    }
  }
  return drawn;
}

const drawCard = (play: Play, command: OpenStep, spawn: RandomSpawn, line: number): string => {
  const { setup, without } = command;
  const cards = candidates(play.catalogue, play.adventure, setup, spawn, without);
  return drawOne(play, cards, line, 'U1');
};

function cardOfLine(play: Play, command: OpenStep, [line, spawn]: Line): string {
  const { catalogue, adventure } = play;
  switch (spawn.kind) {
    case 'named': {
      const card = usualVariant(catalogue, adventure, spawn.monster, spawn.rank);
      return withVariant(play, card ?? refuse({ code: 'unknown-card' }), command, line);
    }
    case 'scenario': {
      const card = catalogue.scenario.find(({ monster }) => monster === spawn.monster);
      return card?.id ?? refuse({ code: 'unknown-card' });
    }
    case 'commander':
      return (
        command.drawn?.[line] ?? drawOne(play, commanderSides(catalogue, adventure), line, 'U3')
      );
    case 'random':
      return refuse({ code: 'no-card-left', line });
  }
}

const CAUSES = {
  named: 'U1',
  random: 'U1',
  scenario: 'U7',
  commander: 'U3',
} as const satisfies Record<Spawn['kind'], Cause>;

function summonsOf(command: OpenStep, line: number, card: string): Summons {
  const base = command.bases?.[line];
  const hp = command.hp?.[line];
  return {
    card,
    ...(base === undefined ? {} : { base }),
    ...(hp === undefined ? {} : { hp }),
    ...(command.command === undefined ? {} : { command: command.command }),
    ...(command.standIns?.includes(line) ? { standIn: true } : {}),
  };
}

/** Q1, V3: a door is a small action of the hero whose turn it is. */
function tickDoor(play: Play, { setup }: OpenStep): void {
  const acting = play.adventure.turn?.figure;
  const isDoor = setup.step.kind === 'door' || setup.step.kind === 'named-door';
  if (isDoor && acting && heroIn(play.adventure, acting)) tick(play, acting, 'door');
}

/** V3: its card is folded open and laid aside: one list of the map and the table. */
function takeDoor(play: Play, { setup }: OpenStep): void {
  const object = doorOfStep(play.adventure, setup.step);
  if (object) play.add({ type: 'objectRemoved', v: 1, cause: 'V3', object });
}

/** Setups come from the facts, or from the players' own adventures. */
function checkSetup({ setup, without = [] }: OpenStep): void {
  const { step } = setup;
  checkNumber(setup.chapter, 1, MAX_CHAPTER);
  if (step.kind === 'door') checkNumber(step.number, 0, MAX_PAGE);
  if (step.kind === 'page') checkNumber(step.page, 0, MAX_PAGE);
  if (step.kind === 'named-door')
    for (const name of [step.en, step.de]) checkLength(name, LONGEST_NAME);
  for (const line of without) checkNumber(line, 0, setup.spawns.length - 1);
}

/** U1, V3: named monsters first, so that nobody draws them. */
export function openStep(play: Play, command: OpenStep): void {
  const { setup, without } = command;
  checkSetup(command);
  const lines = linesFor(play.adventure, setup, without);
  play.add({ type: 'stepOpened', v: 1, cause: 'V3', step: setup.step, chapter: setup.chapter });
  tickDoor(play, command);
  takeDoor(play, command);
  const known = lines.filter((line) => !isRandom(line));
  const settled = known.map((line) => [line, cardOfLine(play, command, line)] as const);
  const drawn = drawRandom(play, command, lines);
  const all = [
    ...settled,
    ...lines.filter(isRandom).map((line) => [line, drawn.get(line[0]) ?? ''] as const),
  ];
  summonAll(
    play,
    all.map(([[line, spawn], card]): SummonLine => {
      return { line, summons: summonsOf(command, line, card), cause: CAUSES[spawn.kind] };
    }),
  );
}
