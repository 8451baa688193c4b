import type { Guard } from '../platform-port';

const LOCK = 'drunagor-database';
const CHANNEL = 'drunagor-handover';
const LEAVE = 'please-leave';
/** A page without SQLite: closing a database alone does not release its files. */
const WAITING_PAGE = '/handed-over.html';

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
  channel.addEventListener('message', (message) => {
    if (message.data !== LEAVE) return;
    void onHandOver().finally(() => window.location.replace(WAITING_PAGE));
  });
}

const askToLeave = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LEAVE);
  channel.close();
};

/** Browsers without Web Locks are trusted to have one tab. */
export async function guardTab(onHandOver: () => Promise<void>): Promise<Guard> {
  if (!('locks' in navigator)) return { kind: 'alone' };
  if (await requestLock({ ifAvailable: true })) {
    leaveWhenAsked(onHandOver);
    return { kind: 'alone' };
  }
  return {
    kind: 'taken',
    takeOver: async () => {
      const lock = requestLock({});
      askToLeave();
      await lock;
      leaveWhenAsked(onHandOver);
    },
  };
}
