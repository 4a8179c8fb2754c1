import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseOutageIn } from './unreachable.ts';

const running = new AsyncLocalStorage<{ outage: Error | undefined }>();

/** Records an error of a statement, if it is an outage of the database, for the enclosing `throwOutages`. */
export function recordOutage(error: unknown): void {
  const store = running.getStore();
  if (store !== undefined) store.outage ??= databaseOutageIn(error);
}

/**
 * Calls a library that may hide a database error: it may replace the error, only log it, or treat it as an answer.
 * @throws the outage that one of its statements met, however the library handled it; otherwise the library's error.
 */
export async function throwOutages<T>(call: () => Promise<T>): Promise<T> {
  const store: { outage: Error | undefined } = { outage: undefined };
  const [result] = await Promise.allSettled([running.run(store, call)]);
  if (store.outage !== undefined) throw store.outage;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
