import { createKeptFiles, EVERY_CAMPAIGN, isFileDue } from '@/src/game';

const won = (endedAt: number) => ({ result: 'won', endedAt });
const lost = (endedAt: number) => ({ result: 'lost', endedAt });

test.each<[string, Readonly<Record<string, number>> | null, readonly object[], boolean]>([
  ['nothing played', {}, [], false],
  ['a chapter won', {}, [won(10)], true],
  ['a chapter lost', {}, [won(5), lost(10)], false],
  ['a file taken since', { a: 20 }, [won(10)], false],
  ['a file with everything taken since', { [EVERY_CAMPAIGN]: 20 }, [won(10)], false],
  ['a file of another campaign', { b: 20 }, [won(10)], true],
  ['the next chapter won', { a: 20 }, [won(10), won(30)], true],
  ['not known yet what was taken', null, [won(10)], false],
])('reminded to keep a file: %s', (_, times, chronicle, expected) => {
  expect(isFileDue(times, 'a', chronicle as never)).toBe(expected);
});

test('a file taken is remembered over a restart', async () => {
  const texts: Record<string, string> = {};
  const port = {
    read: async () => ({ ...texts }),
    write: async (key: string, text: string) => void (texts[key] = text),
  };
  const files = createKeptFiles(port);
  files.note('a', 20);
  await files.load();
  await Promise.resolve();
  const again = createKeptFiles(port);
  await again.load();
  expect(again.store.getState().times).toEqual({ a: 20 });
});
