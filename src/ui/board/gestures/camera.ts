/** How the board lies in its window: a place on the board times `scale` plus [x, y], all in points. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenSpot {
  readonly x: number;
  readonly y: number;
}

/** Around a board that fills its window there is room for its walls and the axes. */
const RULER = 26;
/** What is brought into sight keeps off the window's edge by this. */
const RIM = 14;
/** A field is 40 points at zoom 1. A small board is not blown up beyond this by itself. */
const LARGEST_FIT = 1.6;
const LARGEST = 2.6;
const SMALLEST = 0.25;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** In the middle of the window, as large as it goes. */
function centred(view: ScreenSize, board: ScreenSize): Camera {
  const scale = between(
    0.01,
    Math.min((view.width - 2 * RULER) / board.width, (view.height - 2 * RULER) / board.height),
    LARGEST_FIT,
  );
  return {
    scale,
    x: (view.width - board.width * scale) / 2,
    y: (view.height - board.height * scale) / 2,
  };
}

/** The lower right corner, where the zoom buttons are. */
export const BUTTONS: ScreenSize = { width: 60, height: 156 };

const isClear = ({ x, y, scale }: Camera, view: ScreenSize, board: ScreenSize): boolean =>
  x + board.width * scale <= view.width - BUTTONS.width ||
  y + board.height * scale <= view.height - BUTTONS.height;

/** The whole board, none of it under the buttons: beside them or above them, where it is larger. */
export function fitCamera(view: ScreenSize, board: ScreenSize): Camera {
  const whole = centred(view, board);
  if (isClear(whole, view, board)) return whole;
  const room = (taken: number, all: number) => Math.max(all / 2, all - taken);
  const beside = centred({ ...view, width: room(BUTTONS.width, view.width) }, board);
  const above = centred({ ...view, height: room(BUTTONS.height, view.height) }, board);
  return above.scale > beside.scale ? above : beside;
}

type Rect = ScreenSpot & ScreenSize;

/** The same for a part of the board. */
export function fitRect(view: ScreenSize, rect: Rect): Camera {
  const { scale, x, y } = fitCamera(view, rect);
  return { scale, x: x - rect.x * scale, y: y - rect.y * scale };
}

/** Whether all of it can be seen, none of it under the buttons. */
export function showsAll(camera: Camera, view: ScreenSize, rect: Rect): boolean {
  const { scale } = camera;
  const [x, y] = [camera.x + rect.x * scale, camera.y + rect.y * scale];
  const within = (from: number, length: number, room: number) => from >= 0 && from + length <= room;
  return (
    within(x, rect.width * scale, view.width) &&
    within(y, rect.height * scale, view.height) &&
    isClear({ scale, x, y }, view, rect)
  );
}

/** A field of 24 points: the least at which figures can be told while something happens to them. */
const LEAST_LOOK = 0.6;
/** A field of 36 points: its numbers are read across the table. */
const GOOD_LOOK = 0.9;
/** Who gains less than this by going nearer stays where he is. */
const MUCH_NEARER = 1.25;

/** Shares of the room around a part that may be shown with it. */
const ROOMS = [1, 0.75, 0.5, 0.25] as const;

const grown = (part: Rect, board: ScreenSize, share: number): Rect => ({
  x: part.x * (1 - share),
  y: part.y * (1 - share),
  width: part.width + (board.width - part.width) * share,
  height: part.height + (board.height - part.height) * share,
});

/** A part of the board, and with it as much of the board around it as leaves fields of 36 points. */
export function fitWithRoom(view: ScreenSize, part: Rect, board: ScreenSize): Camera {
  const cameras = ROOMS.map((share) => fitRect(view, grown(part, board, share)));
  return cameras.find(({ scale }) => scale >= GOOD_LOOK) ?? fitRect(view, part);
}

/** Nothing beyond the board's upper left edges is shown while some of it is cut off on the other side. */
function withoutEmptyRim(camera: Camera, view: ScreenSize, board: ScreenSize): Camera {
  const shift = (offset: number, length: number, window: number): number =>
    between(0, Math.min(offset - RULER, offset + length + RULER - window), window);
  return panned(
    camera,
    -shift(camera.x, board.width * camera.scale, view.width),
    -shift(camera.y, board.height * camera.scale, view.height),
  );
}

