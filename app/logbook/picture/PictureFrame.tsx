import { useTranslation } from '@/src/i18n/translation';
import { Rect } from 'react-native-svg';
import { useTheme } from '@/src/ui';
import { Letters } from './Letters';
import { EDGE, INNER, WIDTH } from './page';

interface FrameProps {
  readonly caption: string;
  readonly height: number;
}

/** Around every picture: what it is, and where it is from. */
export function PictureFrame({ caption, height }: FrameProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <>
      <Rect
        x={20}
        y={20}
        width={WIDTH - 40}
        height={height - 40}
        rx={28}
        fill="none"
        stroke={colors.tones.ember.graphic}
        strokeWidth={4}
      />
      <Letters x={EDGE} y={104} size={30} ink="ember" face="bold" room={INNER}>
        {caption.toUpperCase()}
      </Letters>
      <Letters x={WIDTH - EDGE} y={height - 52} size={24} ink="muted" anchor="end">
        {t('shell.appName')}
      </Letters>
    </>
  );
}
