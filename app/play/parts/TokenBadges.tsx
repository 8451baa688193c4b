import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { TOKEN_KINDS, tokenCount, type TokenKind, type Tokens } from '@/src/rules';
import { Icon, Text, TINTS, useTheme } from '@/src/ui';

interface TokenBadgesProps {
  readonly tokens: Tokens;
  readonly size?: number;
  /** More than these are a "+". */
  readonly most?: number;
}

export const lyingTokens = (tokens: Tokens): readonly TokenKind[] =>
  TOKEN_KINDS.filter((kind) => tokenCount(tokens, kind) > 0);

/** Silent: whatever holds them says them in words. */
export const TokenBadges = memo(function TokenBadges(props: TokenBadgesProps) {
  const { tokens, size = 18, most = 12 } = props;
  const lying = lyingTokens(tokens);
  if (lying.length === 0) return null;
  const shown = lying.length > most ? lying.slice(0, most - 1) : lying;
  return (
    <View style={styles.badges} aria-hidden>
      {shown.map((kind) => (
        <Badge key={kind} kind={kind} count={tokenCount(tokens, kind)} size={size} />
      ))}
      {shown.length < lying.length ? (
        <Text variant="tag" ink="muted">{`+${lying.length - shown.length}`}</Text>
      ) : null}
    </View>
  );
});

interface BadgeProps {
  readonly kind: TokenKind;
  readonly count: number;
  readonly size: number;
}

function Badge({ kind, count, size }: BadgeProps) {
  const { scheme, scaled } = useTheme();
  return (
    <View style={styles.badge}>
      <Icon name={kind} size={scaled(size)} color={TINTS[kind][scheme]} />
      {count > 1 ? <Text variant="tag">{count}</Text> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  badges: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  badge: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
