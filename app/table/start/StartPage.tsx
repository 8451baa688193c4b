import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign, StartHabits } from '@/src/game';
import { EmptyState, IconButton, Progress, Screen } from '@/src/ui';
import { useGame, useGameView, useTry } from '@/app/wiring/game';
import { firstDraft } from './draft';
import { FirstSetup } from './FirstSetup';
import { Party } from './Party';
import { useHabits } from './useHabits';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

/** Between two adventures: who plays which role, then who waits in the first room. */
export function StartPage() {
  const { t } = useTranslation();
  const open = useGameView((view) => view.open);
  const habits = useHabits();
  if (open === null || habits === null) {
    return (
      <Screen>
        <Progress label={t('table.opening')} />
      </Screen>
    );
  }
  const { heroes, chronicle } = open.state.campaign;
  if (heroes.length === 0) return <NoHeroes campaign={open.id} />;
  const fresh = [open.id, chronicle.length, ...heroes.map(({ id }) => id)].join();
  return <Start key={fresh} open={open} habits={habits} />;
}

interface StartProps {
  readonly open: OpenCampaign;
  readonly habits: StartHabits;
}

function Start({ open, habits }: StartProps) {
  const { campaign } = open.state;
  const [draft, setDraft, finish] = useCampaignChangeDraft('start', firstDraft(campaign, habits));
  const [page, setPage] = useState<'party' | 'setup'>('party');
  return page === 'party' ? (
    <Party
      campaign={campaign}
      habits={habits}
      draft={draft}
      onChange={setDraft}
      onNext={() => setPage('setup')}
      actions={<UndoActions open={open} />}
    />
  ) : (
    <FirstSetup
      state={open.state}
      habits={habits}
      draft={draft}
      onBegun={finish}
      onBack={() => setPage('party')}
    />
  );
}

/** The end of the last adventure can be taken back from here. */
function UndoActions({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const params = { campaign: open.id };
  const { camp } = open.state.campaign;
  return (
    <>
      {camp === null ? null : (
        <IconButton
          icon="moon"
          label={t('logbookCamp.home.camp', { chapter: camp.chapter })}
          onPress={() => navigation.navigate('Logbook', { screen: 'Camp', params, initial: false })}
        />
      )}
      <IconButton
        icon="undo"
        label={t('table.undo')}
        disabled={!open.canUndo}
        onPress={() => void attempt(game.undo())}
      />
      <IconButton
        icon="redo"
        label={t('table.redo')}
        disabled={!open.canRedo}
        onPress={() => void attempt(game.redo())}
      />
      <IconButton
        icon="history"
        label={t('table.history')}
        onPress={() =>
          navigation.navigate('Logbook', { screen: 'History', params, initial: false })
        }
      />
    </>
  );
}

function NoHeroes({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const params = { campaign, hero: 'new' };
  return (
    <Screen caption={t('shell.appName')} title={t('table.title')}>
      <EmptyState
        icon="users"
        title={t('tableSetup.start.noHeroes')}
        text={t('tableSetup.start.noHeroesText')}
        action={{
          label: t('campaigns.hero.add'),
          onPress: () => navigation.navigate('Logbook', { screen: 'Hero', params, initial: false }),
        }}
      />
    </Screen>
  );
}
