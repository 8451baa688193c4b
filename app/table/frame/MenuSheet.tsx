import { useTranslation } from '@/src/i18n/translation';
import { Row, Sheet, type IconName } from '@/src/ui';
import { DiceSheet } from '@/app/play/dice/DiceSheet';
import { DeclareSheet } from '@/app/play/end/DeclareSheet';
import { GuideHereRow } from '@/app/play/guided/GuideHereRow';
import { HelpSheetLater } from '@/app/play/help/later';
import { TrapsSheet } from '@/app/play/hero/sheets/TrapSheet';
import { LinesSheet } from '@/app/play/lines/LinesSheet';
import { RuneBagSheet } from '@/app/play/runes/RuneBagSheet';
import { RulesSheet } from '@/app/play/setup/RulesSheet';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { TableSheetLater } from '@/app/play/shared/later';
import { EventThreatSheet } from '@/app/play/threat/EventThreatSheet';
import { NoteSheet } from './NoteSheet';
import { QuestionSheet } from './QuestionSheet';
import { useSheets, type DrawSheet } from '@/app/play/context/sheets';
import { useAdventure } from '@/app/play/context/table-context';

interface Entry {
  readonly name:
    | ('summon' | 'runes' | 'event' | 'dice' | 'lines' | 'traps' | 'note')
    | ('rules' | 'end' | 'together' | 'question' | 'help');
  readonly icon: IconName;
  readonly draw: DrawSheet;
}

const ENTRIES: readonly Entry[] = [
  { name: 'summon', icon: 'door', draw: (close) => <SummonSheet onClose={close} /> },
  { name: 'runes', icon: 'bag', draw: (close) => <RuneBagSheet onClose={close} /> },
  { name: 'event', icon: 'warning', draw: (close) => <EventThreatSheet onClose={close} /> },
  { name: 'dice', icon: 'dice', draw: (close) => <DiceSheet onClose={close} /> },
  { name: 'lines', icon: 'check', draw: (close) => <LinesSheet onClose={close} /> },
  { name: 'traps', icon: 'trap', draw: (close) => <TrapsSheet onClose={close} /> },
  { name: 'note', icon: 'edit', draw: (close) => <NoteSheet onClose={close} /> },
  { name: 'rules', icon: 'book-open', draw: (close) => <RulesSheet onClose={close} /> },
  { name: 'end', icon: 'star', draw: (close) => <DeclareSheet onClose={close} /> },
  {
    name: 'together',
    icon: 'users',
    draw: (close) => <TableSheetLater first="invite" onClose={close} />,
  },
  { name: 'question', icon: 'share', draw: (close) => <QuestionSheet onClose={close} /> },
  {
    name: 'help',
    icon: 'info',
    draw: (close) => <HelpSheetLater page="table" onClose={close} />,
  },
];

/** X2: no doors, and another end. */
const isOther = (name: Entry['name']): name is 'summon' | 'end' =>
  name === 'summon' || name === 'end';

/** What is needed now and then, always one tap away. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const against = useAdventure(({ versus }) => versus !== undefined);
  return (
    <Sheet visible onClose={onClose} title={t('table.menu.title')} closeLabel={t('ui.close')}>
      <GuideHereRow onPress={onClose} />
      {ENTRIES.map(({ name, icon, draw }) => (
        <Row
          key={name}
          icon={icon}
          {...(against && isOther(name)
            ? { title: t(`versus.menu.${name}`), subtitle: t(`versus.menu.${name}Text`) }
            : { title: t(`table.menu.${name}`), subtitle: t(`table.menu.${name}Text`) })}
          onPress={() => sheets.open(draw)}
        />
      ))}
    </Sheet>
  );
}
