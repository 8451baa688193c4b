/** A shortcut of browsers: phones have no such key. */
export function useSlashKey(_onSlash: () => void): void {}
