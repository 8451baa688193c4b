import type { Guard } from '../platform-port';

const LOCK = 'drunagor-database';
const CHANNEL = 'drunagor-handover';
const LEAVE = 'please-leave';
/** A page without SQLite: closing a database alone does not release its files. */
const WAITING_PAGE = `${process.env.EXPO_BASE_URL ?? ''}/handed-over.html`;

/** Held until the tab is gone; the browser gives it back even after a crash. */
function requestLock(options: LockOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(LOCK, options, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
    held.catch(reject);
  });
}

function leaveWhenAsked(onHandOver: () => Promise<void>): void {
  const channel = new BroadcastChannel(CHANNEL);
  let leaving = false;
  channel.addEventListener('message', (message) => {
    if (message.data !== LEAVE || leaving) return;
    leaving = true;
    void onHandOver().finally(() => window.location.replace(WAITING_PAGE));
  });
}

const askToLeave = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LEAVE);
  channel.close();
};

/** Null: without Web Locks (old browser, denied storage) there is nothing to share or to guard. */
const tryLock = async (): Promise<boolean | null> =>
  'locks' in navigator ? requestLock({ ifAvailable: true }).catch(() => null) : null;

export async function guardTab(onHandOver: () => Promise<void>): Promise<Guard> {
  const free = await tryLock();
  if (free === null) return { kind: 'alone' };
  if (free) {
    leaveWhenAsked(onHandOver);
    return { kind: 'alone' };
  }
  let taken: Promise<void> | null = null;
  return {
    kind: 'taken',
    takeOver: () => {
      // In line for the lock once, before the other may leave; asking twice does no harm.
      taken ??= requestLock({}).then(() => leaveWhenAsked(onHandOver));
      askToLeave();
      return taken;
    },
  };
}
