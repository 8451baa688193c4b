import { useIsFocused } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { MessageStrip } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useSheets } from '../context/sheets';
import { useMoves } from '../context/table-context';
import { StorySheet } from './StorySheet';

/** What the last move brought, above the big button; a preview of the next one takes its place. */
export function MessageBar({ yields }: { readonly yields: boolean }) {
  const { t } = useTranslation();
  const { undo } = useMoves();
  const sheets = useSheets();
  const canUndo = useGameView(({ open }) => open?.canUndo ?? false);
  const inSight = useIsFocused();
  return (
    <MessageStrip
      inSight={inSight}
      yields={yields}
      undo={
        canUndo
          ? { label: t('table.undo'), icon: 'undo', spoken: t('table.undoLast'), onPress: undo }
          : null
      }
      onStory={() => sheets.open((close) => <StorySheet onClose={close} />)}
      storyHint={t('table.story.hint')}
    />
  );
}
