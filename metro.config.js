const path = require('path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build loads its database engine as a wasm asset.
config.resolver.assetExts.push('wasm');
// Its worker is dead for good after one failed open and lets quota errors break through SQLite:
// our file layer waits for held files, falls back to memory and reports a full disk.
config.resolver.resolveRequest = (context, name, platform) =>
  name === './wa-sqlite/AccessHandlePoolVFS' &&
  /expo-sqlite[\\/]web[\\/]worker\.ts$/.test(context.originModulePath)
    ? {
        type: 'sourceFile',
        filePath: path.join(__dirname, 'src', 'storage', 'web', 'worker-files.ts'),
      }
    : context.resolveRequest(context, name, platform);

module.exports = config;
