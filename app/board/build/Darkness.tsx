import { useTranslation } from '@/src/i18n/translation';
import { Card, Chip, SwitchRow, Text } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { useDeskMoves, useHand } from '../desk/desk-context';

/** Darkness by the adventure's instruction, or spread without the app. */
export function DarknessChip() {
  const { t } = useTranslation();
  const hand = useHand();
  const { take, letGo } = useDeskMoves();
  const playing = useAdventure(({ turn }) => turn !== null);
  const held = hand.kind === 'darkness';
  return (
    <Chip
      icon="darkness"
      label={t('board.build.darkness')}
      selected={held}
      onPress={() => (held ? letGo() : take({ kind: 'darkness', reaches: playing }))}
    />
  );
}

export function DarknessInHand() {
  const { t } = useTranslation();
  const hand = useHand();
  const { take } = useDeskMoves();
  if (hand.kind !== 'darkness') return null;
  return (
    <Card state="active" padding="tight" gap={8}>
      <Text variant="small" ink="muted">
        {t('board.build.darknessText')}
      </Text>
      <SwitchRow
        title={t('board.build.reachesWhom')}
        subtitle={t('board.build.reachesHint')}
        value={hand.reaches}
        onChange={(reaches) => take({ kind: 'darkness', reaches })}
      />
    </Card>
  );
}
