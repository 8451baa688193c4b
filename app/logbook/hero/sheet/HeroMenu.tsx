import { useTranslation } from '@/src/i18n/translation';
import { Row, Sheet } from '@/src/ui';
import { useStepping } from '@/app/play/context/stepping';
import { useGameView } from '@/app/wiring/game';
import { CAN_PRINT, print } from '../print/paper';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { useLogbook } from '@/app/logbook/parts/useLogbook';

interface HeroMenuProps {
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

export function HeroMenu({ onClose, onEdit }: HeroMenuProps) {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  const write = useLogbook();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const starting = () =>
    void write({ kind: 'takeStartingGear', hero: hero.id }, t('logbookHero.menu.startingDone'));
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
      title={t('logbookHero.menu.title', { name: hero.name })}
      closeLabel={t('logbookHero.menu.close')}
    >
      <Row icon="edit" title={t('logbookHero.menu.edit')} onPress={then(onEdit)} />
      {hero.board === null ? null : (
        <Row icon="weapon" title={t('logbookHero.menu.starting')} onPress={then(starting)} />
      )}
      {CAN_PRINT ? (
        <Row icon="print" title={t('logbookHero.menu.print')} onPress={then(print)} />
      ) : null}
      <UndoRows />
    </Sheet>
  );
}

/** The sheet stays open: several steps back are several taps. */
function UndoRows() {
  const { t } = useTranslation();
  const step = useStepping();
  const canUndo = useGameView(({ open }) => open?.canUndo ?? false);
  const canRedo = useGameView(({ open }) => open?.canRedo ?? false);
  return (
    <>
      <Row
        icon="undo"
        title={t('campaigns.home.undo')}
        disabled={!canUndo}
        onPress={() => void step('undone')}
      />
      <Row
        icon="redo"
        title={t('campaigns.home.redo')}
        disabled={!canRedo}
        onPress={() => void step('redone')}
      />
    </>
  );
}
