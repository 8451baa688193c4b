import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { AttackCard } from '@/src/rules';
import { Button, Card, Fold, Text } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { AttackCardFace } from './AttackCardFace';
import { AttackCardTargets } from './AttackCardTargets';
import { cardOfTurn, useAttackCardEntry } from './useAttackCard';

/** HASTE and status cards: the card's own text, then its owner's whole turn (U3, U12). */
export function AttackCardOfTurn() {
  const { adventure } = useTable();
  const card = cardOfTurn(adventure);
  if (card === undefined || adventure.turn?.figure !== card.owner) return null;
  return (
    <>
      <AttackCardFace card={card} />
      <CardFirst card={card} />
    </>
  );
}

function CardFirst({ card }: { readonly card: AttackCard }) {
  const { t } = useTranslation();
  const names = useNames();
  const { act } = useTable();
  const [open, setOpen] = useState(false);
  const draft = useAttackCardEntry(card);
  const { command } = draft;
  return (
    <Card padding="tight">
      <Text variant="small" ink="muted">
        {t('tableTurn.card.hasteThen', { owner: names.one(card.owner) })}
      </Text>
      <Fold label={t('tableTurn.card.hits')} open={open} onToggle={setOpen}>
        <AttackCardTargets draft={draft} />
        <Button
          label={t('tableTurn.go.hits', { names: names.all(draft.targets) })}
          size="small"
          disabled={command === null}
          onPress={() => (command === null ? undefined : void act(command))}
        />
      </Fold>
    </Card>
  );
}
