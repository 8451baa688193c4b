interface Span {
  readonly top: number;
  readonly height: number;
}

/** The label above a field and the hint below it belong to it. */
const AROUND = 48;

/** Where to scroll so that the field is seen; null: it is. Of one taller than the room, its end is typed at. */
export function scrolledInSight(seen: Span, field: Span, around = AROUND): number | null {
  const atBeginning = Math.max(0, field.top - around);
  const atEnd = Math.max(0, field.top + field.height + around - seen.height);
  const top = Math.max(atEnd, Math.min(seen.top, atBeginning));
  return top === seen.top ? null : top;
}
