import { useEffect, useRef, type ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import type Svg from 'react-native-svg';
import { ThemeProvider } from '@/src/ui';
import { BoardStill } from '@/src/ui/board';
import { pngOf, printPicture } from '@/app/wiring/picture';

export interface PrintedMap {
  readonly still: Pick<ComponentProps<typeof BoardStill>, 'picture' | 'figures'>;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly field: number;
}

interface OnPaperProps extends PrintedMap {
  readonly onEnd: (failed: boolean) => void;
}

/** Drawn once for the printer, unseen: in the light colours on white, whatever the screen has. */
export function OnPaper({ still, size, field, onEnd }: OnPaperProps) {
  const svg = useRef<Svg>(null);
  const view = useRef<View>(null);
  useEffect(() => {
    void pngOf({ svg: svg.current, view: view.current, ...size })
      .then(printPicture)
      .then(
        () => onEnd(false),
        () => onEnd(true),
      );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- mounted for one print
  }, []);
  return (
    <View ref={view} style={styles.unseen}>
      <ThemeProvider scheme="light" textScale={1} reducedMotion>
        <BoardStill {...still} ref={svg} framed onWhite field={field} />
      </ThemeProvider>
    </View>
  );
}

const styles = StyleSheet.create({ unseen: { display: 'none' } });
