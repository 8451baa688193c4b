import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { cardIn, type Adventure } from '@/src/rules';
import { Button, Sheet } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { MainActionProvider, useShownAction } from '../context/main-action';
import { figureName } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { CardPage } from './cards/CardPage';
import { OwnCardPage } from './cards/OwnCardPage';
import { AttackCardPage } from './decks/AttackCardPage';
import { DeckPage } from './decks/DeckPage';
import { FreePage } from './free/FreePage';
import { HomePage } from './HomePage';
import { HOME, pageBefore, type GoTo, type Page } from './pages';
import { DonePage } from './steps/DonePage';
import type { WantedStep } from './steps/find-setup';
import { StepPage } from './steps/StepPage';

interface SummonSheetProps {
  readonly onClose: () => void;
  /** Where it opens: the doors, unless somebody wants an attack deck or a card. */
  readonly first?: Page;
}

/** Doors, summons, own cards and attack decks: one sheet, turned page by page. */
export function SummonSheet({ onClose, first = HOME }: SummonSheetProps) {
  const { t } = useTranslation();
  const [page, go] = useState<Page>(first);
  const title = usePageTitle(page);
  const before = page === first ? null : pageBefore(page);
  return (
    <MainActionProvider>
      <Sheet
        visible
        onClose={onClose}
        title={title}
        closeLabel={t('ui.close')}
        page={JSON.stringify([page.kind, title])}
        whenWide="side"
        footer={<Buttons onBack={before === null ? null : () => go(before)} />}
      >
        <Content page={page} go={go} onClose={onClose} />
      </Sheet>
    </MainActionProvider>
  );
}

function Buttons({ onBack }: { readonly onBack: (() => void) | null }) {
  const { t } = useTranslation();
  const action = useShownAction();
  const { beside, ...main } = action ?? { label: '', onPress: () => undefined };
  return (
    <>
      {onBack === null ? null : <Button label={t('shell.back')} kind="quiet" onPress={onBack} />}
      {beside === undefined ? null : <Button kind="quiet" {...beside} />}
      {action === null ? null : <Button grow {...main} />}
    </>
  );
}

interface ContentProps {
  readonly page: Page;
  readonly go: GoTo;
  readonly onClose: () => void;
}

function Content({ page, go, onClose }: ContentProps) {
  switch (page.kind) {
    case 'home':
      return <HomePage go={go} />;
    case 'step':
      return <StepPage wanted={page.wanted} go={go} />;
    case 'free':
      return <FreePage picks={page.picks} go={go} />;
    case 'own-card':
      return <OwnCardPage card={page.card} picks={page.picks} go={go} />;
    case 'done':
      return <DonePage before={page.before} go={go} onClose={onClose} />;
    case 'deck':
      return <DeckPage owner={page.owner} go={go} onClose={onClose} />;
    case 'attack-card':
      return <AttackCardPage owner={page.owner} at={page.at} go={go} />;
    case 'card':
      return <CardPage card={page.card} onClose={onClose} />;
  }
}

function stepTitle(wanted: WantedStep, t: Translate): string {
  if ('name' in wanted) return wanted.name;
  switch (wanted.kind) {
    case 'door':
      return t('tableSetup.step.door', { number: wanted.number });
    case 'page':
      return t('tableSetup.step.page', { page: wanted.page });
    case 'start':
      return t('tableSetup.step.start');
  }
}

/** X2: a battlefield has no doors. */
const homeTitle = ({ versus }: Adventure, t: Translate): string =>
  t(versus === undefined ? 'tableSetup.summon.title' : 'versus.menu.summon');

function usePageTitle(page: Page): string {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  switch (page.kind) {
    case 'home':
      return homeTitle(adventure, t);
    case 'step':
      return stepTitle(page.wanted, t);
    case 'free':
      return t('tableSetup.summon.free');
    case 'own-card':
      return page.card?.card.name ?? t('tableSetup.own.new');
    case 'done':
      return t('tableSetup.done.title');
    case 'deck':
    case 'attack-card':
      return t('tableSetup.deck.of', { name: figureName(adventure, page.owner, words) });
    case 'card': {
      const card = cardIn(adventure, page.card);
      return card ? words.card(card.face.id, card.name) : '';
    }
  }
}
