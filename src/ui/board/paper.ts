import type { Camera, ScreenSize, ScreenSpot } from './gestures/camera';
import { FIELD } from './drawing/path';

type Rect = ScreenSpot & ScreenSize;

/** The part of the board that is drawn, in points at zoom 1, and the camera it is drawn for. */
export interface Paper extends Rect {
  readonly camera: Camera;
}

/** Room for shadows and halos that reach beyond the outermost fields. */
const RIM = 16;

/** More than the window, so that a finger can push it a while before it is drawn anew. */
const MARGIN = 1 / 3;

/** Android draws into one bitmap and throws above 100 MB; these are 80 MB at four pixels a point. */
const MAX_POINTS = 1_250_000;

/** Of the window's width on the left and on the right, and so for its height. */
const marginOf = ({ width, height }: ScreenSize): number =>
  Math.max(0, Math.min(MARGIN, (Math.sqrt(MAX_POINTS / (width * height)) - 1) / 2));

/** What the window shows, and `margin` of it around. */
const sightOf = ({ x, y, scale }: Camera, view: ScreenSize, margin: number): Rect => ({
  x: (-view.width * margin - x) / scale,
  y: (-view.height * margin - y) / scale,
  width: (view.width * (1 + 2 * margin)) / scale,
  height: (view.height * (1 + 2 * margin)) / scale,
});

const overlap = (from: number, to: number, least: number, most: number) => {
  const start = Math.max(from, least);
  return { start, length: Math.max(0, Math.min(to, most) - start) };
};

/** Beyond the board there is nothing to draw. */
function onBoard({ x, y, width, height }: Rect, board: ScreenSize): Rect {
  const across = overlap(x, x + width, -RIM, board.width + RIM);
  const down = overlap(y, y + height, -RIM, board.height + RIM);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

export const paperFor = (camera: Camera, view: ScreenSize, board: ScreenSize): Paper => ({
  ...onBoard(sightOf(camera, view, marginOf(view)), board),
  camera,
});

/** Where rounding ends. */
const HAIR = 0.01;

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.width <= 0 ||
  inner.height <= 0 ||
  (inner.x >= outer.x - HAIR &&
    inner.y >= outer.y - HAIR &&
    inner.x + inner.width <= outer.x + outer.width + HAIR &&
    inner.y + inner.height <= outer.y + outer.height + HAIR);

/** Nothing of the board in the window is missing. */
export const coversWindow = (
  paper: Paper,
  camera: Camera,
  view: ScreenSize,
  board: ScreenSize,
): boolean => contains(paper, onBoard(sightOf(camera, view, 0), board));

/** Half of its margin is left on every side, for the next push. */
export const hasRoom = (
  paper: Paper,
  camera: Camera,
  view: ScreenSize,
  board: ScreenSize,
): boolean => contains(paper, onBoard(sightOf(camera, view, marginOf(view) / 2), board));

export const isDrawnFor = ({ camera: drawn }: Paper, camera: Camera): boolean =>
  Math.abs(drawn.x - camera.x) < HAIR &&
  Math.abs(drawn.y - camera.y) < HAIR &&
  Math.abs(drawn.scale / camera.scale - 1) < HAIR / 10;

/** Smaller than this, lines, hatchings and letters only cost. */
const DETAILED = 0.2;
export const isDetailed = ({ scale }: Camera): boolean => scale >= DETAILED;

/** Below a field of 32 points a figure's signs are fewer and larger: three of them would be too small to tell. */
const NEAR = 0.8;
export const seenNear = ({ scale }: Camera): boolean => scale >= NEAR;

/** A drawing enlarged so much holds far more than is seen. */
const FARTHEST = 10;

/** Where the platform scales drawings sharp, one serves many zooms, though not from map to field. */
export const servesZoom = ({ camera: drawn }: Paper, camera: Camera): boolean =>
  isDetailed(drawn) === isDetailed(camera) &&
  seenNear(drawn) === seenNear(camera) &&
  Math.max(drawn.scale / camera.scale, camera.scale / drawn.scale) < FARTHEST;

/** How a drawing made for one camera has to be moved to lie as another says. */
export function carried(drawn: Camera, camera: Camera): Camera {
  const scale = camera.scale / drawn.scale;
  return { scale, x: camera.x - drawn.x * scale, y: camera.y - drawn.y * scale };
}

/** Where a rectangle of the board (points at zoom 1) lies in the window. */
export const inWindow = ({ x, y, scale }: Camera, rect: Rect): Rect => ({
  x: x + rect.x * scale,
  y: y + rect.y * scale,
  width: rect.width * scale,
  height: rect.height * scale,
});

/** The same in fields. */
export const rectInWindow = (camera: Camera, rect: Rect): Rect =>
  inWindow({ ...camera, scale: camera.scale * FIELD }, rect);

/** Columns and rows from the first to before the last. */
export interface Sight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const evenBelow = (value: number): number => 2 * Math.floor(value / 2);
const evenAbove = (value: number): number => 2 * Math.ceil(value / 2);

/** Whole zones, one field more than the paper shows: what ends there ends out of sight. */
export const fieldsOn = ({ x, y, width, height }: Rect): Sight => ({
  left: evenBelow(x / FIELD - 1),
  top: evenBelow(y / FIELD - 1),
  right: evenAbove((x + width) / FIELD + 1),
  bottom: evenAbove((y + height) / FIELD + 1),
});
