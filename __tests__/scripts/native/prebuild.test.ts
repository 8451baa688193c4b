import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XML } from 'expo/config-plugins';
import { settingsDe } from '@/src/i18n/de/settings';
import { storageDe } from '@/src/i18n/de/storage';
import { settingsEn } from '@/src/i18n/en/settings';
import { storageEn } from '@/src/i18n/en/storage';
import {
  childrenOf,
  filesOfLibraries,
  generateProjects,
  parsePlist,
  ROOT,
  type Element,
  type Projects,
} from './projects';

const APP = 'android/app/src';
const IOS = 'ios/DrunagorCompanion';
const HOST = 'drunagor-companion.example';

let projects: Projects;
let main: Element;
let activity: Element;

beforeAll(async () => {
  projects = generateProjects();
  main = (await projects.xml(`${APP}/main/AndroidManifest.xml`)).manifest as Element;
  const application = childrenOf(main, 'application')[0];
  activity = childrenOf(application, 'activity')[0] ?? {};
});
afterAll(() => projects.remove());

const nameOf = ({ $ }: Element): string => String($?.['android:name']);
const isRemoved = ({ $ }: Element): boolean => $?.['tools:node'] === 'remove';

interface Permissions {
  readonly asked: readonly string[];
  readonly removed: readonly string[];
}

function permissionsIn(manifest: Element): Permissions {
  const all = childrenOf(manifest, 'uses-permission');
  return {
    asked: all.filter((element) => !isRemoved(element)).map(nameOf),
    removed: all.filter(isRemoved).map(nameOf),
  };
}

/** As Gradle merges them: each lies over those before it. */
const merged = (manifests: readonly Permissions[]): readonly string[] => [
  ...manifests.reduce(
    (so, { asked, removed }) =>
      new Set([...[...so].filter((name) => !removed.includes(name)), ...asked]),
    new Set<string>(),
  ),
];

async function permissionsOf(variant: 'debug' | 'debugOptimized' | 'release') {
  const read = async (path: string) => (await XML.readXMLAsync({ path })).manifest as Element;
  const libraries = await Promise.all(
    filesOfLibraries('src/main/AndroidManifest.xml', 'android').map(read),
  );
  const path = `${APP}/${variant}/AndroidManifest.xml`;
  const own = projects.has(path) ? [(await projects.xml(path)).manifest as Element] : [];
  return [...merged([...libraries, main, ...own].map(permissionsIn))].sort();
}

describe('Android', () => {
  test('the released app asks for vibration and, for shared tables, the network; whatever its libraries ask for', async () => {
    expect(await permissionsOf('release')).toEqual([
      'android.permission.INTERNET',
      'android.permission.VIBRATE',
    ]);
  });

  test('a server in the same home needs no certificate', () => {
    expect(childrenOf(main, 'application')[0]?.$).toMatchObject({
      'android:usesCleartextTraffic': 'true',
    });
  });

  test.each(['debug', 'debugOptimized'] as const)('%s reaches Metro', async (variant) => {
    expect(await permissionsOf(variant)).toContain('android.permission.INTERNET');
  });

  const filters = () =>
    childrenOf(activity, 'intent-filter').map((filter) => ({
      verified: filter.$?.['android:autoVerify'] === 'true',
      data: childrenOf(filter, 'data').map(({ $ }) => $ ?? {}),
      categories: childrenOf(filter, 'category').map(nameOf),
    }));

  test('drunagor:// opens the app', () => {
    const own = filters().find(({ data }) => data[0]?.['android:scheme'] === 'drunagor');
    expect(own?.categories).toContain('android.intent.category.BROWSABLE');
  });

  test('links to the configured origin open it, too, once verified', () => {
    const https = filters().filter(({ data }) => data[0]?.['android:scheme'] === 'https');
    expect(https).toHaveLength(1);
    expect(https[0]?.verified).toBe(true);
    expect(https[0]?.data).toEqual([
      { 'android:scheme': 'https', 'android:host': HOST, 'android:pathPrefix': '/board/shared' },
      { 'android:scheme': 'https', 'android:host': HOST, 'android:pathPrefix': '/glossary/' },
      { 'android:scheme': 'https', 'android:host': HOST, 'android:pathPrefix': '/join' },
    ]);
    expect([...(https[0]?.categories ?? [])].sort()).toEqual([
      'android.intent.category.BROWSABLE',
      'android.intent.category.DEFAULT',
    ]);
  });

  test('a link goes to the app that is running; the keyboard resizes; the device may be turned', () => {
    expect(activity.$).toMatchObject({
      'android:launchMode': 'singleTask',
      'android:windowSoftInputMode': 'adjustResize',
      'android:screenOrientation': 'unspecified',
    });
  });

  test('back is shown while it is made', () => {
    expect(childrenOf(main, 'application')[0]?.$).toMatchObject({
      'android:enableOnBackInvokedCallback': 'true',
    });
  });

  test('the system backs the campaigns up by rules', () => {
    expect(childrenOf(main, 'application')[0]?.$).toMatchObject({
      'android:allowBackup': 'true',
      'android:fullBackupContent': '@xml/backup_rules',
      'android:dataExtractionRules': '@xml/data_extraction_rules',
    });
  });

  const pathsIn = (rules: Element | undefined, name: 'include' | 'exclude') =>
    childrenOf(rules, name).map(({ $ }) => `${$?.domain}:${$?.path}`);
  const CAMPAIGNS = ['file:SQLite/drunagor.db', 'file:SQLite/drunagor.db-wal'];

  test('to Google go the campaigns alone: more than 25 MB would mean no backup', async () => {
    const old = await projects.xml(`${APP}/main/res/xml/backup_rules.xml`);
    const rules = await projects.xml(`${APP}/main/res/xml/data_extraction_rules.xml`);
    const cloud = childrenOf(rules['data-extraction-rules'] as Element, 'cloud-backup')[0];
    expect(pathsIn(old['full-backup-content'] as Element, 'include')).toEqual(CAMPAIGNS);
    expect(pathsIn(cloud, 'include')).toEqual(CAMPAIGNS);
  });

  test("to a new phone beside it goes every file but SQLite's scratch", async () => {
    const rules = await projects.xml(`${APP}/main/res/xml/data_extraction_rules.xml`);
    const transfer = childrenOf(rules['data-extraction-rules'] as Element, 'device-transfer')[0];
    expect(pathsIn(transfer, 'include')).toEqual(['file:SQLite']);
    expect(pathsIn(transfer, 'exclude').every((path) => path.endsWith('-shm'))).toBe(true);
  });

  test('the rules name the files that there are', () => {
    const port = readFileSync(join(ROOT, 'src/storage/platform-port.ts'), 'utf8');
    expect(port).toContain("'drunagor.db' | 'drunagor-backup.db'");
    const module = 'node_modules/expo-sqlite/android/src/main/java/expo/modules/sqlite';
    const kotlin = readFileSync(join(ROOT, module, 'SQLiteModule.kt'), 'utf8');
    expect(kotlin).toContain('context.filesDir.canonicalPath + File.separator + "SQLite"');
  });

  test('edge to edge and the new architecture are on, as the screens expect', () => {
    const properties = projects.text('android/gradle.properties');
    expect(properties).toContain('edgeToEdgeEnabled=true');
    expect(properties).toContain('newArchEnabled=true');
    expect(properties).toContain('hermesEnabled=true');
  });
});

