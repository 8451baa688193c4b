import { createBackStack } from '@/src/ui/overlay/back-stack';

/** A browser whose history arrives only when told, as a real one does after the call. */
function browser(...entries: readonly string[]) {
  let at = entries.length - 1;
  const underWay: number[] = [];
  const heard: string[] = [];
  const stack = createBackStack({ here: () => entries[at], forward: () => underWay.push(1) });
  return {
    heard,
    stack,
    here: () => entries[at],
    back: () => underWay.push(-1),
    forward: () => underWay.push(1),
    /** As the navigation does it. */
    appGoesBack: () => {
      stack.travels();
      underWay.push(-1);
    },
    arrive: () => {
      for (let step = underWay.shift(); step !== undefined; step = underWay.shift()) {
        const next = entries[at + step];
        if (next === undefined) continue;
        at += step;
        if (!stack.arrives(next)) heard.push(next);
      }
    },
  };
}

test('without an overlay the screens hear of every step', () => {
  const { heard, back, arrive, here } = browser('list', 'hero');
  back();
  arrive();
  expect([heard, here()]).toEqual([['list'], 'list']);
});

test('back turns the page of the overlay on top, and the screen beneath stays', () => {
  const { heard, stack, back, arrive, here } = browser('list', 'hero');
  const [lower, upper] = [jest.fn(), jest.fn()];
  stack.open(lower);
  stack.open(upper);
  back();
  arrive();
  expect([heard, here(), upper.mock.calls.length]).toEqual([[], 'hero', 1]);
  expect(lower).not.toHaveBeenCalled();
});

test('page after page, then out: each step back counts, however soon it comes', () => {
  const { heard, stack, back, arrive, here } = browser('list', 'hero');
  let pages = 2;
  const close = stack.open(() => {
    pages -= 1;
    if (pages === 0) close();
  });
  back();
  arrive();
  back();
  arrive();
  expect([pages, heard, here()]).toEqual([0, [], 'hero']);
  back();
  arrive();
  expect([heard, here()]).toEqual([['list'], 'list']);
});

test('the step the app was on when the overlay opened is not for the overlay', () => {
  const { heard, stack, back, appGoesBack, arrive, here } = browser('list', 'hero', 'editor');
  const turned = jest.fn();
  appGoesBack();
  stack.open(turned);
  arrive();
  expect([heard, here()]).toEqual([['hero'], 'hero']);
  expect(turned).not.toHaveBeenCalled();
  back();
  arrive();
  expect([heard, here(), turned.mock.calls.length]).toEqual([['hero'], 'hero', 1]);
});

test('an overlay that closes before the return has arrived leaves nothing behind', () => {
  const { heard, stack, back, arrive, here } = browser('list', 'hero');
  const close = stack.open(() => close());
  back();
  arrive();
  expect([heard, here()]).toEqual([[], 'hero']);
  back();
  arrive();
  expect(heard).toEqual(['list']);
});

test('two steps back at once turn two pages', () => {
  const { heard, stack, back, arrive, here } = browser('start', 'list', 'hero');
  const turned = jest.fn();
  stack.open(turned);
  back();
  back();
  arrive();
  expect([heard, here(), turned.mock.calls.length]).toEqual([[], 'hero', 2]);
});

test('a step forward with nothing further on does not cost the screens a later step back', () => {
  const { heard, stack, back, forward, arrive, here } = browser('list', 'hero');
  back();
  arrive();
  const close = stack.open(() => close());
  forward();
  arrive();
  expect(here()).toBe('hero');
  back();
  arrive();
  expect([heard, here()]).toEqual([['list'], 'list']);
});
