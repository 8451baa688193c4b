import { refuse, type Play } from '../play';
import type { StartTask } from '../state/adventure';

export type TaskOf<Kind extends StartTask['kind']> = Extract<StartTask, { readonly kind: Kind }>;

const openTasks = (play: Play): readonly StartTask[] => play.adventure.turn?.tasks ?? [];

export function setTasks(play: Play, tasks: readonly StartTask[]): void {
  if (tasks.length > 0) play.add({ type: 'tasksSet', v: 1, cause: 'S2a', tasks });
}

/** Does nothing where no such task is open. */
export function finishTask(play: Play, kind: StartTask['kind']): void {
  const tasks = openTasks(play).filter((task) => task.kind !== kind);
  if (tasks.length === openTasks(play).length) return;
  play.add({ type: 'tasksSet', v: 1, cause: 'S2a', tasks });
}

export const theTask = <Kind extends StartTask['kind']>(play: Play, kind: Kind): TaskOf<Kind> =>
  openTasks(play).find((task): task is TaskOf<Kind> => task.kind === kind) ??
  refuse({ code: 'no-such-task' });
