import type { Translate } from '@/src/i18n';
import { TRAP_KINDS, type DarkCell, type MapObject, type TerrainLetter } from '@/src/rules';
import { fieldName } from '@/src/ui/board/coordinates';

/** What lies on a field of the map. */
export function thingWords({ kind, name }: Pick<MapObject, 'kind' | 'name'>, t: Translate): string {
  switch (kind) {
    case 'door':
      return name === '' ? t('board.picture.doorUnnamed') : t('board.picture.door', { name });
    case 'trap': {
      const trap = TRAP_KINDS.find((one) => one === name);
      return trap === undefined ? t('board.picture.trap') : t(`board.build.trapKinds.${trap}`);
    }
    case 'chest':
    case 'loot':
      return t(`board.picture.${kind}`);
    case 'interaction':
    case 'npc':
    case 'token':
      return t(`board.picture.${kind}`, { name }).trim();
  }
}

const TERRAIN = {
  '.': 'plain',
  '~': 'difficult',
  L: 'lava',
  M: 'miasma',
  S: 'spikes',
  D: 'darkness',
  '*': 'spawn',
  '#': 'blocked',
} as const satisfies Readonly<Record<TerrainLetter, string>>;

/** What a field is painted with. */
export const terrainWords = (letter: TerrainLetter, t: Translate): string =>
  t(`board.build.brushes.${TERRAIN[letter]}`);

/** A field of the darkness: on a bridge, or below it (G6). */
export function cellWords({ at: [x, y], below }: DarkCell, t: Translate): string {
  const field = fieldName(x, y);
  return below ? t('board.picture.below', { field }) : field;
}
