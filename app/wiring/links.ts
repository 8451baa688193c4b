import Constants from 'expo-constants';

const links = (Constants.expoConfig?.extra?.links ?? {}) as { readonly origin?: string };

/**
 * Where links lead that phones hand on (app.json, `extra.links`): the app opens them where it is installed, a browser
 * elsewhere. A browser hands on the address it was opened at, which is the same one or a copy of the app hosted elsewhere.
 */
export const LINK_ORIGIN = links.origin ?? 'drunagor:/';

/** What an address that opens the app may begin with. */
export const LINK_PREFIXES: string[] = ['drunagor://', LINK_ORIGIN];
