import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Technique } from '@/src/game';
import { LONGEST_NAME, tokenCount, tokenLimit, type AdventureHero } from '@/src/rules';
import { Button, Card, Chip, Text, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { Wrap } from '@/app/play/parts/Wrap';
import { useSkills } from '@/app/play/skills/useSkills';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

/** Q9: the two techniques of his board; what each costs is asked once. */
export function FocusSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { skills, remember } = useSkills(id);
  const set = (index: number) => (technique: Technique) =>
    remember({
      ...skills,
      techniques: skills.techniques.map((one, at) => (at === index ? technique : one)),
    });
  return (
    <HeroActionSheet hero={id} title={t('tableHero.actions.focus')} onClose={onClose}>
      {(hero) => (
        <View style={styles.sheet}>
          <Warnings command={{ kind: 'focusTechnique', hero: id }} />
          {skills.techniques.map((technique, index) => (
            <One
              key={index}
              hero={hero}
              place={index + 1}
              technique={technique}
              onChange={set(index)}
              onClose={onClose}
            />
          ))}
        </View>
      )}
    </HeroActionSheet>
  );
}

interface OneProps {
  readonly hero: AdventureHero;
  readonly place: number;
  readonly technique: Technique;
  readonly onChange: (technique: Technique) => void;
  readonly onClose: () => void;
}

const COSTS = Array.from({ length: tokenLimit('focus') }, (_, index) => index + 1);

function One({ hero, place, technique, onChange, onClose }: OneProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { name, count } = technique;
  const label = name === '' ? t('tableHero.focus.nameless', { place }) : name;
  const use = () => {
    if (count === null) return;
    void act({ kind: 'focusTechnique', hero: hero.id, count });
    onClose();
  };
  return (
    <Card padding="tight" gap={8}>
      <TextField
        label={t('tableHero.focus.name', { place })}
        value={name}
        onChangeText={(text) => onChange({ ...technique, name: text })}
        maxLength={LONGEST_NAME}
      />
      <Text variant="small" ink={count === null ? 'ember' : 'muted'}>
        {t(count === null ? 'tableHero.focus.ask' : 'tableHero.focus.cost')}
      </Text>
      <Wrap label={t('tableHero.focus.costOf', { name: label })}>
        {COSTS.map((cost) => (
          <Chip
            key={cost}
            icon="focus"
            label={String(cost)}
            selected={cost === count}
            onPress={() => onChange({ ...technique, count: cost === count ? null : cost })}
          />
        ))}
      </Wrap>
      <Button
        size="small"
        label={t('tableHero.focus.use', { name: label })}
        disabled={count === null || tokenCount(hero.tokens, 'focus') < count}
        onPress={use}
      />
    </Card>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 14 } });
