import type { SpreadDoubt } from '@/src/rules/adventure/board/darkness';
import { refIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';

/** A command cannot wait for an answer: what has to be asked first is refused by name. */
export function refuseDoubt(play: Play, doubt: SpreadDoubt): never {
  switch (doubt.kind) {
    case 'no-map':
    case 'unknown-figure':
    case 'unknown-rune':
      return refuse({ code: doubt.kind });
    case 'unknown-shape':
      return refuse({ code: 'unknown-shape', shape: doubt.shape });
    case 'missing':
      return doubt.figures.length > 0
        ? refuse({ code: 'positions-unknown', figures: doubt.figures })
        : refuse({ code: 'cubes-unknown', heroes: doubt.cubes });
    case 'impossible': {
      const name = refIn(play.adventure, doubt.figure ?? '')?.name ?? '';
      return refuse({ code: 'impossible-position', name });
    }
  }
}
