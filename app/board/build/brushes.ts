import type { TerrainLetter } from '@/src/rules';
import type { IconName } from '@/src/ui';

export interface Brush {
  readonly letter: TerrainLetter;
  readonly name:
    ('plain' | 'difficult' | 'lava' | 'miasma' | 'spikes') | ('darkness' | 'spawn' | 'blocked');
  readonly icon: IconName;
}

export const BRUSHES: readonly Brush[] = [
  { letter: '.', name: 'plain', icon: 'none' },
  { letter: '~', name: 'difficult', icon: 'difficult' },
  { letter: 'L', name: 'lava', icon: 'lava' },
  { letter: 'M', name: 'miasma', icon: 'miasma' },
  { letter: 'S', name: 'spikes', icon: 'spikes' },
  { letter: 'D', name: 'darkness', icon: 'darkness' },
  { letter: '*', name: 'spawn', icon: 'spawn-point' },
  { letter: '#', name: 'blocked', icon: 'blocked' },
];
