import { useEffect, useState, type ComponentType } from 'react';
import { WaitingPart, WaitingScreen, WaitingSheet, type SheetFrame, type Wait } from './lazy-waits';

type Load<Props> = () => Promise<ComponentType<Props>>;

const waiting: (() => Promise<unknown>)[] = [];

const AIR_MS = 60;
const air = () => new Promise<void>((done) => setTimeout(done, AIR_MS));

/**
 * Fetches everything that was put off, once the app is usable: the next tap finds it there. On phones
 * a part is evaluated as it is fetched: taps get their turn between two of them.
 */
export async function fetchLazyScreens(): Promise<void> {
  for (const load of waiting) {
    await load().catch(() => undefined);
    await air();
  }
}

/** A screen in a part of the bundle of its own: the start does not wait for it. */
export const lazyScreen = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazily(load, WaitingScreen);

/** The same for a part of a screen, which says in its place that it is coming. */
export const lazyPart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazily(load, WaitingPart);

interface Closed {
  readonly onClose: () => void;
}

/** The same for a sheet: it opens under its title before its content is there. */
export const lazySheet = <Props extends Closed>(
  load: Load<Props>,
  frame: SheetFrame,
): ComponentType<Props> =>
  lazily(load, ({ onClose, failed, onRetry }) => (
    <WaitingSheet frame={frame} onClose={onClose} failed={failed} onRetry={onRetry} />
  ));

function lazily<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType<Props & Wait>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => (loaded ??= await load());
  waiting.push(fetchOnce);
  return function LazyScreen(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | 'failed' | null>(() => loaded);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let wanted = true;
      fetchOnce().then(
        (component) => wanted && setLoaded(() => component),
        () => wanted && setLoaded('failed'),
      );
      return () => {
        wanted = false;
      };
    }, [attempt]);
    const retry = () => {
      setLoaded(null);
      setAttempt((count) => count + 1);
    };
    if (Loaded === null || Loaded === 'failed') {
      return <Waiting {...props} failed={Loaded === 'failed'} onRetry={retry} />;
    }
    return <Loaded {...props} />;
  };
}
