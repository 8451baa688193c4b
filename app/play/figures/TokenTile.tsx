import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { tokenLimit, warningsFor, type AdventureCommand, type TokenKind } from '@/src/rules';
import { Icon, IconButton, Tappable, Text, TINTS, useTheme } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useMoves } from '../context/table-context';
import { useGameWords } from '../words/useGameWords';
import { oneLess, oneMore } from './token-commands';

interface TokenTileProps {
  readonly figure: string;
  readonly token: TokenKind;
  readonly count: number;
}

/** A tap gives one, the minus takes one; what lies there once only goes on and off (C1). */
export const TokenTile = memo(function TokenTile({ figure, token, count }: TokenTileProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { act } = useMoves();
  const { colors, radius, scaled, textScale } = useTheme();
  const what = words.token(token);
  const once = tokenLimit(token) === 1;
  const less = () => void act(oneLess(figure, token));
  const takes = once && count > 0;
  const paint =
    count > 0
      ? { backgroundColor: colors.active, borderColor: colors.tones.ember.graphic }
      : { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <View
      style={[
        styles.tile,
        { flexBasis: scaled(140), maxWidth: textScale > 1.2 ? '100%' : '49.2%' },
        { borderRadius: radius.control },
        paint,
      ]}
    >
      <Give
        token={token}
        label={t(takes ? 'ui.less' : 'ui.more', { what })}
        disabled={!once && count >= tokenLimit(token)}
        onPress={takes ? less : () => void act(oneMore(figure, token))}
      />
      <Immune figure={figure} token={token} />
      {takes ? <Icon name="check" size={scaled(18)} color={colors.tones.ember.text} /> : null}
      {once || count === 0 ? null : (
        <>
          <Text variant="number">{count}</Text>
          <IconButton icon="minus" on="bare" label={t('ui.less', { what })} onPress={less} />
        </>
      )}
    </View>
  );
});

interface GiveProps {
  readonly token: TokenKind;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Give({ token, label, disabled, onPress }: GiveProps) {
  const words = useGameWords();
  const { radius, scheme, scaled } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={label}
      disabled={disabled}
      onPress={onPress}
      radius={radius.control}
      style={styles.main}
    >
      <Icon name={token} size={scaled(20)} color={TINTS[token][scheme]} />
      <Text variant="label" style={styles.words}>
        {words.token(token)}
      </Text>
    </Tappable>
  );
}

/** C4: said before anybody taps. */
function Immune({ figure, token }: Pick<TokenTileProps, 'figure' | 'token'>) {
  const { t } = useTranslation();
  if (!useIsImmune(oneMore(figure, token))) return null;
  return (
    <Text variant="tab" ink="muted" style={styles.immune}>
      {t('tableFigure.tokens.immune')}
    </Text>
  );
}

const useIsImmune = (give: AdventureCommand): boolean =>
  useGameView(
    ({ open }) =>
      open !== null && warningsFor(open.state, give).some(({ code }) => code === 'immune'),
  );

const styles = StyleSheet.create({
  tile: {
    flexDirection: 'row',
    alignItems: 'center',
    flexGrow: 1,
    borderWidth: 1,
    paddingRight: 4,
  },
  main: {
    flexDirection: 'row',
    alignItems: 'center',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    gap: 8,
    paddingHorizontal: 10,
  },
  words: { flexShrink: 1 },
  immune: { flexShrink: 1, maxWidth: 62 },
});
