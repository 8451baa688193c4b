import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  CUBE_COLOURS,
  LONGEST_NAME,
  LONGEST_NOTES,
  SKILL_KINDS,
  tokenLimit,
  type Role,
  type SkillDraft,
  type SkillKind,
} from '@/src/rules';
import { Chip, Section, TextField } from '@/src/ui';
import { NumberStepper } from '../parts/NumberStepper';
import { Wrap } from '../parts/Wrap';
import { useGameWords } from '../words/useGameWords';
import { EffectsForm } from './EffectsForm';
import { useSkillNames } from './skill-words';

interface FieldsProps {
  readonly hero: string;
  readonly skill: SkillDraft;
  /** Q5: where it may stand. */
  readonly places: readonly string[];
  /** His role now, for skills that need it. */
  readonly role: Role | null;
  readonly onChange: (skill: SkillDraft) => void;
  /** Below the name. */
  readonly children?: ReactNode;
}

/** Q2, Q9: what a kind is paid with. */
const asKind = (skill: SkillDraft, kind: SkillKind): SkillDraft => ({
  ...skill,
  kind,
  colour: kind === 'passive' || kind === 'focus' ? null : (skill.colour ?? 'yellow'),
  cost: kind === 'focus' ? Math.max(1, skill.cost) : 0,
});

/** Read off board or card, once. */
export function SkillFields({ hero, skill, places, role, onChange, children }: FieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<SkillDraft>) => onChange({ ...skill, ...change });
  return (
    <View style={styles.form}>
      <TextField
        label={t('skills.name')}
        value={skill.name}
        onChangeText={(name) => set({ name })}
        maxLength={LONGEST_NAME}
      />
      {children}
      <Section caption={t('skills.kind')}>
        <Wrap label={t('skills.kind')}>
          {SKILL_KINDS.map((kind) => (
            <Chip
              key={kind}
              label={t(`skills.kinds.${kind}`)}
              oneOf
              selected={kind === skill.kind}
              onPress={() => onChange(asKind(skill, kind))}
            />
          ))}
        </Wrap>
      </Section>
      <Cost skill={skill} onChange={set} />
      <EffectsForm
        kind={skill.kind}
        effects={skill.effects}
        onChange={(effects) => set({ effects })}
      />
      <TextField
        label={t('skills.notes')}
        value={skill.notes}
        onChangeText={(notes) => set({ notes })}
        maxLength={LONGEST_NOTES}
        multiline
      />
      <Place hero={hero} skill={skill} places={places} role={role} onChange={set} />
    </View>
  );
}

interface PartProps {
  readonly skill: SkillDraft;
  readonly onChange: (change: Partial<SkillDraft>) => void;
}

function Cost({ skill, onChange }: PartProps) {
  const { t } = useTranslation();
  if (skill.kind === 'passive') return null;
  if (skill.kind === 'focus') {
    return (
      <NumberStepper
        label={t('skills.cost')}
        value={skill.cost}
        min={1}
        max={tokenLimit('focus')}
        onChange={(cost) => onChange({ cost })}
      />
    );
  }
  return (
    <Section caption={t('skills.colour')}>
      <Wrap label={t('skills.colour')}>
        {CUBE_COLOURS.map((colour) => (
          <Chip
            key={colour}
            label={t(`words.cube.${colour}`)}
            oneOf
            selected={colour === skill.colour}
            onPress={() => onChange({ colour })}
          />
        ))}
      </Wrap>
    </Section>
  );
}

/** Q5: which place a curse or trauma cube would block; a role's skill goes with the role. */
function Place({
  hero,
  skill,
  places,
  role,
  onChange,
}: PartProps & Omit<FieldsProps, 'onChange' | 'children'>) {
  const { t } = useTranslation();
  const words = useGameWords();
  const names = useSkillNames(hero);
  const own = skill.role ?? role;
  return (
    <Section caption={t('skills.place')}>
      <Wrap label={t('skills.place')}>
        <Chip
          label={t('skills.noPlace')}
          oneOf
          selected={skill.place === null}
          onPress={() => onChange({ place: null })}
        />
        {places.map((place) => (
          <Chip
            key={place}
            label={names(place)}
            oneOf
            selected={skill.place === place}
            onPress={() => onChange({ place, role: place.startsWith('role-') ? role : skill.role })}
          />
        ))}
      </Wrap>
      {own === null ? null : (
        <Wrap>
          <Chip
            label={t('skills.onlyRole', { role: words.role(own) })}
            selected={skill.role !== null}
            onPress={() => onChange({ role: skill.role === null ? role : null })}
          />
        </Wrap>
      )}
    </Section>
  );
}

const styles = StyleSheet.create({ form: { gap: 16 } });
