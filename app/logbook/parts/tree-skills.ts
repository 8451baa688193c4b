import type { ClassTree, TreeSkill } from '@/src/rules';

/** L6c: what a tree of each shape has. */
export const SHAPE_SKILLS: Readonly<Record<ClassTree['shape'], readonly TreeSkill[]>> = {
  '1-2-3': ['1', '2', '3'],
  '1-2-2': ['1', '2a', '2b'],
};
