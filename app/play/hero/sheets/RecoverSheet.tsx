import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, type AdventureHero, type CubeColour, type HeroCommand } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { Warnings } from '@/app/play/parts/Warnings';
import { Wrap } from '@/app/play/parts/Wrap';
import { useSkillWords } from '@/app/play/skills/skill-words';

/** X6: one cube for HEAL 2 and CLEANSE 1; whoever keeps his cubes at the table pays there. */
export function RecoverSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={id} title={t('versus.action.title')} onClose={onClose}>
      {(hero) => <Recover hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

const freeColours = ({ cubes }: AdventureHero): readonly CubeColour[] =>
  CUBE_COLOURS.filter((colour) => (cubes?.available[colour] ?? 0) > 0);

interface RecoverProps {
  readonly hero: AdventureHero;
  readonly onClose: () => void;
}

function Recover({ hero, onClose }: RecoverProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const colours = freeColours(hero);
  const [chosen, setColour] = useState<CubeColour | null>(null);
  const [curse, setCurse] = useState(Math.max(0, hero.curse.length - 1));
  const colour = chosen ?? colours[0];
  const command: HeroCommand = {
    kind: 'versusAction',
    hero: hero.id,
    ...(hero.cubes === null || colour === undefined ? {} : { colour }),
    ...(hero.curse.length === 0 ? {} : { curse: [curse] }),
  };
  const none = hero.cubes !== null && colours.length === 0;
  return (
    <View style={styles.sheet}>
      <Text>{t('versus.action.text')}</Text>
      {hero.cubes === null || none ? null : (
        <Section caption={t('versus.action.cube')}>
          <Wrap label={t('versus.action.cube')}>
            {colours.map((one) => (
              <Chip
                key={one}
                oneOf
                label={t(`words.cube.${one}`)}
                selected={one === colour}
                onPress={() => setColour(one)}
              />
            ))}
          </Wrap>
        </Section>
      )}
      <Which hero={hero} value={curse} onChange={setCurse} />
      <Warnings command={none ? null : command} />
      {none ? <Text ink="muted">{t('versus.action.noCube')}</Text> : null}
      <Button
        label={t('versus.action.do')}
        icon="heart"
        disabled={none}
        onPress={() => {
          onClose();
          void act(command);
        }}
      />
    </View>
  );
}

interface WhichProps {
  readonly hero: AdventureHero;
  readonly value: number;
  readonly onChange: (index: number) => void;
}

/** C3: asked where there is more than one. */
function Which({ hero, value, onChange }: WhichProps) {
  const { t } = useTranslation();
  const words = useSkillWords(hero.id);
  if (hero.curse.length < 2) return null;
  return (
    <Section caption={t('versus.action.curse')}>
      <Wrap label={t('versus.action.curse')}>
        {hero.curse.map(({ skill }, index) => (
          <Chip
            key={index}
            oneOf
            label={`${index + 1} · ${skill === null ? t('tableFigure.afflictions.open') : words(skill)}`}
            selected={index === value}
            onPress={() => onChange(index)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 16 } });
