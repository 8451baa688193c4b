import type { Cause } from '@/src/rules/base/event';
import { resolveHitPoints, type CardFace } from '@/src/rules/model/catalogue';
import type { Summons } from '@/src/rules/adventure/commands';
import { theCard } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import {
  hasAttackCards,
  type CardInPlay,
  type MonsterFigure,
} from '@/src/rules/adventure/state/monster';
import { checkNumber } from '../check';
import { baseFor, type BaseWish } from './bases';
import { cardDraft, sameCardInPlay, type CardDraft } from './card-drafts';
import { checkOwnCard, MAX_COMMAND, MAX_HP } from './check-card';

/** U2: rows on the two monster boards; a boss has his own. */
export const MAX_FIGURES = 12;
const MAX_LINES = 40;

/** One line of a setup or of the players' wishes, counted from 0. */
export interface SummonLine {
  readonly line: number;
  readonly summons: Summons;
  readonly cause: Cause;
}

interface Settled extends SummonLine {
  readonly draft: CardDraft;
}

function settle(play: Play, line: SummonLine): Settled {
  const { card, command, hp } = line.summons;
  if (typeof card !== 'string') checkOwnCard(card);
  if (command !== undefined) checkNumber(command, 0, MAX_COMMAND);
  if (hp !== undefined) checkNumber(hp, 1, MAX_HP);
  return { ...line, draft: cardDraft(play.catalogue, line.summons) };
}

/** A figure that joins a card on the track is as that card says, should its own have changed. */
const faceFor = ({ adventure }: Play, draft: CardDraft): CardFace =>
  (sameCardInPlay(adventure, draft) ?? draft).face;

const wishOf =
  (play: Play) =>
  ({ line, summons, draft }: Settled): BaseWish => ({
    line,
    size: faceFor(play, draft).size,
    boss: draft.kind === 'boss',
    wanted: summons.base,
  });

const isOnBoards = (play: Play, { card }: MonsterFigure): boolean =>
  theCard(play, card).kind !== 'boss';

function checkRoom(play: Play, { line, draft }: Settled): void {
  const standing = play.adventure.monsters.filter((monster) => isOnBoards(play, monster)).length;
  if (draft.kind !== 'boss' && standing >= MAX_FIGURES) refuse({ code: 'no-base-left', line });
}

/** U1. Own cards name no miniature of the box: they are not counted. */
function checkMiniature(play: Play, { line, summons, draft }: Settled): void {
  const { miniature } = faceFor(play, draft);
  const inBox = play.catalogue.miniatures.get(miniature);
  if (inBox === undefined || summons.standIn === true) return;
  const standing = play.adventure.monsters.filter(
    ({ card }) => theCard(play, card).face.miniature === miniature,
  );
  if (standing.length >= inBox) refuse({ code: 'no-miniature-left', line, miniature });
}

/** U2, D15: from the card; times the command value for commanders; a boss as the adventure says. */
function hitPoints(play: Play, { line, summons }: Settled, { kind, face }: CardInPlay): number {
  if (summons.hp !== undefined) return summons.hp;
  const { hp } = face;
  const { command } = summons;
  if (hp === null) return refuse({ code: 'no-hit-points', line });
  if (typeof hp === 'number' && (!hasAttackCards(kind) || command === undefined)) return hp;
  if (command === undefined) return refuse({ code: 'no-hit-points', line });
  const each = typeof hp === 'number' ? { perCommand: hp } : hp;
  return resolveHitPoints(each, command, play.adventure.heroes.length);
}

/** Joins the card on the track, or brings it there. */
function cardInPlay(play: Play, draft: CardDraft, cause: Cause): CardInPlay {
  const there = sameCardInPlay(play.adventure, draft);
  if (there) return there;
  const card = { ...draft, id: `card-${play.adventure.serial + 1}` };
  play.add({ type: 'cardPlayed', v: 1, cause, card });
  return card;
}

function summonOne(play: Play, settled: Settled, later: readonly Settled[]): void {
  checkRoom(play, settled);
  checkMiniature(play, settled);
  const base = baseFor(play, wishOf(play)(settled), later.map(wishOf(play)));
  const card = cardInPlay(play, settled.draft, settled.cause);
  const hp = hitPoints(play, settled, card);
  const id = `monster-${play.adventure.serial + 1}`;
  play.add({
    type: 'monsterSummoned',
    v: 1,
    cause: settled.cause,
    who: { id, name: card.name, card: card.face.id, base },
    monster: {
      id,
      card: card.id,
      base,
      hp,
      maxHp: hp,
      tokens: {},
      markedBy: null,
      on: [],
      at: null,
    },
  });
}

/** All of them, or none: the first that cannot come refuses the command. */
export function summonAll(play: Play, lines: readonly SummonLine[]): void {
  checkNumber(lines.length, 0, MAX_LINES);
  const settled = lines.map((line) => settle(play, line));
  settled.forEach((one, index) => summonOne(play, one, settled.slice(index + 1)));
}

const CAUSES = {
  monster: 'U2',
  scenario: 'U7',
  minion: 'U6',
  commander: 'U3',
  lieutenant: 'U10',
  boss: 'U12',
} as const satisfies Record<CardInPlay['kind'], Cause>;

export function summon(play: Play, { summons }: { readonly summons: readonly Summons[] }): void {
  const lines = summons.map((one, line) => {
    const { kind } = cardDraft(play.catalogue, one);
    return { line, summons: one, cause: CAUSES[kind] };
  });
  summonAll(play, lines);
}
