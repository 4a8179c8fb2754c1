import type { Told } from './kept-list.ts';
import { ownFiles } from './own-files.ts';

/** Update check interval of an open page in ms. */
const everyMilliseconds = 60 * 60_000;
/** Maximum time in ms for a worker to activate before the page reloads anyway. */
const takeOverMilliseconds = 2000;

let registration: ServiceWorkerRegistration | undefined;
let newer = false;
const listeners = new Set<() => void>();

/** Whether a newer version than this page's is ready. */
export const isNewerReady = (): boolean => newer;

export function onNewer(listener: () => void): () => void {
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
  watch(registration);
  await serviceWorker.ready;
  tellAtRest(registration);
}

/** Tells the worker to precache; the waiting one if there is one, since it has the newer build. */
function tellAtRest({ waiting, active }: ServiceWorkerRegistration): void {
  tell(waiting ?? active, { type: 'at rest', page: location.pathname, files: ownFiles(), free: !savesData() });
}

function tell(worker: ServiceWorker | null, told: Told, transfer: Transferable[] = []): void {
  worker?.postMessage(told, transfer);
}

/** Reloads the page in its newest version. Other open pages get it on their next reload. */
export async function reload(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const taken = new Promise(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, takeOverMilliseconds);
    });
    tell(waiting, { type: 'take over' });
    await taken;
  }
  location.reload();
}

function watch(own: ServiceWorkerRegistration): void {
  void look(own.waiting);
  own.addEventListener('updatefound', () => {
    const coming = own.installing;
    coming?.addEventListener('statechange', () => void look(own.waiting));
  });
  // A page without a worker is of the same build as the first worker.
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void look(navigator.serviceWorker.controller));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < everyMilliseconds) return;
    asked = Date.now();
    void own.update().catch(() => undefined);
  });
}

/** Handles a worker that is waiting or has activated. */
async function look(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const version = await versionOf(worker);
  const isOwn = version === document.getElementById('root')?.dataset['build'];
  // The document is newer than the worker it met, so activate the waiting worker at once.
  if (isOwn) tell(worker, { type: 'take over' });
  if (isOwn || newer) return;
  newer = true;
  if (registration) tellAtRest(registration);
  for (const listener of listeners) listener();
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    tell(worker, { type: 'version' }, [port2]);
  });
}

/** Whether the user has requested reduced data usage. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
