import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Tokens } from '@/src/rules';
import { IconTile, Spoken, Tappable, Text, useTheme, type EmblemId } from '@/src/ui';
import { Avatar } from '../parts/Avatar';
import { Life } from '../parts/Life';
import { TokenBadges } from '../parts/TokenBadges';

export interface FigureRowProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Null: drawn as an animal or companion. */
  readonly emblem: EmblemId | null;
  readonly ring?: string | undefined;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: Tokens;
  /** What its bar and badges show, in words. */
  readonly life: string;
  readonly lying: string;
  readonly hint?: string;
  /** It is this figure's turn. */
  readonly active: boolean;
  readonly out?: boolean;
  /** Cubes, beside the tokens. */
  readonly aside?: ReactNode;
  /** Without it the row only tells. */
  readonly onPress?: ((id: string) => void) | undefined;
}

/** One figure, one line, one tap: everything about it opens from here. */
export function FigureListRow(props: FigureRowProps) {
  const { id, title, subtitle, hp, maxHp, tokens, active, aside } = props;
  const { colors, radius } = useTheme();
  const paint = active
    ? { backgroundColor: colors.active, borderColor: colors.tones.ember.graphic }
    : { backgroundColor: 'transparent', borderColor: 'transparent' };
  const { onPress } = props;
  const look = [styles.row, paint];
  const content = (
    <>
      <Picture emblem={props.emblem} ring={props.ring} />
      <View style={styles.words}>
        <View style={styles.line}>
          <Text variant="label" ink={props.out === true ? 'faint' : 'text'} grow>
            {title}
          </Text>
          <Spoken words={props.life}>
            <Life hp={hp} maxHp={maxHp} />
          </Spoken>
        </View>
        <View style={styles.line}>
          <Text variant="small" ink="muted" style={styles.shrink}>
            {subtitle}
          </Text>
          {props.lying === '' ? null : (
            <Spoken words={props.lying} style={styles.shrink}>
              <TokenBadges tokens={tokens} />
            </Spoken>
          )}
          {aside}
        </View>
        <Bar hp={hp} maxHp={maxHp} />
      </View>
    </>
  );
  if (onPress === undefined)
    return <View style={[...look, { borderRadius: radius.control }]}>{content}</View>;
  return (
    <Tappable
      role="button"
      accessibilityHint={props.hint}
      onPress={() => onPress(id)}
      radius={radius.control}
      style={look}
    >
      {content}
    </Tappable>
  );
}

function Picture({ emblem, ring }: { emblem: EmblemId | null; ring?: string | undefined }) {
  const { scaled } = useTheme();
  const size = Math.min(scaled(42), 64);
  if (emblem === null) return <IconTile icon="npc" size={42} tone="ok" />;
  return <Avatar emblem={emblem} ring={ring} size={size} />;
}

/** The numbers are beside it. */
function Bar({ hp, maxHp }: { readonly hp: number; readonly maxHp: number }) {
  const { colors } = useTheme();
  const share = maxHp <= 0 ? 0 : Math.min(1, Math.max(0, hp / maxHp));
  const fill = { width: `${Math.round(share * 100)}%` as const };
  return (
    <View style={[styles.track, { backgroundColor: colors.sunken }]}>
      <View style={[styles.fill, fill, { backgroundColor: colors.tones.danger.graphic }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 8,
    paddingVertical: 7,
    borderWidth: 2,
    minHeight: 60,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  shrink: { flexShrink: 1 },
  track: { height: 5, borderRadius: 3, overflow: 'hidden', marginTop: 3 },
  fill: { height: 5, borderRadius: 3 },
});
