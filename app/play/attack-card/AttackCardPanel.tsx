import { useTranslation } from '@/src/i18n/translation';
import type { AttackCard } from '@/src/rules';
import { Card } from '@/src/ui';
import { useMainAction, type MainAction } from '../context/main-action';
import { useGoOn, useNextLabel } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { AttackCardFace } from './AttackCardFace';
import { AttackCardTargets } from './AttackCardTargets';
import { cardOfTurn, useAttackCardEntry, type AttackCardEntry } from './useAttackCard';
import { useNames } from '../turn/names';

/** The turn of an attack card (U3): what it says, and whom it hits. */
export function AttackCardPanel() {
  const { adventure } = useTable();
  const card = cardOfTurn(adventure);
  return card === undefined ? null : <CardTurn card={card} />;
}

function CardTurn({ card }: { readonly card: AttackCard }) {
  const draft = useAttackCardEntry(card);
  useMainAction(useCardAction(draft));
  return (
    <>
      <AttackCardFace card={card} />
      <Card>
        <AttackCardTargets draft={draft} keys />
      </Card>
    </>
  );
}

/** HASTE entered late: the turn began without its owner. */
function useCardAction({ card, targets, command }: AttackCardEntry): MainAction {
  const { t } = useTranslation();
  const { act } = useTable();
  const names = useNames();
  const next = useNextLabel();
  const goOn = useGoOn();
  if (command !== null) {
    return {
      label: t('tableTurn.go.hits', { names: names.all(targets) }),
      onPress: () => void act(command),
      beside: { label: t('tableTurn.card.nobody'), onPress: goOn },
    };
  }
  if (card.activates || card.status) {
    return {
      label: t('tableTurn.card.hasteGo', { owner: names.one(card.owner) }),
      onPress: () => void act({ kind: 'actNow', figure: card.owner }),
      beside: { label: next, onPress: goOn },
    };
  }
  return {
    label: t('tableTurn.card.nobody'),
    spoken: `${t('tableTurn.card.nobody')}, ${next}`,
    kind: 'quiet',
    onPress: goOn,
  };
}
