import type { ReactNode, RefObject } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../theme';
import { useReservedSpace } from './bottom-space';
import { ScreenHeader, type ScreenHeaderProps } from './ScreenHeader';

export type ScreenEdge = 'top' | 'right' | 'bottom' | 'left';

export interface ScreenProps extends Partial<ScreenHeaderProps> {
  readonly children: ReactNode;
  /** Stays under the thumb at the bottom: the screen's one main action. */
  readonly footer?: ReactNode;
  readonly scroll?: boolean;
  /** For screens that bring a part of theirs into sight. */
  readonly scroller?: RefObject<ScrollView | null>;
  readonly maxWidth?: number;
  /** Safe-area edges the screen keeps free; the tab bar already keeps its own. */
  readonly edges?: readonly ScreenEdge[];
  /** Between header and scrolled content, such as a search field or the initiative track. */
  readonly pinned?: ReactNode;
  readonly testID?: string;
}

const WITHIN_TABS: readonly ScreenEdge[] = ['top', 'right', 'left'];

function useEdges(edges: readonly ScreenEdge[]) {
  const insets = useSafeAreaInsets();
  const room = (edge: ScreenEdge) => (edges.includes(edge) ? insets[edge] : 0);
  return {
    paddingTop: room('top'),
    paddingRight: room('right'),
    paddingBottom: room('bottom'),
    paddingLeft: room('left'),
  };
}

export function Screen(props: ScreenProps) {
  const { children, footer, pinned, scroll = true, edges = WITHIN_TABS } = props;
  const { colors, size } = useTheme();
  const column = [styles.column, { maxWidth: props.maxWidth ?? size.contentWidth }];
  const safe = useEdges(edges);
  return (
    <KeyboardAvoidingView
      {...(Platform.OS === 'ios' ? { behavior: 'padding' } : {})}
      style={[styles.screen, safe, { backgroundColor: colors.background }]}
    >
      <View role="main" testID={props.testID} style={styles.screen}>
        {props.title === undefined ? null : (
          <View style={column}>
            <ScreenHeader {...props} title={props.title} />
          </View>
        )}
        {pinned === undefined ? null : <View style={[column, styles.pinned]}>{pinned}</View>}
        {scroll ? (
          <ScrollView
            {...(props.scroller === undefined ? {} : { ref: props.scroller })}
            style={styles.screen}
            contentContainerStyle={styles.scrolled}
            keyboardShouldPersistTaps="handled"
          >
            <View style={[column, styles.content]}>{children}</View>
          </ScrollView>
        ) : (
          <View style={styles.screen}>{children}</View>
        )}
        {footer === undefined ? null : <Footer column={column}>{footer}</Footer>}
      </View>
    </KeyboardAvoidingView>
  );
}

function Footer({ column, children }: { readonly column: object; readonly children: ReactNode }) {
  const onLayout = useReservedSpace('footer');
  return (
    <View style={column} onLayout={onLayout}>
      <View style={styles.footer}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  column: { width: '100%', alignSelf: 'center' },
  pinned: { paddingHorizontal: 16, paddingBottom: 12 },
  scrolled: { flexGrow: 1, paddingBottom: 24 },
  content: { flexGrow: 1, paddingHorizontal: 16, paddingTop: 4, gap: 22 },
  footer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 12,
    paddingHorizontal: 16,
    paddingTop: 10,
    paddingBottom: 12,
  },
});
