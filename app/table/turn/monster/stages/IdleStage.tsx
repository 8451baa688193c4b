import { useTranslation } from 'react-i18next';
import { Button, Card, Text } from '../../../../../src/ui';
import { useMainAction } from '../../../play/main-action';
import { useNextLabel } from '../../../play/next-up';
import type { Attack } from '../useAttack';
import { MovementChips } from './MovementChips';

interface IdleStageProps {
  readonly text: string;
  readonly attack: Attack;
  /** The table may want it all the same. */
  readonly onAttack?: () => void;
  readonly attackLabel?: string;
}

/** Nothing to hit (T6), nothing to hit with, or all done: on to the next. */
export function IdleStage({ text, attack, onAttack, attackLabel }: IdleStageProps) {
  const { t } = useTranslation();
  useMainAction({ label: useNextLabel(), onPress: () => attack.moveOn() });
  return (
    <Card>
      <Text variant="heading">{text}</Text>
      <MovementChips tokens={attack.tokens} />
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
