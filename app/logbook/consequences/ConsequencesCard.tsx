import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import type { Translate } from '@/src/i18n';
import { consequencesOn, type ConsequenceType, type PlacedConsequence } from '@/src/rules';
import { Button, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { FirstFew } from '../parts/FirstFew';
import { SheetCard } from '../parts/SheetCard';
import { SheetRow } from '../parts/SheetRow';
import { withSign } from '@/app/play/logbook/item-words';
import { AddConsequenceSheet } from './AddConsequenceSheet';
import { ConsequenceSheet } from './ConsequenceSheet';

/** B: the aura, the statuses, the outcomes. */
export function ConsequencesCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { sheet, marks } = useHeroSheet();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const noted = consequencesOn(sheet);
  return (
    <SheetCard title={t('logbookHero.consequences.title')} provisional={marks.consequences.size}>
      {noted.length === 0 ? (
        <Text variant="small" ink="muted">
          {t('logbookHero.consequences.empty')}
        </Text>
      ) : (
        <FirstFew items={noted} keyOf={({ entry }) => entry.id}>
          {({ kind, entry }) => (
            <SheetRow
              leading={<KindTag kind={kind} word={t(`logbookHero.consequences.kinds.${kind}`)} />}
              title={nameIn(entry.names, language)}
              below={lineOf(entry, t)}
              fresh={marks.consequences.has(entry.id)}
              onPress={() => setShown(entry.id)}
            />
          )}
        </FirstFew>
      )}
      <Button
        label={t('logbookHero.consequences.add')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => setAdding(true)}
      />
      {adding ? <AddConsequenceSheet onClose={() => setAdding(false)} /> : null}
      {shown === null ? null : <ConsequenceSheet id={shown} onClose={() => setShown(null)} />}
    </SheetCard>
  );
}

const lineOf = ({ hp, notes }: PlacedConsequence['entry'], t: Translate): string =>
  [
    ...(hp === 0 ? [] : [t('logbookHero.items.hp', { value: withSign(hp) })]),
    ...(notes === '' ? [] : [notes]),
  ].join(' · ');

interface KindTagProps {
  readonly kind: ConsequenceType;
  readonly word: string;
}

/** The aura stands out: there is only one. */
function KindTag({ kind, word }: KindTagProps) {
  const { colors } = useTheme();
  const aura = kind === 'aura';
  const backgroundColor = aura ? colors.tones.darkness.fill : colors.tones.neutral.soft;
  return (
    <Text
      variant="tag"
      {...(aura ? { onFill: 'darkness' as const } : { ink: 'neutral' as const })}
      style={{ ...styles.tag, backgroundColor }}
    >
      {word}
    </Text>
  );
}

const styles = StyleSheet.create({
  tag: { borderRadius: 15, overflow: 'hidden', paddingHorizontal: 11, paddingVertical: 6 },
});
