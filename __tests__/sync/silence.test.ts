import { shareDbRemote, type Socket } from '@/src/sync/sharedb-remote';

/** Looks open, takes everything, and leads nowhere. */
const deadSocket = () => {
  const sent: string[] = [];
  const socket = {
    readyState: 1,
    send: (text: string) => void sent.push(text),
    close: () => void (socket.readyState = 3),
  } as { readyState: number; onmessage?: (event: { data: string }) => void };
  return { socket: socket as unknown as Socket, raw: socket, sent };
};

const hello = JSON.stringify({
  a: 'hs',
  protocol: 1,
  protocolMinor: 2,
  id: 'x',
  type: 'http://sharejs.org/types/JSONv0',
});

afterEach(() => void jest.useRealTimers());

test('a server that falls silent while the socket looks open is left', () => {
  jest.useFakeTimers();
  const { socket, raw, sent } = deadSocket();
  const causes: string[] = [];
  const remote = shareDbRemote(socket, 'table');
  remote.onLost(({ message }) => causes.push(message));
  raw.onmessage?.({ data: hello });
  jest.advanceTimersByTime(9000);
  expect(sent.some((text) => text.includes('"pp"'))).toBe(true);
  expect(causes).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(causes).toEqual(['silent']);
});

test('one that answers is kept', () => {
  jest.useFakeTimers();
  const { socket, raw } = deadSocket();
  const causes: string[] = [];
  const remote = shareDbRemote(socket, 'table');
  remote.onLost(({ message }) => causes.push(message));
  raw.onmessage?.({ data: hello });
  for (let n = 0; n < 20; n += 1) {
    jest.advanceTimersByTime(5000);
    raw.onmessage?.({ data: JSON.stringify({ a: 'pp' }) });
  }
  expect(causes).toEqual([]);
  remote.close();
});
