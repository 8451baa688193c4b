import { samePosition, type Position } from '@/src/rules/base/position';
import type { BoardOption } from '@/src/rules/adventure/board/option';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { refOf } from '@/src/rules/adventure/play/figures';
import { fieldsHeld, fieldsOf, sizeOf } from '@/src/rules/adventure/map/standing';
import type { Play } from '@/src/rules/adventure/play';
import type { AtEach } from './walk';

const standsOn = (fields: readonly Position[], own: readonly Position[]): boolean =>
  own.some((at) => fields.some((field) => samePosition(at, field)));

/** M6: whoever is passed suffers once for the whole movement; the unconscious nothing (D11). */
export function trampler(play: Play, figure: string, { trampleDamage }: BoardOption): AtEach {
  const done = new Set<string>();
  const size = sizeOf(play.adventure, figure);
  const by = refOf(play, figure);
  return (at) => {
    if (trampleDamage === 0) return;
    const fields = fieldsHeld(at, size);
    const { heroes, allies } = play.adventure;
    for (const { id } of [...heroes, ...allies]) {
      if (done.has(id) || !standsOn(fields, fieldsOf(play.adventure, id))) continue;
      done.add(id);
      harm(play, id, { amount: trampleDamage, preventable: false, by, cause: 'M6' });
    }
  };
}
