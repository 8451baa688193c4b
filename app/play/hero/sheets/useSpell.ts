import { useState } from 'react';
import {
  amountOf,
  collateralOf,
  foesOf,
  isMarkedFor,
  markInSum,
  spellBonus,
  splitIn,
  type AdventureHero,
  type HeroCommand,
  type OwnSkill,
  type Tokens,
} from '@/src/rules';
import { useTable } from '@/app/play/context/table-context';
import { allOn, fitted, sharesGiven, sumOf, type SplitShares } from './split-shares';

/** What is said about the spell so far; SPLIT: a share for each, all of it for an only foe. */
export function useSpell(hero: AdventureHero, now: OwnSkill | undefined) {
  const { adventure } = useTable();
  const foes = foesOf(adventure, hero.id);
  const said = now === undefined ? 0 : amountOf(now, 'damage');
  const [targets, setTargets] = useState<readonly string[]>(foes.length === 1 ? foes : []);
  const [tokens, setTokens] = useState<Tokens>(now === undefined ? {} : collateralOf(now));
  const [fury, setFury] = useState(false);
  const sumFor = (given: SplitShares, furious: boolean) =>
    Math.max(
      0,
      said +
        spellBonus(adventure, hero.id, furious) +
        markInSum(adventure, hero.id, sharesGiven(given)),
    );
  const [shares, setShares] = useState<SplitShares>(() => allOn(foes, (all) => sumFor(all, false)));
  // Q8, p53c: FURY changes what there is to share out, not what was shared out already.
  const rage = () => {
    setFury(!fury);
    const all = foes.length === 1 && sumOf(shares) === sumFor(shares, fury);
    const kept = fitted(shares, sumFor(shares, !fury));
    // W3: a marked one left with nothing takes his mark along.
    const fit = fitted(kept, sumFor(kept, !fury));
    setShares(all ? allOn(foes, (whole) => sumFor(whole, !fury)) : fit);
  };
  const shared = now !== undefined && splitIn(now) === 'damage';
  const isMarked = (figure: string) => isMarkedFor(adventure, figure, hero.id);
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
  const told = { foes, said, most: sumFor(shares, fury), shared, shares, aimed, tokens, fury };
  return { ...told, isMarked, command, setTargets, setTokens, setShares, rage };
}

export type SpellSoFar = ReturnType<typeof useSpell>;
