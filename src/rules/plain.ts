/** The second, small door: what the start of the app needs of the core, without the rules themselves. */
export * from './base/result';
export { canonicalText, hashText } from './base/hash';
