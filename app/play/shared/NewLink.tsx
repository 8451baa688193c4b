import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Text, TextField, useSnackbar } from '@/src/ui';
import { useCampaignDraft } from '@/app/wiring/useDraft';
import { answered, useTable, useTables, useTableWords } from '@/app/wiring/tables';

/** The links were renewed: the new one leads this campaign back to its table. */
export function NewLink() {
  const isRenewed = useTable(({ trouble }) => trouble === 'table-renewed');
  const campaign = useTable((table) => table.campaign);
  return isRenewed ? <Pasting key={campaign} /> : null;
}

/** What was pasted holds the table's key: it is forgotten as soon as it has served. */
function Pasting() {
  const { t } = useTranslation();
  const tables = useTables();
  const words = useTableWords();
  const { show } = useSnackbar();
  const [link, setLink, finish] = useCampaignDraft('new table link', '');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (typed: string) => {
    setTrouble(null);
    setLink(typed);
  };
  const rejoin = async () => {
    if (link.trim() === '' || busy) return;
    setBusy(true);
    setTrouble(null);
    const back = await answered(tables.rejoin(link));
    setBusy(false);
    if (!back.ok) return setTrouble(words(back.error));
    finish();
    show({ text: t('sharedTable.renewed.done') });
  };
  return (
    <Card state="active" gap={10}>
      <Text variant="label">{t('sharedTable.renewed.title')}</Text>
      <Text ink="muted">{t('sharedTable.faults.table-renewed')}</Text>
      <TextField
        label={t('sharedTable.renewed.link')}
        value={link}
        onChangeText={change}
        onSubmit={() => void rejoin()}
        {...(trouble === null ? {} : { error: trouble })}
      />
      <Button
        icon="users"
        label={t('sharedTable.renewed.action')}
        loading={busy}
        disabled={link.trim() === ''}
        onPress={() => void rejoin()}
        grow
      />
    </Card>
  );
}
