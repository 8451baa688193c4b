import { canonicalText } from '@/src/rules/base/hash';
import { ROLES } from '@/src/rules/model/catalogue';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import { checkName, checkText } from '@/src/rules/campaign/check';
import { CUBE_COLOURS, type CubeColour } from '@/src/rules/campaign/cubes';
import {
  MAX_ENTRIES,
  TREE_SHAPES,
  type ClassTree,
  type RoleSkills,
  type TreeShape,
  type TreeSkill,
} from '@/src/rules/campaign/sheet';
import type { LogbookCommand } from '../commands';
import { refuseWriting, refuseWritingIf, type Writing } from '../writing';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

const checkColour = (colour: CubeColour): void => {
  if (!CUBE_COLOURS.includes(colour)) refuseWriting({ code: 'unknown-choice' });
};

/** L6b: level 2 only on a learnt level 1; down is a correction. */
export function setSkill(
  writing: Writing,
  { hero, colour, level }: Of<'setSkill'>,
  cause: 'table' | 'L6b' = 'table',
): void {
  checkColour(colour);
  if (![0, 1, 2].includes(level)) refuseWriting({ code: 'unknown-choice' });
  const from = writing.sheet(hero).skills[colour];
  if (level === from) return;
  if (level === 2 && from === 0) refuseWriting({ code: 'level-1-first' });
  writing.add({ type: 'skillSet', v: 1, cause, ...writing.ref(hero), colour, from, level });
}

function checkRoleSkills({ a, b }: RoleSkills): void {
  for (const colour of [a, b]) if (colour !== null) checkColour(colour);
  if (a === null && b !== null) refuseWriting({ code: 'role-skill-order' });
}

/** L6b: III-B only after III-A; a new role may choose the colours anew. */
export function setRoleSkills(
  writing: Writing,
  { hero, role, roleSkills }: Of<'setRoleSkills'>,
  cause: 'table' | 'L6b' = 'table',
): void {
  const before = writing.sheet(hero);
  if (role !== null && !ROLES.includes(role)) refuseWriting({ code: 'unknown-choice' });
  checkRoleSkills(roleSkills);
  const same = canonicalText(before.roleSkills) === canonicalText(roleSkills);
  if (before.role === role && same) return;
  writing.add({ type: 'roleSkillsSet', v: 1, cause, ...writing.ref(hero), role, roleSkills });
}

const ORDERS: Readonly<Record<TreeShape, readonly (readonly TreeSkill[])[]>> = {
  '1-2-3': [['1', '2', '3']],
  '1-2-2': [
    ['1', '2a', '2b'],
    ['1', '2b', '2a'],
  ],
};

export const isInOrder = ({ shape, taken }: ClassTree): boolean =>
  ORDERS[shape].some((order) => taken.every((skill, index) => order[index] === skill));

/** L6c: which skills of the tree may be learnt next. */
export const nextTreeSkills = ({
  shape,
  taken,
}: Pick<ClassTree, 'shape' | 'taken'>): readonly TreeSkill[] => [
  ...new Set(
    ORDERS[shape]
      .filter((order) => taken.every((skill, index) => order[index] === skill))
      .flatMap((order) => order[taken.length] ?? []),
  ),
];

function checkTree(tree: ClassTree): void {
  if (!TREE_SHAPES.includes(tree.shape)) refuseWriting({ code: 'unknown-choice' });
  refuseWritingIf(
    checkName(tree.heroClass) ??
      checkName(tree.classNames.en) ??
      checkText(tree.classNames.de ?? '', LONGEST_NAME) ??
      checkName(tree.tree),
  );
  if (!isInOrder(tree)) refuseWriting({ code: 'tree-order' });
}

/** L6c: begun at level 1, then level by level; taken back in the same way. */
export function setTree(
  writing: Writing,
  { hero, tree: wanted }: Of<'setTree'>,
  cause: 'table' | 'L6c' = 'table',
): void {
  const { trees } = writing.sheet(hero);
  checkTree(wanted);
  const tree = { ...wanted, heroClass: wanted.heroClass.trim(), tree: wanted.tree.trim() };
  const before = trees.find(
    (other) => other.heroClass === tree.heroClass && other.tree === tree.tree,
  );
  if (before === undefined && tree.taken.length === 0) return;
  if (before === undefined && trees.length >= MAX_ENTRIES) {
    refuseWriting({ code: 'too-many-entries', most: MAX_ENTRIES });
  }
  if (canonicalText(before ?? null) === canonicalText(tree)) return;
  writing.add({ type: 'treeSet', v: 1, cause, ...writing.ref(hero), tree });
}
