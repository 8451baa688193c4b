import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import type { GoTo } from '../pages';
import { NO_CHOICES, openStepCommand, type LineChoices } from './choices';
import { comingOf, isSettled } from './coming';
import type { WantedStep } from './find-setup';
import { SearchState } from './SearchState';
import { SetupLines } from './SetupLines';
import { setupIn, useSetup } from './useSetup';
import { useSummon } from './useSummon';

interface StepPageProps {
  readonly wanted: WantedStep;
  readonly go: GoTo;
}

/** U1, V3: one step of the chapter, looked up only now. */
export function StepPage({ wanted, go }: StepPageProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const state = useGameView(({ open }) => open?.state ?? null);
  const search = useSetup(adventure.chapter, wanted);
  const setup = setupIn(search.found);
  const [choices, setChoices] = useState<LineChoices>(NO_CHOICES);
  const coming = useMemo(
    () => (state && setup ? comingOf(state, setup, choices) : null),
    [state, setup, choices],
  );
  const command = useMemo(() => (setup ? openStepCommand(setup, choices) : null), [setup, choices]);
  const summon = useSummon(go);
  const free = {
    label: t('tableSetup.summon.free'),
    onPress: () => go({ kind: 'free', picks: [] }),
  };
  useMainAction(
    command === null || coming === null
      ? search.found === 'none'
        ? free
        : null
      : {
          label: t(isSettled(coming) ? 'tableSetup.summon.place' : 'tableSetup.lines.unsettled'),
          disabled: !isSettled(coming),
          onPress: () => void summon(command),
        },
  );
  return (
    <>
      <SearchState {...search} none={t('tableSetup.summon.noList')} />
      {coming === null ? null : (
        <>
          <Warnings command={command} />
          {coming.lines.length === 0 ? null : (
            <Text ink="muted">
              {t('tableSetup.lines.intro', { count: adventure.heroes.length })}
            </Text>
          )}
          <SetupLines
            adventure={adventure}
            coming={coming}
            choices={choices}
            onChange={setChoices}
          />
        </>
      )}
    </>
  );
}
