import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { runesLeft } from '@/src/rules';
import { Card, IconTile, Live, Pill, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { RuneEntry } from './RuneEntry';

/** The rune card's turn: one tap draws; or the players draw and say what they hold. */
export function DrawPanel({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { rules, runeCardSide } = adventure;
  const [byHand, setByHand] = useState(rules.runes === 'table');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const left = runesLeft(adventure);
  const needed = Math.min(count, left);
  const draw = { kind: 'drawRunes', by: 'card', count } as const;
  useMainAction(
    byHand
      ? {
          label: t('tableSetup.runes.enter', { count: needed }),
          disabled: chosen.length !== needed,
          onPress: () => void act({ ...draw, runes: chosen }),
          beside: { label: t('tableSetup.runes.appDraws'), onPress: () => void act(draw) },
        }
      : {
          label: t('tableSetup.runes.draw', { count: needed }),
          onPress: () => void act(draw),
          beside: { label: t('tableSetup.runes.weDrew'), onPress: () => setByHand(true) },
        },
  );
  return (
    <Card>
      <View style={styles.head}>
        <IconTile icon="darkness" tone="darkness" />
        <View style={styles.words}>
          <Text variant="heading">{t('words.runeCard')}</Text>
          <Text ink="muted">{t('tableSetup.runes.side', { side: runeCardSide, count })}</Text>
        </View>
        <Pill tone="darkness" label={t('tableSetup.runes.left', { count: left })} />
      </View>
      <Live appears empty={left > count}>
        <Text ink="danger">{t('tableSetup.runes.lastOne')}</Text>
      </Live>
      {byHand ? <RuneEntry count={needed} chosen={chosen} onChange={setChosen} /> : null}
      <Wrap>
        <KeywordChip entry="rune-card" label={t('words.runeCard')} />
        <KeywordChip entry="darkness-behavior" label={t('tableSetup.runes.where')} />
      </Wrap>
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
