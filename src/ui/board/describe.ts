import type { Translate } from '@/src/i18n';
import { fieldNameIn } from './coordinates';
import { figuresAt } from './hit';
import type {
  BoardCell,
  BoardContent,
  BoardFigure,
  BoardOverlays,
  BoardPoint,
  FieldObject,
} from './model';
import { cellAt } from './sight';

const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ');

const same = (one: BoardPoint, other: BoardPoint): boolean =>
  one.x === other.x && one.y === other.y;

/** "Vollstrecker gelb 8 von 12, am Zug, Bluten 2". */
export function figureWords(
  t: Translate,
  figure: BoardFigure,
  { targets = [], damage }: BoardOverlays = {},
): string {
  const { name, hp, maxHp, badges, unconscious, active, id } = figure;
  return joined([
    hp === undefined || maxHp === undefined
      ? name
      : t('boardView.hitPoints', { name, hp, max: maxHp }),
    unconscious && t('boardView.unconscious'),
    active && t('boardView.active'),
    targets.includes(id) &&
      (damage === undefined ? t('boardView.target') : t('boardView.targetFor', { damage })),
    ...badges.map(({ label }) => label),
  ]);
}

export const objectWords = (t: Translate, { label, charges }: FieldObject): string =>
  joined([label, charges !== undefined && t('boardView.charges', { count: charges })]);

/** What is printed on or lies on a field, without figures and objects. */
export function groundWords(t: Translate, cell: BoardCell): string {
  const { bridge, level, terrain, spawn, dark } = cell;
  const printed = terrain !== 'plain' && t(`boardView.terrain.${terrain}`);
  if (bridge !== undefined) {
    const below = joined([printed, bridge.darkBelow && t('boardView.dark')]);
    return joined([
      t('boardView.bridge', { level: bridge.level }),
      dark && t('boardView.dark'),
      below !== '' && t('boardView.below', { what: below }),
    ]);
  }
  return joined([
    t('boardView.level', { level }),
    printed,
    dark && t('boardView.dark'),
    spawn && t('boardView.spawn'),
  ]);
}

/** Everything there is to say about a field: "G8, Ebene 1, Lava, Vollstrecker gelb 8 von 12". */
export function fieldWords(t: Translate, content: BoardContent, at: BoardPoint): string {
  const { picture, figures, overlays = {} } = content;
  const cell = cellAt(picture.cells, at);
  const { reach = [], ghosts = [], marks = [] } = overlays;
  return joined([
    fieldNameIn(picture, at),
    cell === undefined ? t('boardView.noField') : groundWords(t, cell),
    ...picture.objects.filter((one) => same(one, at)).map((one) => objectWords(t, one)),
    ...figuresAt(figures, at).map((figure) => figureWords(t, figure, overlays)),
    reach.some((one) => same(one, at)) && t('boardView.reachable'),
    ...ghosts.filter(({ fields }) => fields.some((one) => same(one, at))).map(({ label }) => label),
    ...marks.filter((mark) => same(mark, at)).map(({ label }) => label),
  ]);
}

export const isSpecial = ({ terrain, spawn, dark, bridge }: BoardCell): boolean =>
  (terrain !== 'plain' && terrain !== 'gap') || spawn || dark || bridge !== undefined;
