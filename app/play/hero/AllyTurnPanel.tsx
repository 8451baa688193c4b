import { useTranslation } from 'react-i18next';
import { allyIn, allyHp } from '@/src/rules';
import { Card, Chip, IconTile, Row, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { MonsterStrip } from '../figures/MonsterStrip';
import { useFigureSheet } from '../figures/useFigureSheet';
import { useMainAction } from '../context/main-action';
import { useNextLabel } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { TurnLog } from '../parts/TurnStart';
import { useTargetKeys } from '../turn/target-keys';

/** F1: moves, then attacks without a roll; what it hits is tapped below. */
export function AllyTurnPanel() {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const openFigure = useFigureSheet();
  const { adventure, act } = useTable();
  const ally = allyIn(adventure, adventure.turn?.figure ?? '');
  useTargetKeys(
    adventure.monsters.map(({ id }) => id),
    openFigure,
  );
  useMainAction({ label: useNextLabel(), onPress: () => void act({ kind: 'nextTurn' }) });
  if (ally === undefined) return null;
  const name = ally.name === '' ? t(`table.figures.${ally.kind}`) : ally.name;
  return (
    <Card>
      <Row
        leading={<IconTile icon="npc" tone="ok" />}
        title={name}
        subtitle={t('tableFigure.toughness', { value: allyHp(ally) })}
        onPress={() => openFigure(ally.id)}
      />
      <Text>{t('tableHero.allies.how')}</Text>
      <Chip
        keyword
        label={t('tableHero.allies.rule')}
        onPress={() => glossary.open('companion-turn')}
      />
      <MonsterStrip />
      <TurnLog />
    </Card>
  );
}
