import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button, EmptyState, Fold, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { Footer } from '@/app/play/panel/Footer';
import { lazyPart } from '@/app/wiring/lazy-screen';
import { useDeskMoves } from '../desk/desk-context';
import { KnownMaps, useChapterMap } from '../start/KnownMaps';
import { ReadyRooms } from '../start/ReadyRooms';
import { useTakeMap } from '../start/useTakeMap';
import { BoardHeader } from './BoardHeader';
import { useRoom } from '../parts/useRoom';

const OpenShared = lazyPart(async () => (await import('../share/screens')).OpenShared);

/** An adventure without a map: a known one, a ready room, build one, take one over, or play on without. */
export function NoMap() {
  const { t } = useTranslation();
  const { enter } = useDeskMoves();
  const [open, setOpen] = useState(false);
  const { own, loaded } = useChapterMap();
  const { again } = useTakeMap();
  const build = { label: t('board.empty.build'), onPress: () => enter('build') };
  const { scrolled } = useRoom();
  // What was built, or played, before is done.
  useMainAction(null);
  // What is known changes which button stands where: none before that.
  if (!loaded) return null;
  return (
    <>
      <ScrollView
        style={styles.fill}
        contentContainerStyle={styles.page}
        keyboardShouldPersistTaps="handled"
      >
        {scrolled ? (
          <View style={styles.outward}>
            <BoardHeader />
          </View>
        ) : null}
        <EmptyState
          icon="board"
          title={t('board.empty.noMap')}
          text={t('board.empty.noMapText')}
          action={
            own === undefined
              ? build
              : { label: t('board.empty.again'), onPress: () => void again(own.map) }
          }
          {...(own === undefined ? {} : { secondAction: build })}
        />
        <View style={styles.others}>
          <KnownMaps />
          <ReadyRooms />
          <Fold label={t('board.empty.shared')} open={open} onToggle={setOpen}>
            <OpenShared />
          </Fold>
          <Without />
        </View>
      </ScrollView>
      {/* Messages have a place of their own: nothing that can be chosen lies below them. */}
      <Footer hint={false} />
    </>
  );
}

function Without() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <View style={styles.without}>
      <Button
        kind="quiet"
        label={t('board.empty.without')}
        onPress={() => navigation.navigate('Table', { screen: 'TableHome' })}
      />
      <Text variant="small" ink="muted" align="center">
        {t('board.empty.withoutText')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: { flexGrow: 1, paddingHorizontal: 16, paddingBottom: 24 },
  outward: { marginHorizontal: -16 },
  others: { width: '100%', maxWidth: 336, alignSelf: 'center', gap: 16, paddingHorizontal: 8 },
  without: { gap: 8 },
});
