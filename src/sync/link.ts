import { keysOf, type TableKeys } from './keys';

/** Where the table is, and the keys to it. */
export interface TableLink {
  /** `https://table.example`, without a slash at its end. */
  readonly server: string;
  readonly keys: TableKeys;
}

const WEB = /^(https?:\/\/[^/?#\s]+)[^#]*#([pw]\.[A-Za-z0-9_-]+)$/u;
const APP = /^[a-z]+:\/\/[^?#]*\?server=([^&#]+)[^#]*#([pw]\.[A-Za-z0-9_-]+)$/u;
const SERVER = /^https?:\/\/[^/?#\s]+$/u;

function serverOf(encoded: string): string | null {
  try {
    const server = decodeURIComponent(encoded);
    return SERVER.test(server) ? server : null;
  } catch {
    return null;
  }
}

/** Reads an address that opens a browser, or one that opens the app. */
export function readTableLink(text: string): TableLink | null {
  const [, encoded, inApp] = APP.exec(text.trim()) ?? [];
  const [, origin, inBrowser] = WEB.exec(text.trim()) ?? [];
  const server = encoded === undefined ? (origin ?? null) : serverOf(encoded);
  const keys = keysOf(inApp ?? inBrowser ?? '');
  return server === null || keys === null ? null : { server, keys };
}

export const linkText = (server: string, fragment: string): string => `${server}/join#${fragment}`;

export const socketAddress = (server: string): string => `${server.replace(/^http/u, 'ws')}/table`;
