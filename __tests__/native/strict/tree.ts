import { StyleSheet, type ViewStyle } from 'react-native';
import { above, below, nameOf, propsOf, type Fiber } from './fiber';

const SMALLEST_TARGET = 44;

/** Where it stands, from the outside in: names of the components around it. */
const placeOf = (fiber: Fiber): string =>
  above(fiber)
    .map(({ type }) => nameOf(type))
    .filter((name) => /^[A-Z]/.test(name) && !/Context|Provider|Fragment|^View$/.test(name))
    .slice(0, 7)
    .reverse()
    .join(' › ');

/** iOS refuses a Modal over another: ours are drawn in the tree. */
const modal = (fiber: Fiber): string | undefined =>
  nameOf(fiber.type) === 'Modal' && propsOf(fiber)['visible'] !== false
    ? `a Modal: ${placeOf(fiber)}`
    : undefined;

const avoidsKeyboard = (fiber: Fiber): boolean =>
  nameOf(fiber.type) === 'KeyboardAvoidingView' &&
  propsOf(fiber)['behavior'] !== undefined &&
  propsOf(fiber)['enabled'] !== false;

const blindField = (fiber: Fiber): string | undefined =>
  fiber.type === 'TextInput' && !above(fiber).some(avoidsKeyboard)
    ? `the keyboard may cover a field: ${placeOf(fiber)}`
    : undefined;

const HOLDS_TEXT = new Set(['Text', 'TextInput', 'RNSVGText', 'RNSVGTSpan']);

/** A text whose nearest native parent is no Text ends the app on a phone. */
const looseText = (fiber: Fiber): string | undefined => {
  if (typeof fiber.memoizedProps !== 'string') return undefined;
  const parent = above(fiber).find(({ type }) => typeof type === 'string');
  return HOLDS_TEXT.has(nameOf(parent?.type))
    ? undefined
    : `text outside Text: ${fiber.memoizedProps}: ${placeOf(fiber)}`;
};

const slopOf = (slop: unknown): { readonly across: number; readonly along: number } => {
  if (typeof slop === 'number') return { across: 2 * slop, along: 2 * slop };
  const { left = 0, right = 0, top = 0, bottom = 0 } = (slop ?? {}) as Record<string, number>;
  return { across: left + right, along: top + bottom };
};

const known = (...lengths: readonly unknown[]): number | undefined =>
  lengths.find((length): length is number => typeof length === 'number');

/** As far as the styles tell: a width left to the layout is not judged. */
const smallTarget = (fiber: Fiber): string | undefined => {
  const { onClick, accessible, style, hitSlop } = propsOf(fiber);
  if (fiber.type !== 'View' || typeof onClick !== 'function' || accessible === false) {
    return undefined;
  }
  const flat: ViewStyle = StyleSheet.flatten(style as ViewStyle) ?? {};
  const slop = slopOf(hitSlop);
  const across = known(flat.width, flat.minWidth);
  const along = known(flat.height, flat.minHeight);
  const small = [
    ...(across !== undefined && across + slop.across < SMALLEST_TARGET ? [`${across} wide`] : []),
    ...(along === undefined || along + slop.along < SMALLEST_TARGET ? [`${along} high`] : []),
  ];
  return small.length === 0 ? undefined : `a target ${small.join(', ')}: ${placeOf(fiber)}`;
};

const CHECKS = [modal, blindField, looseText, smallTarget];

/** Everything on the screen that a phone would not bear. */
export const faultsIn = (parts: readonly Fiber[]): readonly string[] => {
  const fibers = parts.flatMap(below);
  return [...new Set(fibers.flatMap((fiber) => CHECKS.flatMap((check) => check(fiber) ?? [])))];
};
