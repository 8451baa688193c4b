import { StyleSheet, View } from 'react-native';
import {
  Cube,
  CUBE_KINDS,
  ICON_NAMES,
  IconTile,
  useTheme,
  type CubeKind,
  type IconName,
  type ToneName,
} from '@/src/ui';
import { toneOf } from './tones';

const CUBE = 'cube/';

const isCube = (kind: string): kind is CubeKind => (CUBE_KINDS as readonly string[]).includes(kind);
const isIcon = (icon: string): icon is IconName => (ICON_NAMES as readonly string[]).includes(icon);

/** The cube an entry's icon names, if it is one. */
export const cubeOf = (icon: string): CubeKind | undefined => {
  const kind = icon.startsWith(CUBE) ? icon.slice(CUBE.length) : '';
  return isCube(kind) ? kind : undefined;
};

export const iconOf = (icon: string): IconName => (isIcon(icon) ? icon : 'info');

interface EntryTileProps {
  /** As the entries write it: an icon's name or `cube/<kind>`. */
  readonly icon: string;
  /** For an icon that has no colour of its own. */
  readonly tone?: ToneName | undefined;
  /** The tone wins over the icon's own: for the sign of a game. */
  readonly own?: boolean;
  readonly size?: number;
}

export function EntryTile({ icon, tone, own = false, size = 44 }: EntryTileProps) {
  const kind = cubeOf(icon);
  if (kind !== undefined) return <CubeTile kind={kind} size={size} />;
  const name = iconOf(icon);
  return (
    <IconTile
      icon={name}
      tone={own && tone !== undefined ? tone : toneOf(name, tone)}
      size={size}
    />
  );
}

function CubeTile({ kind, size }: { readonly kind: CubeKind; readonly size: number }) {
  const { colors, scaled } = useTheme();
  const side = Math.min(scaled(size), size * 1.4);
  return (
    <View style={[styles.tile, { width: side, height: side, backgroundColor: colors.raised }]}>
      <Cube kind={kind} size={side * 0.6} />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { borderRadius: 14, alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
});
