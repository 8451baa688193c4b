import { useId, type ReactNode, type RefObject } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AboveKeyboard, FieldScroll, useShortOfRoom } from '../scroll';
import { useRoomAboveFooter, useReservedSpace } from '../overlay';
import { useTheme } from '../theme';
import { ScreenHeader, type ScreenHeaderProps } from './ScreenHeader';

export interface ScreenProps extends Partial<ScreenHeaderProps> {
  readonly children: ReactNode;
  /** Stays under the thumb at the bottom: the screen's one main action. */
  readonly footer?: ReactNode;
  readonly scroll?: boolean;
  /** For screens that bring a part of theirs into sight. */
  readonly scroller?: RefObject<ScrollView | null>;
  readonly maxWidth?: number;
  /** Between header and scrolled content, such as a search field or the initiative track. */
  readonly pinned?: ReactNode;
  readonly testID?: string;
}

/** Keeps every edge free that nobody around it keeps already, as the tabs do. */
export function Screen({ scroller, ...props }: ScreenProps) {
  const { children, pinned, scroll = true } = props;
  const { colors, size } = useTheme();
  const { top, right, bottom, left } = useSafeAreaInsets();
  const short = useShortOfRoom() && scroll;
  const column = [styles.column, { maxWidth: props.maxWidth ?? size.contentWidth }];
  const safe = { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left };
  const head =
    props.title === undefined ? null : (
      <View style={column}>
        <ScreenHeader {...props} title={props.title} />
      </View>
    );
  const id = useId();
  const foot =
    props.footer === undefined ? null : (
      <Footer id={id} column={column}>
        {props.footer}
      </Footer>
    );
  return (
    <AboveKeyboard kept={bottom} style={{ backgroundColor: colors.background }}>
      <View role="main" testID={props.testID} style={[styles.screen, safe]}>
        {short ? null : head}
        {pinned === undefined ? null : <View style={[column, styles.pinned]}>{pinned}</View>}
        {scroll ? (
          <FieldScroll ref={scroller} style={styles.screen} contentContainerStyle={styles.scrolled}>
            {short ? head : null}
            <View style={[column, styles.content]}>{children}</View>
            {short ? foot : null}
          </FieldScroll>
        ) : (
          <View style={styles.screen}>{children}</View>
        )}
        <MessageRoom footer={id} />
        {short ? null : foot}
      </View>
    </AboveKeyboard>
  );
}

/** By itself: a message draws the screen around it no second time. */
function MessageRoom({ footer }: { readonly footer: string }) {
  const height = useRoomAboveFooter(footer);
  return height === 0 ? null : <View testID="message-room" style={{ height }} />;
}

interface FooterProps {
  readonly id: string;
  readonly column: object;
  readonly children: ReactNode;
}

function Footer({ id, column, children }: FooterProps) {
  const onLayout = useReservedSpace('footer', id);
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
