import { fetchLazyScreens, lazyPart } from '@/app/wiring/lazy-screen';

test('between two parts that are fetched ahead, waiting taps get their turn', async () => {
  const order: string[] = [];
  const part = (name: string) =>
    lazyPart(async () => {
      order.push(name);
      setTimeout(() => order.push(`tap after ${name}`), 0);
      return () => null;
    });
  part('one');
  part('two');
  await fetchLazyScreens();
  expect(order).toEqual(['one', 'tap after one', 'two', 'tap after two']);
});
