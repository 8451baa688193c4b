import { useMemo, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type Svg from 'react-native-svg';
import type { Adventure } from '@/src/rules';
import { Button, Card, Section, Text, useSnackbar, useTheme } from '@/src/ui';
import { BoardStill, stillSize } from '@/src/ui/board';
import { useGameWords } from '@/app/play/words/useGameWords';
import { giveFile } from '@/app/wiring/files';
import { useGameView } from '@/app/wiring/game';
import { canPrint, drawnFor, pngOf } from '@/app/wiring/picture';
import { pictureFigures } from '../picture/figures';
import { frameOf } from '../picture/frame';
import { useMapWords } from '../picture/map-words';
import { pictureOf } from '../picture/picture';
import { PrintButton } from './PrintButton';

/** On screen as wide as a phone has room for; as a picture large enough for paper. */
const SHOWN = 300;
const LONGEST_SIDE = 2400;
const LARGEST_FIELD = 96;

function useStill(adventure: Adventure) {
  const words = useGameWords();
  const mapWords = useMapWords();
  return useMemo(() => {
    const frame = frameOf(adventure.map, 0);
    const shown = { frame, words: mapWords, building: false, chosen: null };
    const acting = adventure.turn?.figure ?? null;
    return {
      picture: pictureOf(adventure.map, shown),
      figures: pictureFigures({ ...adventure, acting }, { frame, words }),
    };
  }, [adventure, words, mapWords]);
}

/** The map as people photograph it: for the share sheet, and on paper. */
export function AsPicture() {
  const { t } = useTranslation();
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  return adventure === null || adventure.map === null ? null : (
    <Section caption={t('boardShare.share.asPicture')}>
      <Picture adventure={adventure} />
    </Section>
  );
}

function Picture({ adventure }: { readonly adventure: Adventure }) {
  const { t } = useTranslation();
  const { radius } = useTheme();
  const { show } = useSnackbar();
  const svg = useRef<Svg>(null);
  const view = useRef<View>(null);
  const still = useStill(adventure);
  const one = stillSize(still.picture, 1, true);
  const longer = Math.max(one.width, one.height);
  const pixels = Math.min(LARGEST_FIELD, LONGEST_SIDE / longer);
  const large = stillSize(still.picture, pixels, true);
  const shown = SHOWN / longer;
  const drawn = drawnFor(pixels, shown);
  const png = () => pngOf({ svg: svg.current, view: view.current, ...large });
  const failed = () => show({ text: t('boardShare.share.noPicture'), refused: true });
  const give = async () => giveFile(`${fileName(adventure)}.png`, 'image/png', await png());
  return (
    <Card gap={12}>
      <View
        ref={view}
        role="img"
        aria-label={t('boardShare.share.asPicture')}
        style={[
          styles.picture,
          stillSize(still.picture, shown, true),
          { borderRadius: radius.control },
        ]}
      >
        <View style={[styles.drawing, { transform: [{ scale: shown / drawn }] }]}>
          <BoardStill {...still} ref={svg} framed field={drawn} />
        </View>
      </View>
      <View style={styles.row}>
        <Button
          icon="share"
          label={t('boardShare.share.givePicture')}
          onPress={() => void give().catch(failed)}
        />
        {canPrint ? <PrintButton still={still} size={large} field={drawn} onFail={failed} /> : null}
      </View>
      {canPrint ? null : (
        <Text variant="small" ink="muted">
          {t('boardShare.share.printHint')}
        </Text>
      )}
    </Card>
  );
}

/** What every system takes as a name. */
const fileName = ({ title }: Adventure): string =>
  title.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'Drunagor';

const styles = StyleSheet.create({
  picture: { alignSelf: 'flex-start', overflow: 'hidden' },
  drawing: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
