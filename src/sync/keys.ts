import { xchacha20 } from '@noble/ciphers/chacha.js';
import { bytesSpelt, lettersOf } from '../game/share/letters';

const KEY_BYTES = 32;
const NONCE_BYTES = 24;

/** What follows from a secret under a name, and does not lead back to it. */
function derived(secret: Uint8Array, name: string): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  nonce.set(Array.from(name, (letter) => letter.charCodeAt(0)));
  return xchacha20(secret, nonce, new Uint8Array(KEY_BYTES));
}

/**
 * The name of a table at the server. It follows from what is shown there, so that the server needs to know no
 * passwords: who shows other tokens comes to another table.
 */
const tableName = (watching: Uint8Array, proof: Uint8Array): string =>
  lettersOf(xchacha20(watching, proof, new Uint8Array(KEY_BYTES)).subarray(0, 16));

const proofOf = (playing: Uint8Array): Uint8Array =>
  derived(playing, 'proof').subarray(0, NONCE_BYTES);

export interface TableKeys {
  readonly role: 'play' | 'watch';
  readonly table: string;
  /** Never leaves the devices. */
  readonly seal: Uint8Array;
  /** What the server is shown. */
  readonly token: string;
  /** The end of a link, behind the #, where no server sees it. */
  readonly fragment: string;
  /** The same for those who may only look on. */
  readonly watchFragment: string;
}

function keysFor(
  role: TableKeys['role'],
  secret: Uint8Array,
  watch: Uint8Array,
  proof: Uint8Array,
): TableKeys {
  const watching = derived(watch, 'token');
  const shown = role === 'play' ? derived(secret, 'play') : proof;
  const watchFragment = `w.${lettersOf(Uint8Array.from([...watch, ...proof]))}`;
  return {
    role,
    table: tableName(watching, proof),
    seal: derived(watch, 'seal'),
    token: `${role}.${lettersOf(watching)}.${lettersOf(shown)}`,
    fragment: role === 'play' ? `p.${lettersOf(secret)}` : watchFragment,
    watchFragment,
  };
}

export const playKeys = (secret: Uint8Array): TableKeys =>
  keysFor('play', secret, derived(secret, 'watch'), proofOf(derived(secret, 'play')));

const watchKeys = (both: Uint8Array): TableKeys =>
  keysFor('watch', both, both.subarray(0, KEY_BYTES), both.subarray(KEY_BYTES));

/** Null: none of ours, or cut off. */
export function keysOf(fragment: string): TableKeys | null {
  const bytes = bytesSpelt(fragment.slice(2));
  if (bytes === null) return null;
  if (fragment.startsWith('p.') && bytes.length === KEY_BYTES) return playKeys(bytes);
  const both = KEY_BYTES + NONCE_BYTES;
  return fragment.startsWith('w.') && bytes.length === both ? watchKeys(bytes) : null;
}

/** What the server makes of a token: the table, and whether one may write there. */
export function admitted(token: string): Pick<TableKeys, 'role' | 'table'> | null {
  const [role, ...parts] = token.split('.');
  const [watching, shown] = parts.map(bytesSpelt);
  if (!watching || !shown || watching.length !== KEY_BYTES) return null;
  if (role === 'play' && shown.length === KEY_BYTES) {
    return { role, table: tableName(watching, proofOf(shown)) };
  }
  if (role !== 'watch' || shown.length !== NONCE_BYTES) return null;
  return { role, table: tableName(watching, shown) };
}
