import { useTranslation } from '@/src/i18n/translation';
import type { Outcome } from '@/src/rules';
import { Section, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { DeclareFightSheet } from './DeclareFightSheet';
import { EndCard, EndedOtherwise } from './EndCard';
import { endWords } from './fight-words';

/** X10: who won and why; once more with the same line-up, or enough for today. */
export function FightEnd() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { outcome } = adventure;
  if (outcome === null) return null;
  const [title = '', ...lines] = endWords(adventure, outcome, t);
  return (
    <>
      <WhereTo outcome={outcome} />
      <EndCard result={outcome.result} title={title} lines={lines}>
        <Section caption={t('versus.end.after')}>
          <Text>{t('versus.end.afterText')}</Text>
        </Section>
        <Wrap>
          <EndedOtherwise Declare={DeclareFightSheet} />
          <KeywordChip entry="player-versus-player" label={t('versus.about')} />
        </Wrap>
      </EndCard>
    </>
  );
}

/** X2: either way the heroes are as before; the table has the line-up ready. */
function WhereTo({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const close = (afterwards: 'restart' | 'camp') =>
    void act(
      { kind: 'closeAdventure', at: Date.now(), afterwards },
      { done: () => t(`tableSetup.end.closed.${outcome.result}`) },
    );
  useMainAction({
    label: t('versus.end.again'),
    onPress: () => close('restart'),
    beside: { label: t('tableSetup.end.stop'), onPress: () => close('camp') },
  });
  return null;
}
