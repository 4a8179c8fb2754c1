import { sheet as sheetShape, type Sheet, type SheetDocument } from '@isentrope/records';
import * as z from 'zod/mini';
import { defaultWaitMs } from '../saved-work/work-locks.ts';
import { newRecordId } from '../saved-work/work-store.ts';

/** Changes to a sheet that have not been saved to the server. */
export interface UnsentChanges {
  /** The document the changes are based on. */
  readonly base: SheetDocument | null;
  readonly document: SheetDocument;
  /** Earlier states of the document that were sent without an answer. */
  readonly sent?: readonly SheetDocument[] | undefined;
  /** The sheet as loaded from the server then; undefined if another version of the site stored it in another format. */
  readonly sheet: Sheet | undefined;
}

/** A document as this site stored it, which the server may have refused. */
const storedDocument = z.custom<SheetDocument>(value => typeof value === 'object' && value !== null);

const unsent = z.object({
  base: z.nullable(storedDocument),
  document: storedDocument,
  sent: z.optional(z.array(storedDocument)),
  sheet: z.unknown(),
});

/** The part of the Storage interface used here. */
type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Acquires a lock on a name for the lifetime of the tab, unless another tab holds it; waits up to `waitMs` for it.
 */
type AcquireLock = (name: string, waitMs?: number) => Promise<boolean>;

/**
 * How long to wait for the lock if changes are stored, ms. The page that left them may still be closing, which takes
 * seconds on a busy device, and its changes have to be shown here.
 */
const waitForChangesMs = 5000;

/**
 * Local storage of a tab's unsent changes to a sheet: under the sheet's key, or under a suffixed key if another tab
 * uses that.
 */
export class SheetStore {
  private readonly store: Store;
  private readonly key: string;
  /** The keys of earlier tabs' changes that this tab has taken over. */
  private readonly taken: readonly string[];

  private constructor(store: Store, key: string, taken: readonly string[]) {
    this.store = store;
    this.key = key;
    this.taken = taken;
  }

  /**
   * Opens the store of this tab, and takes over the changes that closed tabs left. Those that this version of the site cannot read stay stored.
   */
  static async open(
    sheetId: string,
    store: Store,
    hold: AcquireLock,
    isReadable: (document: SheetDocument) => boolean,
  ): Promise<{ own: SheetStore; left: readonly UnsentChanges[] }> {
    const name = `sheet:${sheetId}`;
    const waitMs = store.getItem(name) === null ? defaultWaitMs : waitForChangesMs;
    const isFirst = await hold(name, waitMs);
    const taken = new Map<string, UnsentChanges>();
    for (const key of keysOf(store, name)) {
      if (key === name ? !isFirst : !(await hold(key))) continue;
      const changes = readUnsent(store.getItem(key));
      if (changes && isReadable(changes.document) && (!changes.base || isReadable(changes.base)))
        taken.set(key, changes);
    }
    const isFree = isFirst && (taken.has(name) || store.getItem(name) === null);
    const own = isFree ? name : `${name}:${newRecordId()}`;
    if (!isFree) await hold(own);
    return { own: new SheetStore(store, own, [...taken.keys()]), left: [...taken.values()] };
  }

  /** Stores unsent changes; returns whether there was room. */
  save(changes: UnsentChanges): boolean {
    try {
      this.store.setItem(this.key, JSON.stringify(changes));
      return true;
    } catch {
      return false;
    }
  }

  /** Removes the stored changes, including those taken over, once all are saved to the server. */
  clear(): void {
    for (const key of [this.key, ...this.taken]) this.store.removeItem(key);
  }
}

function keysOf(store: Store, name: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(
    key => key === name || key.startsWith(`${name}:`),
  );
}

function readUnsent(text: string | null): UnsentChanges | undefined {
  if (text === null) return undefined;
  try {
    const changes = z.parse(unsent, JSON.parse(text));
    return { ...changes, sheet: z.safeParse(sheetShape, changes.sheet).data };
  } catch {
    return undefined;
  }
}
