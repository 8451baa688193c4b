import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { TextField } from '@/src/ui';
import { useTables } from '@/app/wiring/tables';

const LONGEST_NAME = 24;

/** What the others see; kept on the device as it is typed. */
export function MyName() {
  const { t } = useTranslation();
  const tables = useTables();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = (mine: string) => wanted && setName((typed) => typed ?? mine);
    void tables.me().then(
      (me) => read(me.name),
      () => read(''),
    );
    return () => {
      wanted = false;
    };
  }, [tables]);
  const change = (typed: string) => {
    setName(typed);
    void tables.introduce({ name: typed.trim() }).catch(() => undefined);
  };
  return (
    <TextField
      label={t('sharedTable.people.name')}
      value={name ?? ''}
      onChangeText={change}
      maxLength={LONGEST_NAME}
    />
  );
}
