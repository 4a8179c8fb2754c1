import { carriedFrom, carriedInto, type CarriedThing, type Definition, type Entry } from '@isentrope/calculators/kit';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { BenchCase } from '../bench/bench-model.ts';
import { SourcesContext } from '../sources/sources-context.ts';

/** What was said in other calculators, a fluid above all, kept in this browser so that nobody types it twice. */

const storeKey = (subject: string) => `bench:used:${subject}`;

/** So many things of a subject are kept, the newest first. */
const mostKept = 8;

function read(subject: string): string | null {
  try {
    return localStorage.getItem(storeKey(subject));
  } catch {
    return null;
  }
}

/** What is kept of a subject; nothing of it where the store holds something else than was written. */
function thingsIn(kept: string | null): readonly CarriedThing[] {
  try {
    const things: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(things) ? things.filter(isThing) : [];
  } catch {
    return [];
  }
}

function isThing(thing: unknown): thing is CarriedThing {
  if (typeof thing !== 'object' || thing === null || !('words' in thing) || !('parts' in thing)) return false;
  const { words, parts } = thing;
  return (
    typeof words === 'string' && typeof parts === 'object' && parts !== null && Object.values(parts).every(isEntry)
  );
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null || !('text' in entry) || typeof entry.text !== 'string') return false;
  return !('unit' in entry) || typeof entry.unit === 'string';
}

/** Keeps what the cases of a bench say for other calculators. */
export function keepForOthers(definition: Definition, cases: readonly BenchCase[]): void {
  for (const carried of definition.carried) {
    const before = thingsIn(read(carried.subject));
    const said = cases.flatMap(({ data }) => carriedFrom(definition, carried, data) ?? []);
    const all = new Map([...said, ...before].map(thing => [JSON.stringify(thing.parts), thing]));
    const kept = JSON.stringify([...all.values()].slice(0, mostKept));
    try {
      if (said.length > 0) localStorage.setItem(storeKey(carried.subject), kept);
    } catch {
      // It is typed again.
    }
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Something used before that a calculator can take over: what to know it by, and its fields. */
export interface UsedBefore {
  readonly words: string;
  readonly entries: Readonly<Record<string, Entry>>;
  /** Whether it is kept in the project, so that the fields read it. */
  readonly ofProject?: true;
}

/** What can be taken over beside a field; none beside most. */
export function useUsedBefore(definition: Definition, id: string): readonly UsedBefore[] {
  const carried = definition.carried.find(({ at }) => at === id);
  const kept = useSyncExternalStore(
    subscribe,
    () => (carried ? read(carried.subject) : null),
    () => null,
  );
  const sources = useContext(SourcesContext);
  return useMemo(() => {
    if (!carried) return [];
    const before = thingsIn(kept).flatMap(thing => {
      const entries = carriedInto(definition, carried, thing);
      return entries ? [{ words: thing.words, entries }] : [];
    });
    const ofProject = (sources?.fluids(id) ?? []).flatMap(({ name, entries }) =>
      entries ? [{ words: name, entries, ofProject: true as const }] : [],
    );
    return [...ofProject, ...before];
  }, [definition, id, carried, kept, sources]);
}
