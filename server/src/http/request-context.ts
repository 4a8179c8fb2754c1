import { AsyncLocalStorage } from 'node:async_hooks';

/** What becomes known of a request while it is answered, for the log. */
interface RequestNotes {
  readonly id: string;
  /** The account in whose name it is answered. */
  user?: string;
  /** The code of what was refused. */
  refusal?: string;
  /** A mark of the account that it names, and whether it is about getting into one. */
  account?: string;
}

const present = new AsyncLocalStorage<RequestNotes>();

/** Does what a request asks for, so that whatever comes of it knows the request's id. */
export function withinRequest<T>(requestId: string, work: () => T): T {
  return present.run({ id: requestId }, work);
}

/** The id of the request that is being answered; undefined for what the server does by itself. */
export function presentRequest(): string | undefined {
  return present.getStore()?.id;
}

/** Notes something of the request that is being answered; outside of one it is lost. */
export function noteOfRequest(notes: Partial<Omit<RequestNotes, 'id'>>): void {
  const store = present.getStore();
  if (store !== undefined) Object.assign(store, notes);
}

/** What has been noted of the request that is being answered. */
export function requestNotes(): Partial<Omit<RequestNotes, 'id'>> {
  const { id: _, ...notes } = present.getStore() ?? { id: '' };
  return notes;
}
