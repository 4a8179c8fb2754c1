import type { CacheList, PageMessage } from '../cache-list.ts';
import { respondWithDocument, respondWithFile, respondWithFresh, offlineRoute, type WaitUntil } from './responses.ts';
import { deleteOldBuilds, activateBuild } from './builds.ts';
import { precacheFreeTools, cachePage } from './precache.ts';
import { cacheProTools, respondWithProFile } from './pro.ts';
import type { WorkerScope } from './scope.ts';
import { cacheResponse } from './site-cache.ts';
import { documentRoute, requestTargetOf, type RequestTarget } from './request-target.ts';

/** Replaced by the build. */
declare const buildCacheList: CacheList;

const list = buildCacheList;
const scope = globalThis as unknown as WorkerScope;

function respond(target: RequestTarget, request: Request, waitUntil: WaitUntil): Promise<Response> {
  switch (target.kind) {
    case 'document':
      return respondWithDocument(target.route, request, list, waitUntil);
    case 'file':
      return respondWithFile(target.path, request, list, waitUntil);
    case 'pro file':
      return respondWithProFile(target.path, request);
    case 'beside':
      return respondWithFresh(target.path, request, list, waitUntil);
  }
}

async function openPages(): Promise<string[]> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}

/** Parses a message from a page; undefined for an unknown one. */
function parseMessage(data: unknown): PageMessage | undefined {
  return typeof data === 'object' && data !== null && 'type' in data ? (data as PageMessage) : undefined;
}

async function handleMessage(message: PageMessage, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'at rest': {
      const othersOpen = await deleteOldBuilds(list.version, await openPages());
      await cachePage(documentRoute(message.page, list), message.files, list);
      await cacheProTools(list, othersOpen);
      if (message.free) await precacheFreeTools(list);
      return;
    }
    case 'opened':
      await cacheProTools(list, await deleteOldBuilds(list.version, await openPages()));
      return cachePage(undefined, message.files, list);
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
    fetch(offlineRoute).then(document =>
      document.ok ? cacheResponse(offlineRoute, document, list.version) : undefined,
    ),
  );
});

scope.addEventListener('activate', event => {
  event.waitUntil(
    openPages()
      .then(open => activateBuild(list.version, open))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', event => {
  const target = requestTargetOf(event.request, scope.location.origin, list);
  if (target) event.respondWith(respond(target, event.request, work => event.waitUntil(work)));
});

scope.addEventListener('message', event => {
  const message = parseMessage(event.data);
  if (message) event.waitUntil(handleMessage(message, event.ports[0]));
});
