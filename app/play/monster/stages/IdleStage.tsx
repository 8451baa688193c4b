import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useGoOn, useNextLabel } from '@/app/play/turn/next-up';
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
  /** T7: whom it goes for, although it does not attack. */
  readonly children?: ReactNode;
}

/** Nothing to hit (T6), nothing to hit with, or all done: on to the next. */
export function IdleStage(props: IdleStageProps) {
  const { text, attack, onAttack, attackLabel, over = false } = props;
  const { t } = useTranslation();
  const goOn = useGoOn();
  useMainAction({
    label: useNextLabel(),
    onPress: over ? goOn : () => attack.moveOn(),
  });
  return (
    <Card>
      <Text variant="heading">{text}</Text>
      {props.children}
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
