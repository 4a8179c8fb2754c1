import {
  readSharedGroup,
  entriesForSharedGroup,
  type SharedGroupValue,
  type Definition,
  type Entry,
} from '@isentrope/calculators/kit';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { isRecord, parseJson, storedText, storeText } from '../../browser-storage.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { SourcesContext } from '../sources/sources-context.ts';

/** Recently used entries (mainly fluids) shared between calculators, stored in this browser. */

const storeKey = (subject: string) => `bench:used:${subject}`;

/** The maximum number of entries stored per subject, newest first. */
const maxStored = 8;

const read = (subject: string) => storedText(storeKey(subject));

/** Parses stored entries; invalid data is ignored. */
function parseStored(stored: string | undefined): readonly SharedGroupValue[] {
  const parsed = parseJson(stored);
  return Array.isArray(parsed) ? parsed.filter(isSharedGroupValue) : [];
}

function isSharedGroupValue(value: unknown): value is SharedGroupValue {
  if (!isRecord(value)) return false;
  const { words, parts } = value;
  return typeof words === 'string' && isRecord(parts) && Object.values(parts).every(isEntry);
}

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry) || typeof entry['text'] !== 'string') return false;
  return !('unit' in entry) || typeof entry['unit'] === 'string';
}

/** Stores entries of the cases for reuse in other calculators. */
export function storeRecentEntries(definition: Definition, cases: readonly WorkbenchCase[]): void {
  for (const group of definition.sharedGroups) {
    const before = parseStored(read(group.subject));
    const current = cases.flatMap(({ data }) => readSharedGroup(definition, group, data) ?? []);
    const all = new Map([...current, ...before].map(value => [JSON.stringify(value.parts), value]));
    const stored = JSON.stringify([...all.values()].slice(0, maxStored));
    if (current.length > 0) storeText(storeKey(group.subject), stored);
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A recently used entry: its description and the field entries to copy. */
export interface RecentEntry {
  readonly description: string;
  readonly entries: Readonly<Record<string, Entry>>;
  /** Set for fluids saved in the project, which the fields read by reference. */
  readonly ofProject?: true;
}

/** The recently used entries that a field can copy; empty for most fields. */
export function useRecentEntries(definition: Definition, id: string): readonly RecentEntry[] {
  const group = definition.sharedGroups.find(({ at }) => at === id);
  const stored = useSyncExternalStore(
    subscribe,
    () => group && read(group.subject),
    () => undefined,
  );
  const sources = useContext(SourcesContext);
  return useMemo(() => {
    if (!group) return [];
    const before = parseStored(stored).flatMap(value => {
      const entries = entriesForSharedGroup(definition, group, value);
      return entries ? [{ description: value.words, entries }] : [];
    });
    const ofProject = (sources?.fluids(id) ?? []).flatMap(({ name, entries }) =>
      entries ? [{ description: name, entries, ofProject: true as const }] : [],
    );
    return [...ofProject, ...before];
  }, [definition, id, group, stored, sources]);
}
