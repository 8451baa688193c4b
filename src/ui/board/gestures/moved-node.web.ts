import type { View } from 'react-native';
import { STIRS } from '../darkness/pace';
import type { Camera, ScreenSize, ScreenSpot } from './camera';

/** In a browser a view's ref is its element. */
const elementOf = (node: View | null): HTMLElement | undefined =>
  node instanceof HTMLElement ? node : undefined;

/** Browsers draw what is scaled sharp as soon as it rests. */
export const SCALES_SHARP = true;

/** While it moves, the browser keeps the drawing as one picture, and what stirs by itself waits unseen: it would be a second picture. */
export function moveNode(node: View | null, { x, y, scale }: Camera, moving: boolean): void {
  const element = elementOf(node);
  if (!element) return;
  element.style.willChange = moving ? 'transform' : 'auto';
  element.style.setProperty(STIRS, moving ? 'hidden' : 'visible');
  element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

export function placeNode(node: View | null, box: (ScreenSpot & ScreenSize) | undefined): void {
  const element = elementOf(node);
  if (!element) return;
  element.style.opacity = box === undefined ? '0' : '1';
  if (box === undefined) return;
  element.style.transform = `translate(${box.x}px, ${box.y}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
}
