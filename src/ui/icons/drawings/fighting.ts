import type { Drawing } from '../drawing';
import { body, circle, line, solid, tone } from '../drawing';

/** Roles of the party and the three kinds of attack. */
export const FIGHTING_DRAWINGS = {
  defender: [
    ...body(
      'M4 3.4H7.4V5.2H10.2V3.4H13.8V5.2H16.6V3.4H20V11.4C20 16.2 17 19.6 12 21.6C7 19.6 4 16.2 4 11.4z',
    ),
    solid('M12 8.4L16 12.2V15.4L12 11.8L8 15.4V12.2z'),
  ],
  leader: [
    line('M5.2 2.4V21.6', 2),
    ...body('M5.2 4.2H20.4L16.8 8.8L20.4 13.4H5.2z'),
    solid('M10.8 5.8L11.7 7.8L13.9 8L12.2 9.4L12.8 11.6L10.8 10.4L8.8 11.6L9.4 9.4L7.7 8L9.9 7.8z'),
  ],
  controller: [
    ...body(circle(12, 12, 5)),
    line(
      'M7.6 14.6C3.8 17.2 1.8 19.4 2.8 20.6C4 22.2 9.4 19.2 14.6 14.4S22.6 4.8 21.2 3.4C20.2 2.4 17.4 4 14.4 7.4',
    ),
    solid(circle(4.6, 5.2, 1.6)),
    solid(circle(19.2, 18.6, 1.6)),
  ],
  support: [
    ...body('M4.8 9.6H19.2C19.2 14 16.4 16.4 12 16.4S4.8 14 4.8 9.6z'),
    line('M12 16.6V20.6M7.6 21H16.4', 2),
    solid('M12 1.6L13.4 4.4L16.2 5.8L13.4 7.2L12 8.2L10.6 7.2L7.8 5.8L10.6 4.4z'),
  ],
  striker: [
    solid('M21.2 2.8L20.4 6.8L10.2 17L7 13.8L17.2 3.6z'),
    solid('M2.8 2.8L3.6 6.8L13.8 17L17 13.8L6.8 3.6z'),
    line('M5 13.4L10.6 19M7.4 16.6L4.2 19.8M19 13.4L13.4 19M16.6 16.6L19.8 19.8', 2),
  ],
  melee: [
    ...body('M6.4 15L15.6 5.8L20 4L18.2 8.4L9 17.6z'),
    line('M4.2 13.6L10.4 19.8M6.8 17.2L4 20', 2),
    line('M3.2 9.4C4.8 6 7.6 3.6 11.4 2.8M21.2 12.6C20.4 16.4 18 19.2 14.6 20.8', 1.6),
  ],
  ranged: [
    line('M7.6 3C15.4 4.6 19.4 8.6 21 16.4', 2),
    tone('M7.6 3C15.4 4.6 19.4 8.6 21 16.4z'),
    line('M7.6 3.2L20.8 16.4', 1.2),
    line('M4.2 19.8L18 6'),
    solid('M21.4 2.6L20.2 8.2L15.8 3.8z'),
    line('M7.4 16.6H3.8M7.4 16.6V20.2M5.4 18.6H2.6M5.4 18.6V21.4', 1.5),
  ],
  magic: [
    line('M12 2.4A9.1 9.1 0 0 0 21.4 18.6A9.1 9.1 0 0 0 2.6 18.6A9.1 9.1 0 0 0 12 2.4z'),
    solid('M12 11L13.9 13.6L12 16.2L10.1 13.6z'),
  ],
} satisfies Record<string, Drawing>;
