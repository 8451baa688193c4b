import { commanded } from '@/src/rules/monster/start-abilities';
import type { Adventure, StartTask } from '../state/adventure';

/** A task with those among whom the players choose; several for `command`: the leader (D8). */
export interface OpenTask {
  readonly task: StartTask;
  readonly options: readonly string[];
}

const optionsOf = ({ monsters, turn }: Adventure, task: StartTask): readonly string[] => {
  if (task.kind === 'heal-weakest') {
    return task.tied.filter((id) => monsters.some((monster) => monster.id === id));
  }
  return task.kind === 'command' ? commanded(monsters.filter(({ id }) => id !== turn?.figure)) : [];
};

/** What is still open for the start of the running turn (S2, N1). */
export const startTasks = (adventure: Adventure): readonly OpenTask[] =>
  (adventure.turn?.tasks ?? []).map((task) => ({ task, options: optionsOf(adventure, task) }));
