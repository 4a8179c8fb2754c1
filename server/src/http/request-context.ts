import { AsyncLocalStorage } from 'node:async_hooks';

const present = new AsyncLocalStorage<string>();

/** Does what a request asks for, so that whatever comes of it knows the request's id. */
export function withinRequest<T>(requestId: string, work: () => T): T {
  return present.run(requestId, work);
}

/** The id of the request that is being answered; undefined for what the server does by itself. */
export function presentRequest(): string | undefined {
  return present.getStore();
}
