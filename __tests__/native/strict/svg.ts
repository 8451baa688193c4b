import { createElement, type ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import type * as Real from 'react-native-svg';

type SvgModule = typeof Real;
type SvgProps = ComponentProps<SvgModule['Svg']>;

/** Android's `Canvas.drawBitmap` throws above this, on the UI thread, where nothing can catch it. */
const MAX_BYTES = 100 * 1024 * 1024;
/** The densest screens there are. */
const DENSITY = 4;
const BYTES_A_PIXEL = 4;

const lengthOf = (given: unknown, styled: unknown): number => {
  const length = Number(given ?? styled ?? 0);
  return Number.isFinite(length) ? length : 0;
};

const bytesOf = ({ width, height, style }: SvgProps): number => {
  const styled = StyleSheet.flatten(style) ?? {};
  const points = lengthOf(width, styled.width) * lengthOf(height, styled.height);
  return points * BYTES_A_PIXEL * DENSITY ** 2;
};

/**
 * react-native-svg as Android has it: each `Svg` becomes one bitmap, and one too large ends the app. For
 * `jest.mock('react-native-svg', () => strictSvg(jest.requireActual('react-native-svg')))`.
 */
export function strictSvg(real: SvgModule): SvgModule {
  const { Svg } = real;
  function StrictSvg(props: SvgProps) {
    const bytes = bytesOf(props);
    if (bytes > MAX_BYTES) {
      const megabytes = Math.round(bytes / 1024 / 1024);
      throw new Error(`Canvas: trying to draw too large (${megabytes} MB) bitmap.`);
    }
    return createElement(Svg, props);
  }
  const module = { ...real, default: StrictSvg, Svg: StrictSvg };
  return Object.defineProperty(module as unknown as SvgModule, '__esModule', { value: true });
}
