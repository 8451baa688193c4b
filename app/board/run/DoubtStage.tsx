import { useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { SpreadDoubt } from '@/src/rules';
import { Card, Live, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { HowManyCubes } from '@/app/play/monster/stages/CubesStage';
import { useNames } from '@/app/play/turn/names';
import { useDeskMoves, useHand } from '../desk/desk-context';
import { figureOnMap } from '../picture/standing';
import { useWithoutMap } from './ModeSwitch';

/** What the map has to know first; without the map the turn goes on at once. */
export function DoubtStage({ doubt }: { readonly doubt: SpreadDoubt }) {
  switch (doubt.kind) {
    case 'missing':
      return doubt.figures.length > 0 ? (
        <WhereStage figures={doubt.figures} />
      ) : (
        <CubesAsked heroes={doubt.cubes} />
      );
    case 'impossible':
      return <ImpossibleStage figure={doubt.figure} />;
    case 'no-map':
    case 'unknown-figure':
    case 'unknown-rune':
    case 'unknown-shape':
      return <NoAnswer />;
  }
}

function useWithoutMapAction(): void {
  const { label, onPress } = useWithoutMap();
  useMainAction({ label, kind: 'quiet', onPress });
}

/** "Wo steht Elros?": whoever is missing is in hand already, so one tap on the map answers. */
function WhereStage({ figures }: { readonly figures: readonly string[] }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const hand = useHand();
  const { take } = useDeskMoves();
  const held = hand.kind === 'figure' && figures.includes(hand.figure) ? hand.figure : null;
  const figure = held ?? figures[0] ?? '';
  const idle = hand.kind === 'nothing';
  useEffect(() => {
    if (idle) take({ kind: 'figure', figure, how: 'place', question: null });
  }, [idle, figure, take]);
  useWithoutMapAction();
  const large = figureOnMap(adventure, figure)?.large === true;
  return (
    <Card state="active">
      <Live appears>
        <Text variant="heading">{t('boardTurn.missing.where', { name: names.one(figure) })}</Text>
      </Live>
      <Text ink="muted">
        {t(large ? 'boardTurn.missing.zoneText' : 'boardTurn.missing.whereText')}
      </Text>
      {figures.length < 2 ? null : (
        <Text variant="small" ink="muted">
          {t('boardTurn.missing.left', { count: figures.length })}
        </Text>
      )}
    </Card>
  );
}

/** K2: only cards that compare cubes ask. */
function CubesAsked({ heroes }: { readonly heroes: readonly string[] }) {
  const { t } = useTranslation();
  useWithoutMapAction();
  return (
    <Card state="active">
      <Text variant="heading">{t('tableTurn.ask.cubes')}</Text>
      <Text variant="small" ink="muted">
        {t('tableTurn.ask.cubesText')}
      </Text>
      {heroes.map((hero) => (
        <HowManyCubes key={hero} hero={hero} />
      ))}
    </Card>
  );
}

function ImpossibleStage({ figure }: { readonly figure: string | null }) {
  const { t } = useTranslation();
  const names = useNames();
  useWithoutMapAction();
  return (
    <Card state="active">
      <Live appears>
        <Text ink="danger">
          {figure === null
            ? t('boardTurn.missing.impossibleNobody')
            : t('boardTurn.missing.impossible', { name: names.one(figure) })}
        </Text>
      </Live>
    </Card>
  );
}

function NoAnswer() {
  const { t } = useTranslation();
  useWithoutMapAction();
  return <Text>{t('boardTurn.missing.noMap')}</Text>;
}
