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

/** Q2, Q5: his skills with their cubes; a tap uses one. */
export function SkillTiles({ hero: id }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { open } = useSheets();
  const tap = useSkillTap(id);
  const campaign = useGameView((view) => view.open?.state.campaign);
  const hero = useAdventure((adventure) => heroIn(adventure, id));
  const skills = useMemo(
    () => (campaign === undefined || hero === undefined ? [] : skillsOnTable(campaign, hero)),
    [campaign, hero],
  );
  if (skills.length === 0) return <FirstSkills hero={id} />;
  const blocked = skills.filter(({ state }) => state === 'blocked').length;
  const free = skills.filter(
    ({ skill, state }) => state === 'free' && skill.kind !== 'passive',
  ).length;
  return (
    <Section
      caption={t('skills.caption')}
      aside={
        <View style={styles.aside}>
          <Text variant="small" ink="muted">
            {t('skills.count', { free, blocked })}
          </Text>
          <Button
            kind="quiet"
            size="small"
            label={t('skills.addShort')}
            spoken={t('skills.add')}
            onPress={() => open((close) => <SkillSheet hero={id} onClose={close} />)}
          />
        </View>
      }
    >
      <View role="group" aria-label={t('skills.caption')} style={styles.tiles}>
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
    </Section>
  );
}

/** A hero whose skills somebody has entered before gets them with a tap. */
function FirstSkills({ hero }: { readonly hero: string }) {
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
  aside: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
