import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { startsAdventure, type PlayedRow } from '@/src/game';
import type { Adventure } from '@/src/rules';
import { Button, Card, Live, Text } from '@/src/ui';
import { DEMO_CHAPTER, DEMO_SETUPS } from '@/app/play/demo/setups';
import { useSheets } from '@/app/play/context/sheets';
import { useAdventure, useTable } from '@/app/play/context/table-context';
import { useGame, useGameView } from '@/app/wiring/game';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { Wrap } from '@/app/play/parts/Wrap';

/** X10: a fight is not won by beating monsters. */
const isEmpty = ({ round, monsters, steps, outcome, versus }: Adventure): boolean =>
  versus === undefined &&
  outcome === null &&
  round > 0 &&
  steps.length > 0 &&
  monsters.length === 0;

const MAX_ROWS = 400;

const brings = ({ events }: PlayedRow): boolean =>
  events?.some(({ type }) => type === 'monsterSummoned') ?? false;

/** Somebody was there, and nobody is left: a chapter that begins without monsters is not won. */
function useIsCleared(): boolean {
  const game = useGame();
  const empty = useAdventure(isEmpty);
  const head = useGameView(({ open }) => open?.head ?? '');
  const [cleared, setCleared] = useState('');
  useEffect(() => {
    if (!empty) return undefined;
    let wanted = true;
    const isLast = (row: PlayedRow) => brings(row) || startsAdventure(row);
    void game.rowsBack(head, isLast, MAX_ROWS).then((rows) => {
      if (wanted) setCleared(rows.some(brings) ? head : '');
    });
    return () => {
      wanted = false;
    };
  }, [game, empty, head]);
  return empty && cleared !== '';
}

/** Of the trial adventure the app knows how it ends: every door open, nobody left. */
const isDemoWon = ({ chapter, steps }: Adventure): boolean =>
  chapter === DEMO_CHAPTER && steps.length >= DEMO_SETUPS.length;

/** When the last monster falls: the next door, or the victory; the book knows which. */
export function EndHint() {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const sheets = useSheets();
  const cleared = useIsCleared();
  if (!cleared) return null;
  const demoWon = isDemoWon(adventure);
  return (
    <Card padding="tight" gap={10}>
      <Live appears>
        <Text>{t(demoWon ? 'tableSetup.end.demoWon' : 'tableSetup.end.cleared')}</Text>
      </Live>
      <Wrap>
        {demoWon ? null : (
          <Button
            label={t('tableSetup.summon.openDoor')}
            icon="door"
            size="small"
            kind="quiet"
            onPress={() => sheets.open((close) => <SummonSheet onClose={close} />)}
          />
        )}
        <Button
          label={t('tableSetup.end.won')}
          icon="star-filled"
          size="small"
          kind={demoWon ? 'primary' : 'quiet'}
          onPress={() => void act({ kind: 'declareOutcome', outcome: { result: 'won' } })}
        />
      </Wrap>
    </Card>
  );
}
