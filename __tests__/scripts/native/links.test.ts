import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTo, packIn } from '@/src/game/share';
import { ROOT } from './projects';

interface Settings {
  readonly origin: string;
  readonly host: string;
  readonly paths: readonly string[];
  readonly isPlaceholder: boolean;
}
type Env = Readonly<Record<string, string>>;
interface Module {
  readonly linkSettings: (expo: object, env: Env) => Settings;
  readonly readSettings: (root: string, env: Env) => Settings;
}
type Plugin = (config: object) => object;

const { linkSettings, readSettings } = jest.requireActual<Module>(
  '@/scripts/native/link-settings.cjs',
);
const withLinks = jest.requireActual<Plugin>('@/scripts/native/with-links.cjs');

const KEY = Array.from({ length: 32 }, () => 'AB').join(':');
const ENV = { ANDROID_CERTIFICATES: KEY, APPLE_TEAM_ID: 'ABCDE12345' };

/** Runs the script as the build does: it is no module that Jest can load. */
function wellKnown(env: Env) {
  const folder = mkdtempSync(join(tmpdir(), 'well-known-'));
  const code = `
    import { writeWellKnown } from ${JSON.stringify(join(ROOT, 'scripts/web/well-known.mjs'))};
    import links from ${JSON.stringify(join(ROOT, 'scripts/native/link-settings.cjs'))};
    writeWellKnown(${JSON.stringify(folder)}, links.readSettings(${JSON.stringify(ROOT)}));`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
  });
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, '.well-known', name), 'utf8'));
  const files = { android: read('assetlinks.json'), ios: read('apple-app-site-association') };
  rmSync(folder, { recursive: true });
  return { ...files, said: stderr };
}

const expoWith = (origin: string) => ({
  android: { package: 'a.b' },
  ios: { bundleIdentifier: 'a.b' },
  extra: { links: { origin, paths: ['/x'] } },
});

test('the origin vouches for the app, under its key and its team', () => {
  const { android, ios } = wellKnown(ENV);
  expect(android).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'app.drunagorcompanion',
        sha256_cert_fingerprints: [KEY],
      },
    },
  ]);
  expect(ios).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.app.drunagorcompanion'],
          components: [{ '/': '/board/shared*' }, { '/': '/glossary/*' }, { '/': '/join*' }],
        },
      ],
    },
  });
});

test('without key or team it vouches for nobody, and the build says so', () => {
  const { android, ios, said } = wellKnown({});
  expect(android).toEqual([]);
  expect(ios).toEqual({ applinks: { details: [] } });
  expect(said).toContain('no ANDROID_CERTIFICATES');
  expect(said).toContain('no APPLE_TEAM_ID');
});

test.each([
  ['http://plain.org'],
  ['https://with.org/path'],
  ['https://with.org/'],
  ['drunagor://'],
  ['nothing'],
])('%s is no origin for links', (origin) => {
  expect(() => linkSettings(expoWith(origin), {})).toThrow(/https:\/\/host/);
});

test.each([[{ ANDROID_CERTIFICATES: 'AB:CD' }], [{ APPLE_TEAM_ID: 'short' }]])(
  '%j is refused',
  (env) => {
    expect(() => linkSettings(expoWith('https://a.org'), env)).toThrow(/is not/);
  },
);

test('a release with a placeholder for an origin is refused, one with a domain is not', () => {
  const before = process.env.EAS_BUILD_PROFILE;
  process.env.EAS_BUILD_PROFILE = 'production';
  try {
    expect(() => withLinks(expoWith('https://drunagor.example'))).toThrow(/placeholder/);
    expect(() => withLinks(expoWith('https://drunagor.org'))).not.toThrow();
  } finally {
    if (before === undefined) delete process.env.EAS_BUILD_PROFILE;
    else process.env.EAS_BUILD_PROFILE = before;
  }
});

test('the origin is among what a build puts into the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-config-'));
  const script = join(ROOT, 'node_modules/expo-constants/scripts/getAppConfig.js');
  const { status, stderr } = spawnSync(process.execPath, [script, ROOT, folder], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const config = JSON.parse(readFileSync(join(folder, 'app.config'), 'utf8')) as {
    readonly extra: { readonly links: Settings };
  };
  rmSync(folder, { recursive: true });
  expect(config.extra.links.origin).toBe(readSettings(ROOT, {}).origin);
});

test('what the app shares lies below the paths it opens, and is read back', () => {
  const { origin, paths } = readSettings(ROOT, {});
  const link = linkTo(`${origin}/`, {} as Parameters<typeof linkTo>[1]);
  expect(paths.some((path) => link.startsWith(origin + path))).toBe(true);
  expect(packIn(link)).not.toBeNull();
});
