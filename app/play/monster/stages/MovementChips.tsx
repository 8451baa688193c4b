import { useTranslation } from '@/src/i18n/translation';
import { Chip, Section } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import type { MovementToken, MovementTokens } from '../useMovementTokens';

const WORDS: Readonly<Record<MovementToken, 'tableTurn.state.slow' | 'tableTurn.state.knockDown'>> =
  {
    slow: 'tableTurn.state.slow',
    'knock-down': 'tableTurn.state.knockDown',
  };

/** M1: on unless the table says that it would have stayed anyway. */
export function MovementChips({ tokens }: { readonly tokens: MovementTokens }) {
  const { t } = useTranslation();
  if (tokens.lying.length === 0) return null;
  return (
    <Section caption={t('tableTurn.state.movement')}>
      <Wrap>
        {tokens.lying.map(({ token, used }) => (
          <Chip
            key={token}
            label={t(WORDS[token])}
            icon={token}
            selected={used}
            onPress={() => tokens.toggle(token)}
          />
        ))}
      </Wrap>
    </Section>
  );
}
