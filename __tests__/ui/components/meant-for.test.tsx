import { renderHook } from '@testing-library/react-native';
import { useMeant, useShownAt } from '@/src/ui/components/meant-for.web';

const now = jest.spyOn(performance, 'now');
afterAll(() => now.mockRestore());

const pressAt = (timeStamp: number) => ({ nativeEvent: { timeStamp } });

test('a tap is meant for what stood there when it was made, in a place that is drawn once', async () => {
  now.mockReturnValue(100);
  const { result, rerender } = await renderHook(
    ({ entry }: { readonly entry: string }) => useMeant(useShownAt(entry)),
    { initialProps: { entry: 'poison' } },
  );
  expect([99, 100].map((at) => result.current(pressAt(at)))).toEqual([false, true]);
  now.mockReturnValue(200);
  await rerender({ entry: 'poison' });
  expect(result.current(pressAt(150))).toBe(true);
  await rerender({ entry: 'poison-trap' });
  expect([150, 200].map((at) => result.current(pressAt(at)))).toEqual([false, true]);
});
