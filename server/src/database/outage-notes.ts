import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseOutageIn } from './unreachable.ts';

const running = new AsyncLocalStorage<{ outage: Error | undefined }>();

/** Notes the outage by which a statement failed, if it is one, for the `throwOutages` that it runs in. */
export function noteOutage(error: unknown): void {
  const store = running.getStore();
  if (store !== undefined) store.outage ??= databaseOutageIn(error);
}

/**
 * Calls a library that may hide a database error: replace it, only log it, or take it for an answer.
 * @throws the outage by which one of its statements failed, whatever the library makes of it; otherwise what it throws.
 */
export async function throwOutages<T>(call: () => Promise<T>): Promise<T> {
  const store: { outage: Error | undefined } = { outage: undefined };
  const [result] = await Promise.allSettled([running.run(store, call)]);
  if (store.outage !== undefined) throw store.outage;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
