import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { heroIn, skillsOnTable, type SkillKind, type SkillOnTable } from '@/src/rules';
import { Button, Section, Text, type IconName } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useSheets } from '../context/sheets';
import { useAdventure } from '../context/table-context';
import { useTakeSkills, wholeOf } from '../skills/KnownSkills';
import { SkillSheet } from '../skills/SkillSheet';
import { useKnownSkills } from '../skills/useKnownSkills';
import { SkillTile } from './SkillTile';
import { useSkillTap } from './useSkillTap';

interface OfHero {
  readonly hero: string;
}

const SIGNS: Readonly<Record<SkillKind, IconName>> = {
  attack: 'melee',
  spell: 'magic',
  action: 'interaction',
  reaction: 'shield',
  passive: 'sparkle',
  focus: 'focus',
};

const stateWord = ({ skill: { kind }, state }: SkillOnTable, t: Translate): string => {
  if (kind === 'passive' && state === 'free') return t('skills.states.passive');
  if (kind === 'focus' && state === 'unpaid') return t('skills.states.noFocus');
  return t(`skills.states.${state}`);
};

/** Of no use in one's own turn by a tap. */
const isByItself = ({ skill: { kind } }: SkillOnTable): boolean =>
  kind === 'passive' || kind === 'reaction';

function useSkills(id: string): readonly SkillOnTable[] {
  const campaign = useGameView((view) => view.open?.state.campaign);
  const hero = useAdventure((adventure) => heroIn(adventure, id));
  return useMemo(
    () => (campaign === undefined || hero === undefined ? [] : skillsOnTable(campaign, hero)),
    [campaign, hero],
  );
}

/** Q2, Q5: what he can use in his turn, with the cubes on it; a tap uses one. */
export function SkillTiles({ hero }: OfHero) {
  const { t } = useTranslation();
  const skills = useSkills(hero);
  if (skills.length === 0) return <FirstSkills hero={hero} />;
  const usable = skills.filter((one) => !isByItself(one));
  if (usable.length === 0) return null;
  const blocked = skills.filter(({ state }) => state === 'blocked').length;
  const free = skills.filter(
    ({ skill, state }) => state === 'free' && skill.kind !== 'passive',
  ).length;
  return (
    <Section
      caption={t('skills.caption')}
      aside={
        <Text variant="small" ink="muted">
          {t('skills.count', { free, blocked })}
        </Text>
      }
    >
      <Tiles hero={hero} skills={usable} caption={t('skills.caption')} />
    </Section>
  );
}

/** What works by itself or in others' turns, below what he does in his own. */
export function OtherSkills({ hero }: OfHero) {
  const { t } = useTranslation();
  const { open } = useSheets();
  const skills = useSkills(hero);
  if (skills.length === 0) return null;
  const others = skills.filter(isByItself);
  return (
    <Section
      caption={t('skills.others')}
      aside={
        <Button
          kind="quiet"
          size="small"
          label={t('skills.addShort')}
          spoken={t('skills.add')}
          onPress={() => open((close) => <SkillSheet hero={hero} onClose={close} />)}
        />
      }
    >
      {others.length === 0 ? null : (
        <Tiles hero={hero} skills={others} caption={t('skills.others')} />
      )}
    </Section>
  );
}

interface TilesProps extends OfHero {
  readonly skills: readonly SkillOnTable[];
  readonly caption: string;
}

function Tiles({ hero, skills, caption }: TilesProps) {
  const { t } = useTranslation();
  const tap = useSkillTap(hero);
  return (
    <View role="group" aria-label={caption} style={styles.tiles}>
      {skills.map((one) => (
        <SkillTile
          key={one.skill.id}
          name={one.skill.name}
          state={one.state}
          under={one.under}
          stateWord={stateWord(one, t)}
          colour={one.skill.colour}
          icon={SIGNS[one.skill.kind]}
          spoken={[
            ...(one.under === null ? [] : [t(`skills.under.${one.under}`)]),
            t(`skills.kinds.${one.skill.kind}`),
            ...(one.skill.colour === null ? [] : [t(`words.cube.${one.skill.colour}`)]),
          ].join(', ')}
          onPress={() => tap(one)}
        />
      ))}
    </View>
  );
}

/** A hero whose skills somebody has entered before gets them with a tap. */
function FirstSkills({ hero }: OfHero) {
  const { t } = useTranslation();
  const { offered } = useKnownSkills(hero);
  const take = useTakeSkills(hero);
  const skills = wholeOf(offered);
  if (skills.length === 0) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon="book-open"
      label={t('skills.takeKnown', { count: skills.length })}
      onPress={() => void take(skills)}
    />
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
