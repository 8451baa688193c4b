import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Adventure } from '@/src/rules';
import { useTheme } from '@/src/ui';
import { BoardView } from '@/src/ui/board';
import { useGameWords } from '@/app/play/words/useGameWords';
import { pictureFigures } from '../picture/figures';
import { frameOf } from '../picture/frame';
import { useMapWords } from '../picture/map-words';
import { pictureOf } from '../picture/picture';

const NO_ACTIONS = {};

/** The board as it would lie; to be moved and zoomed, nothing else. */
export function SharedPicture({ adventure }: { readonly adventure: Adventure }) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const words = useGameWords();
  const mapWords = useMapWords();
  const content = useMemo(() => {
    const frame = frameOf(adventure.map, 0);
    const shown = { frame, words: mapWords, building: false, chosen: null };
    return {
      picture: pictureOf(adventure.map, shown),
      figures: pictureFigures({ ...adventure, acting: null }, { frame, words }),
    };
  }, [adventure, words, mapWords]);
  return (
    <View style={[styles.frame, { backgroundColor: colors.sunken, borderRadius: radius.card }]}>
      <BoardView {...content} actions={NO_ACTIONS} label={t('boardShare.shared.picture')} />
    </View>
  );
}

const styles = StyleSheet.create({ frame: { height: 340, overflow: 'hidden' } });
