/** A finger's device may have the app installed; a browser does not tell. */
const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Leads from a table's link, as the browser opened it, to the same table in the installed app. */
export function openInApp(address: string): (() => void) | null {
  if (!isPhone()) return null;
  const { origin, hash } = new URL(address);
  const inApp = `drunagor://join?server=${encodeURIComponent(origin)}${hash}`;
  return () => window.location.assign(inApp);
}
