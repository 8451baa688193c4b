import { useIsFocused } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Chip } from '@/src/ui';
import { TableSheetLater } from '@/app/play/shared/later';
import { MovedByOthers } from '@/app/play/shared/MovedByOthers';
import { TableHere } from '@/app/play/shared/TableHere';
import { useTable } from '@/app/wiring/tables';

/** The session's shared table, while there is one: who is here, and what others took back. */
export function SessionTable() {
  const isFocused = useIsFocused();
  return (
    <>
      {isFocused ? <MovedByOthers /> : null}
      <TableHere />
    </>
  );
}

/** While the session is played on one device only: how the others come in. */
export function InviteChip() {
  const { t } = useTranslation();
  const isShared = useTable(({ campaign }) => campaign !== null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {isShared ? null : (
        <Chip icon="users" label={t('campaigns.menu.together')} onPress={() => setOpen(true)} />
      )}
      {open ? <TableSheetLater first="invite" onClose={() => setOpen(false)} /> : null}
    </>
  );
}
