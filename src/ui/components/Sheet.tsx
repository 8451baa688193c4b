import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type Text as NativeText } from 'react-native';
import { FieldScroll, useShortOfRoom } from '../scroll';
import { enterFocus, Overlay, type OverlayPlace } from '../overlay';
import { useLayout, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { NO_RING } from './Tappable';
import { Text } from './Text';

export interface SheetProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  /** One page back, where it has pages: for Escape, the back button and the browser's back, which otherwise close it. */
  readonly onBack?: () => void;
  readonly title: string;
  readonly caption?: string;
  readonly closeLabel: string;
  /** Something is under way that cannot be left halfway. */
  readonly held?: boolean;
  readonly children: ReactNode;
  /** Buttons that stay below the scrolled content. */
  readonly footer?: ReactNode;
  /** Where it stands on screens wide enough for two columns. */
  readonly whenWide?: 'side' | 'center';
  /** Changes when the open sheet turns a page: back to the top, and the new title is spoken. */
  readonly page?: string;
  readonly testID?: string;
}

export function Sheet({ whenWide = 'center', ...props }: SheetProps) {
  const { wide } = useLayout();
  return <PanelOverlay {...props} place={wide ? whenWide : 'bottom'} />;
}

export interface PanelOverlayProps extends Omit<SheetProps, 'whenWide'> {
  readonly place: OverlayPlace;
}

const stay = () => undefined;

export function PanelOverlay(props: PanelOverlayProps) {
  const { visible, onClose, onBack, held = false, title, place, testID } = props;
  return (
    <Overlay
      visible={visible}
      onClose={held ? stay : onClose}
      onBack={held ? stay : onBack}
      label={title}
      place={place}
      testID={testID}
    >
      <Panel {...props} />
    </Overlay>
  );
}

/** Title and buttons stand still around what scrolls; where the keyboard leaves no room for it, they scroll too. */
function Panel(props: PanelOverlayProps) {
  const { onClose, title, caption, closeLabel, children, footer, place, page } = props;
  const short = useShortOfRoom();
  const head = (
    <View style={[styles.header, short ? styles.scrolledHeader : null]}>
      <PanelTitle key={page} title={title} caption={caption} />
      <IconButton
        icon="close"
        label={closeLabel}
        disabled={props.held === true}
        onPress={onClose}
        on="raised"
      />
    </View>
  );
  const buttons =
    footer === undefined ? null : (
      <View style={[styles.footer, short ? styles.scrolledFooter : null]}>{footer}</View>
    );
  return (
    <>
      {place === 'bottom' ? <Handle /> : null}
      {short ? null : head}
      <Steady key={page}>
        {short ? head : null}
        {children}
        {short ? buttons : null}
      </Steady>
      {short ? null : buttons}
    </>
  );
}

/** Answers take rows away: what is left to tap stays where it is, so the sheet never gets lower. */
function Steady({ children }: { readonly children: ReactNode }) {
  const [highest, setHighest] = useState(0);
  return (
    <FieldScroll
      style={styles.scroll}
      contentContainerStyle={[styles.content, { minHeight: highest }]}
      onLayout={({ nativeEvent: { layout } }) =>
        setHighest((before) => Math.max(before, Math.floor(layout.height)))
      }
    >
      {children}
    </FieldScroll>
  );
}

interface PanelTitleProps {
  readonly title: string;
  readonly caption: string | undefined;
}

const WEB = Platform.OS === 'web';

/**
 * Takes the focus once, when the panel opens; later rounds of the tab key pass it by. Phones flatten
 * the view around the words away, but not the words.
 */
function PanelTitle({ title, caption }: PanelTitleProps) {
  const words = useRef<View>(null);
  const heading = useRef<NativeText>(null);
  const [fresh, setFresh] = useState(true);
  useEffect(() => enterFocus(WEB ? words.current : heading.current), []);
  return (
    <View
      ref={words}
      {...(fresh ? { tabIndex: -1 } : {})}
      onBlur={() => setFresh(false)}
      style={styles.words}
    >
      {caption === undefined ? null : (
        <Text variant="caption" ink="muted">
          {caption}
        </Text>
      )}
      <Text variant="heading" ref={heading}>
        {title}
      </Text>
    </View>
  );
}

function Handle() {
  const { colors } = useTheme();
  return <View style={[styles.handle, { backgroundColor: colors.line }]} />;
}

const styles = StyleSheet.create({
  handle: { alignSelf: 'center', width: 48, height: 5, borderRadius: 3, marginTop: 10 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 20,
    paddingTop: 16,
    paddingBottom: 8,
  },
  scrolledHeader: { paddingHorizontal: 0, paddingTop: 0 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, ...NO_RING },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: 20, paddingTop: 8, paddingBottom: 20, gap: 14 },
  footer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 12,
    paddingHorizontal: 20,
    paddingTop: 8,
    paddingBottom: 16,
  },
  scrolledFooter: { paddingHorizontal: 0, paddingBottom: 0 },
});
