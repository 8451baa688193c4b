import { admitted, keysOf, playKeys } from '@/src/sync/keys';
import { linkText, readTableLink, socketAddress } from '@/src/sync/link';
import { seal, unseal } from '@/src/sync/seal';

const secret = Uint8Array.from({ length: 32 }, (_, n) => n * 7);
const keys = playKeys(secret);
const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, (_, n) => n);
const bound = ['campaign', 'row', null, 'step'];

test('the link to play and the link to watch lead to the same table, and only one of them may write', () => {
  const watch = keysOf(keys.watchFragment);
  expect(watch).toMatchObject({ role: 'watch', table: keys.table, seal: keys.seal });
  expect(admitted(keys.token)).toEqual({ role: 'play', table: keys.table });
  expect(admitted(watch?.token ?? '')).toEqual({ role: 'watch', table: keys.table });
  expect(keysOf(keys.fragment)).toEqual(keys);
});

test('a watcher who claims to play comes to another table', () => {
  const token = keysOf(keys.watchFragment)?.token ?? '';
  const [, watching, proof = ''] = token.split('.');
  expect(admitted(`play.${watching}.${proof}`)).toBeNull();
  const padded = admitted(`play.${watching}.${proof}${'A'.repeat(11)}`);
  expect(padded?.table).not.toBe(keys.table);
});

test.each(['', 'play', 'play.!.!', 'watch.AAAA.AAAA', 'own.AAAA.AAAA'])(
  '%s admits nobody',
  (token) => {
    expect(admitted(token)).toBeNull();
  },
);

test('links are read from browsers and from the app, and nothing else is', () => {
  const link = linkText('https://table.example', keys.fragment);
  expect(readTableLink(link)).toEqual({ server: 'https://table.example', keys });
  const inApp = `drunagor://join?server=${encodeURIComponent('http://10.0.0.5:8787')}#${keys.fragment}`;
  expect(readTableLink(inApp)).toEqual({ server: 'http://10.0.0.5:8787', keys });
  expect(socketAddress('https://table.example')).toBe('wss://table.example/table');
  const others = [
    '',
    'https://table.example',
    link.slice(0, -1),
    `javascript:alert(1)#${keys.fragment}`,
  ];
  for (const other of others) expect(readTableLink(other)).toBeNull();
});

test('what is sealed opens with its key and in its place only', () => {
  const sealed = seal(keys.seal, random, bound, { hero: 'Vorn' });
  expect(sealed).not.toContain('Vorn');
  expect(unseal(keys.seal, bound, sealed)).toEqual({ hero: 'Vorn' });
  expect(unseal(keys.seal, ['campaign', 'row', 'other', 'step'], sealed)).toBeUndefined();
  expect(unseal(playKeys(secret.map((byte) => byte ^ 1)).seal, bound, sealed)).toBeUndefined();
  for (const at of [0, 30, sealed.length - 2]) {
    const flipped = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(unseal(keys.seal, bound, flipped)).toBeUndefined();
  }
});

test('a bomb does not unfold', () => {
  const bomb = seal(keys.seal, random, bound, 'x'.repeat(8 * 1024 * 1024));
  expect(unseal(keys.seal, bound, bomb)).toBeUndefined();
});
