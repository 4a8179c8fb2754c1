import { sheet as sheetShape, sheetDocument, type Sheet, type SheetDocument } from '@isentrope/records';
import * as z from 'zod/mini';
import { newRecordId } from '../work-store.ts';

/** What was typed into a sheet and is not at the server yet. */
export interface Unsent {
  /** What it was typed into. */
  readonly base: SheetDocument | null;
  readonly document: SheetDocument;
  /** The sheet as the server told of it then; undefined where another version of this site kept it in another form. */
  readonly sheet: Sheet | undefined;
}

const unsent = z.object({ base: z.nullable(sheetDocument), document: sheetDocument, sheet: z.unknown() });

/** What of a browser's store is used here. */
type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Holds a name as long as this tab lives, if no other tab does; with patience it waits a little for it. */
export type Hold = (name: string, patient?: boolean) => Promise<boolean>;

/**
 * Where a tab keeps what it has not sent of a sheet: under the sheet's own name, or where another tab writes there, under one of
 * its own beside it.
 */
export class SheetStore {
  private readonly store: Store;
  private readonly key: string;
  /** Where earlier tabs kept what is this one's to send. */
  private readonly taken: readonly string[];

  private constructor(store: Store, key: string, taken: readonly string[]) {
    this.store = store;
    this.key = key;
    this.taken = taken;
  }

  /** The place of this tab, and what earlier tabs have left that no tab holds any more, which is now this one's to send. */
  static async open(sheetId: string, store: Store, hold: Hold): Promise<{ own: SheetStore; left: readonly Unsent[] }> {
    const name = `sheet:${sheetId}`;
    const own = (await hold(name, true)) ? name : `${name}:${newRecordId()}`;
    const taken: string[] = [];
    for (const key of keysOf(store, name)) if (key === own || (await hold(key))) taken.push(key);
    if (own !== name) await hold(own);
    return { own: new SheetStore(store, own, taken), left: taken.flatMap(key => readUnsent(store.getItem(key)) ?? []) };
  }

  /** Keeps what is not sent yet. Whether there was room for it. */
  keep(kept: Unsent): boolean {
    try {
      this.store.setItem(this.key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets what was kept, here and by the tabs before this one: all of it is at the server. */
  forget(): void {
    for (const key of [this.key, ...this.taken]) this.store.removeItem(key);
  }
}

function keysOf(store: Store, name: string): string[] {
  return Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter(
    key => key === name || key.startsWith(`${name}:`),
  );
}

function readUnsent(text: string | null): Unsent | undefined {
  if (text === null) return undefined;
  try {
    const kept = z.parse(unsent, JSON.parse(text));
    return { ...kept, sheet: z.safeParse(sheetShape, kept.sheet).data };
  } catch {
    return undefined;
  }
}
