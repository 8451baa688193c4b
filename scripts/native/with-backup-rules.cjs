/**
 * Config plugin: what Android's own backups take along. Google keeps 25 MB an app and nothing at all of one that has
 * more, so only the campaigns go there; a cable or a new phone beside the old one takes the app's own backups, too.
 * iOS needs no rules: iCloud takes Documents, where the same files lie, and leaves caches out.
 */
const { mkdirSync, writeFileSync } = require('fs');
const { join } = require('path');
const { withAndroidManifest, withDangerousMod } = require('expo/config-plugins');

const include = (path) => `<include domain="file" path="${path}"/>`;
const exclude = (path) => `<exclude domain="file" path="${path}"/>`;

/** The last commits may stand in the write-ahead log only; its index is made anew from it. */
const CAMPAIGNS = ['SQLite/drunagor.db', 'SQLite/drunagor.db-wal'].map(include);
const INDEXES = ['SQLite/drunagor.db-shm', 'SQLite/drunagor-backup.db-shm'].map(exclude);
const EVERYTHING = [include('SQLite'), ...INDEXES];

const element = (name, lines) => [`<${name}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];
const file = (lines) => `${['<?xml version="1.0" encoding="utf-8"?>', ...lines].join('\n')}\n`;

const RULES = {
  /** Until Android 11. */
  'backup_rules.xml': file(element('full-backup-content', CAMPAIGNS)),
  'data_extraction_rules.xml': file(
    element('data-extraction-rules', [
      ...element('cloud-backup', CAMPAIGNS),
      ...element('device-transfer', EVERYTHING),
    ]),
  ),
};

const named = (config) =>
  withAndroidManifest(config, (built) => {
    const attributes = built.modResults.manifest.application[0].$;
    attributes['android:fullBackupContent'] = '@xml/backup_rules';
    attributes['android:dataExtractionRules'] = '@xml/data_extraction_rules';
    return built;
  });

const written = (config) =>
  withDangerousMod(config, [
    'android',
    (built) => {
      const folder = join(built.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(RULES)) writeFileSync(join(folder, name), text);
      return built;
    },
  ]);

module.exports = (config) => written(named(config));
