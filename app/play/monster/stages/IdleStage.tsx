import { useTranslation } from 'react-i18next';
import { Button, Card, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useNextLabel } from '@/app/play/turn/next-up';
import { useMoves } from '@/app/play/context/table-context';
import type { Attack } from '../useAttack';
import { MovementChips } from './MovementChips';

interface IdleStageProps {
  readonly text: string;
  readonly attack: Attack;
  /** The table may want it all the same. */
  readonly onAttack?: () => void;
  readonly attackLabel?: string;
  /** Nothing of the turn is left to be done. */
  readonly over?: boolean;
}

/** Nothing to hit (T6), nothing to hit with, or all done: on to the next. */
export function IdleStage(props: IdleStageProps) {
  const { text, attack, onAttack, attackLabel, over = false } = props;
  const { t } = useTranslation();
  const { act } = useMoves();
  useMainAction({
    label: useNextLabel(),
    onPress: () => (over ? void act({ kind: 'nextTurn' }) : attack.moveOn()),
  });
  return (
    <Card>
      <Text variant="heading">{text}</Text>
      {over ? null : <MovementChips tokens={attack.tokens} />}
      {onAttack === undefined ? null : (
        <Button
          label={attackLabel ?? t('tableTurn.other.attack')}
          kind="quiet"
          size="small"
          onPress={onAttack}
        />
      )}
    </Card>
  );
}
