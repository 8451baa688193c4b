import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Live, Text, TextField } from '@/src/ui';
import { useDraft } from '@/app/wiring/useDraft';
import { serverIn } from './server';
import { TABLE_SERVER } from '@/app/wiring/table-server';
import { answered, useTables, useTableWords } from '@/app/wiring/tables';

type Stage = 'ready' | 'asking' | 'nobody';

/** Nothing is asked of any network before the button is pressed. */
export function OpenATable() {
  const { t } = useTranslation();
  const tables = useTables();
  const words = useTableWords();
  const [typed, setTyped] = useDraft('table server', '');
  const server = TABLE_SERVER ?? serverIn(typed);
  const [stage, setStage] = useState<Stage>('ready');
  const [trouble, setTrouble] = useState<string | null>(null);
  const share = async (at: string) => {
    setStage('asking');
    const shared = await answered(tables.share(at));
    if (shared.ok) return;
    const isAway = shared.error.code === 'table-away';
    setTrouble(isAway ? null : words(shared.error));
    setStage(isAway ? 'nobody' : 'ready');
  };
  return (
    <>
      <Text>{t('sharedTable.open.text')}</Text>
      <Text ink="muted">{t('sharedTable.open.seals')}</Text>
      <Live role="status" empty={trouble === null}>
        <Text ink="danger">{trouble}</Text>
      </Live>
      <Live role="status" empty={stage !== 'nobody'}>
        {stage === 'nobody' ? <NoServer /> : null}
      </Live>
      {TABLE_SERVER === null ? (
        <TextField
          label={t('sharedTable.open.server')}
          hint={t('sharedTable.open.serverHint')}
          value={typed}
          onChangeText={setTyped}
        />
      ) : null}
      {server === null ? null : (
        <Button
          icon="users"
          label={t(stage === 'nobody' ? 'sharedTable.open.again' : 'sharedTable.open.action')}
          loading={stage === 'asking'}
          onPress={() => void share(server)}
        />
      )}
    </>
  );
}

/** Not a fault: the app is simply not served by a table's server. */
function NoServer() {
  const { t } = useTranslation();
  return (
    <Card gap={6}>
      <Text variant="label">{t('sharedTable.open.noServer')}</Text>
      <Text ink="muted">{t('sharedTable.open.noServerText')}</Text>
    </Card>
  );
}
