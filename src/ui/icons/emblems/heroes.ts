import { circle } from '../drawing';
import type { EmblemDrawing } from './emblem';
import { accent, ground, ink } from './emblem';

/** Light fields with dark charges: a hero is told from a monster before its emblem is read. */
export const HERO_EMBLEMS = {
  // The assassin's dagger with a guard of elven leaves.
  elros: {
    ground: '#8fcaa4',
    rim: '#3f7d5a',
    ink: '#0f2f1e',
    accent: '#2b7a50',
    charges: [
      ink('M24 43.6L18.6 31.6V18H29.4V31.6z'),
      accent('M24 39.4V18H26.8V31.2z'),
      ink('M21.8 9H26.2V17H21.8z'),
      ink('M24 3.4L27.8 7.4L24 11.4L20.2 7.4z'),
      ink('M24 15.8C17.6 14.2 11.6 15.8 8.2 21.6C14.6 24.6 20.8 22.8 24 18.6z'),
      ink('M24 15.8C30.4 14.2 36.4 15.8 39.8 21.6C33.4 24.6 27.2 22.8 24 18.6z'),
      ground('M20 18C16.6 18.4 13.8 19.6 11.4 21M28 18C31.4 18.4 34.2 19.6 36.6 21', 1.3),
    ],
  },
  // The cleric's sun around a flame.
  jaheen: {
    ground: '#ecc965',
    rim: '#9a6f14',
    ink: '#3b2604',
    accent: '#a85f0c',
    charges: [
      ink('M24 4L27 13H21zM24 44L21 35H27zM4 24L13 21V27zM44 24L35 27V21z'),
      accent(
        'M9.9 9.9L18.3 14.1L14.1 18.3zM38.1 9.9L33.9 18.3L29.7 14.1zM38.1 38.1L29.7 33.9L33.9 29.7zM9.9 38.1L14.1 29.7L18.3 33.9z',
      ),
      ink(circle(24, 24, 10.6)),
      ground(
        'M24.8 15.4C25.4 19.4 30.2 21.6 30.2 26.4A6.2 6.2 0 0 1 17.8 26.4C17.8 24 18.8 22.2 20.4 21C20.6 22.4 21.2 23.4 22 23.8C21.8 20.4 22.6 17.4 24.8 15.4z',
      ),
      accent(
        'M24.4 24.4C24.8 26 26.8 26.8 26.8 28.8A2.8 2.8 0 0 1 21.2 28.8C21.2 27 23.4 26.2 24.4 24.4z',
      ),
    ],
  },
  // The mage's star in the cradle of the moon.
  lorelai: {
    ground: '#b4aff4',
    rim: '#6257b5',
    ink: '#1e1950',
    accent: '#5a4cc4',
    charges: [
      ink('M9.2 18.6A15.6 15.6 0 1 0 38.8 18.6A16.6 14.6 0 0 1 9.2 18.6z'),
      accent(
        'M24 3.6L26.2 12.6L33 9L29.4 15.8L38.4 18L29.4 20.2L33 27L26.2 23.4L24 32.4L21.8 23.4L15 27L18.6 20.2L9.6 18L18.6 15.8L15 9L21.8 12.6z',
      ),
      ink('M24 3.6L26.4 15.6L38.4 18L26.4 20.4L24 32.4L21.6 20.4L9.6 18L21.6 15.6z'),
      ground('M24 14.8L25.2 16.8L27.2 18L25.2 19.2L24 21.2L22.8 19.2L20.8 18L22.8 16.8z'),
    ],
  },
  // The ranger's bow, the arrow fletched with leaves.
  maya: {
    ground: '#f2a78f',
    rim: '#a94f31',
    ink: '#42140a',
    accent: '#b0432a',
    charges: [
      ink('M7.6 29.4C10 18 16 13.4 24 13.4S38 18 40.4 29.4', 3.6),
      ink('M7.6 29.4L24 35.6L40.4 29.4', 1.5),
      ink('M24 40V12', 2.6),
      ink('M24 3.6L30 15.2L24 12.8L18 15.2z'),
      accent(
        'M24 33.6C19.4 34.4 16.8 37.4 17 42C21.2 41.6 23.8 38.8 24 33.6zM24 33.6C28.6 34.4 31.2 37.4 31 42C26.8 41.6 24.2 38.8 24 33.6z',
      ),
    ],
  },
  // The dwarf's helm over his braided beard.
  vorn: {
    ground: '#aac1dc',
    rim: '#4c6a90',
    ink: '#14243a',
    accent: '#b0602a',
    charges: [
      accent(
        'M12.4 26C11.2 33 14.6 39.4 19 41.6L21 38.4L24 44L27 38.4L29 41.6C33.4 39.4 36.8 33 35.6 26L30.4 29.4L24 27.8L17.6 29.4z',
      ),
      ground('M18.6 33L20.4 37M29.4 33L27.6 37M24 32.6V38.4', 1.5),
      ink(
        'M11.4 24.6C11.4 13.6 16 7.4 24 5C32 7.4 36.6 13.6 36.6 24.6V29.4L33 27.4V23.8H15V27.4L11.4 29.4z',
      ),
      ink('M21.8 22H26.2L25.6 31.4H22.4z'),
      ink(`${circle(18.8, 26.2, 1.5)}${circle(29.2, 26.2, 1.5)}`),
      ink(
        'M11.8 17.4C7.6 16.2 5.4 12.8 6 8.4C8 11.4 10.2 12.6 13.4 12.4zM36.2 17.4C40.4 16.2 42.6 12.8 42 8.4C40 11.4 37.8 12.6 34.6 12.4z',
      ),
      ground('M12.6 20.4H35.4M24 8V20', 1.5),
    ],
  },
  // Any other hero: a star on a shield.
  hero: {
    ground: '#d6ccb4',
    rim: '#82765c',
    ink: '#2b2419',
    accent: '#8f5a1e',
    charges: [
      ink(
        'M24 6.4C29 9.4 34 10.6 38 10.6V21.4C38 31 32.6 37.4 24 41.6C15.4 37.4 10 31 10 21.4V10.6C14 10.6 19 9.4 24 6.4z',
      ),
      ground(
        'M24 13.4L26.9 20.2L34.2 20.9L28.7 25.8L30.3 33L24 29.2L17.7 33L19.3 25.8L13.8 20.9L21.1 20.2z',
      ),
    ],
  },
} satisfies Record<string, EmblemDrawing>;
