import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { Amount, CardFace, HitPoints } from '@/src/rules/model/catalogue';
import type { OwnCard } from '@/src/rules/adventure/commands';
import { refuse } from '@/src/rules/adventure/play';
import { checkLength, checkNumber } from '../check';

/** Bosses count them with three digits (U12). */
export const MAX_HP = 999;
export const MAX_COMMAND = 20;
const MAX_VALUE = 99;
const MAX_ENTRIES = 20;

function checkAmount(amount: Amount | null): void {
  if (amount === null) return;
  const values =
    typeof amount === 'number'
      ? [amount]
      : 'table' in amount
        ? amount.table
        : [amount.base, amount.x];
  checkNumber(values.length, 1, MAX_ENTRIES);
  for (const value of values) checkNumber(value, 0, MAX_VALUE);
}

function checkHitPoints(hp: HitPoints | null): void {
  if (typeof hp === 'number') checkNumber(hp, 1, MAX_HP);
  else if (hp !== null) checkNumber(hp.perCommand, 1, MAX_VALUE);
}

/** As the app makes them, for printed cards and for those of the players' library. */
const CARD_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*$/;
const MONSTER_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** A face as players enter it. */
export function checkFace(face: CardFace): void {
  for (const text of [face.id, face.monster, face.miniature]) checkLength(text, LONGEST_NAME);
  if (!CARD_ID.test(face.id) || !MONSTER_ID.test(face.monster)) refuse({ code: 'unknown-card' });
  checkHitPoints(face.hp);
  checkAmount(face.move);
  checkAmount(face.damage);
  checkNumber(face.abilities.length, 0, MAX_ENTRIES);
  checkNumber(face.immunities.length, 0, MAX_ENTRIES);
  for (const { x } of face.abilities) if (x !== undefined) checkAmount(x);
}

export function checkOwnCard({ name, face, back }: OwnCard): void {
  checkLength(name, LONGEST_NAME);
  checkFace(face);
  if (back !== null) checkFace(back);
}
