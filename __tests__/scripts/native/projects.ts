import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import plist from '@expo/plist';
import { XML } from 'expo/config-plugins';

export const ROOT = resolve(__dirname, '../../..');

/** An element as xml2js reads it: attributes under `$`, children by their names. */
export interface Element {
  readonly $?: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

export const childrenOf = (element: Element | undefined, name: string): readonly Element[] =>
  (element?.[name] as readonly Element[] | undefined) ?? [];

export interface Projects {
  readonly has: (path: string) => boolean;
  readonly text: (path: string) => string;
  readonly xml: (path: string) => Promise<Element>;
  readonly plist: (path: string) => Readonly<Record<string, unknown>>;
  readonly remove: () => void;
}

export const parsePlist = (text: string) => plist.parse(text) as Readonly<Record<string, unknown>>;

/** Both generated projects, in a folder of their own. */
export function generateProjects(): Projects {
  const folder = mkdtempSync(join(tmpdir(), 'prebuild-'));
  const script = join(ROOT, 'scripts/native/prebuild.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    has: (path) => existsSync(join(folder, path)),
    text,
    xml: async (path) => (await XML.readXMLAsync({ path: join(folder, path) })) as Element,
    plist: (path) => parsePlist(text(path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Files of that name in the packages that are linked into the app, as far as they lie in node_modules. */
export function filesOfLibraries(name: string, below: string): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).flatMap((library) => {
    const folder = join(ROOT, 'node_modules', library, below);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(name))
      .map((file) => join(folder, file));
  });
}
