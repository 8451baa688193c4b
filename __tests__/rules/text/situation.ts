import {
  createSituation,
  CRITERIA,
  fail,
  IMMUNITIES,
  ok,
  SPREADS,
  TRAITS,
  type Abilities,
  type AllyDraft,
  type AttackKind,
  type Board,
  type BoardFault,
  type BoardObject,
  type Fault,
  type HeroDraft,
  type Immunity,
  type MonsterDraft,
  type MonsterTokens,
  type Npc,
  type OtherMonster,
  type Position,
  type Result,
  type Situation,
  type SituationDraft,
  type SituationFault,
} from '@/src/rules';
import { badLine, boardFromPicture, readPicture, type TextFault } from './board';
import { isObjectKind, readEntry, unquote, type Entry } from './legend';

interface Gathered {
  readonly heroes: HeroDraft[];
  readonly allies: AllyDraft[];
  readonly npcs: Npc[];
  readonly monsters: OtherMonster[];
  readonly objects: BoardObject[];
  monster?: MonsterDraft;
  primary?: string;
  mode?: 'coop' | 'pvp';
}

const flagsOf = <Flag extends string>(known: readonly Flag[], flags: readonly string[]) =>
  Object.fromEntries(known.filter((flag) => flags.includes(flag)).map((flag) => [flag, true]));

const numbersOf = (known: readonly string[], numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).filter(([key]) => known.includes(key)));

const readActing = ({ id, flags, numbers, immune }: Entry, at: Position): MonsterDraft => {
  const kinds: readonly AttackKind[] = ['melee', 'ranged', 'magic'];
  return {
    id,
    at,
    size: flags.includes('large') ? 'large' : 'small',
    attack: kinds.find((kind) => flags.includes(kind)) ?? 'melee',
    move: numbers['move'] ?? 0,
    damage: numbers['damage'] ?? 0,
    abilities: {
      ...flagsOf([...CRITERIA, ...TRAITS], flags),
      ...numbersOf([...SPREADS, 'trample'], numbers),
    } as Abilities,
    immunities: IMMUNITIES.filter((one): one is Immunity => immune.includes(one)),
    tokens: {
      ...flagsOf(['slow', 'knockDown', 'stun'], flags),
      ...numbersOf(['intimidate', 'moveBonus', 'damageBonus'], numbers),
    } as MonsterTokens,
  };
};

const add = (entry: Entry, found: Gathered): boolean => {
  const { kind, id, flags, numbers, places } = entry;
  const [at] = places;
  if (!at) return false;
  if (isObjectKind(kind)) found.objects.push(...places.map((place) => ({ kind, at: place })));
  else if (kind === 'hero') found.heroes.push(readHero(entry, at));
  else if (kind === 'animal' || kind === 'companion') {
    found.allies.push({ id, kind, at, hidden: flags.includes('hidden') });
  } else if (kind === 'npc') found.npcs.push({ id, at });
  else if (kind === 'small' || kind === 'large') found.monsters.push({ id, at, size: kind });
  else if (kind === 'acting') found.monster = readActing(entry, at);
  else return false;
  return Object.values(numbers).every(Number.isInteger);
};

const readHero = ({ id, flags, numbers }: Entry, at: Position): HeroDraft => ({
  hp: 0,
  order: 0,
  ...numbersOf(['hp', 'order', 'cubes', 'curse', 'resources', 'shield'], numbers),
  hidden: flags.includes('hidden'),
  unconscious: flags.includes('unconscious'),
  id,
  at,
});

const gather = (
  facts: readonly { line: number; words: readonly string[] }[],
  rows: readonly string[],
): Result<Gathered, Fault<TextFault>> => {
  const found: Gathered = { heroes: [], allies: [], npcs: [], monsters: [], objects: [] };
  for (const { line, words } of facts) {
    const [first, second = ''] = words;
    if (first === 'primary') found.primary = unquote(second);
    else if (first === 'mode') found.mode = second === 'pvp' ? 'pvp' : 'coop';
    else {
      const entry = readEntry(words, rows);
      if (!entry || !add(entry, found)) return fail(badLine(line));
    }
  }
  return ok(found);
};

const draftOf = (board: Board, found: Gathered): SituationDraft | undefined => {
  const { monster, ...others } = found;
  return monster && { board, ...others, monster };
};

/** Reads a situation from the text notation. */
export const parseSituation = (
  text: string,
): Result<Situation, Fault<TextFault | BoardFault | SituationFault>> => {
  const picture = readPicture(text);
  if (!picture.ok) return picture;
  const read = boardFromPicture(picture.value);
  if (!read.ok) return read;
  const found = gather(read.value.facts, picture.value.columns['figures'] ?? []);
  if (!found.ok) return found;
  const draft = draftOf(read.value.board, found.value);
  return draft ? createSituation(draft) : fail(badLine(1));
};
