import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Icon, type IconName } from '../icons';
import { useReservedSpace } from '../overlay';
import { useTheme, type Theme } from '../theme';
import { Tappable } from './Tappable';
import { Text } from './Text';
import { useRoving } from './useRoving';

export interface TabItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
}

export interface TabBarProps {
  readonly items: readonly TabItem[];
  readonly activeKey: string;
  readonly onPress: (key: string) => void;
  readonly layout: 'bottom' | 'rail';
  /** Names the navigation for screen readers. */
  readonly label: string;
}

export function TabBar(props: TabBarProps) {
  return props.layout === 'bottom' ? <BottomBar {...props} /> : <Rail {...props} />;
}

function BottomBar(props: TabBarProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const onLayout = useReservedSpace('tabs');
  const safe = {
    paddingBottom: Math.max(6, insets.bottom),
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  const paint = { backgroundColor: colors.surface, borderTopColor: colors.line };
  return (
    <View
      role="navigation"
      aria-label={props.label}
      onLayout={onLayout}
      style={[styles.bar, paint, safe]}
    >
      <View role="tablist" aria-label={props.label} style={styles.barItems}>
        <Tabs {...props} />
      </View>
    </View>
  );
}

function Rail(props: TabBarProps) {
  const { colors, size } = useTheme();
  const insets = useSafeAreaInsets();
  const safe = { paddingTop: insets.top, paddingBottom: insets.bottom, paddingLeft: insets.left };
  const paint = { backgroundColor: colors.surface, borderRightColor: colors.line };
  return (
    <View role="navigation" aria-label={props.label} style={[styles.rail, paint, safe]}>
      <ScrollView contentContainerStyle={styles.railScroll}>
        <View
          role="tablist"
          aria-label={props.label}
          style={[styles.railItems, { minWidth: size.railWidth }]}
        >
          <Tabs {...props} />
        </View>
      </ScrollView>
    </View>
  );
}

function Tabs({ items, activeKey, onPress, layout }: TabBarProps) {
  const theme = useTheme();
  const active = items.findIndex(({ key }) => key === activeKey);
  const roving = useRoving({
    count: items.length,
    active,
    onMove: (index) => {
      const item = items[index];
      if (item !== undefined) onPress(item.key);
    },
  });
  return items.map((item, index) => (
    <Tappable
      key={item.key}
      {...roving(index)}
      role="tab"
      aria-selected={index === active}
      aria-label={item.label}
      onPress={() => onPress(item.key)}
      radius={theme.radius.control}
      style={layout === 'bottom' ? styles.barTab : styles.railTab}
    >
      <TabFace item={item} selected={index === active} theme={theme} layout={layout} />
    </Tappable>
  ));
}

interface TabFaceProps {
  readonly item: TabItem;
  readonly selected: boolean;
  readonly theme: Theme;
  readonly layout: TabBarProps['layout'];
}

/** The chosen tab has a filled lozenge behind its sign: shape and colour. */
function TabFace({ item, selected, theme, layout }: TabFaceProps) {
  const { colors, scaled, textScale } = theme;
  const { ember } = colors.tones;
  const lozenge = {
    backgroundColor: selected ? ember.soft : 'transparent',
    paddingHorizontal: textScale > 1.3 ? 5 : 14,
  };
  return (
    <View style={styles.face}>
      <View style={[styles.lozenge, lozenge]}>
        <Icon
          name={item.icon}
          size={Math.min(scaled(24), 34)}
          color={selected ? ember.text : colors.faint}
        />
      </View>
      <Text
        variant={layout === 'rail' ? 'tag' : 'tab'}
        ink={selected ? 'ember' : 'faint'}
        align="center"
      >
        {item.label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { borderTopWidth: 1 },
  barItems: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: 640,
    paddingTop: 6,
  },
  barTab: {
    flexGrow: 1,
    flexBasis: 'auto',
    paddingHorizontal: 2,
    paddingVertical: 3,
    minHeight: 54,
  },
  rail: { borderRightWidth: 1 },
  railScroll: { flexGrow: 1, justifyContent: 'center' },
  railItems: { gap: 10, paddingVertical: 16, paddingHorizontal: 10 },
  railTab: { paddingVertical: 8, paddingHorizontal: 6, minHeight: 64, justifyContent: 'center' },
  face: { alignItems: 'center', gap: 2 },
  lozenge: { borderRadius: 16, paddingVertical: 3 },
});
