import { useState } from 'react';
import { TableSheetLater } from './later';
import { TableLine } from './TableChip';

/** How it stands with the table, on screens beside it: what did not work is seen where it was entered. */
export function TableHere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TableLine onPress={() => setOpen(true)} />
      {open ? <TableSheetLater first="people" onClose={() => setOpen(false)} /> : null}
    </>
  );
}
