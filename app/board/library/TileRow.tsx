import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { KeptTile } from '@/src/game';
import { IconButton, Row } from '@/src/ui';
import { PrintPicture } from './PrintPicture';
import { printWords } from './print-words';

const STAMP = 48;

interface TileRowProps {
  readonly tile: KeptTile;
  readonly onForget: () => void;
}

export function TileRow({ tile, onForget }: TileRowProps) {
  const { t } = useTranslation();
  const { name, size, print } = tile;
  return (
    <Row
      title={name}
      subtitle={[t(`boardShare.library.size.${size}`), printWords(print, t)]
        .filter((words) => words !== '')
        .join(' · ')}
      leading={
        <View style={styles.stamp}>
          <PrintPicture print={print} size={STAMP} />
        </View>
      }
      right={
        <IconButton
          icon="trash"
          label={t('boardShare.library.forget', { name })}
          on="raised"
          onPress={onForget}
        />
      }
    />
  );
}

const styles = StyleSheet.create({ stamp: { width: STAMP, alignItems: 'center' } });
