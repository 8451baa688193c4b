import { useTranslation } from '@/src/i18n/translation';
import { Live, Text } from '@/src/ui';
import { useTable as useSharedTable } from '@/app/wiring/tables';
import { useAdventure } from '../context/table-context';
import { useNames } from '../turn/names';
import { decidingIn } from './deciding';

/** Who at other devices has still to decide about the threat; "Anwenden" goes on without them all the same. */
export function StillDeciding() {
  const { t } = useTranslation();
  const names = useNames();
  const news = useSharedTable((table) => table);
  const adventure = useAdventure((whole) => whole);
  const others = decidingIn(adventure, news).filter(({ holder }) => holder !== null);
  const said = (passed: boolean): string =>
    others
      .filter((one) => one.passed === passed)
      .map(({ hero }) => names.one(hero))
      .join(', ');
  const [deciding, passing] = [said(false), said(true)];
  const lines = [
    deciding === '' ? '' : t('sharedTable.threat.deciding', { who: deciding }),
    passing === '' ? '' : t('sharedTable.threat.passed', { who: passing }),
  ].filter(Boolean);
  return (
    <Live empty={lines.length === 0}>
      <Text variant="small" ink="muted">
        {lines.join(' · ')}
      </Text>
    </Live>
  );
}
