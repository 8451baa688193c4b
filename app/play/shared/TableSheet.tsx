import { useTranslation } from '@/src/i18n/translation';
import { Sheet } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable } from '@/app/wiring/tables';
import { HelpRow } from '../help/HelpButton';
import { Asks } from './Asks';
import { Invite } from './Invite';
import { LeaveTable } from './LeaveTable';
import { OpenATable } from './OpenATable';
import { MyPlace } from './MyPlace';
import { NewLink } from './NewLink';
import { People } from './People';
import { RefusedSteps } from './RefusedSteps';

interface TableSheetProps {
  /** What the players came for. */
  readonly first: 'invite' | 'people';
  readonly onClose: () => void;
}

/** The shared table of the open campaign: open one, invite, see who is here, leave. */
export function TableSheet({ first, onClose }: TableSheetProps) {
  const { t } = useTranslation();
  const isShared = useTable(({ campaign }) => campaign !== null);
  // Heroes and the views of the table belong to the first game.
  const isSession = useGameView(({ open }) => open?.state.session !== undefined);
  return (
    <Sheet visible onClose={onClose} title={t('sharedTable.title')} closeLabel={t('ui.close')}>
      {isShared ? (
        <>
          <NewLink />
          <Asks />
          <RefusedSteps />
          {first === 'invite' ? <Invite /> : <People />}
          {isSession ? null : <MyPlace />}
          {first === 'invite' ? <People /> : <Invite />}
          <LeaveTable onLeft={onClose} />
        </>
      ) : (
        <OpenATable />
      )}
      <HelpRow page="together" />
    </Sheet>
  );
}
