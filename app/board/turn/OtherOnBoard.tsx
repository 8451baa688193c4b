import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { quickRanking } from '@/src/rules';
import { Button, Chip, Fold, Section } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useGoOn } from '@/app/play/turn/next-up';
import { useNames } from '@/app/play/turn/names';
import { Wrap } from '@/app/play/parts/Wrap';
import { useMapWords } from '../picture/map-words';
import { useChangeRun, useRun } from '../run/run-state';

/** The table knows better: skipped, a named primary target, NPC tokens in another order (K3). */
export function OtherOnBoard({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const skip = useGoOn();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={t('tableTurn.other.title')} open={open} onToggle={setOpen}>
      <Button label={t('tableTurn.other.skip')} kind="quiet" size="small" onPress={skip} />
      <Primary figure={figure} />
      <Npcs />
    </Fold>
  );
}

function Primary({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const { said } = useRun();
  const change = useChangeRun();
  const { ranked } = quickRanking(adventure, figure);
  if (ranked.length < 2) return null;
  const name = (id: string) => {
    const { primary, ...others } = said;
    change({ said: primary === id ? others : { ...said, primary: id }, option: 0 });
  };
  return (
    <Section caption={t('tableTurn.other.primary')}>
      <Wrap>
        {ranked.map(({ figure: id }) => (
          <Chip
            key={id}
            label={names.one(id)}
            selected={said.primary === id}
            onPress={() => name(id)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

/** K3: with several NPC tokens the leader says which comes first. */
function Npcs() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const words = useMapWords();
  const { said } = useRun();
  const change = useChangeRun();
  const npcs = (adventure.map?.objects ?? []).filter(({ kind }) => kind === 'npc');
  if (npcs.length < 2) return null;
  const [first] = said.npcs ?? [];
  return (
    <Section caption={t('tableTurn.ranking.npc')}>
      <Wrap>
        {npcs.map((npc) => (
          <Chip
            key={npc.id}
            label={words.object(npc)}
            oneOf
            selected={npc.id === first}
            onPress={() => change({ said: { ...said, npcs: [npc.id] }, option: 0 })}
          />
        ))}
      </Wrap>
    </Section>
  );
}
