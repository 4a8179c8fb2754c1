import type { Definition } from '@isentrope/calculators/kit';

/**
 * Web Locks on records: a tab holds a lock on each record it writes, so that no two tabs write the same one. Without
 * the Web Locks API no lock is granted, and every tab writes its own records.
 */
const held = new Set<string>();

/** How long to wait for the previous page of the same tab to release its lock, ms. */
export const defaultWaitMs = 500;

const nameOf = (definition: Definition, id: string) => `work:${definition.id}:${id}`;

/** Acquires the lock on a record, if no other tab holds it; `waits`: waits briefly for it. */
export function lockRecord(definition: Definition, id: string, waits = false): Promise<boolean> {
  return acquireLock(nameOf(definition, id), waits ? defaultWaitMs : 0);
}

/**
 * Acquires a lock for the lifetime of the tab, if no other tab holds it.
 * @param waitMs how long to wait for it, ms.
 */
export async function acquireLock(name: string, waitMs = 0): Promise<boolean> {
  if (held.has(name)) return true;
  // Missing outside of secure contexts.
  if (!('locks' in navigator)) return false;
  const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
  const granted = await new Promise<boolean>(resolve => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    };
    navigator.locks.request(name, options, hold).catch(() => resolve(false));
  });
  if (granted) held.add(name);
  return granted;
}

/** The ids of a calculator's records that other tabs hold. */
export async function recordsLockedElsewhere(definition: Definition): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const prefix = nameOf(definition, '');
  const { held: all = [] } = await navigator.locks.query();
  const names = all.flatMap(({ name = '' }) => (name.startsWith(prefix) && !held.has(name) ? [name] : []));
  return new Set(names.map(name => name.slice(prefix.length)));
}
