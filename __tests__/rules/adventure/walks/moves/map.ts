import {
  boardOf,
  displacedAt,
  displacementOnMap,
  EMPTY_MAP,
  levelsJoined,
  MAP_OBJECTS,
  piecesOf,
  onMap,
  positionOf,
  pieceId,
  QUARTER_TURNS,
  reachOf,
  rowsOf,
  SHEET_SIZES,
  SHEET_ZONES,
  sizeOf,
  TERRAIN_LETTERS,
  TRAY_NUMBERS,
  type Adventure,
  type DarkCell,
  type DungeonMap,
  type MapCommand,
  type PlacedBridge,
  type Position,
  type Print,
  type ZoneSize,
} from '@/src/rules';
import { placeFault } from '@/src/rules/adventure/map/standing';
import { anyFigure, anyMonster, NOBODY, oneOf, someOf, type MovesOf, type Scene } from '../scene';

const mapIn = ({ adventure }: Scene): DungeonMap => adventure.map ?? EMPTY_MAP;

const anyZone = ({ chance }: Scene): Position => [chance.between(-3, 4), chance.between(-3, 4)];
const anyTurn = ({ chance }: Scene) => oneOf(chance, QUARTER_TURNS) ?? 0;
const anyLetter = ({ chance }: Scene) => oneOf(chance, TERRAIN_LETTERS) ?? '.';

const print = (scene: Scene, [width, height]: ZoneSize): Print =>
  rowsOf('.', width * 2, height * 2).map((row) =>
    [...row].map((plain) => (scene.chance.percent(70) ? plain : anyLetter(scene))).join(''),
  );

const fieldsIn = (map: DungeonMap): readonly Position[] => {
  const of = boardOf(map);
  return Array.from({ length: of.board.count }, (_, field) =>
    onMap(positionOf(of.board, field), of.origin),
  );
};

/** A field of the map; sometimes one beside it. */
const anyField = (scene: Scene): Position => {
  const found = scene.chance.percent(95) ? oneOf(scene.chance, fieldsIn(mapIn(scene))) : undefined;
  return found ?? [scene.chance.between(-12, 12), scene.chance.between(-12, 12)];
};

const even = ([x, y]: Position): Position => [2 * Math.floor(x / 2), 2 * Math.floor(y / 2)];

/** A large monster's zone, a small figure's field. */
const anyPlace = (scene: Scene, figure: string): Position => {
  const field = anyField(scene);
  return sizeOf(scene.adventure, figure) === 'large' && scene.chance.percent(95)
    ? even(field)
    : field;
};

/** Most often one that is free. */
const anyFree = (scene: Scene, figure: string): Position => {
  const size = sizeOf(scene.adventure, figure);
  const tries = Array.from({ length: 8 }, () => anyPlace(scene, figure));
  const free = tries.find((place) => !placeFault(scene.adventure, place, size));
  return free ?? anyPlace(scene, figure);
};

const waiting = ({ chance, adventure }: Scene): string | undefined => {
  const { heroes, allies, monsters } = adventure;
  const off = [...heroes, ...allies, ...monsters].filter(({ at }) => at === null);
  return chance.percent(80) ? oneOf(chance, off)?.id : undefined;
};

const anyPiece = (scene: Scene): string => {
  const piece = oneOf(scene.chance, piecesOf(mapIn(scene)));
  return piece ? pieceId(piece) : NOBODY;
};

/** Tries a few places until one joins two trays. */
const anyBridge = (scene: Scene): Pick<PlacedBridge, 'at' | 'size'> => {
  const { chance } = scene;
  const tries = Array.from({ length: 60 }, (_, index): PlacedBridge => {
    const length = chance.between(1, 3);
    const size: ZoneSize = chance.percent(50) ? [length, 1] : [1, length];
    return { id: `b-${index}`, name: '', at: anyZone(scene), size, level: 1, print: [] };
  });
  const fits = tries.find((bridge) => levelsJoined(mapIn(scene), bridge).length > 0);
  return fits ?? { at: [0, 0], size: [1, 2] };
};

const anyObject = (scene: Scene): string => oneOf(scene.chance, mapIn(scene).objects)?.id ?? NOBODY;

const cells = (scene: Scene, dark: boolean): readonly DarkCell[] => {
  const laid = mapIn(scene).darkness.flatMap((tile) => tile.cells);
  if (dark && laid.length > 0) return someOf(scene.chance, laid, 3);
  return Array.from({ length: scene.chance.between(1, 4) }, () => ({
    at: anyField(scene),
    below: scene.chance.percent(10),
  }));
};

const standing = ({ heroes, allies, monsters }: Adventure) =>
  [...heroes, ...allies, ...monsters].filter(({ at }) => at !== null);

/** Whom a large one may push aside. */
const smallMonsters = (adventure: Adventure): readonly Position[] =>
  adventure.monsters.flatMap(({ id, at }) =>
    at === null || sizeOf(adventure, id) === 'large' ? [] : [at],
  );

