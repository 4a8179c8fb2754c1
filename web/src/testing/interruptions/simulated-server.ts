import type { Sheet, SheetDocument } from '@isentrope/records';
import type { RequestFailure, SheetClient } from '../../workbench/files/project-sheet/sheet-client.ts';

/** The failure of a request that gets no response, and of one without a session. */
export const awayNow: RequestFailure = { result: 'not done', message: 'away', away: true, signedOut: false };
export const ended: RequestFailure = { result: 'not done', message: 'Please sign in.', away: false, signedOut: true };

/** A sheet of a project. */
export const sheetOf = (document: SheetDocument | null, version = 1): Sheet => ({
  id: 's',
  tool: 'box',
  number: 'C-101',
  title: 'A box',
  state: 'approved',
  revision: 'B',
  revisionId: 'b',
  originator: null,
  checker: null,
  approver: null,
  openComments: 0,
  drift: null,
  cases: 1,
  changedAt: '2026-11-24T02:00:00.000Z',
  changedBy: 'Ann',
  notes: '',
  project: { id: 'p', number: 'P-1', name: 'Plant', client: '', closed: null },
  role: 'engineer',
  may: ['edit'],
  document,
  version,
  revisions: [],
});

/** A server of one sheet with version checks; it can be unreachable or refuse. */
export class SimulatedServer implements SheetClient {
  version = 1;
  saves = 0;
  refuses: RequestFailure | undefined;

  constructor(public document: SheetDocument | null) {}

  load() {
    return Promise.resolve(this.refuses ?? { result: 'loaded' as const, sheet: sheetOf(this.document, this.version) });
  }

  save(version: number, document: SheetDocument): ReturnType<SheetClient['save']> {
    if (this.refuses) return Promise.resolve(this.refuses);
    if (version !== this.version)
      return Promise.resolve({ result: 'overtaken', version: this.version, document: this.document, by: 'Ann' });
    this.put(document);
    return Promise.resolve({ result: 'saved', version: this.version, changedAt: '2026-11-24T02:10:00.000Z' });
  }

  /** Another user saves. */
  put(document: SheetDocument): void {
    this.saves += 1;
    this.version += 1;
    this.document = document;
  }
}

/** The storage of a browser. */
export function simulatedStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: index => [...stored.keys()][index] ?? null,
    getItem: key => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: key => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
