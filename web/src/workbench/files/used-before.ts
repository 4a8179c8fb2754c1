import { carriedFrom, carriedInto, type CarriedThing, type Definition, type Entry } from '@isentrope/calculators/kit';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { BenchCase } from '../bench/bench-model.ts';
import { SourcesContext } from '../sources/sources-context.ts';

/** Recently used entries (mainly fluids) shared between calculators, stored in this browser. */

const storeKey = (subject: string) => `bench:used:${subject}`;

/** The most entries stored per subject, newest first. */
const mostKept = 8;

function read(subject: string): string | null {
  try {
    return localStorage.getItem(storeKey(subject));
  } catch {
    return null;
  }
}

/** Parses stored entries; invalid data is ignored. */
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

/** Stores entries of the cases for reuse in other calculators. */
export function keepForOthers(definition: Definition, cases: readonly BenchCase[]): void {
  for (const carried of definition.carried) {
    const before = thingsIn(read(carried.subject));
    const said = cases.flatMap(({ data }) => carriedFrom(definition, carried, data) ?? []);
    const all = new Map([...said, ...before].map(thing => [JSON.stringify(thing.parts), thing]));
    const kept = JSON.stringify([...all.values()].slice(0, mostKept));
    try {
      if (said.length > 0) localStorage.setItem(storeKey(carried.subject), kept);
    } catch {
      // Not stored: the user can enter it again.
    }
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A recently used entry: its description and the field entries to copy. */
export interface UsedBefore {
  readonly words: string;
  readonly entries: Readonly<Record<string, Entry>>;
  /** Set for fluids saved in the project, which the fields read by reference. */
  readonly ofProject?: true;
}

/** The recently used entries that a field can copy; empty for most fields. */
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
