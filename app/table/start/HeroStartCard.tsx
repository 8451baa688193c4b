import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { MAX_HP_LIMIT, roleHp } from '@/src/rules';
import { Card, Emblem, emblemIdFor, IconButton, NumberGrid, Pill, Text, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { startHp } from './draft';
import { HeroStartValues, type HeroStartProps } from './HeroStartValues';
import { RoleColours } from './RoleColours';
import { RoleChoice } from './RoleChoice';

/** A hero before the adventure: his role, one tap away, and what nobody knew yet. */
export function HeroStartCard(props: HeroStartProps) {
  const { campaign, known, draft, leads, fixedRole, onRole } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  const { scaled } = useTheme();
  const [open, setOpen] = useState(false);
  const ofRole = Math.min(draft.bonus, roleHp(draft.role));
  return (
    <Card padding="tight" gap={8}>
      <View style={styles.head}>
        <Emblem id={emblemIdFor(known.board ?? '', 'hero')} size={42} />
        <View style={[styles.words, { flexBasis: scaled(64) }]}>
          <Text variant="label">{known.name}</Text>
          <Text variant="small" ink="muted">
            {words.role(draft.role)}
          </Text>
        </View>
        {leads ? <Pill icon="leader" label={t('tableSetup.start.leads')} tone="ember" /> : null}
        {draft.board === null ? null : (
          <View style={styles.hp}>
            <Text variant="number">
              {t('tableSetup.card.hp', { hp: startHp(campaign, draft) })}
            </Text>
            {ofRole === 0 ? null : (
              <Text variant="tag" ink="muted">
                {t('tableSetup.start.hpOfRole', { hp: ofRole, role: words.role(draft.role) })}
              </Text>
            )}
          </View>
        )}
        <IconButton
          icon="edit"
          on="raised"
          label={t('tableSetup.start.values', { name: known.name })}
          expanded={open}
          onPress={() => setOpen(!open)}
        />
      </View>
      {fixedRole ? null : <RoleChoice name={known.name} value={draft.role} onChange={onRole} />}
      <RoleColours campaign={props.campaign} draft={draft} onChange={props.onChange} />
      {draft.board === null ? <HpAsked {...props} /> : null}
      {open ? <HeroStartValues {...props} /> : null}
    </Card>
  );
}

/** Asked once: the number stands on the hero board and is remembered. */
function HpAsked({ known, onChange }: HeroStartProps) {
  const { t } = useTranslation();
  const label = t('tableSetup.start.hpAsked', { name: known.name });
  return (
    <View style={styles.asked}>
      <Text variant="small" ink="ember">
        {label}
      </Text>
      <NumberGrid
        label={label}
        from={5}
        to={MAX_HP_LIMIT}
        columns={6}
        onPick={(board) => onChange({ board })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1 },
  hp: { alignItems: 'flex-end' },
  asked: { gap: 8 },
});
