import type { TableNews } from '@/src/game';
import type { Translate } from '@/src/i18n';

/** How it stands with the table, in a few words: "3 hier · im Takt". */
export function tableLine(table: TableNews, t: Translate): string {
  const refused = table.refused.length;
  const parts = [
    stateWords(table, t),
    ...(refused === 0 ? [] : [t('sharedTable.chip.refused', { count: refused })]),
  ];
  return parts.join(' · ');
}

function stateWords({ phase, people, pending, role, trouble }: TableNews, t: Translate): string {
  if (trouble === 'table-renewed') return t('sharedTable.chip.renewed');
  switch (phase) {
    case 'here': {
      const here = t('sharedTable.chip.here', { count: people.length + 1 });
      if (role === 'watch') return `${here} · ${t('sharedTable.chip.watching')}`;
      return `${here} · ${pending === 0 ? t('sharedTable.chip.inStep') : t('sharedTable.chip.pending', { count: pending })}`;
    }
    // While it is tried again and again the words stand still.
    case 'off':
    case 'connecting':
    case 'away':
      return t('sharedTable.chip.away');
    case 'asks':
    case 'newer':
    case 'halted':
      return t(`sharedTable.chip.${phase}`);
  }
}

/** Something to be read or answered. */
export const needsALook = ({ phase, refused }: TableNews): boolean =>
  refused.length > 0 || phase === 'asks' || phase === 'newer' || phase === 'halted';
