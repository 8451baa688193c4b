import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { View, StyleSheet } from 'react-native';
import { canonicalText, doorsOf, type Adventure } from '@/src/rules';
import { Button, Chip, Fold, Row, Section, TextField } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { figureName } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { FigureAvatar } from '../parts/FigureAvatar';
import { Wrap } from '../parts/Wrap';
import { NumberQuestion } from './cards/NumberQuestion';
import { deckOwners } from './decks/deck-commands';
import type { GoTo } from './pages';

/** The same for every chapter: how many there really are is for the book to tell. */
const DOORS = [1, 2, 3, 4, 5, 6] as const;
const LAST_PAGE = 999;

const isOpened = ({ steps }: Adventure, number: number): boolean =>
  steps.some((step) => canonicalText(step) === canonicalText({ kind: 'door', number }));

const openedDoors = ({ steps }: Adventure): readonly number[] =>
  steps.flatMap((step) => (step.kind === 'door' ? [step.number] : []));

/** V3: with doors on the map only those that are or were there; whatever is on them. */
function doorsKnown(adventure: Adventure) {
  const laid = doorsOf(adventure).map(({ name }) => name.trim());
  const numbers = laid.map(Number).filter((number) => Number.isInteger(number) && number > 0);
  const known = laid.length === 0 ? DOORS : [];
  return {
    numbers: [...new Set([...known, ...openedDoors(adventure), ...numbers])].sort((a, b) => a - b),
    names: laid.filter((name) => name !== '' && Number.isNaN(Number(name))),
  };
}

export function HomePage({ go }: { readonly go: GoTo }) {
  useMainAction(null);
  const { adventure } = useTable();
  return (
    <>
      {adventure.versus === undefined ? <Doors go={go} /> : null}
      <Free go={go} />
      <Decks go={go} />
    </>
  );
}

function Doors({ go }: { readonly go: GoTo }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [open, setOpen] = useState(false);
  const { numbers, names } = doorsKnown(adventure);
  return (
    <Section caption={t('tableSetup.summon.doors')}>
      <Wrap label={t('tableSetup.summon.doors')}>
        {numbers.map((number) => {
          const opened = isOpened(adventure, number);
          const label = t('tableSetup.step.door', { number });
          return (
            <Chip
              key={number}
              icon={opened ? 'check' : 'door'}
              label={label}
              spoken={opened ? t('tableSetup.summon.opened', { step: label }) : label}
              onPress={() => go({ kind: 'step', wanted: { kind: 'door', number } })}
            />
          );
        })}
        {names.map((name) => (
          <Chip
            key={name}
            icon="door"
            label={name}
            onPress={() => go({ kind: 'step', wanted: { name } })}
          />
        ))}
      </Wrap>
      <Fold label={t('tableSetup.summon.otherSteps')} open={open} onToggle={setOpen}>
        <OtherSteps go={go} />
      </Fold>
    </Section>
  );
}

/** Doors with names are typed, not listed: a list would tell what is still to come. */
function OtherSteps({ go }: { readonly go: GoTo }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const search = () =>
    name.trim() === '' ? undefined : go({ kind: 'step', wanted: { name: name.trim() } });
  return (
    <View style={styles.part}>
      <NumberQuestion
        label={t('tableSetup.summon.page')}
        most={LAST_PAGE}
        onAnswer={(page) => go({ kind: 'step', wanted: { kind: 'page', page } })}
      />
      <TextField
        label={t('tableSetup.summon.name')}
        hint={t('tableSetup.summon.nameHint')}
        value={name}
        onChangeText={setName}
        onSubmit={search}
      />
      <Button
        label={t('tableSetup.summon.search')}
        kind="quiet"
        size="small"
        disabled={name.trim() === ''}
        onPress={search}
      />
      <Button
        label={t('tableSetup.step.start')}
        kind="quiet"
        size="small"
        onPress={() => go({ kind: 'step', wanted: { kind: 'start' } })}
      />
    </View>
  );
}

function Free({ go }: { readonly go: GoTo }) {
  const { t } = useTranslation();
  return (
    <Section caption={t('tableSetup.summon.single')}>
      <Row
        icon="skull"
        title={t('tableSetup.summon.free')}
        subtitle={t('tableSetup.summon.freeText')}
        onPress={() => go({ kind: 'free', picks: [] })}
      />
    </Section>
  );
}

function Decks({ go }: { readonly go: GoTo }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const owners = deckOwners(adventure);
  if (owners.length === 0) return null;
  return (
    <Section caption={t('tableSetup.deck.title')}>
      {owners.map(({ figure }) => (
        <Row
          key={figure.id}
          leading={<FigureAvatar id={figure.id} />}
          title={figureName(adventure, figure.id, words)}
          subtitle={t('tableSetup.deck.onTrack', {
            count: adventure.attackCards.filter(({ owner }) => owner === figure.id).length,
          })}
          onPress={() => go({ kind: 'deck', owner: figure.id })}
        />
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({ part: { gap: 12 } });
