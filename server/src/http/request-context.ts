import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts collected about a request while it is handled, for the log. */
interface RequestNotes {
  readonly id: string;
  /** The authenticated account. */
  user?: string;
  /** The error code of a refusal. */
  refusal?: string;
  /** Pseudonym of the account that the request names, if it is a sign-in or similar. */
  account?: string;
}

const requestStorage = new AsyncLocalStorage<RequestNotes>();

/** Runs a request handler so that everything it starts knows the request id. */
export function runInRequest<T>(requestId: string, work: () => T): T {
  return requestStorage.run({ id: requestId }, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestStorage.getStore()?.id;
}

/** Adds facts to the current request; ignored outside of one. */
export function annotateRequest(notes: Partial<Omit<RequestNotes, 'id'>>): void {
  const store = requestStorage.getStore();
  if (store !== undefined) Object.assign(store, notes);
}

/** The facts collected about the current request. */
export function requestNotes(): Partial<Omit<RequestNotes, 'id'>> {
  const { id: _, ...notes } = requestStorage.getStore() ?? { id: '' };
  return notes;
}
