import { useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Adventure } from '@/src/rules';
import { Card, FieldScroll, Live, Screen, Text } from '@/src/ui';
import { useSettingsValues } from '@/app/wiring/settings';
import { useTable as useSharedTable, useTables } from '@/app/wiring/tables';
import { feelTap } from '@/app/play/context/haptics';
import { useMainAction } from '@/app/play/context/main-action';
import { SheetHost, SheetsProvider } from '@/app/play/context/sheets';
import { useAdventure, useAdventureParts } from '@/app/play/context/table-context';
import { CubesCard } from '@/app/play/hero/CubesCard';
import { HeroActions } from '@/app/play/hero/HeroActions';
import { HeroHead } from '@/app/play/hero/HeroHead';
import { Footer } from '@/app/play/panel/Footer';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { MyHeroes } from '@/app/play/shared/MyPlace';
import { MyThreat } from '@/app/play/shared/MyThreat';
import { useNames } from '@/app/play/turn/names';
import { useGoOn, useNextLabel } from '@/app/play/turn/next-up';
import { useTurnWords } from '@/app/play/turn/useTurnWords';
import { PlayHeader } from '../frame/PlayHeader';
import { StatusChips } from '../frame/StatusChips';
import { TrackStrip } from '../track/TrackStrip';

/** The own figures large; the rest of the table is one tap away. */
export function HeroView() {
  return (
    <SheetsProvider>
      <Screen scroll={false}>
        <PlayHeader />
        <TrackStrip />
        <FieldScroll style={styles.scroll} contentContainerStyle={styles.content}>
          <View style={styles.stack}>
            <StatusChips />
            <Cue />
            <MyThreat />
            <Mine />
          </View>
        </FieldScroll>
        <Footer hint={false} />
      </Screen>
      <SheetHost />
    </SheetsProvider>
  );
}

/** Those of the device's heroes who are in this adventure. */
function useMine(): readonly string[] {
  const held = useSharedTable(({ heroes }) => heroes);
  return useAdventureParts(({ heroes }) =>
    heroes.map(({ id }) => id).filter((id) => held.includes(id)),
  );
}

const acting = ({ turn, threat, outcome }: Adventure): string | null =>
  threat === null && outcome === null ? (turn?.figure ?? null) : null;

/** Whose turn it is; felt in the hand when it is mine. */
function Cue() {
  const { t } = useTranslation();
  const { haptics } = useSettingsValues();
  const mine = useMine();
  const figure = useAdventure(acting);
  const isMine = figure !== null && mine.includes(figure);
  const whose = useTurnWords();
  useEffect(() => {
    if (isMine && haptics) feelTap();
  }, [isMine, haptics, figure]);
  return isMine ? (
    <MyTurn hero={figure} isOneOfMany={mine.length > 1} />
  ) : (
    <OthersTurn figure={figure} words={whose} hint={t('sharedTable.hero.wait')} />
  );
}

interface MyTurnProps {
  readonly hero: string;
  readonly isOneOfMany: boolean;
}

function MyTurn({ hero, isOneOfMany }: MyTurnProps) {
  const { t } = useTranslation();
  const name = useNames().one(hero);
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  return (
    <Live role="status">
      <Card padding="tight" state="active">
        <Text variant="heading">
          {isOneOfMany
            ? t('sharedTable.hero.yourTurnAs', { name })
            : t('sharedTable.hero.yourTurn')}
        </Text>
      </Card>
    </Live>
  );
}

interface OthersTurnProps {
  readonly figure: string | null;
  readonly words: string;
  readonly hint: string;
}

function OthersTurn({ figure, words, hint }: OthersTurnProps) {
  const { t } = useTranslation();
  const tables = useTables();
  useMainAction({
    label: t('sharedTable.hero.toTable'),
    kind: 'quiet',
    onPress: () => void tables.take({ view: 'table' }).catch(() => undefined),
  });
  return (
    <Card padding="tight">
      <View style={styles.cue}>
        {figure === null ? null : <FigureAvatar id={figure} size={36} />}
        <View style={styles.words}>
          <Text variant="label">{words}</Text>
          <Text variant="small" ink="muted">
            {hint}
          </Text>
        </View>
      </View>
    </Card>
  );
}

/** Whoever acts comes first: of two heroes the second is half out of sight on a phone. */
function useInTurn(mine: readonly string[]): readonly string[] {
  const figure = useAdventure(({ turn }) => turn?.figure ?? null);
  return [...mine].sort((one, other) => Number(other === figure) - Number(one === figure));
}

function Mine() {
  const { t } = useTranslation();
  const mine = useInTurn(useMine());
  if (mine.length === 0)
    return (
      <Card>
        <MyHeroes />
        <Text variant="small" ink="muted">
          {t('sharedTable.hero.noneText')}
        </Text>
      </Card>
    );
  return mine.map((hero) => <OneOfMine key={hero} hero={hero} />);
}

/** Two on one phone have the same buttons: each stands in a group of its own name. */
function OneOfMine({ hero }: { readonly hero: string }) {
  const name = useNames().one(hero);
  return (
    <View role="group" aria-label={name} style={styles.one}>
      <HeroHead hero={hero} />
      <CubesCard hero={hero} />
      <HeroActions hero={hero} />
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  content: { paddingHorizontal: 16, paddingTop: 6, paddingBottom: 8 },
  stack: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: 10 },
  cue: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  one: { gap: 10 },
});
