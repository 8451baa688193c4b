import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { JumpPreview, RowId } from '@/src/game';
import { Button, Sheet, Text } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';

interface SessionJumpSheetProps {
  readonly row: RowId;
  readonly onClose: () => void;
}

/** Before a jump: how far it goes. */
export function SessionJumpSheet({ row, onClose }: SessionJumpSheetProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [preview, setPreview] = useState<JumpPreview>();
  useEffect(() => {
    let wanted = true;
    void attempt(game.previewJump(row)).then((read) => wanted && setPreview(read));
    return () => {
      wanted = false;
    };
  }, [game, attempt, row]);
  const jump = () => {
    onClose();
    void attempt(game.jump(row));
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('campaigns.jump.title')}
      closeLabel={t('campaigns.jump.close')}
      footer={<Button label={t('campaigns.jump.go')} onPress={jump} grow />}
    >
      {preview === undefined ? null : (
        <Text>{t('campaigns.jump.back', { count: preview.back.steps })}</Text>
      )}
      <Text variant="small" ink="muted">
        {t('campaigns.jump.leadsBack')}
      </Text>
    </Sheet>
  );
}
