import type { View } from 'react-native';
import type { ScreenSize, ScreenSpot } from '../gestures/camera';

/** In a browser a view's ref is its element. */
const styleOf = (node: View | null): CSSStyleDeclaration | undefined =>
  node instanceof HTMLElement ? node.style : undefined;

/** So much longer or shorter a strip becomes before its letters are laid out anew under the fingers. */
const MOST_STRETCHED = 1.25;

const isNear = (ratio: number): boolean => ratio < MOST_STRETCHED && ratio > 1 / MOST_STRETCHED;

/** As it was laid out last; 1 where it never was. */
const laidOut = (length: string): number => Number.parseFloat(length) || 1;

/** While it moves it is stretched a little: laying all letters out took as long as the map itself. */
export function placeStrip(
  node: View | null,
  { x, y, width, height }: ScreenSpot & ScreenSize,
  moving: boolean,
): void {
  const style = styleOf(node);
  if (style === undefined) return;
  const [wide, high] = [width / laidOut(style.width), height / laidOut(style.height)];
  const stretched = moving && isNear(wide) && isNear(high);
  style.transformOrigin = '0 0';
  style.transform = `translate(${x}px, ${y}px)${stretched ? ` scale(${wide}, ${high})` : ''}`;
  if (stretched) return;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** Names that are not shown are not laid out either: a zoom does that in every frame. */
export function showStrip(node: View | null, shown: boolean): void {
  const style = styleOf(node);
  if (style !== undefined) style.display = shown ? 'flex' : 'none';
}
