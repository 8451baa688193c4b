import { BASE_PATH } from './base-path';
import type { UpdateOffer } from './service-worker';

/** Looks for a new version this often while the app stays open. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** A browser that is still busy for the version before keeps the new one waiting, and says nothing. */
const PATIENCE_MS = 4000;

/** The tap is seen to do something in any case: after a reload the new version takes over, or is offered again. */
function take(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reload, PATIENCE_MS);
}

/** A worker that waits behind a running one is a new version; the first one ever is not. */
function offerWaiting(
  registration: ServiceWorkerRegistration,
  offer: (update: UpdateOffer) => void,
) {
  const { waiting } = registration;
  if (waiting !== null && navigator.serviceWorker.controller !== null) {
    offer({ take: () => take(waiting) });
  }
}

async function register(offer: (update: UpdateOffer) => void): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration();
  // Offline there is no newer version to ask for.
  const registration =
    known !== undefined && !navigator.onLine
      ? known
      : await navigator.serviceWorker.register(`${BASE_PATH}/sw.js`);
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', () =>
      offerWaiting(registration, offer),
    );
  offerWaiting(registration, offer);
  // The browser looks for a new version by itself while the app starts: it may have found one before.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  return registration;
}

/** Keeps the app for offline use and reports a new version; it is never forced. */
export function watchForUpdates(offer: (update: UpdateOffer) => void): () => void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) {
    return () => undefined;
  }
  const registered = register(offer).catch(() => null);
  const look = () => void registered.then((it) => it?.update()).catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
