import type { Random } from './random';

type Case = Record<string, unknown>;
const objects = (value: unknown): Case[] => (Array.isArray(value) ? (value as Case[]) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const idsOf = (value: unknown): string[] => objects(value).map(({ id }) => String(id));
const firstOnes = <Item>(items: Item[], key: (item: Item) => string): Item[] =>
  items.filter((item, index) => items.findIndex((one) => key(one) === key(item)) === index);

function mendAssign(made: Case, random: Random): void {
  const players = [...new Set(texts(made['players']))];
  made['players'] = players;
  made['start'] = random.pick(players);
  const cards = objects(made['cards']).map((card) => ({ ...card, player: random.pick(players) }));
  made['cards'] = firstOnes(cards as Case[], ({ kind, level }) => `${kind} ${level}`);
}

function mendTarget(made: Case, random: Random): void {
  const count = texts(made['criteria']).length;
  for (const hero of objects(made['heroes'])) {
    hero['values'] = Array.from({ length: count }, () => random.whole(-1, 1));
    hero['inRange'] = random.chance(0.9);
  }
}

function mendExplore(made: Case, random: Random): void {
  made['outcomes'] = Array.from({ length: random.whole(1, 3) }, () =>
    Array.from({ length: random.whole(1, 5) }, () => random.pick([...'PHWFMC'])).join(''),
  );
}

function mendMove(made: Case, random: Random): void {
  const ids = idsOf(made['hexes']);
  const between = objects(made['edges'])
    .map((edge) => ({ ...edge, a: random.pick(ids), b: random.pick(ids) }))
    .filter((edge) => edge.a !== edge.b);
  made['edges'] = firstOnes(between, ({ a, b }) => [a, b].sort().join(' '));
  made['from'] = random.pick(ids);
}

function mendKnockout(made: Case, random: Random): void {
  if (['hazard', 'endgame'].includes(String(made['fight']))) made['cause'] = 'knockout';
  const ages = [3, 1, 4, 15, 9, 2].sort(() => random.whole(-1, 1));
  const free = random.chance(0.5);
  if (made['track']) made['track'] = ages.map((age) => (free && random.chance(0.3) ? null : age));
}

function mendMovement(made: Case, random: Random): void {
  const group = objects(made['group']);
  const rests = typeof made['rest'] === 'number';
  let removable = rests ? 4 - number(made['rest']) : 0;
  for (const one of group) {
    if (random.chance(0.3)) [one['wounds'], one['exhaustion']] = [0, 0];
    one['remove'] = random.whole(0, Math.min(removable, number(one['exhaustion'])));
    removable -= number(one['remove']);
  }
  const tired = group.some(({ wounds, exhaustion }) => number(wounds) + number(exhaustion) > 0);
  const dice = rests ? number(made['rest']) : tired ? 4 : 5;
  const terrains = ['plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountain'];
  const die = (): string[] => Array.from({ length: 3 }, () => random.pick(terrains));
  if (made['roll']) made['roll'] = Array.from({ length: dice }, die);
}

function mendSeason(made: Case, random: Random): void {
  if (number(made['year']) > 6) made['epic'] = true;
  const planned = random.chance(0.8);
  const length = random.whole(planned ? 0 : 1, 3);
  for (const player of objects(made['players'])) {
    const left = [1, 2, 3, 4, 5, 6, 7, 8];
    const draw = (): number => Number(left.splice(random.whole(0, left.length - 1), 1)[0]);
    player['played'] = Array.from({ length }, draw);
    player['order'] = planned ? draw() : null;
    player['influence'] = random.whole(0, 1);
  }
}

function mendBid(made: Case, random: Random): void {
  const players = objects(made['players']);
  for (const player of players)
    player['bid'] = random.whole(0, Math.min(2, number(player['influence'])));
  if (made['primarch']) made['primarch'] = random.pick(idsOf(players));
  const most = Math.max(...players.map(({ bid }) => number(bid)));
  const tied = idsOf(players.filter(({ bid }) => bid === most));
  if (made['choice'] && tied.length > 1) made['choice'] = random.pick(tied);
  else delete made['choice'];
}

function mendHarvest(made: Case, random: Random): void {
  for (const area of objects(made['areas'])) {
    area['yield'] = [random.whole(1, 3), random.whole(0, 2), random.whole(0, 2)];
    if (area['development'] === undefined) continue;
    area['stronghold'] = true;
    area['development'] = random.pick(['food', 'diplomacy', 'training', 'defense']);
  }
  const free = objects(made['areas']).filter(({ development }) => development === undefined);
  if (!made['build'] || free.length === 0) return void delete made['build'];
  const area = random.pick(free);
  if (random.chance(0.9)) [area['stronghold'], made['bonus']] = [true, true];
  made['build'] = { area: area['id'], development: random.pick(['food', 'wood', 'defense']) };
}

function mendDuel(made: Case, random: Random): void {
  for (const side of ['attacker', 'defender']) {
    (made[side] as Case)['health'] = random.whole(3, 9);
    (made[side] as Case)['damage'] = random.whole(0, 2);
  }
  made['rounds'] = objects(made['rounds']).slice(0, random.whole(0, 3));
  const faces = ['-', 'S', 'R1', 'R2', 'D1', 'D2', 'D3'];
  const entry = () => ({ count: random.whole(1, 3), face: random.pick(faces) });
  if (made['deck']) made['deck'] = Array.from({ length: random.whole(2, 4) }, entry);
}

const MENDERS: Readonly<Record<string, (made: Case, random: Random) => void>> = {
  'swordsorcery.zone': (made) => {
    made['stunned'] = Math.min(number(made['stunned']), number(made['enemies']));
  },
  'swordsorcery.assign': mendAssign,
  'swordsorcery.target': mendTarget,
  'runebound3.time': (made, random) => {
    made['space'] = random.whole(1, texts(made['spaces']).length);
  },
  'runebound3.combat': (made) => {
    const tokens = (side: string): Case[] => objects((made[side] as Case)['tokens']);
    for (const token of tokens('defender')) token['id'] = `${token['id']}'`;
  },
  'runebound3.explore': mendExplore,
  'runebound3.move': mendMove,
  'runebound3.shop': (made, random) => {
    made['sell'] = idsOf(made['owned']).filter(() => random.chance(0.3));
  },
  'runebound2.combat': (made, random) => {
    const allies = objects(made['allies']).length;
    const choose = (): unknown =>
      random.chance(0.5) && allies > 0
        ? random.whole(0, allies - 1)
        : random.pick(['attack', 'defend']);
    if (made['plan']) made['plan'] = [choose(), choose(), choose()];
  },
  'runebound2.experience': (made, random) => {
    made['points'] = random.whole(10, 60);
  },
  'runebound2.knockout': mendKnockout,
  'runebound2.movement': mendMovement,
  'runebound2.exhaustion': (made) => {
    made['exhaustion'] = Math.min(number(made['exhaustion']), number(made['stamina']));
  },
  'runewars.season': mendSeason,
  'runewars.battle': (made) => {
    if (!made['stronghold']) delete made['development'];
  },
  'runewars.bid': mendBid,
  'runewars.harvest': mendHarvest,
  'runewars.duel': mendDuel,
  'runewars.test': (made, random) => {
    made['value'] = random.whole(1, 4);
  },
};

/** Makes a made-up case keep the rules its op checks, mostly: what is refused is tried rarely enough. */
export function mend(op: string, made: Case, random: Random): void {
  if (op === 'runebound2.combat' || random.chance(0.93)) MENDERS[op]?.(made, random);
}
