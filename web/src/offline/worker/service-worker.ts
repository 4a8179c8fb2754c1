import type { KeptList, Told } from '../kept-list.ts';
import { documentOf, fileAt, freshAt, offlineRoute, type Later } from './answers.ts';
import { leaveBehind, takeOver } from './builds.ts';
import { keepFree, keepPage } from './keep-free.ts';
import { keepProTools, proFileAt } from './pro.ts';
import type { WorkerScope } from './scope.ts';
import { keep } from './site-cache.ts';
import { routeOf, wayOf, type Way } from './way.ts';

/** Replaced by the build. */
declare const keptListOfBuild: KeptList;

const list = keptListOfBuild;
const scope = globalThis as unknown as WorkerScope;

function answer(way: Way, request: Request, later: Later): Promise<Response> {
  switch (way.kind) {
    case 'document':
      return documentOf(way.route, request, list, later);
    case 'file':
      return fileAt(way.path, request, list, later);
    case 'pro file':
      return proFileAt(way.path, request);
    case 'beside':
      return freshAt(way.path, request, list, later);
  }
}

async function openPages(): Promise<string[]> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}

/** Parses a message from a page; undefined for an unknown one. */
function toldIn(data: unknown): Told | undefined {
  return typeof data === 'object' && data !== null && 'type' in data ? (data as Told) : undefined;
}

async function hear(told: Told, port: MessagePort | undefined): Promise<void> {
  switch (told.type) {
    case 'at rest': {
      const othersOpen = await leaveBehind(list.version, await openPages());
      await keepPage(routeOf(told.page, list), told.files, list);
      await keepProTools(list, othersOpen);
      if (told.free) await keepFree(list);
      return;
    }
    case 'opened':
      await keepProTools(list, await leaveBehind(list.version, await openPages()));
      return keepPage(undefined, told.files, list);
    case 'version':
      port?.postMessage(list.version);
      return;
    case 'take over':
      return scope.skipWaiting();
  }
}

// A new build waits until no page of the previous one is open, or until a page asks it to activate: it never replaces
// files under an open page.
scope.addEventListener('install', event => {
  event.waitUntil(
    fetch(offlineRoute).then(document => (document.ok ? keep(offlineRoute, document, list.version) : undefined)),
  );
});

scope.addEventListener('activate', event => {
  event.waitUntil(
    openPages()
      .then(open => takeOver(list.version, open))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', event => {
  const way = wayOf(event.request, scope.location.origin, list);
  if (way) event.respondWith(answer(way, event.request, work => event.waitUntil(work)));
});

scope.addEventListener('message', event => {
  const told = toldIn(event.data);
  if (told) event.waitUntil(hear(told, event.ports[0]));
});
