import type { HeroCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { block, curse, setCurse, setLimits, setTrauma, trauma } from './afflictions';
import { addAlly, removeAlly } from './allies';
import { sayCubes, setCubes, setImmunities, setRole } from './corrections';
import { disarm, fatigue, freeCube, placeCube, recall, silence, spendCube } from './cubes';
import { addInteraction, eatFruit, focusTechnique, interact, spendKi } from './small-actions';
import { check, spellAttack } from './spell-attack';
import { layTrap, removeTrap, rollTrapDie, searchChest, springTrap } from './traps';
import { weaponAttack } from './weapon-attack';

export const HERO_HANDLERS: Handlers<HeroCommand> = {
  weaponAttack,
  spellAttack,
  check,
  placeCube,
  spendCube,
  freeCube,
  fatigue,
  disarm,
  silence,
  recall,
  curse,
  trauma,
  block,
  setCurse,
  setTrauma,
  setLimits,
  setCubes,
  sayCubes,
  setRole,
  setImmunities,
  focusTechnique,
  eatFruit,
  spendKi,
  searchChest,
  rollTrapDie,
  layTrap,
  springTrap,
  removeTrap,
  addAlly,
  removeAlly,
  addInteraction,
  interact,
};
