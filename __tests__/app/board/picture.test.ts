import { PixelRatio, Platform } from 'react-native';
import type Svg from 'react-native-svg';
import { drawnFor, pngOf } from '@/app/wiring/picture';

const SIZE = { width: 2400, height: 1200.4 };

/** Answers as the native module does. */
function drawing(answer: string | undefined) {
  const asked: unknown[] = [];
  const toDataURL = (callback: (base64: string) => void, size?: object) => {
    asked.push(size);
    callback(answer as string);
  };
  return { asked, svg: { toDataURL } as unknown as Svg };
}

beforeEach(() => {
  jest.spyOn(PixelRatio, 'get').mockReturnValue(3);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['ios', { width: 800, height: 400 }],
  ['android', { width: 2400, height: 1200 }],
] as const)('the PNG has as many pixels on %s: points there, pixels here', async (os, size) => {
  jest.replaceProperty(Platform, 'OS', os);
  const { svg, asked } = drawing('iVBO\nRw==');
  await expect(pngOf({ svg, view: null, ...SIZE })).resolves.toEqual(
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
  );
  expect(asked).toEqual([size]);
});

test('iOS takes the drawing as large as its view is: the view is as large as the picture', () => {
  expect(drawnFor(96, 10)).toBe(32);
});

test('nothing drawn, or nothing given back, is told', async () => {
  await expect(pngOf({ svg: null, view: null, ...SIZE })).rejects.toThrow();
  const { svg } = drawing(undefined);
  await expect(pngOf({ svg, view: null, ...SIZE })).rejects.toThrow();
});
