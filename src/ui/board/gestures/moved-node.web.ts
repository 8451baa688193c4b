import type { View } from 'react-native';
import type { Camera, ScreenSize, ScreenSpot } from './camera';

/** In a browser a view's ref is its element. */
const elementOf = (node: View | null): HTMLElement | undefined =>
  node instanceof HTMLElement ? node : undefined;

export function moveNode(node: View | null, { x, y, scale }: Camera): void {
  const element = elementOf(node);
  if (element) element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

/** While it moves, the browser keeps the drawing as one picture; let go, it draws it sharp again. */
export function holdStill(node: View | null, moving: boolean): void {
  const element = elementOf(node);
  if (element) element.style.willChange = moving ? 'transform' : 'auto';
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
