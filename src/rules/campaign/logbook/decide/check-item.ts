import {
  ITEM_DECKS,
  ITEM_SLOTS,
  ITEM_TIERS,
  type ItemDraft,
  type ItemFace,
} from '@/src/rules/model/items';
import { TOKEN_KINDS, tokenLimit, type Tokens } from '@/src/rules/model/tokens';
import { LONGEST_NAME, LONGEST_NOTES, MAX_GEAR } from '@/src/rules/campaign/campaign';
import { checkName, checkText, isWithin } from '@/src/rules/campaign/check';
import type { CampaignRefusal } from '@/src/rules/campaign/commands';
import { refuseWriting, refuseWritingIf } from '../writing';

const MAX_VALUE = 99;

const outside = (value: number | null, least: number): CampaignRefusal | null =>
  value === null || isWithin(value, least, MAX_VALUE)
    ? null
    : { code: 'value-out-of-range', least, most: MAX_VALUE };

export const checkHp = (hp: number): void => refuseWritingIf(outside(hp, -MAX_VALUE));

export function checkNames({ en, de }: ItemFace['names']): void {
  refuseWritingIf(checkName(en) ?? (de === null ? null : checkName(de)));
}

/** W4, C1: no more of a token than the game has. */
function checkTokens(tokens: Tokens): void {
  for (const [kind, count] of Object.entries(tokens)) {
    const known = TOKEN_KINDS.find((one) => one === kind);
    if (known === undefined) return refuseWriting({ code: 'unknown-choice' });
    const most = tokenLimit(known);
    if (!isWithin(count, 1, most)) refuseWriting({ code: 'value-out-of-range', least: 1, most });
  }
}

function checkFace({ catalogue, names, values }: ItemFace): void {
  checkNames(names);
  refuseWritingIf(
    checkText(catalogue ?? '', LONGEST_NAME) ??
      outside(values.accuracy, 0) ??
      outside(values.damage, 0) ??
      outside(values.crit, 1),
  );
  for (const added of [values.hp, values.modifier, values.bonusDamage]) checkHp(added ?? 0);
  checkTokens(values.tokens ?? {});
}

/** Whatever the players' own item is, it must fit the tables. */
export function checkItem(item: ItemDraft): void {
  const { slot, deck, tier, categories, front, back, notes } = item;
  if (!ITEM_SLOTS.includes(slot) || !ITEM_DECKS.includes(deck))
    refuseWriting({ code: 'unknown-choice' });
  if (tier !== null && !ITEM_TIERS.includes(tier)) refuseWriting({ code: 'unknown-choice' });
  if (categories.length > MAX_GEAR) refuseWriting({ code: 'too-much-gear', most: MAX_GEAR });
  for (const category of categories) refuseWritingIf(checkText(category, LONGEST_NAME));
  refuseWritingIf(checkText(notes, LONGEST_NOTES));
  checkFace(front);
  if (back !== null) checkFace(back);
}

const trimmed = (face: ItemFace): ItemFace => ({
  ...face,
  names: { en: face.names.en.trim(), de: face.names.de?.trim() ?? null },
});

export const tidyItem = <Item extends ItemDraft>(item: Item): Item => ({
  ...item,
  front: trimmed(item.front),
  back: item.back === null ? null : trimmed(item.back),
});
