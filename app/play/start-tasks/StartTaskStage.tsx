import type { MonsterFigure, OpenTask } from '@/src/rules';
import { CommandTask } from './CommandTask';
import { HealTask } from './HealTask';
import { MaelstromTask } from './MaelstromTask';
import { ManifestTask } from './ManifestTask';

interface StartTaskStageProps {
  readonly monster: MonsterFigure;
  readonly open: OpenTask;
  /** The table settles it by itself. */
  readonly onLater: () => void;
}

/** S2: what the players have to settle before the monster chooses its targets. */
export function StartTaskStage({ monster, open, onLater }: StartTaskStageProps) {
  const { task, options } = open;
  switch (task.kind) {
    case 'manifest':
      return <ManifestTask monster={monster} onLater={onLater} />;
    case 'command':
      return <CommandTask options={options} onLater={onLater} />;
    case 'heal-weakest':
      return <HealTask task={task} options={options} onLater={onLater} />;
    case 'maelstrom':
      return <MaelstromTask monster={monster} onLater={onLater} />;
    case 'draw-runes':
    case 'trick-or-treat':
      return null;
  }
}
