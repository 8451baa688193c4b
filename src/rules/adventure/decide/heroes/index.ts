import type { HeroCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { block, curseHero, setCurse, setLimits, setTrauma, traumatise } from './afflictions';
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
import {
  addInteraction,
  eatFruit,
  focusTechnique,
  giveFruit,
  interact,
  spendKi,
} from './small-actions';
import { versusAction } from './versus-action';
import { check, spellAttack } from './spell-attack';
import { drawChestCard, layChestDeck, searchChest } from './chests';
import { layTrap, removeTrap, rollTrapDie, springTrap } from './traps';
import { freeSkill, useSkill } from './use-skill';
import { weaponAttack } from './weapon-attack';

export const HERO_HANDLERS: Handlers<HeroCommand> = {
  weaponAttack,
  spellAttack,
  check,
  useSkill,
  freeSkill,
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
  versusAction,
  giveFruit,
  spendKi,
  searchChest,
  layChestDeck,
  drawChestCard,
  rollTrapDie,
  layTrap,
  springTrap,
  removeTrap,
  addInteraction,
  interact,
};
