import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { reactionsKnown, type Reaction, type Threat } from '@/src/rules';
import { Section } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { ChoiceRow } from '../parts/ChoiceRow';
import { FigureAvatar } from '../parts/FigureAvatar';
import { useNames } from '../turn/names';
import { reactionWords } from './words';

const keyOf = ({ hero, skill, effect }: Reaction): string =>
  [hero, skill?.id ?? '', 'target' in effect ? effect.target : ''].join();

interface KnownReactionsProps {
  readonly threat: Threat;
  readonly onTaken?: () => void;
}

/** D10: only skills that can react now, with what they prevent; a tap enters one. */
export function KnownReactions({ threat, onTaken }: KnownReactionsProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const campaign = useGameView((view) => view.open?.state.campaign);
  const known = useMemo(
    () => (campaign === undefined ? [] : reactionsKnown(campaign, adventure, threat)),
    [campaign, adventure, threat],
  );
  if (known.length === 0) return null;
  return (
    <Section caption={t('skills.reactions')}>
      {known.map((reaction) => (
        <ChoiceRow
          key={keyOf(reaction)}
          title={reactionWords(reaction, names, t)}
          leading={<FigureAvatar id={reaction.hero} size={36} />}
          onPress={() => {
            onTaken?.();
            void act({ kind: 'react', reaction });
          }}
        />
      ))}
    </Section>
  );
}
