import type { Drawing } from '../drawing';
import { body, circle, line, solid, tone } from '../drawing';

const BLADE = 'M7.8 13.6L16.6 4.8L20.8 3.2L19.2 7.4L10.4 16.2z';
const COG =
  'M10.55 5.25L10.75 2.68L13.25 2.68L13.45 5.25A6.9 6.9 0 0 1 15.74 6.2L17.7 4.53L19.47 6.3L17.8 8.26A6.9 6.9 0 0 1 18.75 10.55L21.32 10.75L21.32 13.25L18.75 13.45A6.9 6.9 0 0 1 17.8 15.74L19.47 17.7L17.7 19.47L15.74 17.8A6.9 6.9 0 0 1 13.45 18.75L13.25 21.32L10.75 21.32L10.55 18.75A6.9 6.9 0 0 1 8.26 17.8L6.3 19.47L4.53 17.7L6.2 15.74A6.9 6.9 0 0 1 5.25 13.45L2.68 13.25L2.68 10.75L5.25 10.55A6.9 6.9 0 0 1 6.2 8.26L4.53 6.3L6.3 4.53L8.26 6.2A6.9 6.9 0 0 1 10.55 5.25z';

/** The five tabs, and the marks that lead through the app. */
export const NAVIGATION_DRAWINGS = {
  table: [
    ...body(BLADE),
    line('M5.4 12.4L11.6 18.6', 2),
    line('M8.2 15.8L5.2 18.8', 2),
    solid(circle(4.5, 19.5, 1.5)),
  ],
  board: [
    tone('M9 4.2L15 6.4V19.8L9 17.6z'),
    line('M3.4 6.4L9 4.2L15 6.4L20.6 4.2V17.6L15 19.8L9 17.6L3.4 19.8z'),
    line('M9 4.4V17.4M15 6.6V19.6'),
  ],
  logbook: [
    tone('M7.4 3H19.4V16.4H7.2C5.8 16.4 4.8 17.2 4.6 18.4V5.8C4.6 4.2 5.8 3 7.4 3z'),
    line(
      'M19.4 21H7.2C5.8 21 4.6 20 4.6 18.6V5.8C4.6 4.2 5.8 3 7.4 3H19.4V16.4H7.2C5.8 16.4 4.6 17.3 4.6 18.6',
    ),
    line('M18 16.6V20.8'),
    solid('M12.4 6.2L15 9.7L12.4 13.2L9.8 9.7z'),
  ],
  glossary: [
    ...body(circle(10.4, 10.4, 6.9)),
    line('M15.5 15.5L20.6 20.6', 2.4),
    solid('M10.4 6.8L13 10.4L10.4 14L7.8 10.4z'),
  ],
  more: [...body(COG), line(circle(12, 12, 2.7))],
  back: [line('M20 12H4.6M11 5.4L4.4 12L11 18.6', 2)],
  'chevron-left': [line('M14.8 5.2L8 12L14.8 18.8', 2.1)],
  'chevron-right': [line('M9.2 5.2L16 12L9.2 18.8', 2.1)],
  'chevron-up': [line('M5.2 15.2L12 8.4L18.8 15.2', 2.1)],
  'chevron-down': [line('M5.2 8.8L12 15.6L18.8 8.8', 2.1)],
  'menu-dots': [solid(`${circle(5, 12, 1.8)}${circle(12, 12, 1.8)}${circle(19, 12, 1.8)}`)],
  search: [line(circle(10.4, 10.4, 6.9), 2), line('M15.5 15.5L20.6 20.6', 2.2)],
  external: [
    line(
      'M18.6 13.8V18.8C18.6 19.8 17.8 20.6 16.8 20.6H5.2C4.2 20.6 3.4 19.8 3.4 18.8V7.2C3.4 6.2 4.2 5.4 5.2 5.4H10.2',
    ),
    line('M13.8 3.4H20.6V10.2M20.2 3.8L11 13'),
  ],
} satisfies Record<string, Drawing>;
