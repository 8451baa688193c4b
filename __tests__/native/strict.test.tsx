import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
// eslint-disable-next-line no-restricted-imports -- what the check must find
import { KeyboardAvoidingView, Modal, Pressable, Text, TextInput, View } from 'react-native';
import { above, type Fiber } from './strict/fiber';
import { faultsIn } from './strict/tree';

async function faultsOf(element: ReactElement): Promise<readonly string[]> {
  await render(<View>{element}</View>);
  const { unstable_fiber: fiber } = screen.root as unknown as { unstable_fiber: Fiber };
  return faultsIn([above(fiber).at(-1) ?? fiber]);
}

const press = () => undefined;

test.each([
  ['a Modal', <Modal key="" visible />],
  ['the keyboard may cover a field', <TextInput key="" />],
  [
    'the keyboard may cover a field',
    <KeyboardAvoidingView key="">
      <TextInput />
    </KeyboardAvoidingView>,
  ],
  ['a target 30 high', <Pressable key="" onPress={press} style={{ height: 30, minHeight: 44 }} />],
  ['a target undefined high', <Pressable key="" onPress={press} />],
  ['a target 20 wide', <Pressable key="" onPress={press} style={{ width: 20, height: 50 }} />],
])('is seen: %s', async (fault, element) => {
  expect(await faultsOf(element)).toContainEqual(expect.stringContaining(fault));
});

test.each([
  [
    'a field above the keyboard',
    <KeyboardAvoidingView key="" behavior="padding">
      <TextInput />
    </KeyboardAvoidingView>,
  ],
  [
    'a small button that reaches further',
    <Pressable key="" onPress={press} hitSlop={10} style={{ width: 30, height: 30 }} />,
  ],
  ['text', <Text key="">ok</Text>],
])('is borne: %s', async (_, element) => {
  expect(await faultsOf(element)).toEqual([]);
});
