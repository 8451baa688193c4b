import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { EQUIPMENT_CATEGORIES } from '@/src/content/drunagor';
import {
  CUBE_COLOURS,
  MAX_CUBES,
  MAX_HP_LIMIT,
  NO_CUBES,
  type CampaignHeroDraft,
} from '@/src/rules';
import { Chip, Section, Stepper, SwitchRow, Text, TextField } from '@/src/ui';
import { Cube } from '@/src/ui/icons';
import { useLanguage } from '@/app/wiring/language';
import { USUAL_HP } from './drafts';

export interface HeroFormProps {
  readonly draft: CampaignHeroDraft;
  readonly onChange: (draft: CampaignHeroDraft) => void;
}

/** Everything the app wants to know about a hero; what nobody knows yet may stay open. */
export function HeroForm({ draft, onChange }: HeroFormProps) {
  const { t } = useTranslation();
  const set = (change: Partial<CampaignHeroDraft>) => onChange({ ...draft, ...change });
  return (
    <View style={styles.form}>
      <TextField
        label={t('campaigns.hero.name')}
        value={draft.name}
        onChangeText={(name) => set({ name })}
        maxLength={60}
      />
      <TextField
        label={t('campaigns.hero.player')}
        value={draft.player}
        onChangeText={(player) => set({ player })}
        maxLength={60}
      />
      <TextField
        label={t('campaigns.hero.class')}
        value={draft.heroClass}
        onChangeText={(heroClass) => set({ heroClass })}
        maxLength={60}
      />
      <HeroValuesForm draft={draft} onChange={onChange} />
      <AllowedGear draft={draft} onChange={onChange} />
    </View>
  );
}

/** Hit points and starting cubes: read off the hero board once. */
export function HeroValuesForm({ draft, onChange }: HeroFormProps) {
  const { t } = useTranslation();
  const set = (change: Partial<CampaignHeroDraft>) => onChange({ ...draft, ...change });
  const hp = t('campaigns.hero.maxHp');
  return (
    <View style={styles.form}>
      <View style={styles.line}>
        <Text variant="label" grow>
          {hp}
        </Text>
        <Stepper
          label={hp}
          value={draft.maxHp ?? USUAL_HP}
          min={1}
          max={MAX_HP_LIMIT}
          {...(draft.maxHp === null ? { shown: t('campaigns.hero.maxHpUnknown') } : {})}
          lessLabel={t('campaigns.hero.less', { what: hp })}
          moreLabel={t('campaigns.hero.more', { what: hp })}
          onChange={(maxHp) => set({ maxHp: draft.maxHp === null ? USUAL_HP : maxHp })}
        />
      </View>
      <SwitchRow
        title={t('campaigns.hero.cubesKnown')}
        value={draft.cubes !== null}
        onChange={(known) => set({ cubes: known ? NO_CUBES : null })}
      />
      {draft.cubes === null ? null : (
        <StartingCubes cubes={draft.cubes} onChange={(cubes) => set({ cubes })} />
      )}
    </View>
  );
}

interface StartingCubesProps {
  readonly cubes: NonNullable<CampaignHeroDraft['cubes']>;
  readonly onChange: (cubes: NonNullable<CampaignHeroDraft['cubes']>) => void;
}

function StartingCubes({ cubes, onChange }: StartingCubesProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('campaigns.hero.cubes')}>
      {CUBE_COLOURS.map((colour) => {
        const what = t(`campaigns.hero.${colour}`);
        return (
          <View key={colour} style={styles.line}>
            <Cube kind={colour} size={28} />
            <Text grow>{what}</Text>
            <Stepper
              label={what}
              value={cubes[colour]}
              max={MAX_CUBES}
              lessLabel={t('campaigns.hero.less', { what })}
              moreLabel={t('campaigns.hero.more', { what })}
              onChange={(count) => onChange({ ...cubes, [colour]: count })}
            />
          </View>
        );
      })}
    </Section>
  );
}

function AllowedGear({ draft, onChange }: HeroFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const toggle = (id: string) =>
    onChange({
      ...draft,
      gear: draft.gear.includes(id)
        ? draft.gear.filter((other) => other !== id)
        : [...draft.gear, id],
    });
  return (
    <Section caption={t('campaigns.hero.gear')}>
      <View style={styles.chips}>
        {EQUIPMENT_CATEGORIES.map(({ id, [language]: name }) => (
          <Chip
            key={id}
            label={name}
            selected={draft.gear.includes(id)}
            onPress={() => toggle(id)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  form: { gap: 16 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
