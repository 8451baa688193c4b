import { PixelRatio, Platform, type View } from 'react-native';
import type Svg from 'react-native-svg';

/** A drawing on screen, and how large its picture is to be. */
export interface DrawnPicture {
  readonly svg: Svg | null;
  /** Around it: browsers find the drawing there. */
  readonly view: View | null;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * How large a drawing has to be on screen, in points, for a picture of so many pixels: iOS takes it as
 * large as its view is, whatever size is asked for. Views scale it down by a transform.
 */
export const drawnFor = (pixels: number, _shown: number): number => pixels / PixelRatio.get();

/** Browsers print; phones print from their share sheet. */
export const canPrint = false;

export function printPicture(_png: Uint8Array): Promise<void> {
  return Promise.reject(new Error('Phones print from the share sheet.'));
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));

/** iOS counts in points of its screen, Android in pixels. */
const sideOf = (pixels: number): number =>
  Math.round(Platform.OS === 'ios' ? pixels / PixelRatio.get() : pixels);

/** A drawing as a PNG. */
export function pngOf({ svg, width, height }: DrawnPicture): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (svg === null) return reject(new Error('Nothing is drawn yet.'));
    const size = { width: sideOf(width), height: sideOf(height) };
    // Where the system could not draw it, nothing comes back.
    const given = (base64: string | undefined) =>
      base64 ? resolve(bytesOf(base64)) : reject(new Error('Nothing was drawn.'));
    svg.toDataURL(given, size);
  });
}
