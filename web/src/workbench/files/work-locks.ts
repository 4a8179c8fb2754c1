import type { Definition } from '@isentrope/calculators/kit';

/**
 * A tab holds a lock on each record it writes, as long as it lives, so that no two tabs write the same one. A browser
 * without locks grants none: every tab then writes records of its own.
 */
const held = new Set<string>();

/** How long the page before this one in the same tab may take to let go, in milliseconds. */
const patience = 500;

const nameOf = (definition: Definition, id: string) => `work:${definition.id}:${id}`;

/** Holds a record from now on, if no other tab does; with patience it waits a little for it. */
export function holdRecord(definition: Definition, id: string, patient = false): Promise<boolean> {
  return holdName(nameOf(definition, id), patient);
}

/** Holds a name as long as this tab lives, if no other tab does. */
export async function holdName(name: string, patient = false): Promise<boolean> {
  if (held.has(name)) return true;
  // Absent where the page does not come over a safe connection.
  if (!('locks' in navigator)) return false;
  const options = patient ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
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

/** The records of a tool that other tabs hold. */
export async function heldElsewhere(definition: Definition): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const prefix = nameOf(definition, '');
  const { held: all = [] } = await navigator.locks.query();
  const names = all.flatMap(({ name = '' }) => (name.startsWith(prefix) && !held.has(name) ? [name] : []));
  return new Set(names.map(name => name.slice(prefix.length)));
}
