import { useTranslation } from '@/src/i18n/translation';
import { monsterIn } from '@/src/rules';
import { Button } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';
import { useDeskMoves } from '../desk/desk-context';

/** Without the map the app does not know where the monster went: one tap here, one on the field. */
export function WhereNow() {
  const { t } = useTranslation();
  const names = useNames();
  const { take } = useDeskMoves();
  const figure = useAdventure(
    (adventure) => monsterIn(adventure, adventure.turn?.figure ?? '')?.id ?? null,
  );
  if (figure === null) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon="board"
      label={t('boardTurn.mode.whereNow', { name: names.one(figure) })}
      onPress={() => take({ kind: 'figure', figure, how: 'place', question: null })}
    />
  );
}
