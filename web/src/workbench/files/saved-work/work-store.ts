import type { Definition } from '@isentrope/calculators/kit';
import { isBlankWork, readRecordText, recordText, type SavedWork } from './work-record.ts';

/** The part of the Storage interface used here. */
export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The storage key of a record. */
const keyOf = (definition: Definition, id: string) => `work:${definition.id}:${id}`;

/** Generates a unique record id. */
export function newRecordId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** All saved work of a calculator, latest first. */
export function listSavedWork(definition: Definition, store: Store): SavedWork[] {
  const prefix = keyOf(definition, '');
  const ids = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length));
  const timeOf = ({ saved }: SavedWork) => saved?.getTime() ?? 0;
  return ids.flatMap(id => readRecord(definition, store, id) ?? []).toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Whether a record exists. */
export function hasRecord(definition: Definition, store: Store, id: string): boolean {
  return store.getItem(keyOf(definition, id)) !== null;
}

/** Reads a record; undefined if it does not exist. */
function readRecord(definition: Definition, store: Store, id: string): SavedWork | undefined {
  const text = store.getItem(keyOf(definition, id));
  return text === null ? undefined : readRecordText(definition, id, text);
}

/** Saves work serialised by `workText`; returns whether there was room. */
export function saveRecord(definition: Definition, store: Store, id: string, work: string, now = new Date()): boolean {
  return put(store, keyOf(definition, id), recordText(work, now));
}

function put(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteRecord(definition: Definition, store: Store, id: string): void {
  store.removeItem(keyOf(definition, id));
}

/**
 * Migrates drafts of the storage format before records (`draft:<tool>` and `draft:<tool>:aside`) to records.
 * Unreadable drafts are copied as they are. A draft is deleted only after its record is written.
 */
export function migrateDrafts(definition: Definition, store: Store, now = new Date()): void {
  const [present, aside] = [`draft:${definition.id}`, `draft:${definition.id}:aside`];
  const draft = store.getItem(present);
  if (draft !== null && migrateDraft(definition, store, draft, now)) store.removeItem(present);
  const stored = store.getItem(aside);
  if (stored === null) return;
  const earlier = textsIn(stored);
  const all = earlier.every((text, index) =>
    migrateDraft(definition, store, text, new Date(now.getTime() - 1000 * (earlier.length - index))),
  );
  if (all) store.removeItem(aside);
}

function migrateDraft(definition: Definition, store: Store, text: string, saved: Date): boolean {
  const id = newRecordId();
  const draft = readRecordText(definition, id, text);
  // Drafts were stored for every workbench, including blank ones.
  if ('work' in draft && isBlankWork(definition, draft.work)) return true;
  return put(store, keyOf(definition, id), 'work' in draft ? recordText(text.trim(), saved) : text);
}

/** The drafts in an "aside" entry; the text itself if it is not a list. */
function textsIn(stored: string): string[] {
  try {
    const texts: unknown = JSON.parse(stored);
    if (Array.isArray(texts) && texts.every(text => typeof text === 'string')) return texts;
  } catch {
    return [stored];
  }
  return [stored];
}
