import { useTranslation } from '@/src/i18n/translation';
import { IconButton } from '@/src/ui';

/** By a quarter, either way. */
export function Turns({ onTurn }: { readonly onTurn: (by: 1 | -1) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        on="raised"
        icon="turn-left"
        label={t('board.build.turnLeft')}
        onPress={() => onTurn(-1)}
      />
      <IconButton
        on="raised"
        icon="turn-right"
        label={t('board.build.turnRight')}
        onPress={() => onTurn(1)}
      />
    </>
  );
}