/** What happens, and all that may be chosen instead. */
export interface ScreenLook {
  readonly at: Rect;
  readonly choices?: Rect | undefined;
}

/** With what may be chosen instead, as long as fields stay large enough to be told apart. */
export const partToSee = (view: ScreenSize, { at, choices }: ScreenLook): Rect =>
  choices !== undefined && fitRect(view, choices).scale >= LEAST_LOOK ? choices : at;

/** Closer to where something happens, if it is small or out of sight; else as it is. */
export function lookingAt(camera: Camera, view: ScreenSize, rect: Rect, board: ScreenSize): Camera {
  const fit = fitRect(view, rect);
  const near = Math.min(GOOD_LOOK, fit.scale);
  const isNear = camera.scale * MUCH_NEARER >= near;
  if (isNear && camera.scale >= LEAST_LOOK && showsAll(camera, view, rect)) return camera;
  // As near as one was, if all of it fits so; else all of it, none of it under the buttons.
  const scale = Math.max(LEAST_LOOK, isNear ? Math.min(camera.scale, fit.scale) : near);
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const next = {
    scale,
    x: fit.x + x * fit.scale - x * scale,
    y: fit.y + y * fit.scale - y * scale,
  };
  return withoutEmptyRim(next, view, board);
}

/** Of a map many windows wide the middle may be empty: there one goes near by hand. */
const LOST = 0.3;

/** Fields that a finger can tell apart, wherever one looks. */
export function nearEnough(camera: Camera, { width, height }: ScreenSize): Camera {
  if (camera.scale >= LEAST_LOOK || camera.scale < LOST) return camera;
  return zoomedAt(camera, { x: width / 2, y: height / 2 }, LEAST_LOOK / camera.scale);
}

/** Never so far out that the whole board is a dot, never further in than a field fills a thumb twice. */
export const scaleLimits = (
  view: ScreenSize,
  board: ScreenSize,
): { least: number; most: number } => {
  const fit = fitCamera(view, board).scale;
  return { least: Math.min(SMALLEST, fit), most: Math.max(LARGEST, fit) };
};

/** Some of the board always stays in sight: at most half the window is beyond its edge. */
const keepInSight = (offset: number, length: number, window: number): number => {
  const half = window / 2;
  return between(half - length, offset, half);
};

export function clampCamera(camera: Camera, view: ScreenSize, board: ScreenSize): Camera {
  const { least, most } = scaleLimits(view, board);
  const scale = between(least, camera.scale, most);
  return {
    scale,
    x: keepInSight(camera.x, board.width * scale, view.width),
    y: keepInSight(camera.y, board.height * scale, view.height),
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  scale: camera.scale,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** What is under `spot` stays under it. */
export function zoomedAt(camera: Camera, spot: ScreenSpot, factor: number): Camera {
  const scale = camera.scale * factor;
  return {
    scale,
    x: spot.x - (spot.x - camera.x) * factor,
    y: spot.y - (spot.y - camera.y) * factor,
  };
}

/** The place on the board, in points at zoom 1, under a spot of the window. */
export const boardSpotUnder = (camera: Camera, spot: ScreenSpot): ScreenSpot => ({
  x: (spot.x - camera.x) / camera.scale,
  y: (spot.y - camera.y) / camera.scale,
});

export const onTheWay = (from: Camera, to: Camera, share: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Moves as little as needed so that a rectangle of the board (points at zoom 1) is in the window. */
export function bringIntoSight(
  camera: Camera,
  view: ScreenSize,
  rect: ScreenSpot & ScreenSize,
  rim: number = RIM,
): Camera {
  const shift = (offset: number, start: number, length: number, window: number): number => {
    const from = offset + start * camera.scale;
    const to = from + length * camera.scale;
    if (from < rim) return offset + rim - from;
    if (to > window - rim) return offset - (to - window + rim);
    return offset;
  };
  return {
    scale: camera.scale,
    x: shift(camera.x, rect.x, rect.width, view.width),
    y: shift(camera.y, rect.y, rect.height, view.height),
  };
}
