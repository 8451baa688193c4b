import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import {
  tokenCount,
  tokenLimit,
  warningsFor,
  type AdventureCommand,
  type GameState,
  type TokenKind,
  type Tokens,
} from '@/src/rules';
import { Chip, Sign, Stepper, Text, TINTS, useTheme } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useGameWords } from '../words/useGameWords';
import { useGameView } from '@/app/wiring/game';
import { useMoves } from '../context/table-context';
import { findFigure } from '../parts/find-figure';

interface TokenStepperProps {
  readonly figure: string;
  readonly tokens: Tokens;
  readonly token: TokenKind;
  /** A sign instead of the name, where the room is short. */
  readonly compact?: boolean;
}

const oneLess =
  (figure: string, token: TokenKind) =>
  ({ adventure }: GameState): AdventureCommand => {
    const tokens = (adventure && findFigure(adventure, figure)?.figure.tokens) ?? {};
    return {
      kind: 'setTokens',
      figure,
      tokens: { [token]: Math.max(0, tokenCount(tokens, token) - 1) },
    };
  };

/** One tap more, one tap less; the name leads into the glossary. */
/** One that shows the same number as before is not drawn again. */
export function TokenStepper({ tokens, token, ...rest }: TokenStepperProps) {
  return <Counted {...rest} token={token} value={tokenCount(tokens, token)} />;
}

interface CountedProps extends Omit<TokenStepperProps, 'tokens'> {
  readonly value: number;
}

const Counted = memo(function Counted({ figure, value, token, compact }: CountedProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const glossary = useGlossarySheet();
  const { act } = useMoves();
  const what = words.token(token);
  const give = { kind: 'giveTokens', figures: [figure], token, count: 1 } as const;
  const immune = useIsImmune(give);
  const stepper = (
    <Stepper
      label={what}
      value={value}
      max={tokenLimit(token)}
      lessLabel={t('ui.less', { what })}
      moreLabel={t('ui.more', { what })}
      onChange={(next) => void act(next > value ? give : oneLess(figure, token))}
      {...(compact === true ? { sign: <TokenSign token={token} /> } : {})}
    />
  );
  if (compact === true) return stepper;
  return (
    <View style={styles.row}>
      <View style={styles.name}>
        <Chip keyword label={what} icon={token} onPress={() => glossary.open(token)} />
        {immune ? (
          <Text variant="small" ink="muted">
            {t('tableFigure.tokens.immune')}
          </Text>
        ) : null}
      </View>
      {stepper}
    </View>
  );
});

/** The stepper says the name; the sign only shows it. */
function TokenSign({ token }: { readonly token: TokenKind }) {
  const { scheme, scaled } = useTheme();
  return <Sign name={token} size={scaled(22)} color={TINTS[token][scheme]} />;
}

const useIsImmune = (give: AdventureCommand): boolean =>
  useGameView(
    ({ open }) =>
      open !== null && warningsFor(open.state, give).some(({ code }) => code === 'immune'),
  );

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 130, alignItems: 'flex-start' },
});
