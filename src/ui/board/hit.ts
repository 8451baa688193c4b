import { FIELD } from './drawing/path';
import type {
  BoardActions,
  BoardContent,
  BoardFigure,
  BoardGhost,
  BoardMark,
  BoardPoint,
  BoardRect,
} from './model';
import { cellAt } from './sight';

export type BoardHit =
  | { readonly kind: 'ghost' | 'mark' | 'figure' | 'object' | 'sheet'; readonly id: string }
  | { readonly kind: 'field'; readonly x: number; readonly y: number };

/** Fingers need 44 points; a figure far away is drawn smaller and snaps to the finger. */
const TARGET = 44;

const covers = (rect: BoardRect, { x, y }: BoardPoint): boolean =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;

const footprint = ({ x, y, large }: BoardPoint & { readonly large?: boolean }): BoardRect => {
  const side = large === true ? 2 : 1;
  return { x, y, width: side, height: side };
};

/** Tapped again, the next one lying there answers. */
function inTurn<Option extends { readonly chosen?: boolean }>(
  options: readonly Option[],
): Option | undefined {
  const chosen = options.findIndex((option) => option.chosen === true);
  return options[(chosen + 1) % Math.max(1, options.length)];
}

export const ghostsAt = (ghosts: readonly BoardGhost[], at: BoardPoint): readonly BoardGhost[] =>
  ghosts.filter(({ fields }) => fields.some(({ x, y }) => x === at.x && y === at.y));

export const marksAt = (marks: readonly BoardMark[], at: BoardPoint): readonly BoardMark[] =>
  marks.filter((mark) => covers(footprint(mark), at));

export const figuresAt = (
  figures: readonly BoardFigure[],
  at: BoardPoint,
): readonly BoardFigure[] => figures.filter((figure) => covers(footprint(figure), at));

export const isOnBoard = (content: BoardContent, { x, y }: BoardPoint): boolean => {
  const { picture } = content;
  if (picture.emptyZones === true) {
    return covers({ x: 0, y: 0, width: picture.width, height: picture.height }, { x, y });
  }
  return cellAt(picture.cells, { x, y }) !== undefined;
};

const option = (content: BoardContent, at: BoardPoint): BoardHit | undefined => {
  const { overlays = {}, actions } = content;
  const ghost = actions.onGhost && inTurn(ghostsAt(overlays.ghosts ?? [], at));
  if (ghost !== undefined) return { kind: 'ghost', id: ghost.id };
  const mark = actions.onMark && inTurn(marksAt(overlays.marks ?? [], at));
  return mark === undefined ? undefined : { kind: 'mark', id: mark.id };
};

const figureOrObject = (content: BoardContent, at: BoardPoint): BoardHit | undefined => {
  const { picture, figures, actions } = content;
  const figure = actions.onFigure && figuresAt(figures, at).at(-1);
  if (figure !== undefined) return { kind: 'figure', id: figure.id };
  const object =
    actions.onObject && picture.objects.findLast(({ x, y }) => x === at.x && y === at.y);
  if (object !== undefined) return { kind: 'object', id: object.id };
  const sheet = actions.onSheet && picture.sheets.findLast((one) => covers(one, at));
  return sheet === undefined ? undefined : { kind: 'sheet', id: sheet.id };
};

const field = (content: BoardContent, at: BoardPoint): BoardHit | undefined =>
  isOnBoard(content, at) ? { kind: 'field', ...at } : undefined;

/** What a tap on exactly this field means. */
export const hitField = (content: BoardContent, at: BoardPoint): BoardHit | undefined =>
  option(content, at) ?? figureOrObject(content, at) ?? field(content, at);

const middleOf = ({ x, y, large }: BoardFigure): BoardPoint => {
  const half = large ? 1 : 0.5;
  return { x: x + half, y: y + half };
};

/** The nearest figure whose middle is within a finger's reach; only where fields are small. */
function snapped(content: BoardContent, place: BoardPoint, scale: number): BoardHit | undefined {
  const reach = TARGET / 2 / (FIELD * scale);
  if (content.actions.onFigure === undefined || reach <= 0.5) return undefined;
  const near = content.figures
    .map((figure) => {
      const at = middleOf(figure);
      return { id: figure.id, far: Math.hypot(at.x - place.x, at.y - place.y) };
    })
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far)[0];
  return near === undefined ? undefined : { kind: 'figure', id: near.id };
}

const isOffered = ({ overlays }: BoardContent, at: BoardPoint): boolean =>
  (overlays?.reach ?? []).some(({ x, y }) => x === at.x && y === at.y);

/** What a tap at a place (in fields, with fractions) means at this zoom. */
export function hitAt(
  content: BoardContent,
  place: BoardPoint,
  scale: number,
): BoardHit | undefined {
  const at = { x: Math.floor(place.x), y: Math.floor(place.y) };
  const exact = option(content, at) ?? figureOrObject(content, at);
  if (exact !== undefined && exact.kind !== 'sheet') return exact;
  // A field that is offered is meant, however close a figure stands.
  if (isOffered(content, at)) return exact ?? field(content, at);
  return snapped(content, place, scale) ?? exact ?? field(content, at);
}

/** Tells the app, in the words of its own callbacks. */
export function act(actions: BoardActions, hit: BoardHit | undefined): void {
  if (hit === undefined) return;
  if (hit.kind === 'field') return actions.onField?.(hit.x, hit.y);
  const { onGhost: ghost, onMark: mark, onFigure: figure, onObject: object } = actions;
  const answers = { ghost, mark, figure, object, sheet: actions.onSheet };
  answers[hit.kind]?.(hit.id);
}

/** Things that lie on zones and can follow the finger: the sheets, above them the one in hand. */
export const looseSheets = ({ picture, overlays }: BoardContent): readonly LooseSheet[] => {
  const preview = overlays?.preview;
  return preview?.id === undefined
    ? picture.sheets
    : [...picture.sheets, { ...preview, id: preview.id }];
};

type LooseSheet = BoardRect & { readonly id: string };

/** What of the movable things lies under the finger; figures before sheets. */
export function movableAt(content: BoardContent, place: BoardPoint): string | undefined {
  const { movable = [], onDrop } = content.actions;
  if (onDrop === undefined || movable.length === 0) return undefined;
  const at = { x: Math.floor(place.x), y: Math.floor(place.y) };
  const figure = figuresAt(content.figures, at).findLast(({ id }) => movable.includes(id));
  const sheet = looseSheets(content).findLast((one) => movable.includes(one.id) && covers(one, at));
  return figure?.id ?? sheet?.id;
}
