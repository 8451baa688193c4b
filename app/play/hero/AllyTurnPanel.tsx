import { useTranslation } from '@/src/i18n/translation';
import { allyIn, type AdventureAlly } from '@/src/rules';
import { Card, IconTile, Row } from '@/src/ui';
import { StandsOn } from '../figures/StandsOn';
import { useFigureSheet } from '../figures/useFigureSheet';
import { useMainAction } from '../context/main-action';
import { useGoOn, useNextLabel } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { KeywordChip } from '../parts/KeywordChip';
import { TurnLog } from '../parts/TurnStart';
import { Wrap } from '../parts/Wrap';
import { useNames } from '../turn/names';
import { AllyAttack } from './ally/AllyAttack';
import { AllyValues } from './ally/AllyValues';
import { EnterCard } from './ally/EnterCard';
import { TrickTask } from './ally/TrickTask';
import { Hampered } from './Hampered';

/** F1, F4: its conditions have counted; it moves, then attacks without a roll. */
export function AllyTurnPanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const ally = allyIn(adventure, adventure.turn?.figure ?? '');
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  if (ally === undefined) return null;
  return (
    <Card>
      <Head ally={ally} />
      <StandsOn figure={ally} />
      <Hampered figure={ally.id} />
      <TrickTask ally={ally} />
      {ally.card === undefined ? null : <AllyAttack ally={ally} />}
      <EnterCard key={ally.id} ally={ally} />
      <Wrap>
        <KeywordChip entry="companion-turn" label={t('tableHero.allies.rule')} />
      </Wrap>
      <TurnLog />
    </Card>
  );
}

function Head({ ally }: { readonly ally: AdventureAlly }) {
  const { t } = useTranslation();
  const names = useNames();
  const openFigure = useFigureSheet();
  const { toughness, hero } = ally;
  const life =
    toughness === null
      ? t('tableHero.allies.oneHp')
      : t('tableFigure.toughness', { value: toughness });
  const kind = t(`table.figures.${ally.kind}`);
  const of = hero === null ? kind : t('table.figures.of', { kind, owner: names.one(hero) });
  return (
    <>
      <Row
        leading={<IconTile icon="npc" tone="ok" />}
        title={ally.name === '' ? kind : ally.name}
        subtitle={`${of} · ${life}`}
        onPress={() => openFigure(ally.id)}
      />
      {ally.card === undefined ? null : <AllyValues card={ally.card} />}
    </>
  );
}
