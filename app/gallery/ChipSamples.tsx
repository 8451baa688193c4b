import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Chip, Pill, RUNE_COLORS, RuneIcon, Section, Text, useTheme } from '@/src/ui';
import { Samples } from './Sample';

const nothing = () => undefined;
const RUNE_COUNTS = { orange: 1, green: 2, blue: 1, red: 0, gray: 1 } as const;

export function ChipSamples() {
  const { t } = useTranslation();
  return (
    <Section caption={t('gallery.sections.chips')}>
      <Card>
        <Samples gap={8}>
          <RunePill />
          <Pill label={t('gallery.chips.darkness')} tone="darkness" filled />
          <Pill label={t('gallery.chips.curse')} tone="danger" icon="skull" />
          <Pill
            label={t('gallery.chips.movement')}
            icon="boot"
            spoken={t('gallery.chips.movementSpoken')}
          />
          <Pill label={t('gallery.chips.melee')} icon="melee" />
          <Pill label={t('gallery.chips.new')} tone="ember" />
        </Samples>
        <Samples gap={8}>
          <Chip keyword tone="ember" label={t('gallery.chips.cleave')} onPress={nothing} />
          <Chip keyword tone="ember" label={t('gallery.chips.bleed')} onPress={nothing} />
          <Chip icon="slow" label={t('gallery.chips.slow')} onPress={nothing} />
        </Samples>
        <SkillChips />
      </Card>
    </Section>
  );
}

function RunePill() {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  return (
    <Pill spoken={t('gallery.chips.runesSpoken')}>
      {RUNE_COLORS.map((color) => (
        <Samples key={color} gap={3}>
          <RuneIcon color={color} size={scaled(17)} />
          <Text variant="tag">{RUNE_COUNTS[color]}</Text>
        </Samples>
      ))}
    </Pill>
  );
}

function SkillChips() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>(['red', 'blue']);
  const toggle = (tone: string) =>
    setChosen(chosen.includes(tone) ? chosen.filter((one) => one !== tone) : [...chosen, tone]);
  return (
    <Samples gap={8}>
      {(['yellow', 'red', 'green', 'blue', 'ember', 'darkness'] as const).map((tone) => (
        <Chip
          key={tone}
          tone={tone}
          label={t('gallery.chips.levelOne')}
          spoken={`${t(`gallery.tones.${tone}`)}, ${t('gallery.chips.levelOne')}`}
          selected={chosen.includes(tone)}
          onPress={() => toggle(tone)}
        />
      ))}
      <Chip label={t('gallery.chips.locked')} icon="lock" disabled onPress={nothing} />
    </Samples>
  );
}
