import { useTranslation } from '@/src/i18n/translation';
import { linesOfEvents } from '@/src/game';
import { heroIn, type GameEvent } from '@/src/rules';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';

/** Up to the next turn: what that one brings is told by itself. */
const ofTheBlow = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const next = events.findIndex(({ type }) => type === 'turnBegan');
  return next < 0 ? events : events.slice(0, next);
};

interface Change {
  readonly from: number;
  readonly to: number;
  readonly falls: boolean;
}

type Changing = Extract<GameEvent, { type: 'harmed' | 'healed' }>;

const isChanging = (event: GameEvent): event is Changing =>
  event.type === 'harmed' || event.type === 'healed';

const hadBefore = (event: Changing): number =>
  event.type === 'harmed' ? event.hp + event.lost : event.hp - event.amount;

/** By figure, in the order they were hit; several blows add up. */
function changesOf(events: readonly GameEvent[]): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const event of events) {
    if (isChanging(event)) {
      const from = changes.get(event.who.id)?.from ?? hadBefore(event);
      changes.set(event.who.id, { from, to: event.hp, falls: false });
    }
    if (event.type !== 'fell' && event.type !== 'monsterDefeated' && event.type !== 'allyLeft') {
      continue;
    }
    const { from = 0 } = changes.get(event.who.id) ?? {};
    changes.set(event.who.id, { from, to: 0, falls: true });
  }
  return changes;
}

/** Cubes that come, and cubes that come back: a forced recall, the free one of who falls (D11). */
const isAboutCubes = ({ type }: GameEvent): boolean =>
  type === 'curseSet' || type === 'traumaSet' || type === 'recalled';

/** What an attack cost, told from what happened: `Vorn 8 → 5 LP · Maya ohnmächtig`. */
export function useAppliedWords(): (events: readonly GameEvent[]) => string {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  return (all) => {
    const events = ofTheBlow(all);
    const names = new Map(
      events.flatMap((event) =>
        'who' in event && event.who ? [[event.who.id, words.figure(event.who)]] : [],
      ),
    );
    const said = [...changesOf(events)].flatMap(([id, { from, to, falls }]) => {
      const name = names.get(id) ?? '';
      const isHero = heroIn(adventure, id) !== undefined;
      if (falls) return [t(isHero ? 'tableTurn.done.fell' : 'tableTurn.done.gone', { name })];
      return from === to ? [] : [t('tableTurn.done.hp', { name, from, to })];
    });
    const losses = said.length === 0 ? [t('tableTurn.done.nothing')] : said;
    return [...losses, ...linesOfEvents(events.filter(isAboutCubes)).map(words.line)].join(' · ');
  };
}
