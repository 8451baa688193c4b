import { useTranslation } from 'react-i18next';
import type { Adventure } from '@/src/rules';
import { Button, Card, Text } from '@/src/ui';
import { DEMO_CHAPTER, DEMO_SETUPS } from '@/app/play/demo/setups';
import { useSheets } from '@/app/play/context/sheets';
import { useTable } from '@/app/play/context/table-context';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { Wrap } from '@/app/play/parts/Wrap';

/** Somebody was there, and nobody is left. */
const isCleared = ({ round, monsters, steps, serial, outcome }: Adventure): boolean =>
  outcome === null && round > 0 && serial > 0 && steps.length > 0 && monsters.length === 0;

/** Of the trial adventure the app knows how it ends: every door open, nobody left. */
const isDemoWon = ({ chapter, steps }: Adventure): boolean =>
  chapter === DEMO_CHAPTER && steps.length >= DEMO_SETUPS.length;

/** When the last monster falls: the next door, or the victory; the book knows which. */
export function EndHint() {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const sheets = useSheets();
  if (!isCleared(adventure)) return null;
  const demoWon = isDemoWon(adventure);
  return (
    <Card padding="tight" gap={10}>
      <Text aria-live="polite">
        {t(demoWon ? 'tableSetup.end.demoWon' : 'tableSetup.end.cleared')}
      </Text>
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
