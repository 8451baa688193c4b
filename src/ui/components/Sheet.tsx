import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLayout, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { moveFocus, Overlay, type OverlayPlace } from './Overlay';
import { NO_RING } from './Tappable';
import { Text } from './Text';

export interface SheetProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  /** One page back, where it has pages; also for the browser's back, which otherwise leaves the screen. */
  readonly onBack?: () => void;
  readonly title: string;
  readonly caption?: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons that stay below the scrolled content. */
  readonly footer?: ReactNode;
  /** Where it stands on screens wide enough for two columns. */
  readonly whenWide?: 'side' | 'center';
  /** Changes when the open sheet turns a page: back to the top, and the new title is spoken. */
  readonly page?: string;
  readonly testID?: string;
}

function usePanel(place: OverlayPlace) {
  const { colors, radius, shadow, size } = useTheme();
  const { height } = useLayout();
  const insets = useSafeAreaInsets();
  const base = {
    backgroundColor: colors.surface,
    boxShadow: shadow.floating,
    width: '100%' as const,
  };
  switch (place) {
    case 'bottom':
      return {
        ...base,
        maxWidth: 640,
        maxHeight: height * 0.9 - insets.top,
        borderTopLeftRadius: radius.sheet,
        borderTopRightRadius: radius.sheet,
        paddingBottom: insets.bottom,
      };
    case 'center':
      return {
        ...base,
        maxWidth: size.sheetWidth + 80,
        maxHeight: height - 48 - insets.top,
        borderRadius: radius.sheet,
      };
    case 'side':
      return {
        ...base,
        maxWidth: size.sheetWidth,
        height: '100%' as const,
        borderTopLeftRadius: radius.sheet,
        borderBottomLeftRadius: radius.sheet,
        paddingTop: insets.top,
        paddingBottom: insets.bottom,
        paddingRight: insets.right,
      };
  }
}

export function Sheet(props: SheetProps) {
  const { visible, onClose, title, children, footer, whenWide = 'center' } = props;
  const { wide } = useLayout();
  const place = wide ? whenWide : 'bottom';
  return (
    <PanelOverlay
      {...props}
      place={place}
      visible={visible}
      onClose={onClose}
      title={title}
      footer={footer}
    >
      {children}
    </PanelOverlay>
  );
}

export interface PanelOverlayProps extends SheetProps {
  readonly place: OverlayPlace;
}

export function PanelOverlay(props: PanelOverlayProps) {
  const { visible, onClose, title, caption, closeLabel, children, footer, place } = props;
  const heading = useRef<View>(null);
  const panelStyle = usePanel(place);
  const shownPage = useRef(props.page);
  useEffect(() => {
    if (visible && shownPage.current !== props.page) moveFocus(heading.current);
    shownPage.current = props.page;
  }, [visible, props.page]);
  return (
    <Overlay
      visible={visible}
      onClose={onClose}
      onBack={props.onBack}
      label={title}
      place={place}
      focusTarget={heading}
      panelStyle={panelStyle}
      {...(props.testID === undefined ? {} : { testID: props.testID })}
    >
      {place === 'bottom' ? <Handle /> : null}
      <View style={styles.header}>
        <PanelTitle key={props.page} target={heading} title={title} caption={caption} />
        <IconButton icon="close" label={closeLabel} onPress={onClose} on="raised" />
      </View>
      <ScrollView
        key={props.page}
        style={styles.scroll}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {footer === undefined ? null : <View style={styles.footer}>{footer}</View>}
    </Overlay>
  );
}

interface PanelTitleProps {
  readonly target: RefObject<View | null>;
  readonly title: string;
  readonly caption: string | undefined;
}

/** Takes the focus once, when the panel opens; later rounds of the tab key pass it by. */
function PanelTitle({ target, title, caption }: PanelTitleProps) {
  const [fresh, setFresh] = useState(true);
  return (
    <View
      ref={target}
      {...(fresh ? { tabIndex: -1 } : {})}
      onBlur={() => setFresh(false)}
      style={styles.words}
    >
      {caption === undefined ? null : (
        <Text variant="caption" ink="muted">
          {caption}
        </Text>
      )}
      <Text variant="heading">{title}</Text>
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
});
