import { useState } from 'react';
import {
  amountOf,
  collateralOf,
  foesOf,
  spellBonus,
  splitIn,
  type AdventureHero,
  type HeroCommand,
  type OwnSkill,
  type Tokens,
} from '@/src/rules';
import { useTable } from '@/app/play/context/table-context';
import { sharesGiven, type SplitShares } from './SplitPart';

/** What is said about the spell so far; SPLIT: a share for each, all of it for an only foe. */
export function useSpell(hero: AdventureHero, now: OwnSkill | undefined) {
  const { adventure } = useTable();
  const foes = foesOf(adventure, hero.id);
  const said = now === undefined ? 0 : amountOf(now, 'damage');
  const whole = (furious: boolean) => Math.max(0, said + spellBonus(adventure, hero.id, furious));
  const allOn = (furious: boolean): SplitShares =>
    Object.fromEntries(foes.length === 1 ? foes.map((one) => [one, whole(furious)]) : []);
  const [targets, setTargets] = useState<readonly string[]>(foes.length === 1 ? foes : []);
  const [tokens, setTokens] = useState<Tokens>(now === undefined ? {} : collateralOf(now));
  const [fury, setFury] = useState(false);
  const [shares, setShares] = useState<SplitShares>(() => allOn(false));
  // p53c: FURY changes what there is to share out.
  const rage = () => {
    setFury(!fury);
    setShares(allOn(!fury));
  };
  const shared = now !== undefined && splitIn(now) === 'damage';
  const given = sharesGiven(shares);
  const aimed = shared ? given.map(({ figure }) => figure) : targets;
  const command = (damage: number): HeroCommand => ({
    kind: 'spellAttack',
    hero: hero.id,
    targets: aimed,
    damage,
    tokens,
    fury,
    ...(shared ? { shares: given } : {}),
  });
  const told = { foes, said, most: whole(fury), shared, shares, aimed, tokens, fury };
  return { ...told, command, setTargets, setTokens, setShares, rage };
}

export type SpellSoFar = ReturnType<typeof useSpell>;
