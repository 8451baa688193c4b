import { act } from '@testing-library/react-native';
import { navigationRef } from '@/app/wiring/navigation-ref';
import type { GameCommand } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import { gameNow, inSight, rootFiber, settled } from './app';
import { below, nameOf, propsOf, textOf, type Fiber } from './strict/fiber';

export async function go(tab: string, screen: string, params?: object): Promise<void> {
  await act(async () => navigationRef.navigate(tab, { screen, params }));
  await settled();
}

export async function play(...commands: readonly GameCommand[]): Promise<void> {
  await act(async () => {
    for (const command of commands) value(await gameNow().dispatch(command));
  });
  await settled();
}

const wordsOn = (fiber: Fiber): string => {
  const { 'aria-label': label, accessibilityLabel } = propsOf(fiber);
  return String(label ?? accessibilityLabel ?? textOf(fiber));
};

const PRESSABLE = new Set(['Tappable', 'KeywordLink']);

/** By what stands on it or is spoken instead, by how that begins, or by the hint that tells rows of a kind. */
const pressable = (name: string): Fiber | undefined => {
  const all = below(inSight().at(-1) ?? rootFiber()).filter(
    (fiber) => PRESSABLE.has(nameOf(fiber.type)) && propsOf(fiber)['disabled'] !== true,
  );
  return (
    all.find((fiber) => wordsOn(fiber) === name) ??
    all.find((fiber) => wordsOn(fiber).startsWith(name)) ??
    all.find((fiber) => propsOf(fiber)['accessibilityHint'] === name)
  );
};

/** On what lies on top; what is read from the file first may take a moment. */
export async function press(label: string): Promise<void> {
  for (let turn = 0; turn < 25 && pressable(label) === undefined; turn += 1) await settled();
  const found = pressable(label);
  if (found === undefined) throw new Error(`nothing to press: ${label}`);
  await act(async () => (propsOf(found)['onPress'] as () => void)());
  await settled();
}

const DRAWERS = new Set(['Sheet', 'Dialog']);

const openSheets = (): readonly Fiber[] =>
  below(rootFiber()).filter(
    (fiber) => DRAWERS.has(nameOf(fiber.type)) && propsOf(fiber)['visible'] === true,
  );

const titleOf = (sheet: Fiber | undefined) => sheet && propsOf(sheet)['title'];

/** All of them, the topmost first, each as its own button would; one may lead back to another. */
export async function closeSheets(): Promise<void> {
  for (let open = openSheets(); open.length > 0; open = openSheets()) {
    const top = open.at(-1);
    const title = titleOf(top);
    await act(async () => top && (propsOf(top)['onClose'] as () => void)());
    await settled();
    const left = openSheets();
    if (left.length >= open.length && titleOf(left.at(-1)) === title)
      throw new Error('a sheet does not close');
  }
}
