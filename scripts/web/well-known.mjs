// What Android and iOS ask of the origin before they open its links in the app: `.well-known/` in the web build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assetLinks = ({ android }) =>
  android.certificates.length === 0
    ? []
    : [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: android.package,
            sha256_cert_fingerprints: android.certificates,
          },
        },
      ];

const appSite = ({ ios, paths }) => ({
  applinks: {
    details: ios.team.map((team) => ({
      appIDs: [`${team}.${ios.bundle}`],
      components: paths.map((path) => ({ '/': `${path}*` })),
    })),
  },
});

/** What keeps links from opening in the app; said, never guessed. */
const missing = ({ android, ios, isPlaceholder, origin }) => [
  ...(isPlaceholder ? [`extra.links.origin is a placeholder (${origin})`] : []),
  ...(android.certificates.length === 0 ? ['Android: no ANDROID_CERTIFICATES'] : []),
  ...(ios.team.length === 0 ? ['iOS: no APPLE_TEAM_ID'] : []),
];

export function writeWellKnown(folder, settings, say = console.error) {
  const target = join(folder, '.well-known');
  mkdirSync(target, { recursive: true });
  const write = (name, value) =>
    writeFileSync(join(target, name), `${JSON.stringify(value, null, 2)}\n`);
  write('assetlinks.json', assetLinks(settings));
  write('apple-app-site-association', appSite(settings));
  const gaps = missing(settings);
  if (gaps.length > 0)
    say(`Links open in the browser, not in the app: ${gaps.join('; ')}. See README, "Links".`);
}
