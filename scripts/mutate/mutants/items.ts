import { mutantsOf, type Mutant } from '../mutant';

/** E4: the two sides of an item, in the logbook. */
export const ITEM_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'campaign/logbook/decide/items',
    ['E4', "if (side === 'back' && draft.back === null) refuseWriting({ code: 'one-sided' });", ''],
    ['E4', '{ ...newItem(writing, draft), side }', '{ ...newItem(writing, draft) }'],
    ['E4', "  side: 'front',\n  gem: null,", "  side: 'back',\n  gem: null,"],
    ['E4', 'changed.back === null ? { ...changed, ...front } : changed', 'changed'],
  ),
  ...mutantsOf(
    'campaign/logbook/decide/moves',
    ['E4', "  if (item.back === null) refuseWriting({ code: 'one-sided' });\n", ''],
    ['E4', "item.side === 'front' ? 'back' : 'front'", "'back'"],
    [
      'E4',
      'const turned = { item: id, names, side, gem: null } as const;',
      'const turned = { item: id, names, side, gem: item.gem } as const;',
    ],
    ['E4', "!item.socket || item.back === null || item.side === 'back'", 'item.back === null'],
    ['E4', " || item.side === 'back'", ''],
    ['E4', "  if (!gem.categories.includes(GEM)) refuseWriting({ code: 'not-a-gem' });\n", ''],
    ['E4', "  writing.add({ type: 'itemLost', v: 1, cause: 'E4', ...ref, ...gone });\n", ''],
    ['E4', "side: 'back', gem: gone.names", "side: 'back', gem: null"],
  ),
  ...mutantsOf('campaign/logbook/places', [
    'E4',
    "side === 'back' && back !== null ? back : front",
    'front',
  ]),
  ...mutantsOf(
    'campaign/logbook/view/weapon',
    ['E3', '  accuracy: null,\n  damage: null,\n', ''],
    ['W1', 'crit: Math.min(UNKNOWN.crit, ...', 'crit: Math.max('],
    ['W2', 'modifier: sum(values.map(({ modifier }) => modifier)),', ''],
    ['W3', 'bonusDamage: sum(values.map(({ bonusDamage }) => bonusDamage)),', 'bonusDamage: 0,'],
    ['W2', "isGearSlot(place) && place !== 'weapon'", "place !== 'weapon'"],
    ['W2', "isGearSlot(place) && place !== 'weapon'", 'isGearSlot(place)'],
    ['E4', 'faceOf(gear.weapon)', 'gear.weapon.front'],
    ['W4', 'tokensTogether(all, tokens ?? {})', 'tokens ?? all'],
    ['E2', "sheet.bag.filter(({ slot }) => slot === 'weapon')", 'sheet.bag'],
    ['E4', '!isGearSlot(place) || item.back === null', 'item.back === null'],
    ['E4', "place === 'weapon' || sides", 'sides'],
    [
      'E4',
      'sides.some(({ values }) => matters(values)) ? [item] : []',
      'sides.length > 0 ? [item] : []',
    ],
  ),
  ...mutantsOf(
    'campaign/logbook/decide/weapon',
    ['E4', 'face === item.front ? { front: written } : { back: written }', '{ front: written }'],
    ['W2', '  if (worn !== null) {', '  if (noted !== undefined && worn !== null) {'],
  ),
  ...mutantsOf('model/tokens', ['C1', 'Math.min(tokenLimit(kind), ', '(']),
];
