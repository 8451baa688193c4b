import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { MONSTERS, RANK_NAMES, nameIn } from '@/src/content/drunagor';
import { RANKS, type Rank, type Summons } from '@/src/rules';
import { Emblem, emblemIdFor, Live, Section, SegmentedControl, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useGameView, useRefusalWords } from '@/app/wiring/game';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import type { GoTo } from '../pages';
import { useSummon } from '../steps/useSummon';
import { NamedCards } from './NamedCards';
import { OwnCards } from './OwnCards';
import { PickCard } from './PickCard';
import { comingPicks, picksSettled, summonCommand, usualRank } from './picks';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';

interface FreePageProps {
  readonly picks: readonly Summons[];
  readonly go: GoTo;
}

/** Whoever the adventure names, one by one: from the box, by name, or out of the library. */
export function FreePage({ picks: first, go }: FreePageProps) {
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  const state = useGameView(({ open }) => open?.state ?? null);
  const [picks, setPicks] = useState<readonly Summons[]>(first);
  const coming = useMemo(
    () => (state ? comingPicks(state, picks) : { picks: [], refusal: null }),
    [state, picks],
  );
  const summon = useSummon(go);
  useMainAction({
    label: t('tableSetup.summon.summon', { count: picks.length }),
    disabled: !picksSettled(coming),
    onPress: () => void summon(summonCommand(picks)),
  });
  const add = (pick: Summons) => setPicks([...picks, pick]);
  return (
    <>
      <Live empty={coming.refusal === null}>
        {coming.refusal === null ? null : <Text ink="danger">{refusalWords(coming.refusal)}</Text>}
      </Live>
      {coming.picks.map((pick, at) => (
        <PickCard key={at} coming={pick} at={at} picks={picks} onChange={setPicks} />
      ))}
      <Box onPick={add} />
      <OwnCards onPick={add} onEdit={(card) => go({ kind: 'own-card', card, picks })} />
      <NamedCards onPick={add} />
    </>
  );
}

/** The white, gray and black monsters, in the rank the players choose. */
function Box({ onPick }: { readonly onPick: (pick: Summons) => void }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const [rank, setRank] = useState<Rank>(() => usualRank(adventure));
  return (
    <Section caption={t('tableSetup.summon.box')}>
      <SegmentedControl
        label={t('tableSetup.summon.rank')}
        value={rank}
        segments={RANKS.map((value) => ({
          value,
          label: nameIn(RANK_NAMES[value], words.language),
        }))}
        onChange={setRank}
      />
      {MONSTERS.map(({ id }) => {
        const card = `${id}/standard/${rank}`;
        const name = words.card(card, '');
        return (
          <ChoiceRow
            key={id}
            leading={<Emblem id={emblemIdFor(id, 'monster')} size={40} />}
            title={name}
            said={t('tableSetup.summon.take')}
            onPress={() => onPick({ card })}
          />
        );
      })}
    </Section>
  );
}
