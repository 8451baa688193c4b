// How the web app is split. Expo puts everything that two lazy parts share into a script of the page, so that the first
// screen waits for what only later ones need. Here that script is a part like the others: whoever needs it names it before
// itself ("shared.js part.js"), and app/wiring/parts.web.ts fetches both in this order.
const { mkdirSync, writeFileSync } = require('fs');
const { dirname, join, relative } = require('path');

const SHARED = '/__common.js';
const ROOT = process.cwd();
/** As scripts/web/build.mjs has it. */
const BASE = process.env.WEB_BASE ?? '';
/** Which modules are in which file, for the budget of the start. */
const LIST = join(ROOT, '.cache', 'web-parts.json');

/** Inside of Expo: the budget of the start (scripts/web/budget.mjs) tells when it is not like this any more. */
const SPLITTING = '@expo/metro-config/build/serializer/serializeChunks';
const { Chunk } = require(
  require.resolve(SPLITTING, { paths: [require.resolve('expo/metro-config')] }),
);
const { getAsyncChunkTargets, getComputedPathsForAsyncDependencies, serializeToAssetsAsync } =
  Chunk.prototype;
const isSplit = (chunk) => chunk.getPlatform() === 'web' && !chunk.options.includeAsyncPaths;

const isLater = (chunk) => chunk !== undefined && (chunk.isAsync || chunk.name === SHARED);

const asyncPaths = (chunk) =>
  [...chunk.deps].flatMap(({ dependencies }) =>
    [...dependencies.values()]
      .filter(({ absolutePath, data }) => absolutePath !== undefined && data.data.asyncType)
      .map(({ absolutePath }) => absolutePath),
  );

const needs = (chunk, shared) =>
  [...chunk.deps].some(({ dependencies }) =>
    [...dependencies.values()].some(
      ({ absolutePath, data }) =>
        absolutePath !== undefined && !data.data.asyncType && shared.hasAbsolutePath(absolutePath),
    ),
  );

/** The shared part first; a worker is whole in itself. */
function chunksFor(target, chunkByPath) {
  const shared = [...new Set(chunkByPath.values())].find(({ name }) => name === SHARED);
  if (shared === undefined || target === shared || target.sealed) return [target];
  return needs(target, shared) ? [shared, target] : [target];
}

Chunk.prototype.getAsyncChunkTargets = function targets(chunkByPath) {
  if (!isSplit(this)) return getAsyncChunkTargets.call(this, chunkByPath);
  this._asyncTargets ??= new Set(
    asyncPaths(this)
      .map((path) => chunkByPath.get(path))
      .filter(isLater)
      .flatMap((target) => chunksFor(target, chunkByPath)),
  );
  return this._asyncTargets;
};

Chunk.prototype.getComputedPathsForAsyncDependencies = function paths(chunkByPath, filenames) {
  if (!isSplit(this))
    return getComputedPathsForAsyncDependencies.call(this, chunkByPath, filenames);
  const named = asyncPaths(this)
    .map((path) => [path, chunkByPath.get(path)])
    .filter(([, target]) => isLater(target))
    .map(([path, target]) => [
      path,
      chunksFor(target, chunkByPath)
        .map((chunk) => `${BASE}/${filenames.get(chunk)}`)
        .join(' '),
    ]);
  return Object.fromEntries(named);
};

const noted = {};

/** The newest state after each part; the export is done when the last one is. */
function note(filename, modules) {
  noted[filename] = Object.fromEntries(
    [...modules].map(({ path, output }) => [
      relative(ROOT, path),
      output.reduce((sum, { data }) => sum + data.code.length, 0),
    ]),
  );
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(LIST, JSON.stringify(noted));
}

Chunk.prototype.serializeToAssetsAsync = async function assets(...args) {
  const made = await serializeToAssetsAsync.apply(this, args);
  // Expo writes a script into the page for every part that is not asynchronous.
  if (isSplit(this) && this.name === SHARED) made[0].metadata.isAsync = true;
  if (isSplit(this)) note(made[0].filename, this.deps);
  return made;
};
