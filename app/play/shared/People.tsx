import { useTranslation } from '@/src/i18n/translation';
import type { Person, TableFault, TableNews } from '@/src/game';
import { Button, Row, Section, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable, useTables } from '@/app/wiring/tables';
import { MyName } from './MyName';
import { tableLine } from './table-line';

/** Who is here, and whether they have all of it. */
export function People() {
  const { t } = useTranslation();
  const people = useTable((table) => table.people);
  const line = useTable((table) => tableLine(table, t));
  return (
    <Section caption={t('sharedTable.people.caption')}>
      <Row icon="user" title={t('sharedTable.people.me')} subtitle={line} />
      <Trouble />
      <ConnectAgain />
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
      <MyName />
    </Section>
  );
}

/** As they are called in the campaign. */
function useHeroNames(ids: readonly string[]): readonly string[] {
  const heroes = useGameView(({ open }) => open?.state.campaign.heroes);
  return (heroes ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

function PersonRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const nameless = person.watching ? 'watcher' : 'someone';
  const behind = useTable(({ v }) => Math.max(0, v - person.v));
  return (
    <Row
      icon={person.watching ? 'eye' : 'users'}
      title={person.name === '' ? t(`sharedTable.people.${nameless}`) : person.name}
      subtitle={[
        ...(person.watching && person.name !== '' ? [t('sharedTable.chip.watching')] : []),
        ...useHeroNames(person.heroes),
        behind === 0
          ? t('sharedTable.people.inStep')
          : t('sharedTable.people.behind', { count: behind }),
      ].join(' · ')}
    />
  );
}

/** Why nothing more comes from the table. */
function Trouble() {
  const { t } = useTranslation();
  const trouble = useTable((table) => table.trouble);
  const isNewer = useTable(({ phase }) => phase === 'newer');
  if (isNewer) return <Text>{t('sharedTable.state.newer')}</Text>;
  // What is to be done about renewed links is said where it can be done.
  if (trouble === null || trouble === 'table-renewed') return null;
  return <Text ink="danger">{t(`sharedTable.faults.${trouble}`)}</Text>;
}

/** Those at the server can mend them; the others need another link or another app. */
const MENDABLE: readonly TableFault[] = [
  'table-forged',
  'table-broken',
  'table-implausible',
  'table-old-server',
];

const mayComeBack = ({ phase, trouble }: TableNews): boolean =>
  phase === 'away' || phase === 'connecting' || (trouble !== null && MENDABLE.includes(trouble));

/** Nobody has to wait for the next try, or start the app anew. */
function ConnectAgain() {
  const { t } = useTranslation();
  const tables = useTables();
  const offered = useTable(mayComeBack);
  const isConnecting = useTable(({ phase }) => phase === 'connecting');
  if (!offered) return null;
  return (
    <Button
      kind="quiet"
      label={t('sharedTable.people.again')}
      loading={isConnecting}
      onPress={() => void tables.again().catch(() => undefined)}
    />
  );
}
