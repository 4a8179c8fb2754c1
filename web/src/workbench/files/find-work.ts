import type { Definition } from '@isentrope/calculators/kit';
import { heldElsewhere, holdRecord } from './work-locks.ts';
import type { Work } from './work-record.ts';
import { keptWork, newRecordId, type Store } from './work-store.ts';

/** The work that a tab goes on with. */
export interface FoundWork {
  readonly record: string;
  readonly work?: Work;
  /** It is a copy: another tab has the original open, or may have. */
  readonly copied: boolean;
  /** Why the work of this tab, or the latest, is not the one found. */
  readonly unreadable?: string;
}

/**
 * The work that a tab goes on with: its own, by the id that it remembers, else the latest that no other tab has open. A tab
 * that may not write its own record, because it is a duplicate of another, works on a copy; so does one in a browser that
 * cannot tell. Cases that are to be `adding` go to the latest work of all, to a copy of it where another tab has it open.
 */
export async function findWork(
  definition: Definition,
  store: Store,
  own: string | null,
  adding: boolean,
): Promise<FoundWork> {
  const all = keptWork(definition, store);
  const wanted = own === null ? all[0] : all.find(({ id }) => id === own);
  const unreadable = wanted && 'unreadable' in wanted ? { unreadable: wanted.unreadable } : {};
  const fresh = { record: newRecordId(), copied: false, ...unreadable };
  if (own !== null) {
    const mine = await holdRecord(definition, own, true);
    if (!wanted) return mine ? { record: own, copied: false } : fresh;
    if ('unreadable' in wanted) return fresh;
    return { record: mine ? own : newRecordId(), work: wanted.work, copied: !mine };
  }
  const readable = all.flatMap(kept => ('work' in kept ? [kept] : []));
  const [latest] = readable;
  if (!latest) return fresh;
  for (const { id, work } of adding ? [latest] : readable) {
    if (await holdRecord(definition, id)) return { record: id, work, copied: false, ...unreadable };
  }
  const known = (await heldElsewhere(definition)).has(latest.id);
  return known && !adding ? fresh : { record: newRecordId(), work: latest.work, copied: true, ...unreadable };
}
