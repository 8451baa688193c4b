import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { attackValues, LONGEST_NAME } from '@/src/rules';
import { Button, Card, Fold, TextField } from '@/src/ui';
import { useTable } from '../context/table-context';
import { StandsOn } from '../figures/StandsOn';
import { endTurn, useGoOn } from '../turn/next-up';
import { PrimaryChoice } from './PrimaryChoice';
import { DamageLine } from './stages/DamageLine';
import type { MonsterTurnView } from './useMonsterTurn';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** The table knows better: skipped, something else, another damage, a named primary target (K3). */
export function OtherActions({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [open, setOpen] = useState(false);
  const { attack, monster } = turn;
  const { damage } = attackValues(adventure, monster, false);
  return (
    <Card padding="tight" state="done">
      <Fold label={t('tableTurn.other.title')} open={open} onToggle={setOpen}>
        <StandsOn figure={monster} />
        <Skip figure={monster.id} />
        {attack.damage === null ? <DamageLine attack={attack} printed={damage} /> : null}
        {adventure.versus === undefined ? (
          <PrimaryChoice turn={turn} caption={t('tableTurn.other.primary')} />
        ) : null}
      </Fold>
    </Card>
  );
}

function Skip({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const goOn = useGoOn();
  const [text, setText, finish] = useCampaignDraft(`instead of ${figure}`, '');
  const noted = async () => {
    if (await act([{ kind: 'note', figure, text }, endTurn(adventure)])) finish();
  };
  return (
    <>
      <Button label={t('tableTurn.other.skip')} kind="quiet" size="small" onPress={goOn} />
      <TextField
        label={t('tableTurn.other.note')}
        value={text}
        onChangeText={setText}
        maxLength={LONGEST_NAME * 4}
        onSubmit={() => void noted()}
      />
      <Button
        label={t('tableTurn.other.noteGo')}
        kind="quiet"
        size="small"
        disabled={text.trim() === ''}
        onPress={() => void noted()}
      />
    </>
  );
}
