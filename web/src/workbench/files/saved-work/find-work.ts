import type { Definition } from '@isentrope/calculators/kit';
import { recordsLockedElsewhere, lockRecord } from './work-locks.ts';
import type { Work } from './work-record.ts';
import { listSavedWork, newRecordId, type Store } from './work-store.ts';

/** The work a tab opens. */
export interface FoundWork {
  readonly record: string;
  readonly work?: Work;
  /** It is a copy, because another tab has the original open or may have. */
  readonly copied: boolean;
  /** Why the tab's own or the latest work could not be opened. */
  readonly unreadable?: string;
}

/**
 * Finds the work a tab opens: its own by the stored record id, else the latest that no other tab has open. The tab
 * works on a copy if it cannot lock the record, e.g. because it is a duplicated tab or the browser does not support
 * locks. With `adding`, cases are added to the latest work, or to a copy if another tab has it open.
 */
export async function findWork(
  definition: Definition,
  store: Store,
  own: string | null,
  adding: boolean,
): Promise<FoundWork> {
  const all = listSavedWork(definition, store);
  const entry = own === null ? all[0] : all.find(({ id }) => id === own);
  const unreadable = entry && 'unreadable' in entry ? { unreadable: entry.unreadable } : {};
  const fresh = { record: newRecordId(), copied: false, ...unreadable };
  if (own !== null) {
    const mine = await lockRecord(definition, own, true);
    if (!entry) return mine ? { record: own, copied: false } : fresh;
    if ('unreadable' in entry) return fresh;
    return { record: mine ? own : newRecordId(), work: entry.work, copied: !mine };
  }
  const readable = all.flatMap(entry => ('work' in entry ? [entry] : []));
  const [latest] = readable;
  if (!latest) return fresh;
  for (const { id, work } of adding ? [latest] : readable) {
    if (await lockRecord(definition, id)) return { record: id, work, copied: false, ...unreadable };
  }
  const known = (await recordsLockedElsewhere(definition)).has(latest.id);
  return known && !adding ? fresh : { record: newRecordId(), work: latest.work, copied: true, ...unreadable };
}
