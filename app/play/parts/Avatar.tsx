import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Emblem, useTheme, type EmblemId } from '@/src/ui';

interface AvatarProps {
  readonly emblem: EmblemId;
  /** Colour of the base; a thin line around it keeps dark bases apart from a dark ground. */
  readonly ring?: string | undefined;
  readonly size?: number;
}

export const Avatar = memo(function Avatar({ emblem, ring, size = 44 }: AvatarProps) {
  const { colors } = useTheme();
  const rim = ring === undefined ? null : { borderColor: colors.outline, borderWidth: 1 };
  return (
    <View style={[styles.avatar, { borderRadius: size }, rim]}>
      <Emblem id={emblem} size={size} ring={ring} />
    </View>
  );
});

const styles = StyleSheet.create({ avatar: { flexShrink: 0 } });
