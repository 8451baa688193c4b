import { circle } from '../drawing';
import type { EmblemDrawing } from './emblem';
import { accent, ground, ink } from './emblem';

/** The great foes, and one mark for every monster without an emblem of its own. */
export const LEADER_EMBLEMS = {
  commander: {
    ground: '#5b350b',
    rim: '#e0a548',
    ink: '#ffdf9a',
    accent: '#ff8f4a',
    charges: [
      ink('M10.6 33.4L7.4 14.8L17.2 22.4L24 9.4L30.8 22.4L40.6 14.8L37.4 33.4z'),
      ink('M11 35.6H37V39.6H11z'),
      ink(`${circle(7.4, 13.6, 2.4)}${circle(24, 8, 2.6)}${circle(40.6, 13.6, 2.4)}`),
      ground('M24 21.6L27.6 27L24 32.4L20.4 27z'),
      accent('M24 23.4L26.4 27L24 30.6L21.6 27z'),
      ground('M15 30.4V27.6M33 30.4V27.6', 1.6),
    ],
  },
  boss: {
    ground: '#4c1114',
    rim: '#e0624f',
    ink: '#ffd9c4',
    accent: '#ffb13f',
    charges: [
      ink(
        'M14.6 21C8.4 19.6 5.2 14.2 7 6.4C9.4 11.2 13 13.4 18.4 13.2zM33.4 21C39.6 19.6 42.8 14.2 41 6.4C38.6 11.2 35 13.4 29.6 13.2z',
      ),
      accent(
        'M24 3.4C25 7 28.4 8.4 28.4 12H19.6C19.6 10.4 20.4 9.2 21.4 8.4C21.8 9.2 22 9.4 22.4 9.6C22.2 7.2 22.6 5.2 24 3.4z',
      ),
      ink(
        'M24 11.6C31 11.6 35.4 15.8 35.4 22C35.4 26.2 33.6 29.2 31 31L29.8 38.6L27 36.8L24 43L21 36.8L18.2 38.6L17 31C14.4 29.2 12.6 26.2 12.6 22C12.6 15.8 17 11.6 24 11.6z',
      ),
      ground(
        'M15.6 20.4L22.6 24.2C22 28 17 28.6 15.6 20.4zM32.4 20.4L25.4 24.2C26 28 31 28.6 32.4 20.4z',
      ),
      accent(`${circle(19.6, 24.4, 1.2)}${circle(28.4, 24.4, 1.2)}`),
      ground('M24 27.4L25.8 31H22.2z'),
      ground('M20.6 33.6L21.4 36.4M24 33.4V37M27.4 33.6L26.6 36.4', 1.4),
    ],
  },
  // Any other monster: three claw marks.
  monster: {
    ground: '#3a3442',
    rim: '#978ba8',
    ink: '#eae2f2',
    accent: '#e8604f',
    charges: [
      ink('M18.6 7.4C18.6 17.4 15.4 28 8.4 36.4C10.2 26 12.2 16.2 18.6 7.4z'),
      ink('M30 5.4C29.6 18 25.4 31.6 16.2 42.2C18.6 29 21.8 16.4 30 5.4z'),
      ink('M39.6 11C39 21.4 35.4 32 27.6 40.6C29.4 30.2 32.8 20 39.6 11z'),
    ],
  },
} satisfies Record<string, EmblemDrawing>;
