import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { Button, useLayout, useSnackbar, useTheme } from '@/src/ui';
import { giveFile } from '@/app/wiring/files';
import { drawnFor, pngOf } from '@/app/wiring/picture';
import { WIDTH } from './page';

/** On screen as wide as a phone has room for; on a larger one letters as large as elsewhere. */
const SHOWN = { phone: 326, wide: 600 };

interface SharedProps {
  readonly label: string;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the drawing, which is as wide as all of them. */
  readonly height: number;
  /** Drawn with react-native-svg. */
  readonly children: ReactNode;
}

/** A drawing as it will be sent, and the button that sends it as a PNG. */
export function Shared({ label, name, height, children }: SharedProps) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const { show } = useSnackbar();
  const svg = useRef<Svg>(null);
  const view = useRef<View>(null);
  const { wide } = useLayout();
  const width = wide ? SHOWN.wide : SHOWN.phone;
  const drawn = drawnFor(WIDTH, width);
  const give = async () => {
    const png = await pngOf({ svg: svg.current, view: view.current, width: WIDTH, height });
    await giveFile(`${fileName(name)}.png`, 'image/png', png);
  };
  const failed = () => show({ text: t('boardShare.share.noPicture'), refused: true });
  const shown = { width, height: (width * height) / WIDTH, borderRadius: radius.control };
  return (
    <>
      <View ref={view} role="img" aria-label={label} style={[styles.picture, shown]}>
        <View style={[styles.drawing, { transform: [{ scale: width / drawn }] }]}>
          <Svg
            ref={svg}
            width={drawn}
            height={(drawn * height) / WIDTH}
            viewBox={`0 0 ${WIDTH} ${height}`}
          >
            <Rect width={WIDTH} height={height} fill={colors.background} />
            {children}
          </Svg>
        </View>
      </View>
      <Button
        icon="share"
        label={t('group.picture.give')}
        onPress={() => void give().catch(failed)}
      />
    </>
  );
}

/** What every system takes as a name. */
const fileName = (name: string): string =>
  name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'Drunagor';

const styles = StyleSheet.create({
  picture: { alignSelf: 'center', overflow: 'hidden' },
  drawing: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});
