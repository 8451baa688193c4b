/**
 * Names that the bundles use without declaring them, and why a phone has them or does not come to need them. A name that is
 * not here fails CI: Hermes would throw a ReferenceError where a browser and Node do not.
 */
const HERMES = ['Intl', 'Promise', 'WeakRef', 'console'];

/** The bundle's own first lines. */
const METRO = ['__d', '__r', 'nativePerformanceNow'];

/** React Native's InitializeCore. */
const REACT_NATIVE = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['clearImmediate', 'requestAnimationFrame'],
  ...['cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'performance'],
  ...['fetch', 'Headers', 'Request', 'Response', 'XMLHttpRequest', 'WebSocket', 'FormData'],
  ...['Blob', 'File', 'FileReader', 'AbortSignal', 'ErrorUtils', 'nativeFabricUIManager'],
  ...['TextEncoder', 'btoa', 'atob'],
];

/** Expo's runtime (expo/src/winter), and what its Metro configuration puts in. */
const EXPO = [
  ...['TextDecoder', 'URL', 'URLSearchParams', 'DOMException'],
  ...['ReadableStream', 'WritableStream', 'TransformStream'],
];

/** Not there, and not reached on a phone. */
const NOT_REACHED = [
  // expo-asset looks at an image's size with it in browsers.
  'Image',
  // fflate's asynchronous half, which runs inside of workers only.
  ...['postMessage', 'onmessage'],
  // How Metro would start workers, of which there are none, and find modules outside of the bundle.
  ...['Worker', 'require'],
  // Put there by the assignment that names it.
  'regeneratorRuntime',
  // React Navigation asks whether its developer tools are there first.
  'REACT_NAVIGATION_DEVTOOLS',
];

export const KNOWN_GLOBALS = new Set([
  ...HERMES,
  ...METRO,
  ...REACT_NATIVE,
  ...EXPO,
  ...NOT_REACHED,
]);

/** Methods that Hermes does not have, by names that stand for nothing else. */
export const MISSING_METHODS = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'withResolvers',
  'fromAsync',
];
