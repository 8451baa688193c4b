import { useEffect, useState } from 'react';

/** Rows of a table that is read on demand; empty until they are here. */
export function useLoaded<Row>(load: () => Promise<readonly Row[]>): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let wanted = true;
    void load().then((found) => {
      if (wanted) setRows(found);
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return rows;
}
