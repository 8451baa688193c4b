import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { isOnDarkness } from '@/src/rules/adventure/state/hero';
import type { GameEvent } from '../contract';
import type { Faults } from './fault';

type Touched = Extract<GameEvent, { type: 'touched' }>;

/** Whom darkness harms where he stands: heroes who can suffer it, companions, animals. */
const harmedByStanding = ({ heroes, allies }: Adventure): readonly string[] =>
  [
    ...heroes.filter(
      (hero) => isOnDarkness(hero) && !hero.unconscious && !hero.immunities.includes('darkness'),
    ),
    ...allies.filter(isOnDarkness),
  ].map(({ id }) => id);

/** N11: nobody ends his own turn on darkness without having suffered from it in that turn. */
export const darknessFaults = (old: Adventure, events: readonly GameEvent[]): Faults => {
  const { turn } = old;
  const ended = events.find((event) => event.type === 'turnEnded');
  const id = turn?.figure ?? null;
  if (turn === null || turn.over || id === null || ended?.who?.id !== id) return [];
  const now = events.filter((event): event is Touched => event.type === 'touched');
  const suffered = [
    ...(turn.touched[id] ?? []),
    ...now.filter(({ who }) => who.id === id).flatMap(({ kinds }) => kinds),
  ].includes('darkness');
  return harmedByStanding(old).includes(id) && !suffered
    ? [`${id} ends the turn on darkness unharmed`]
    : [];
};
