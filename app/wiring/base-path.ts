import { getPathFromState, getStateFromPath } from '@react-navigation/native';

/** Where the web app lies at its host: nothing, or `/drunagor` (`npm run build:web -- --base /drunagor/`). */
export const BASE_PATH = process.env.EXPO_BASE_URL ?? '';

type State = NonNullable<ReturnType<typeof getStateFromPath>>;
type Config = Parameters<typeof getStateFromPath>[1];

/** The address a screen was opened with is shown again as it is: it must be the whole one. */
function openedWith(state: State, path: string): State {
  const at = state.index ?? state.routes.length - 1;
  const routes = state.routes.map((route, index) => {
    if (index !== at) return route;
    return route.state === undefined
      ? { ...route, path }
      : { ...route, state: openedWith(route.state as State, path) };
  });
  return { ...state, routes } as State;
}

/** Addresses below `base`; links from elsewhere come without it. */
export const linkingBelow = (base: string) => ({
  getStateFromPath: (path: string, config: Config): State | undefined => {
    const own = `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const state = getStateFromPath(own, config);
    return base === '' || state === undefined ? state : openedWith(state, base + own);
  },
  getPathFromState: (...asked: Parameters<typeof getPathFromState>): string =>
    base + getPathFromState(...asked),
});
