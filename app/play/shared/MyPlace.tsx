import { useTranslation } from '@/src/i18n/translation';
import { TABLE_VIEWS } from '@/src/game';
import { Chip, Section, SegmentedControl, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable, useTables } from '@/app/wiring/tables';
import { Wrap } from '../parts/Wrap';

/** What this device shows of the table, and whose heroes are played on it. */
export function MyPlace() {
  const { t } = useTranslation();
  const tables = useTables();
  const view = useTable((table) => table.view);
  const looksOn = useTable(({ role }) => role === 'watch');
  const views = looksOn ? TABLE_VIEWS.filter((one) => one !== 'hero') : TABLE_VIEWS;
  return (
    <Section caption={t('sharedTable.place.caption')}>
      {looksOn ? null : <MyHeroes />}
      <SegmentedControl
        label={t('sharedTable.place.view')}
        value={view}
        segments={views.map((value) => ({ value, label: t(`sharedTable.place.${value}`) }))}
        onChange={(chosen) => void tables.take({ view: chosen }).catch(() => undefined)}
      />
      <Text variant="small" ink="muted">
        {t(`sharedTable.place.${view}Text`)}
      </Text>
    </Section>
  );
}

/** One tap each: taken, or given back. */
export function MyHeroes() {
  const { t } = useTranslation();
  const tables = useTables();
  const heroes = useGameView(({ open }) => open?.state.campaign.heroes ?? NOBODY);
  const mine = useTable((table) => table.heroes);
  const people = useTable((table) => table.people);
  const toggle = (hero: string) => {
    const others = mine.filter((id) => id !== hero);
    const next = others.length < mine.length ? others : [...mine, hero];
    void tables.take({ heroes: next }).catch(() => undefined);
  };
  if (heroes.length === 0) return null;
  return (
    <>
      <Text variant="label">{t('sharedTable.place.heroes')}</Text>
      <Wrap>
        {heroes.map(({ id, name }) => {
          const holder = people.find((person) => person.heroes.includes(id));
          const of = holder === undefined || holder.name === '' ? '' : ` · ${holder.name}`;
          return (
            <Chip
              key={id}
              label={`${name}${of}`}
              selected={mine.includes(id)}
              onPress={() => toggle(id)}
            />
          );
        })}
      </Wrap>
    </>
  );
}

const NOBODY: readonly { readonly id: string; readonly name: string }[] = [];
