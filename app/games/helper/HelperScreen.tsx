import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { HELPER_ENTRIES, type PlayedGame } from '@/src/content/games/helpers';
import type { OpenCampaign } from '@/src/game';
import { Card, EmptyState, Fold, Screen, Section, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { HelperFields } from '../form/Fields';
import { FormContext } from '../form/form-context';
import { SessionGate } from '../session/SessionGate';
import { SessionButtons } from '../session/SessionButtons';
import { SessionTable } from '../session/SessionTable';
import { fieldsNow, pathOf, type GameHelpers } from '../model/game';
import type { Helper } from '../model/helper';
import { Acts } from './Acts';
import { BidRound } from './BidRound';
import { EntryLinks } from './EntryLinks';
import { HeldOnly } from './HeldOnly';
import { Steps } from './Steps';
import { useHelper, type RunningHelper } from './useHelper';

type Props = StaticScreenProps<{ game: string; session: string; helper: string }>;

export function HelperScreen({ route }: Props) {
  const { t } = useTranslation();
  const { game, session, helper: id } = route.params;
  return (
    <SessionGate game={game} session={session}>
      {({ open, helpers, name }) => {
        const helper = helpers.helpers.find((one) => one.id === id);
        return helper === undefined ? (
          <Screen>
            <EmptyState icon="search" title={t('games.unknownHelper')} />
          </Screen>
        ) : (
          <HelperPage
            key={`${open.id}/${id}`}
            open={open}
            helpers={helpers}
            helper={helper}
            game={name}
          />
        );
      }}
    </SessionGate>
  );
}

interface HelperPageProps {
  readonly open: OpenCampaign;
  readonly helpers: GameHelpers;
  readonly helper: Helper;
  readonly game: PlayedGame;
}

function HelperPage({ open, helpers, helper, game }: HelperPageProps) {
  const running = useHelper(open, helpers, helper);
  const { say } = running;
  useTitle(say(`helper.${helper.id}`));
  return (
    <Screen
      caption={open.state.campaign.name}
      title={say(`helper.${helper.id}`)}
      subtitle={say(`about.${helper.id}`)}
      back={useBack()}
      actions={<SessionButtons open={open} game={game} />}
    >
      <SessionTable />
      {helper.secret === true ? (
        <HeldOnly form={<Fields running={running} />}>
          <Outcome running={running} game={game} />
        </HeldOnly>
      ) : (
        <Contents running={running} game={game} />
      )}
      <EntryLinks game={game} entries={HELPER_ENTRIES[game][helper.id] ?? []} />
    </Screen>
  );
}

interface PartProps {
  readonly running: RunningHelper;
  readonly game: PlayedGame;
}

function Contents({ running, game }: PartProps) {
  const { t } = useTranslation();
  const { helper, at, book } = running;
  const acts = helper.acts?.(at) ?? [];
  return (
    <>
      <Fields running={running} />
      {helper.id === 'bid' ? <BidRound running={running} onBook={book} /> : null}
      <Outcome running={running} game={game} />
      {acts.length === 0 ? null : (
        <Section caption={t('games.doNow')}>
          <Acts acts={acts} running={running} />
        </Section>
      )}
    </>
  );
}

function Fields({ running }: { readonly running: RunningHelper }) {
  const { t } = useTranslation();
  const { helper, at, form, value } = running;
  const fields = fieldsNow(helper.fields, at.players, value);
  return (
    <FormContext value={form}>
      {helper.setup === undefined ? null : <Setup running={running} />}
      {fields.length === 0 ? null : (
        <Section caption={t('games.now')}>
          <Card>
            <HelperFields fields={fields} value={value} />
          </Card>
        </Section>
      )}
    </FormContext>
  );
}

function Outcome({ running, game }: PartProps) {
  const { t } = useTranslation();
  const { helper, at } = running;
  const steps = helper.tell(at);
  return (
    <>
      <FaultLine running={running} />
      {steps.length === 0 ? null : (
        <Section caption={t('games.steps')}>
          <Card>
            <Steps steps={steps} game={game} />
          </Card>
        </Section>
      )}
    </>
  );
}

/** What is wrong is said in its field; here too, as the field may be folded away. */
function FaultLine({ running }: { readonly running: RunningHelper }) {
  const { t } = useTranslation();
  const { fault } = running.asked;
  if (fault === null) return null;
  const place = pathOf(fault.path)
    .split('.')
    .map((one) => (/^\d+$/.test(one) ? String(Number(one) + 1) : running.say(one)))
    .join(' ');
  const words = t(`games.fault.${fault.code}`);
  return (
    <Text ink="danger">{place === '' ? words : t('games.faultAt', { place, fault: words })}</Text>
  );
}

/** Open until something is noted: afterwards what is typed once is out of the way. */
function Setup({ running }: { readonly running: RunningHelper }) {
  const { t } = useTranslation();
  const { helper, value, at } = running;
  const [open, setOpen] = useState(at.notes[helper.id] === undefined);
  return (
    <Card>
      <Fold label={t('games.once')} open={open} onToggle={setOpen}>
        <HelperFields fields={fieldsNow(helper.setup ?? [], at.players, value)} value={value} />
      </Fold>
    </Card>
  );
}
