import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { displacementChoices, type Position } from '@/src/rules';
import type { BoardActions, BoardMark, BoardOverlays, BoardPoint } from '@/src/ui/board';
import { useRunningTurn } from '@/app/play/turn/running-turn-context';
import { useDarknessOnMap } from '../darkness/useDarknessOnMap';
import { useHand } from '../desk/desk-context';
import { useHeroOnMap } from '../hero/useHeroOnMap';
import { toMap, toView, type Frame } from '../picture/frame';
import { useBoardNames, type BoardNames } from '../run/board-names';
import { NOTHING_ON_MAP, type OnMap } from '../run/on-map';
import { MAX_SHOWN } from '../turn/OptionChoice';
import { asidesOf } from '../turn/plan';
import { useChangeRun, type ChangeRun } from '../run/run-state';
import { useRunning, type RunningMonster } from '../turn/useRunning';
import { useThreatOnMap } from '../turn/useThreatOnMap';

/** Reach, place, way, targets and choices of the turn that runs. */
export function useTurnOnMap(frame: Frame): OnMap {
  const empty = useHand().kind === 'nothing';
  const monster = useMonsterOnMap(frame);
  const darkness = useDarknessOnMap(frame);
  const threat = useThreatOnMap();
  const card = useCardOnMap();
  const hero = useHeroOnMap(frame);
  if (!empty) return hero ?? NOTHING_ON_MAP;
  return darkness ?? monster ?? threat ?? card ?? hero ?? NOTHING_ON_MAP;
}

/** U3: whom the open attack card is about to hit; null: nobody yet. */
function useCardOnMap(): OnMap | null {
  const targets = useRunningTurn(({ meant }) => meant);
  return useMemo(
    () => (targets.length === 0 ? null : { overlays: { targets }, actions: {} }),
    [targets],
  );
}

const ZONE_FIELDS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A large monster's place is a whole zone (G4). */
const fieldsAt = (at: BoardPoint, large: boolean): readonly BoardPoint[] =>
  large ? ZONE_FIELDS.map(([x, y]) => ({ x: at.x + x, y: at.y + y })) : [at];

/** All there are to choose from; many are drawn as one area. */
const markedOptions = ({ turn }: RunningMonster): readonly number[] =>
  turn.options.length < 2 ? [] : turn.options.map((_, index) => index);

interface Looks {
  readonly frame: Frame;
  readonly names: BoardNames;
  readonly large: boolean;
  readonly t: Translate;
}

const optionMarks = (
  running: RunningMonster,
  { frame, names, large, t }: Looks,
): readonly BoardMark[] =>
  markedOptions(running).flatMap((index, _, { length }) => {
    const many = length > MAX_SHOWN;
    const option = running.turn.options[index];
    if (option === undefined) return [];
    return [
      {
        ...toView(frame, option.end),
        id: `option/${index}`,
        number: index + 1,
        large,
        ...(many ? { plain: true } : {}),
        label:
          option.hits.length === 0
            ? t('boardTurn.options.noHits')
            : t('boardTurn.options.hits', { names: names.all(option.hits) }),
        chosen: index === running.index,
      },
    ];
  });

/** R1: where the one being pushed may go. */
const pushChoices = (running: RunningMonster): readonly Position[] => {
  const { here, option, run } = running;
  if (run.pushing === null) return [];
  const taken = asidesOf(here, option, run.asides).slice(0, run.pushing);
  return displacementChoices(
    here,
    option.end,
    taken.map(({ at }) => at),
  );
};

const pushMarks = (running: RunningMonster, { frame, names, t }: Looks): readonly BoardMark[] => {
  const { figure = '' } = running.option.displaced[running.run.pushing ?? 0] ?? {};
  return pushChoices(running).map((at, index) => ({
    ...toView(frame, at),
    id: `push/${index}`,
    number: index + 1,
    label: t('boardTurn.way.pushHere', { name: names.one(figure) }),
  }));
};

const overlaysOf = (running: RunningMonster, looks: Looks): BoardOverlays => {
  const { turn, option, run } = running;
  const { frame, large, t } = looks;
  const pushing = run.pushing !== null;
  const damage = run.damage ?? option.damage;
  return {
    reach: turn.reach.flatMap(({ at }) => fieldsAt(toView(frame, at), large)),
    chosen: { ...toView(frame, option.end), large },
    path: option.way.map((at) => toView(frame, at)),
    ...(option.cost > 0 ? { pathCost: t('boardTurn.does.cost', { count: option.cost }) } : {}),
    targets: option.hits,
    ...(damage === null || option.hits.length === 0 ? {} : { damage }),
    marks: pushing ? pushMarks(running, looks) : optionMarks(running, looks),
  };
};

/** A tap on a choice takes it; a tap on anything else asks why not. */
const actionsOf = (running: RunningMonster, change: ChangeRun, frame: Frame): BoardActions => ({
  onMark: (id) => {
    const [kind, number] = id.split('/');
    const index = Number(number);
    if (kind === 'option') return change({ option: index, asides: [], pushing: null });
    const at = pushChoices(running)[index];
    const { here, option, run } = running;
    if (at === undefined || run.pushing === null) return;
    const before = asidesOf(here, option, run.asides).slice(0, run.pushing);
    change({ asides: [...before.map((one) => one.at), at], pushing: null });
  },
  onFigure: (figure) => change({ asked: { figure }, askedOnMap: true }),
  onField: (x, y) => change({ asked: { at: toMap(frame, x, y) }, askedOnMap: true }),
});

function useMonsterOnMap(frame: Frame): OnMap | null {
  const { t } = useTranslation();
  const running = useRunning();
  const names = useBoardNames();
  const change = useChangeRun();
  return useMemo(() => {
    if (running === null) return null;
    const large = running.here.situation.monster.size === 'large';
    return {
      overlays: overlaysOf(running, { frame, names, large, t }),
      actions: actionsOf(running, change, frame),
    };
  }, [running, names, change, frame, t]);
}
