import { whenBack } from '@/app/wiring/coming-back.web';

test('a tab hears that the network is back, until it is no longer wanted', () => {
  const heard = new Map<string, () => void>();
  const listening = {
    addEventListener: (name: string, tell: () => void) => void heard.set(name, tell),
    removeEventListener: (name: string) => void heard.delete(name),
  };
  Object.assign(window, listening);
  const tell = jest.fn();
  const stop = whenBack(tell);
  heard.get('online')?.();
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  expect(heard.size).toBe(0);
});
