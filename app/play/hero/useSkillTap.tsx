import { useTranslation } from '@/src/i18n/translation';
import {
  atOnce,
  giftsOf,
  hasEffect,
  hasJoker,
  leftToPlayers,
  type HeroCommand,
  type OwnSkill,
  type SkillEffect,
  type SkillOnTable,
} from '@/src/rules';
import { useLanguage } from '@/app/wiring/language';
import { useSheets } from '../context/sheets';
import { useMoves } from '../context/table-context';
import { skillEffectWords } from '../skills/effect-words';
import { AttackSheet } from './sheets/AttackSheet';
import { SkillChoiceSheet, type SkillAim } from './sheets/SkillChoiceSheet';
import { SkillCardSheet } from './sheets/SkillCardSheet';
import { SpellSheet } from './sheets/SpellSheet';
import type { SkillInUse } from './sheets/UsedSkill';

const gives = (skill: OwnSkill): boolean =>
  hasEffect(atOnce(skill), 'heal') || hasEffect(atOnce(skill), 'shield');

/** What is worth a word beside the name. */
const isDone = ({ effect }: SkillEffect, skill: OwnSkill): boolean =>
  effect === 'heal' || effect === 'shield' || effect === 'move' || effect in giftsOf(skill);

/** Asked only where there is something to choose. */
const asks = (skill: OwnSkill): boolean =>
  hasJoker(skill) || (gives(skill) && !hasEffect(skill, 'self'));

/**
 * Q2: one tap places the cube and does what the app can do; what it cannot is said. With an attack the
 * cube is placed when the attack is made: a sheet that is closed has cost nothing.
 */
export function useSkillTap(hero: string): (one: SkillOnTable) => void {
  const { open } = useSheets();
  const use = useSkillUse(hero);
  return ({ skill, state }) => {
    const usable = state === 'free' && skill.kind !== 'passive' && skill.kind !== 'reaction';
    if (!usable)
      return open((close) => <SkillCardSheet hero={hero} skill={skill.id} onClose={close} />);
    if (!asks(skill)) return use(skill, {});
    open((close) => (
      <SkillChoiceSheet
        hero={hero}
        skill={skill}
        onChoose={(choice) => use(skill, choice)}
        onClose={close}
      />
    ));
  };
}

function useSkillUse(hero: string): (skill: OwnSkill, choice: SkillAim) => void {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open } = useSheets();
  const { act } = useMoves();
  const left = (skill: OwnSkill, among: number): string =>
    [
      ...leftToPlayers(skill, among).map((one) => skillEffectWords(one, language, t)),
      ...(skill.notes.trim() === '' ? [] : [skill.notes.trim()]),
    ].join(' · ');
  const done = (skill: OwnSkill, among: number): readonly string[] => {
    const open = leftToPlayers(skill, among);
    return atOnce(skill)
      .effects.filter((one) => isDone(one, skill) && !open.includes(one))
      .map((one) => skillEffectWords(one, language, t));
  };
  return (skill, choice) => {
    const command: HeroCommand = { kind: 'useSkill', hero, skill: skill.id, ...choice };
    const among = choice.shares?.length ?? 1;
    const [what, did] = [left(skill, among), done(skill, among)];
    const parts = [...did, ...(what === '' ? [] : [t('skills.left', { what })])];
    const told = [skill.name, ...parts].join(' · ');
    const using: SkillInUse = { skill, command, told: parts.length === 0 ? '' : told };
    switch (skill.kind) {
      case 'attack':
        return open((close) => <AttackSheet hero={hero} using={using} onClose={close} />);
      case 'spell':
        return open((close) => <SpellSheet hero={hero} using={using} onClose={close} />);
      default:
        void act(command, { done: () => told });
    }
  };
}
