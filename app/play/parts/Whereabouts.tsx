import { useTranslation } from '@/src/i18n/translation';
import { Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { captionWords } from '../words/chapters';

/** Chapter and round; in a copy to try things in, that it is one. */
export function Whereabouts() {
  const { t } = useTranslation();
  const caption = useAdventure((adventure) => captionWords(adventure, t));
  const trying = useGameView(
    ({ campaigns, open }) => (campaigns.find(({ id }) => id === open?.id)?.tries ?? null) !== null,
  );
  return (
    <Text variant="caption" ink="muted">
      {trying ? (
        <Text variant="caption" ink="ember">
          {`${t('campaigns.trying.mark')} · `}
        </Text>
      ) : null}
      {caption}
    </Text>
  );
}
