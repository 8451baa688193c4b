import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign, StartHabits } from '@/src/game';
import { VERSUS_HEROES, type Campaign } from '@/src/rules';
import { EmptyState, IconButton, Progress, Screen, SegmentedControl } from '@/src/ui';
import { useStepping } from '@/app/play/context/stepping';
import { useGameView } from '@/app/wiring/game';
import { firstDraft } from './draft';
import { FirstSetup } from './FirstSetup';
import { Party } from './Party';
import { useHabits } from '@/app/play/setup/useHabits';
import { TableHere } from '@/app/play/shared/TableHere';
import { LINE_UP, lineUpAgain } from '@/app/play/versus/line-up';
import { useCampaignChangeDraft, useCampaignDraft } from '@/app/wiring/useDraft';
import { VersusStartLater } from './later';

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

/** X2: somebody to fight, and no sequence under way that has to go on. */
const mayFight = ({ heroes, carryOver }: Campaign): boolean =>
  heroes.length >= VERSUS_HEROES.least && carryOver === null;

function Start({ open, habits }: StartProps) {
  const { campaign } = open.state;
  const [lineUp, setLineUp] = useCampaignDraft(LINE_UP, lineUpAgain(campaign, habits.dice));
  const fights = lineUp.fights && mayFight(campaign);
  const top = (
    <>
      <TableHere />
      {mayFight(campaign) ? (
        <ModeChoice fights={fights} onChange={(next) => setLineUp({ ...lineUp, fights: next })} />
      ) : null}
    </>
  );
  if (!fights) return <Together open={open} habits={habits} top={top} />;
  return (
    <VersusStartLater
      campaign={campaign}
      lineUp={lineUp}
      onChange={setLineUp}
      actions={<UndoActions open={open} />}
      top={top}
    />
  );
}

interface ModeChoiceProps {
  readonly fights: boolean;
  readonly onChange: (fights: boolean) => void;
}

function ModeChoice({ fights, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('versus.mode.label')}
      value={fights ? 'against' : 'together'}
      onChange={(next) => onChange(next === 'against')}
      segments={(['together', 'against'] as const).map((value) => ({
        value,
        label: t(`versus.mode.${value}`),
      }))}
    />
  );
}

function Together({ open, habits, top }: StartProps & { readonly top: ReactNode }) {
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
      top={top}
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
  const step = useStepping();
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
        onPress={() => void step('undone')}
      />
      <IconButton
        icon="redo"
        label={t('table.redo')}
        disabled={!open.canRedo}
        onPress={() => void step('redone')}
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
