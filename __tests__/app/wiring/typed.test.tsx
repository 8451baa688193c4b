import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { NewTreeSheet } from '@/app/logbook/hero/sheet/NewTreeSheet';
import { AddItemSheet } from '@/app/logbook/items/AddItemSheet';
import { CampaignMenu } from '@/app/logbook/list/CampaignMenu';
import { HeroSheetProvider } from '@/app/logbook/parts/hero-context';
import { HitPointsPart } from '@/app/play/figures/sheet/HitPointsPart';
import { AllySheet } from '@/app/play/hero/ally/AllySheet';
import { ChestSheet } from '@/app/play/hero/sheets/ChestSheet';
import { InteractionSheet } from '@/app/play/hero/sheets/InteractionSheet';
import { TrapsSheet } from '@/app/play/hero/sheets/TrapSheet';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { EventThreatSheet } from '@/app/play/threat/EventThreatSheet';
import { LinesSheet } from '@/app/play/lines/LinesSheet';
import { StartPage } from '@/app/table/start/StartPage';
import { useGameView } from '@/app/wiring/game';
import { createWords, type Translate } from '@/src/i18n';
import type { GameCommand } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import {
  adventureOf,
  AtTheTable,
  begin,
  realTable,
  tap,
  type RealTable,
} from '@/__tests__/app/table/real-table';

jest.mock('@/app/play/logbook/load-items', () =>
  jest.requireActual('@/__tests__/app/logbook/hero/tables-at-once'),
);

const { t } = createWords('de') as { readonly t: Translate };
const close = () => undefined;
const VORN = 'hero-1';

function OfVorn({ children }: { readonly children: ReactNode }) {
  const state = useGameView(({ open }) => open?.state);
  const vorn = state?.campaign.heroes.find(({ id }) => id === VORN);
  if (state === undefined || vorn === undefined) return null;
  return (
    <HeroSheetProvider state={state} hero={vorn}>
      {children}
    </HeroSheetProvider>
  );
}

function Menu() {
  const campaign = useGameView(({ campaigns }) => campaigns[0]);
  return <CampaignMenu campaign={campaign} onClose={close} />;
}

interface Form {
  readonly element: ReactElement;
  readonly field: string;
  /** What comes before there is a field to type in. */
  readonly way?: () => Promise<void>;
  readonly before?: readonly GameCommand[];
}

const atTable = (element: ReactElement): Form['element'] => <AtTheTable>{element}</AtTheTable>;
const commander = { kind: 'summon', summons: [{ card: 'commander-bane', command: 4 }] } as const;

const FORMS: Readonly<Record<string, Form>> = {
  'a counter': {
    element: atTable(<LinesSheet onClose={close} />),
    field: t('lines.text'),
  },
  'an ally': {
    element: atTable(<AllySheet hero={VORN} onClose={close} />),
    field: t('tableHero.allies.name'),
  },
  'an interaction': {
    element: atTable(<InteractionSheet hero={VORN} onClose={close} />),
    field: t('tableHero.interaction.name'),
  },
  'a trap': { element: atTable(<TrapsSheet onClose={close} />), field: t('tableHero.trap.zone') },
  'an event': {
    element: atTable(<EventThreatSheet onClose={close} />),
    field: t('tableTurn.event.name'),
  },
  'a find in a chest': {
    element: atTable(<ChestSheet hero={VORN} onClose={close} />),
    field: t('logbookHero.chest.find'),
  },
  'an attack card': {
    element: atTable(
      <SummonSheet onClose={close} first={{ kind: 'attack-card', owner: 'monster-1', at: 0 }} />,
    ),
    field: t('tableSetup.deck.name'),
    before: [begin(), commander],
  },
  'an item': {
    element: (
      <OfVorn>
        <AddItemSheet place="bag" onClose={close} />
      </OfVorn>
    ),
    field: t('logbookHero.find.item'),
  },
  'a class tree': {
    element: (
      <OfVorn>
        <NewTreeSheet onClose={close} />
      </OfVorn>
    ),
    field: t('logbookHero.trees.tree'),
  },
  "a campaign's name": {
    element: <Menu />,
    field: t('campaigns.create.name'),
    way: () => tap('button', t('campaigns.menu.rename')),
  },
  "an adventure's title": {
    element: <StartPage />,
    field: t('tableSetup.start.name'),
    before: [],
  },
};

const typed = (label: string) => waitFor(() => screen.getByLabelText(label));
/** It is saved a moment after the last key. */
const kept = ({ storage }: RealTable, words: string) =>
  waitFor(async () => {
    const drafts = Object.entries(await storage.settings.read())
      .filter(([key]) => key.includes('draft.'))
      .map(([, draft]) => draft);
    expect(drafts.join()).toContain(words);
  });

test.each(Object.entries(FORMS))('%s half typed is there after a restart', async (_, form) => {
  const { element, field, way, before = [begin()] } = form;
  const table = await realTable();
  for (const command of before) value(await table.game.dispatch(command));
  value(await table.game.load());
  await table.show(element);
  await way?.();
  await act(async () => fireEvent.changeText(await typed(field), 'Halb getip'));
  await kept(table, 'Halb getip');
  await act(async () => screen.unmount());
  await table.show(element);
  await way?.();
  expect((await typed(field)).props['value']).toBe('Halb getip');
});

test('what was typed about hit points that are others by now is forgotten', async () => {
  const table = await realTable();
  value(await table.game.dispatch(begin()));
  const element = () => {
    const [vorn] = adventureOf(table.game).heroes;
    return atTable(<HitPointsPart figure={VORN} hp={vorn?.hp ?? 0} maxHp={vorn?.maxHp ?? 0} />);
  };
  const now = t('tableFigure.hp.now');
  await table.show(element());
  await act(async () => fireEvent.changeText(await typed(now), '7'));
  await kept(table, '7');
  await act(async () => screen.unmount());
  await table.show(element());
  expect((await typed(now)).props['value']).toBe('7');
  await act(async () => screen.unmount());
  value(await table.game.dispatch({ kind: 'setHp', figure: VORN, hp: 4, maxHp: 10 }));
  await table.show(element());
  expect((await typed(now)).props['value']).toBe('4');
});

test('what is used is no draft any more', async () => {
  const table = await realTable();
  value(await table.game.dispatch(begin()));
  await table.show(atTable(<LinesSheet onClose={close} />));
  const name = t('lines.text');
  await act(async () => fireEvent.changeText(await typed(name), 'Fackeln'));
  await kept(table, 'Fackeln');
  await tap('button', t('lines.add'));
  await waitFor(() => expect(adventureOf(table.game).lines).toHaveLength(1));
  await waitFor(async () =>
    expect(Object.keys(await table.storage.settings.read())).not.toContainEqual(
      expect.stringContaining('draft.'),
    ),
  );
});
