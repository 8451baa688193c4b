import type { Translate } from '@/src/i18n';
import {
  heroIn,
  runesLeft,
  teamsStanding,
  teamTrauma,
  teamTraumaLimit,
  type Adventure,
  type AdventureHero,
  type Outcome,
} from '@/src/rules';
import { isPaired, sideWords, teamWords } from '../versus/team-words';

/** X9: what took this one; his team's trauma is told with the team. */
const heroReason = (hero: AdventureHero, t: Translate): string =>
  t(hero.curse.length >= hero.curseLimit ? 'versus.end.curse' : 'versus.end.trauma', {
    name: hero.name,
  });

const teamReasons = (
  adventure: Adventure,
  team: readonly string[],
  t: Translate,
): readonly string[] => {
  const count = teamTrauma(adventure, team);
  if (isPaired(adventure) && count >= teamTraumaLimit(adventure, team)) {
    return [t('versus.end.team', { team: teamWords(adventure, team[0] ?? '', t), count })];
  }
  return team.flatMap((id) => {
    const hero = heroIn(adventure, id);
    return hero?.out === true ? [heroReason(hero, t)] : [];
  });
};

/** X9: who was beaten, and by what. */
const reasons = (adventure: Adventure, t: Translate): readonly string[] => {
  const all = (adventure.versus?.teams ?? []).flatMap((team) => teamReasons(adventure, team, t));
  return all.length === 0 ? [] : [t('versus.end.because', { reasons: all.join(', ') })];
};

const decidedWords = (
  adventure: Adventure,
  winners: readonly string[],
  t: Translate,
): readonly string[] => {
  const standing = teamsStanding(adventure);
  // One attack can beat the last of all teams: who was beaten first decided it.
  const byRules = standing.every((team) => team.join() === winners.join());
  return [
    t('versus.end.wins', { names: sideWords(adventure, winners, t) }),
    ...reasons(adventure, t),
    ...(byRules ? [] : [t('versus.end.declared')]),
  ];
};

/** X10: the headline first, then why. */
export function endWords(adventure: Adventure, outcome: Outcome, t: Translate): readonly string[] {
  switch (outcome.result) {
    case 'decided':
      return decidedWords(adventure, outcome.winners, t);
    case 'draw':
      return [
        t('tableSetup.end.draw'),
        t(runesLeft(adventure) === 0 ? 'versus.end.lastRune' : 'versus.end.declared'),
      ];
    case 'won':
    case 'lost':
    case 'abandoned':
      return [t(`tableSetup.end.${outcome.result}`), t('tableSetup.end.abandonedText')];
  }
}