describe('what the app says about it', () => {
  const words: readonly (readonly [string, string, RegExp])[] = [
    ['German', [settingsDe.about.privacy, settingsDe.about.backup].join(' '), /alles bleibt/i],
    ['English', [settingsEn.about.privacy, settingsEn.about.backup].join(' '), /everything stays/i],
    ['German, by the data', storageDe.place.device.text, /alles bleibt/i],
    ['English, by the data', storageEn.place.device.text, /everything stays/i],
  ];

  test.each(words)('%s: the backups of both systems are named', (_language, text, promise) => {
    expect(text).toMatch(/Google/);
    expect(text).toMatch(/iCloud/);
    expect(text).not.toMatch(promise);
  });
});

describe('iOS', () => {
  test('drunagor:// opens the app', () => {
    const [types] = projects.plist(`${IOS}/Info.plist`).CFBundleURLTypes as readonly {
      readonly CFBundleURLSchemes: readonly string[];
    }[];
    expect(types?.CFBundleURLSchemes).toContain('drunagor');
  });

  test('links to the configured origin open it, too', () => {
    const domains = projects.plist(`${IOS}/DrunagorCompanion.entitlements`);
    expect(domains['com.apple.developer.associated-domains']).toEqual([`applinks:${HOST}`]);
  });

  test.each(['UISupportedInterfaceOrientations', 'UISupportedInterfaceOrientations~ipad'])(
    '%s: however it is held',
    (key) => {
      expect(projects.plist(`${IOS}/Info.plist`)[key]).toHaveLength(4);
    },
  );

  test('it asks for servers in the same home only, in either colour scheme and beside other apps', () => {
    const info = projects.plist(`${IOS}/Info.plist`);
    expect(Object.keys(info).filter((key) => key.endsWith('UsageDescription'))).toEqual([
      'NSLocalNetworkUsageDescription',
    ]);
    expect(info).toMatchObject({
      UIUserInterfaceStyle: 'Automatic',
      UIRequiresFullScreen: false,
      ITSAppUsesNonExemptEncryption: false,
    });
  });

  test('nothing unencrypted leaves the home', () => {
    expect(projects.plist(`${IOS}/Info.plist`).NSAppTransportSecurity).toMatchObject({
      NSAllowsArbitraryLoads: false,
      NSAllowsLocalNetworking: true,
    });
  });

  const reasonsIn = (manifest: Readonly<Record<string, unknown>>): readonly string[] =>
    (
      (manifest.NSPrivacyAccessedAPITypes ?? []) as readonly {
        readonly NSPrivacyAccessedAPIType: string;
        readonly NSPrivacyAccessedAPITypeReasons: readonly string[];
      }[]
    ).flatMap(({ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: reasons }) =>
      reasons.map((reason) => `${type} ${reason}`),
    );

  test('its privacy manifest collects nothing, tracks nothing', () => {
    expect(projects.plist(`${IOS}/PrivacyInfo.xcprivacy`)).toMatchObject({
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: [],
    });
  });

  test('and gives the reasons of every library in it: Apple does not look into static ones', () => {
    const own = reasonsIn(projects.plist(`${IOS}/PrivacyInfo.xcprivacy`));
    const files = ['ios', 'React', 'ReactCommon', 'third-party-podspecs'].flatMap((below) =>
      filesOfLibraries('PrivacyInfo.xcprivacy', below),
    );
    expect(files.length).toBeGreaterThan(5);
    const theirs = files.flatMap((file) => reasonsIn(parsePlist(readFileSync(file, 'utf8'))));
    expect([...new Set(theirs)].filter((reason) => !own.includes(reason))).toEqual([]);
  });

  test('iCloud takes the folder of the database: nothing keeps it out', () => {
    const swift = filesOfLibraries('.swift', 'ios').filter((file) => file.includes('expo-sqlite'));
    expect(swift.some((file) => readFileSync(file, 'utf8').includes('documentDirectory'))).toBe(
      true,
    );
    const excluding = swift.filter((file) => /xcludedFromBackup/.test(readFileSync(file, 'utf8')));
    expect(excluding).toEqual([]);
  });
});
