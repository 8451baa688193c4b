import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { CUBE_COLOURS, heroIn, roleHp, TOUGHNESS } from '@/src/rules';
import { useGameView } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { useKnownSkills } from './useKnownSkills';

const BOARD = /^board-([1-8])$/u;
const CARD = /^(yellow|red|green|blue)-([12])$/u;
const ROLE = /^role-([123])([ab])$/u;
const LEVELS = ['I', 'II', 'III'] as const;

const boardWords = (skill: string, t: Translate): string | null => {
  const place = BOARD.exec(skill)?.[1];
  return place === undefined ? null : t('tableFigure.skills.board', { place });
};

const cardWords = (skill: string, t: Translate): string | null => {
  const [, name, level] = CARD.exec(skill) ?? [];
  const colour = CUBE_COLOURS.find((one) => one === name);
  if (colour === undefined || level === undefined) return null;
  return t('tableFigure.skills.hero', { colour: t(`words.cube.${colour}`), level });
};

const roleWords = (skill: string, hp: number, t: Translate): string | null => {
  const [, level, letter] = ROLE.exec(skill) ?? [];
  if (level === undefined || letter === undefined) return null;
  if (skill === TOUGHNESS && hp > 0) return t('tableFigure.skills.toughness', { hp });
  return t('tableFigure.skills.role', {
    level: LEVELS[Number(level) - 1] ?? level,
    letter: letter.toUpperCase(),
  });
};

/** Q5: a skill by its place on the boards has a name; everything else is the players' own word. */
export function useSkillNames(hero: string, hp = 0): (skill: string) => string {
  const { t } = useTranslation();
  const { nameAt } = useKnownSkills(hero);
  const own = useGameView(({ open }) => open?.state.campaign.sheets[hero]?.ownSkills);
  return (skill) =>
    own?.find(({ place }) => place === skill)?.name ??
    nameAt(skill) ??
    boardWords(skill, t) ??
    cardWords(skill, t) ??
    roleWords(skill, hp, t) ??
    skill;
}

/** At the table, where his role is known. */
export function useSkillWords(hero: string): (skill: string) => string {
  const hp = useAdventure((adventure) => roleHp(heroIn(adventure, hero)?.role ?? null));
  return useSkillNames(hero, hp);
}
