import { listField, nameField, options, type HelperField } from '../model/field';
import type { Say } from '../model/helper';

/** RB3-2: what a token's face can show; a star means golden. */
const COUNTED = ['P', 'M', 'E', 'S', 'H'];
const KINDS = [...COUNTED, 'A', 'D', '-'];
const MOST = 5;

const SIGN = /^(\d?)([PMESHAD-])(\*?)$/;

/** "2 körperlich, gold": a face in words. */
export function faceWords(say: Say, face: string): string {
  const [, count = '', kind = '', golden = ''] = SIGN.exec(face) ?? [];
  const name = kind === '' ? face : say(`face.${kind}`);
  return [count, name].filter((one) => one !== '').join(' ') + (golden === '' ? '' : ' ★');
}

const faceField = (key: string): HelperField => ({
  kind: 'face',
  key,
  label: key,
  options: options(KINDS, 'face.'),
  counted: COUNTED,
  most: MOST,
  mark: 'golden',
});

export const tokensField: HelperField = listField(
  'tokens',
  [nameField('id'), faceField('up'), faceField('down')],
  (n) => ({ id: `#${n + 1}`, up: '1P', down: '-' }),
  20,
);
