import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { StartHabits } from '@/src/game';
import type { GameState } from '@/src/rules';
import { Button, Live, Screen, Text } from '@/src/ui';
import { useRefusalWords } from '@/app/wiring/game';
import { previewOf } from '@/app/play/setup/preview';
import { NO_CHOICES, openStepCommand, type LineChoices } from '@/app/play/setup/steps/choices';
import { comingOf, isSettled, type Coming } from '@/app/play/setup/steps/coming';
import { SetupLines } from '@/app/play/setup/steps/SetupLines';
import { setupIn, useSetup } from '@/app/play/setup/steps/useSetup';
import { SearchState } from '@/app/play/setup/steps/SearchState';
import { chapterTitle } from '@/app/play/words/chapters';
import { startCommands, type StartDraft } from './draft';
import { useBegin } from './useBegin';

interface FirstSetupProps {
  readonly state: GameState;
  readonly habits: StartHabits;
  readonly draft: StartDraft;
  readonly onBegun: () => void;
  readonly onBack: () => void;
}

const FIRST_ROOM = { kind: 'start' } as const;
const NOBODY: Coming = { lines: [], refusal: null };

/** The first room, before anything is written: what is shown here is what will stand there. */
export function FirstSetup({ state, habits, draft, onBegun, onBack }: FirstSetupProps) {
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  const [choices, setChoices] = useState<LineChoices>(NO_CHOICES);
  const search = useSetup(draft.chapter, FIRST_ROOM);
  const setup = setupIn(search.found);
  const title = draft.title?.trim() || chapterTitle(draft.chapter, t);
  const started = useMemo(
    () => previewOf(state, startCommands(state.campaign, draft, title, 0)),
    [state, draft, title],
  );
  const coming = useMemo(
    () => (started.ok && setup ? comingOf(started.value, setup, choices) : NOBODY),
    [started, setup, choices],
  );
  const { begin, busy } = useBegin(habits, onBegun);
  const go = () => {
    const commands = startCommands(state.campaign, draft, title, Date.now());
    void begin([...commands, ...(setup ? [openStepCommand(setup, choices)] : [])]);
  };
  const adventure = started.ok ? started.value.adventure : null;
  return (
    <Screen
      caption={t('tableSetup.start.chapterOf', { chapter: draft.chapter })}
      title={title}
      back={{ label: t('shell.back'), onPress: onBack }}
      footer={
        <Button
          label={t(isSettled(coming) ? 'tableSetup.start.begin' : 'tableSetup.lines.unsettled')}
          disabled={search.found === 'loading' || !started.ok || !isSettled(coming)}
          loading={busy}
          onPress={go}
          grow
        />
      }
    >
      <Live appears empty={started.ok}>
        {started.ok ? null : <Text ink="danger">{refusalWords(started.error)}</Text>}
      </Live>
      <SearchState {...search} none={t('tableSetup.start.noList')} />
      {setup === null || adventure === null ? null : (
        <>
          <Text ink="muted">{t('tableSetup.lines.intro', { count: adventure.heroes.length })}</Text>
          <SetupLines
            adventure={adventure}
            coming={coming}
            choices={choices}
            onChange={setChoices}
          />
        </>
      )}
    </Screen>
  );
}
