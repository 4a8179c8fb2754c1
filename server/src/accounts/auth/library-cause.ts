import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseOutageIn } from '../../database/index.ts';

const running = new AsyncLocalStorage<{ cause?: Error }>();

/** Notes an error that the session library logs before it throws another one without it. */
export function noteLibraryError(error: Error): void {
  const store = running.getStore();
  if (store !== undefined) store.cause = error;
}

/**
 * Calls the session library.
 * @throws the outage of the database that the library only logged, if there was one; otherwise what the library throws.
 */
export function withLibraryCause<T>(call: () => Promise<T>): Promise<T> {
  const store: { cause?: Error } = {};
  return running.run(store, call).catch((error: unknown) => {
    throw databaseOutageIn(store.cause) ?? error;
  });
}
