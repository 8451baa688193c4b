import { useTranslation } from '@/src/i18n/translation';
import { Button } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';

/** After a jump the way back stands there until one goes on. */
export function ToLast() {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  return (
    <Button
      label={t('campaigns.jump.toLast')}
      icon="undo"
      kind="quiet"
      onPress={() => void attempt(game.undo())}
      grow
    />
  );
}
