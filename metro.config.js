const { execFileSync } = require('child_process');
const path = require('path');
const { getDefaultConfig } = require('expo/metro-config');

// The glossary's search is ready when it is opened: its indexes are made now.
execFileSync(process.execPath, [path.join(__dirname, 'scripts/glossary/write-indexes.mjs')]);

require('./scripts/web/chunks.cjs');

const config = getDefaultConfig(__dirname);
// In browsers the database engine is a wasm asset.
config.resolver.assetExts.push('wasm');
/**
 * What libraries bring along and this app never shows in a browser, where each kB is waited for: [asked for, by whom].
 * Animated lists draw the long lists' code into the start, headers and tab bars of the navigation (hidden, ours stand in
 * their place) a library of colours, ShareDB's way to destroy a presence (ours end with their connection) all of async.
 */
const LEFT_OUT = [
  [/^\.\/components\/Animated(Flat|Section)List$/, /react-native-web/],
  [/^color$/, /@react-navigation/],
  [/^async$/, /node_modules\/sharedb\/lib\/client/],
];
const isLeftOut = (name, origin) =>
  LEFT_OUT.some(([asked, by]) => asked.test(name) && by.test(origin));

config.resolver.resolveRequest = (context, name, platform) => {
  const { originModulePath: origin } = context;
  if (platform === 'web' && isLeftOut(name, origin)) return { type: 'empty' };
  return context.resolveRequest(context, name, platform);
};

module.exports = config;
