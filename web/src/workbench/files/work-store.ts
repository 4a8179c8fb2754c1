import type { Definition } from '@isentrope/calculators/kit';
import { isBlankWork, readRecordText, recordText, type KeptWork } from './work-record.ts';

/** What of a browser's store is used here. */
export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The key of a record: one for each piece of work of a tool. */
const keyOf = (definition: Definition, id: string) => `work:${definition.id}:${id}`;

/** An id that no other piece of work has. */
export function newRecordId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** All work of a tool that a browser keeps, the latest first. */
export function keptWork(definition: Definition, store: Store): KeptWork[] {
  const prefix = keyOf(definition, '');
  const ids = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '')
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length));
  const timeOf = ({ saved }: KeptWork) => saved?.getTime() ?? 0;
  return ids.flatMap(id => readRecord(definition, store, id) ?? []).toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Whether there is a record of an id. */
export function hasRecord(definition: Definition, store: Store, id: string): boolean {
  return store.getItem(keyOf(definition, id)) !== null;
}

/** One record; undefined where there is none of that id. */
export function readRecord(definition: Definition, store: Store, id: string): KeptWork | undefined {
  const text = store.getItem(keyOf(definition, id));
  return text === null ? undefined : readRecordText(definition, id, text);
}

/** Keeps work, as `workText` gives it, in its record. Whether there was room for it. */
export function keepRecord(definition: Definition, store: Store, id: string, work: string, now = new Date()): boolean {
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

export function forgetRecord(definition: Definition, store: Store, id: string): void {
  store.removeItem(keyOf(definition, id));
}

/**
 * Drafts as they were kept before there were records, `draft:<tool>` and those set aside, become records, the draft the
 * latest. What cannot be read is taken over as it is. A draft goes only when its record is there.
 */
export function takeOverDrafts(definition: Definition, store: Store, now = new Date()): void {
  const [present, aside] = [`draft:${definition.id}`, `draft:${definition.id}:aside`];
  const draft = store.getItem(present);
  if (draft !== null && takenOver(definition, store, draft, now)) store.removeItem(present);
  const kept = store.getItem(aside);
  if (kept === null) return;
  const earlier = textsIn(kept);
  const all = earlier.every((text, place) =>
    takenOver(definition, store, text, new Date(now.getTime() - 1000 * (earlier.length - place))),
  );
  if (all) store.removeItem(aside);
}

function takenOver(definition: Definition, store: Store, text: string, saved: Date): boolean {
  const id = newRecordId();
  const draft = readRecordText(definition, id, text);
  // A draft was kept of every bench, also of one on which nothing was typed.
  if ('work' in draft && isBlankWork(definition, draft.work)) return true;
  return put(store, keyOf(definition, id), 'work' in draft ? recordText(text.trim(), saved) : text);
}

/** The drafts in the text of those set aside; the text itself where it is none. */
function textsIn(kept: string): string[] {
  try {
    const texts: unknown = JSON.parse(kept);
    if (Array.isArray(texts) && texts.every(text => typeof text === 'string')) return texts;
  } catch {
    return [kept];
  }
  return [kept];
}
