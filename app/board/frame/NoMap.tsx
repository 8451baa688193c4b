import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button, EmptyState, Text } from '../../../src/ui';
import { useDeskMoves } from '../desk/desk-context';
import { OpenShared } from '../share/OpenShared';

/** An adventure without a map: build one, take one over, or play on without. */
export function NoMap() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { enter } = useDeskMoves();
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <EmptyState
        icon="board"
        title={t('board.empty.noMap')}
        text={t('board.empty.noMapText')}
        action={{ label: t('board.empty.build'), onPress: () => enter('build') }}
      />
      <View style={styles.below}>
        <OpenShared />
      </View>
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
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, paddingHorizontal: 16, paddingBottom: 24 },
  below: { width: '100%', maxWidth: 480, alignSelf: 'center', paddingBottom: 24 },
  without: { width: '100%', maxWidth: 336, alignSelf: 'center', gap: 8, paddingHorizontal: 8 },
});
