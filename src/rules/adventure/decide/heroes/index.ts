import type { HeroCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { block, curseHero, setCurse, setLimits, setTrauma, traumatise } from './afflictions';
import { addAlly, removeAlly } from './allies';
import { sayCubes, correctCubes, setImmunities, setRole } from './corrections';
import {
  disarm,
  fatigueHero,
  freeCube,
  placeHeroCube,
  recallByHand,
  silence,
  spendCube,
} from './cubes';
import { addInteraction, eatFruit, focusTechnique, interact, spendKi } from './small-actions';
import { check, spellAttack } from './spell-attack';
import { layTrap, removeTrap, rollTrapDie, searchChest, springTrap } from './traps';
import { weaponAttack } from './weapon-attack';

export const HERO_HANDLERS: Handlers<HeroCommand> = {
  weaponAttack,
  spellAttack,
  check,
  placeCube: placeHeroCube,
  spendCube,
  freeCube,
  fatigue: fatigueHero,
  disarm,
  silence,
  recall: recallByHand,
  curse: curseHero,
  trauma: traumatise,
  block,
  setCurse,
  setTrauma,
  setLimits,
  setCubes: correctCubes,
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