/** R1: one field for each that has to make way. */
const displaced = ({ chance, adventure }: Scene, figure: string, to: Position) => {
  const taken: Position[] = [];
  return displacedAt(adventure, to).map((id) => {
    const at = oneOf(chance, displacementOnMap(adventure, figure, to, taken)) ?? to;
    taken.push(at);
    return { figure: id, at };
  });
};

const moveFigure: MovesOf<MapCommand>['moveFigure'] = (scene) => {
  const { chance, adventure } = scene;
  const figure = oneOf(chance, standing(adventure))?.id ?? anyFigure(scene);
  const how = oneOf(chance, ['walk', 'walk', 'walk', 'jump', 'forced'] as const) ?? 'walk';
  const near = oneOf(chance, reachOf(adventure, figure, 5))?.at;
  const large = sizeOf(adventure, figure) === 'large';
  const small = large && chance.percent(40) ? oneOf(chance, smallMonsters(adventure)) : undefined;
  const onto = small && even(small);
  const to = onto ?? (chance.percent(80) ? near : undefined) ?? anyPlace(scene, figure);
  const other = standing(adventure).find(({ id, at }) => id !== figure && at?.join() === to.join());
  return {
    kind: 'moveFigure',
    figure,
    to,
    how,
    ...(large && chance.percent(80) ? { displaced: displaced(scene, figure, to) } : {}),
    ...(other && how === 'forced' && !large ? { swapWith: other.id } : {}),
    ...(chance.percent(15) ? { way: [to] } : {}),
  };
};

export const MAP_MOVES: MovesOf<MapCommand> = {
  setMap: (scene) => ({
    kind: 'setMap',
    map: scene.chance.percent(10) ? null : { ...mapIn(scene), objects: [] },
  }),
  placeSheet: (scene) => {
    const size = oneOf(scene.chance, SHEET_SIZES) ?? 'C';
    return {
      kind: 'placeSheet',
      name: `${size}1-F`,
      size,
      at: anyZone(scene),
      turn: anyTurn(scene),
      ...(scene.chance.percent(60) ? { print: print(scene, SHEET_ZONES[size]) } : {}),
      ...(scene.chance.percent(10) ? { raised: scene.chance.percent(50) } : {}),
    };
  },
  placeTray: (scene) => ({
    kind: 'placeTray',
    tray: oneOf(scene.chance, TRAY_NUMBERS) ?? 1,
    at: anyZone(scene),
    turn: anyTurn(scene),
  }),
  placeBridge: (scene) => {
    const { at, size } = anyBridge(scene);
    return {
      kind: 'placeBridge',
      name: 'BR1',
      at,
      size,
      ...(scene.chance.percent(30) ? { print: print(scene, size) } : {}),
    };
  },
  movePiece: (scene) => ({
    kind: 'movePiece',
    piece: anyPiece(scene),
    at: anyZone(scene),
    turn: anyTurn(scene),
  }),
  removePiece: (scene) => ({ kind: 'removePiece', piece: anyPiece(scene) }),
  namePiece: (scene) => ({ kind: 'namePiece', piece: anyPiece(scene), name: 'E4-F' }),
  paint: (scene) =>
    scene.chance.percent(20)
      ? { kind: 'paint', sheet: anyPiece(scene), as: anyLetter(scene) }
      : { kind: 'paint', fields: [anyField(scene), anyField(scene)], as: anyLetter(scene) },
  putObject: (scene) => ({
    kind: 'putObject',
    object: oneOf(scene.chance, MAP_OBJECTS) ?? 'chest',
    at: anyField(scene),
    name: 'Ding',
    charges: scene.chance.percent(30) ? 2 : null,
    safe: scene.chance.percent(30),
    ...(scene.chance.percent(20) ? { blocks: scene.chance.percent(50) } : {}),
  }),
  moveObject: (scene) => ({ kind: 'moveObject', object: anyObject(scene), at: anyField(scene) }),
  removeObject: (scene) => ({ kind: 'removeObject', object: anyObject(scene) }),
  setCharges: (scene) => ({
    kind: 'setCharges',
    object: anyObject(scene),
    charges: scene.chance.between(0, 3),
  }),
  layDarkness: (scene) => ({ kind: 'layDarkness', cells: cells(scene, false) }),
  liftDarkness: (scene) =>
    scene.chance.percent(30)
      ? { kind: 'liftDarkness', tile: oneOf(scene.chance, mapIn(scene).darkness)?.id ?? NOBODY }
      : { kind: 'liftDarkness', cells: cells(scene, true) },
  placeFigure: (scene) => {
    const figure = waiting(scene) ?? anyFigure(scene);
    const at = scene.chance.percent(8) ? null : anyFree(scene, figure);
    return { kind: 'placeFigure', figure, at };
  },
  moveFigure,
  displace: (scene) => {
    const monster = anyMonster(scene);
    return { kind: 'displace', monster, at: anyPlace(scene, monster) };
  },
};
