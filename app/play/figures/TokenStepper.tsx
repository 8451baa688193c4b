import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { tokenLimit, type TokenKind } from '@/src/rules';
import { Icon, Stepper, TINTS, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMoves } from '../context/table-context';
import { oneLess, oneMore } from './token-commands';

interface TokenStepperProps {
  readonly figure: string;
  readonly token: TokenKind;
  readonly count: number;
}

/** One tap more, one tap less; a sign instead of the name. One that shows the same number is not drawn again. */
export const TokenStepper = memo(function TokenStepper({
  figure,
  token,
  count,
}: TokenStepperProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { act } = useMoves();
  const { scheme, scaled } = useTheme();
  const what = words.token(token);
  return (
    <Stepper
      label={what}
      value={count}
      max={tokenLimit(token)}
      lessLabel={t('ui.less', { what })}
      moreLabel={t('ui.more', { what })}
      onChange={(next) => void act(next > count ? oneMore(figure, token) : oneLess(figure, token))}
      sign={<Icon name={token} size={scaled(22)} color={TINTS[token][scheme]} />}
    />
  );
});
