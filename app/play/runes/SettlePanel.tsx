import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Rune } from '@/src/rules';
import { Card, RuneIcon as RuneSign, Section, Stepper, SwitchRow, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { ToMap } from '../parts/ToMap';
import { FigureTicks } from '../parts/FigureTicks';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { runeEffectWords, runeWords, shapeWords } from './rune-words';
import { TilePicture } from './TilePicture';
import { useSettle } from './useSettle';

/** The tiles are laid on the table; then who was reached, then onto the track (N1, N3, N10). */
export function SettlePanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { drawn } = adventure;
  const [reached, setReached] = useState<readonly string[]>([]);
  const [crushed, setCrushed] = useState(0);
  const { settle, goesOn } = useSettle();
  useMainAction({
    label: t(goesOn ? 'tableSetup.runes.settleOn' : 'tableSetup.runes.settle'),
    onPress: () => void settle(reached, crushed),
  });
  return (
    <Card state="active">
      <View style={styles.tiles} aria-live="polite">
        {drawn.map((rune) => (
          <Tile key={rune.id} rune={rune} size={drawn.length > 1 ? 108 : 150} />
        ))}
      </View>
      {drawn.length > 1 ? <Text ink="muted">{t('tableSetup.runes.order')}</Text> : null}
      <Wrap>
        <KeywordChip entry="darkness-behavior" label={t('tableSetup.runes.where')} />
        <KeywordChip entry="break-up" label={t('tableSetup.runes.breakUp')} />
      </Wrap>
      <Reached reached={reached} onChange={setReached} />
      <Crushing count={drawn.length} value={crushed} onChange={setCrushed} />
      <ToMap />
    </Card>
  );
}

function Tile({ rune, size }: { readonly rune: Rune; readonly size: number }) {
  const { t } = useTranslation();
  const words = useGameWords();
  return (
    <View
      role="img"
      accessible
      aria-label={runeWords(rune, words, t)}
      style={[styles.tile, { minWidth: size }]}
    >
      <View style={[styles.picture, { height: size }]}>
        <TilePicture shape={rune.shape} colour={rune.colour} size={size} />
      </View>
      <View style={styles.name}>
        <RuneSign color={rune.colour} size={22} />
        <Text variant="label">{words.rune(rune.colour)}</Text>
        <Text ink="muted">{shapeWords(rune.shape, t)}</Text>
      </View>
    </View>
  );
}

interface ReachedProps {
  readonly reached: readonly string[];
  readonly onChange: (reached: readonly string[]) => void;
}

/** N10: heroes, companions, animals; each once in this turn, whatever is ticked. */
function Reached({ reached, onChange }: ReachedProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { heroes, allies, rules } = useTable().adventure;
  const ids = [
    ...heroes.filter(({ unconscious }) => !unconscious).map(({ id }) => id),
    ...allies.map(({ id }) => id),
  ];
  const cost = runeEffectWords(rules.darkness, heroes.length, words, t);
  return (
    <Section caption={t('tableSetup.runes.reached')}>
      <Text variant="small" ink="muted">
        {cost === '' ? t('tableSetup.runes.costsNothing') : cost}
      </Text>
      <FigureTicks ids={ids} ticked={reached} onChange={onChange} />
    </Section>
  );
}

interface CrushingProps {
  readonly count: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** N3: for how many of the tiles every hero stood on darkness already. */
function Crushing({ count, value, onChange }: CrushingProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { heroes, rules } = useTable().adventure;
  if (!rules.darknessInPlay) return null;
  const cost = runeEffectWords(rules.crushing, heroes.length, words, t);
  const label = t('tableSetup.runes.crushing');
  if (count === 1) {
    return (
      <SwitchRow
        title={label}
        subtitle={t('tableSetup.runes.crushingText', { cost })}
        value={value > 0}
        onChange={(on) => onChange(on ? 1 : 0)}
      />
    );
  }
  return (
    <View style={styles.line}>
      <View style={styles.words}>
        <Text variant="label">{label}</Text>
        <Text variant="small" ink="muted">
          {t('tableSetup.runes.crushingText', { cost })}
        </Text>
      </View>
      <Stepper
        label={label}
        value={value}
        max={count}
        lessLabel={t('tableSetup.less', { what: label })}
        moreLabel={t('tableSetup.more', { what: label })}
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: 16 },
  tile: { alignItems: 'center', gap: 8 },
  picture: { alignItems: 'center', justifyContent: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
