/** The part of ServiceWorkerGlobalScope used here; the TypeScript DOM library declares it only for worker projects. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void };
  message: Extendable & { readonly data: unknown; readonly ports: readonly MessagePort[] };
}
