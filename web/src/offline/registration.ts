import type { PageMessage } from './cache-list.ts';
import { loadedFiles } from './loaded-files.ts';

/** Update check interval of an open page in ms. */
const everyMilliseconds = 60 * 60_000;
/** Maximum time in ms for a worker to activate before the page reloads anyway. */
const takeOverMilliseconds = 2000;

let registration: ServiceWorkerRegistration | undefined;
let newer = false;
const listeners = new Set<() => void>();

/** Whether a newer version than this page's is ready. */
export const isNewerReady = (): boolean => newer;

export function onNewerVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker and tells it that the page is idle. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const options = { updateViaCache: 'none' } as const;
  // Also undefined where the browser blocks service workers.
  registration = await serviceWorker.register('/service-worker.js', options).catch(() => undefined);
  if (!registration) return;
  watchUpdates(registration);
  await serviceWorker.ready;
  announceIdle(registration);
}

/** Tells the worker to precache; the waiting one if there is one, since it has the newer build. */
function announceIdle({ waiting, active }: ServiceWorkerRegistration): void {
  postToWorker(waiting ?? active, {
    type: 'at rest',
    page: location.pathname,
    files: loadedFiles(),
    free: !hasSaveData(),
  });
}

function postToWorker(worker: ServiceWorker | null, message: PageMessage, transfer: Transferable[] = []): void {
  worker?.postMessage(message, transfer);
}

/** Reloads the page in its newest version. Other open pages get it on their next reload. */
export async function reload(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const activated = new Promise(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, takeOverMilliseconds);
    });
    postToWorker(waiting, { type: 'take over' });
    await activated;
  }
  location.reload();
}

function watchUpdates(own: ServiceWorkerRegistration): void {
  void inspectWorker(own.waiting);
  own.addEventListener('updatefound', () => {
    const coming = own.installing;
    coming?.addEventListener('statechange', () => void inspectWorker(own.waiting));
  });
  // A page without a worker is of the same build as the first worker.
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void inspectWorker(navigator.serviceWorker.controller),
    );
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheck < everyMilliseconds) return;
    lastCheck = Date.now();
    void own.update().catch(() => undefined);
  });
}

/** Handles a worker that is waiting or has activated. */
async function inspectWorker(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const version = await versionOf(worker);
  const isOwn = version === document.getElementById('root')?.dataset['build'];
  // The document is newer than the worker it met, so activate the waiting worker at once.
  if (isOwn) postToWorker(worker, { type: 'take over' });
  if (isOwn || newer) return;
  newer = true;
  if (registration) announceIdle(registration);
  for (const listener of listeners) listener();
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    postToWorker(worker, { type: 'version' }, [port2]);
  });
}

/** Whether the user has requested reduced data usage. */
function hasSaveData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
