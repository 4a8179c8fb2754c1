import type { Told } from './kept-list.ts';
import { ownFiles } from './own-files.ts';

/** How often a page that stays open has the browser look for a new version, ms. */
const everyMilliseconds = 60 * 60_000;
/** So long a worker may take to take over before the page is loaded again all the same, ms. */
const takeOverMilliseconds = 2000;

let registration: ServiceWorkerRegistration | undefined;
let newer = false;
const listeners = new Set<() => void>();

/** Whether another version than that of this page is ready. */
export const isNewerReady = (): boolean => newer;

export function onNewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the worker and tells it that the page has come to rest. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const options = { updateViaCache: 'none' } as const;
  // Undefined also where the browser's owner allows no worker.
  registration = await serviceWorker.register('/service-worker.js', options).catch(() => undefined);
  if (!registration) return;
  watch(registration);
  await serviceWorker.ready;
  tellAtRest(registration);
}

/** Has the worker keep what it may; one that waits, because it is of the newer build. */
function tellAtRest({ waiting, active }: ServiceWorkerRegistration): void {
  tell(waiting ?? active, { type: 'at rest', page: location.pathname, files: ownFiles(), free: !savesData() });
}

function tell(worker: ServiceWorker | null, told: Told, transfer: Transferable[] = []): void {
  worker?.postMessage(told, transfer);
}

/** Loads the page in its newest version, which every other page that is open gets when it is loaded again. */
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
  // A page that had no worker before is of the build that the first one is of.
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void look(navigator.serviceWorker.controller));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < everyMilliseconds) return;
    asked = Date.now();
    void own.update().catch(() => undefined);
  });
}

/** What a worker that waits, or has taken over, means for this page. */
async function look(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const version = await versionOf(worker);
  const isOwn = version === document.getElementById('root')?.dataset['build'];
  // The document came from the server and is newer than the worker that it met: nobody waits for anything.
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

/** Whether the person asks sites to load no more than they must. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
