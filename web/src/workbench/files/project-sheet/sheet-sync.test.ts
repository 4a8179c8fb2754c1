import type { SheetDocument } from '@isentrope/records';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  awayNow,
  ended,
  sheetOf,
  SimulatedServer,
  simulatedStorage,
} from '../../../testing/interruptions/simulated-server.ts';
import { SheetStore, type UnsentChanges } from './sheet-store.ts';
import { SheetSync, type SyncState } from './sheet-sync.ts';

type Case = SheetDocument['cases'][number];

const documentOf = (...cases: Case[]): SheetDocument => ({ schema: 1, tool: 'box', cases });
const blank = documentOf({});

const first = documentOf({ side: '5', depth: '1' });
let server: SimulatedServer;
let store: Storage;
let state: SyncState;
let shown: SheetDocument[];
/** The names locked by tabs. */
let held: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  server = new SimulatedServer(first);
  store = simulatedStorage();
  shown = [];
  held = new Set();
});
afterEach(() => vi.useRealTimers());

const free = (name: string) => {
  const granted = !held.has(name);
  held.add(name);
  return Promise.resolve(granted);
};
const saved = () => Array.from({ length: store.length }, (_, index) => store.key(index));

/** Opens the sheet in a new tab, with the changes earlier tabs left. */
async function opened(hold = free): Promise<SheetSync> {
  const { own, left } = await SheetStore.open('s', store, hold, () => true);
  const sync = new SheetSync(sheetOf(server.document, server.version), left, {
    server,
    store: own,
    normal: document => document ?? blank,
    onState: next => {
      state = next;
    },
    onDocument: document => shown.push(document),
  });
  sync.start();
  return sync;
}

describe('an edit of a sheet', () => {
  test('is stored in the browser immediately and saved to the server after a pause', async () => {
    const sync = await opened();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    sync.reportChange(documentOf({ side: '67', depth: '1' }));
    expect([state.saveState, saved(), server.saves]).toEqual(['saving', ['sheet:s'], 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.saveState, saved(), server.saves]).toEqual(['saved', [], 1]);
    expect(server.document).toEqual(documentOf({ side: '67', depth: '1' }));
    expect(state.sheet).toMatchObject({ version: 2, state: 'revised' });
  });

  test('is not sent if nothing changed, or it was reverted', async () => {
    const sync = await opened();
    sync.reportChange(first);
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    sync.reportChange(first);
    await vi.advanceTimersByTimeAsync(5000);
    expect([server.saves, state.saveState, state.sheet.state, saved()]).toEqual([0, 'saved', 'approved', []]);
  });

  test('waits in the browser while the server is unreachable', async () => {
    const sync = await opened();
    server.refuses = awayNow;
    sync.reportChange(documentOf({ side: '7', depth: '1' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([state.saveState, saved()]).toEqual(['away', ['sheet:s']]);
    server.refuses = undefined;
    await sync.checkForChanges();
    expect([state.saveState, server.document]).toEqual(['saved', documentOf({ side: '7', depth: '1' })]);
  });

  test('is retried automatically', async () => {
    const sync = await opened();
    server.refuses = awayNow;
    sync.reportChange(documentOf({ side: '7', depth: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    server.refuses = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state.saveState, server.saves]).toEqual(['saved', 1]);
  });

  test('stays stored if refused, with the reason', async () => {
    const sync = await opened();
    server.refuses = ended;
    sync.reportChange(documentOf({ side: '7', depth: '1' }));
    await vi.advanceTimersByTimeAsync(100_000);
    expect([state.saveState, state.refusal?.message, saved()]).toEqual(['refused', 'Please sign in.', ['sheet:s']]);
    server.refuses = undefined;
    sync.reportChange(documentOf({ side: '78', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.saveState, server.document]).toEqual(['saved', documentOf({ side: '78', depth: '1' })]);
  });

  test('left unsent by a tab is sent by the next one', async () => {
    const sync = await opened();
    server.refuses = awayNow;
    sync.reportChange(documentOf({ side: '7', depth: '1' }));
    sync.end();
    server.refuses = undefined;
    server.put(documentOf({ side: '5', depth: '2' }));
    held.clear();
    const next = await opened();
    expect(next.document).toEqual(documentOf({ side: '7', depth: '2' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.document, saved()]).toEqual([documentOf({ side: '7', depth: '2' }), []]);
  });

  test('is stored separately by each tab, and recovered from both', async () => {
    server.refuses = awayNow;
    const one = await opened();
    one.reportChange(documentOf({ side: '7', depth: '1' }));
    const other = await opened();
    other.reportChange(documentOf({ side: '5', depth: '8' }));
    expect(saved()).toEqual(['sheet:s', expect.stringMatching(/^sheet:s:/)]);
    one.end();
    other.end();
    server.refuses = undefined;
    held.clear();
    const later = await opened();
    expect(later.document).toEqual(documentOf({ side: '7', depth: '8' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.document, saved()]).toEqual([documentOf({ side: '7', depth: '8' }), []]);
  });

  test('is reported as not stored if storage is full', async () => {
    store.setItem = () => {
      throw new DOMException('full');
    };
    const sync = await opened();
    server.refuses = awayNow;
    sync.reportChange(documentOf({ side: '7', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.isUnsaved, state.saveState]).toEqual([true, 'away']);
  });
});

describe('changes saved by another user', () => {
  test('in other fields are merged, and both are saved', async () => {
    const sync = await opened();
    server.put(documentOf({ side: '5', depth: '9' }));
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(3000);
    const both = documentOf({ side: '6', depth: '9' });
    expect([shown, server.document, state.saveState]).toEqual([[both], both, 'saved']);
  });

  test('in the same field cause a conflict, and nothing is sent until it is resolved', async () => {
    const sync = await opened();
    server.put(documentOf({ side: '9', depth: '1' }));
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(100_000);
    expect([state.saveState, state.by, server.saves, saved()]).toEqual(['asking', 'Ann', 1, ['sheet:s']]);
    expect(sync.pendingMerge?.conflicts).toMatchObject([{ field: 'side', base: '5', mine: '6', theirs: '9' }]);
    sync.decide([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.document, state.saveState, saved()]).toEqual([documentOf({ side: '6', depth: '1' }), 'saved', []]);
  });

  test('in the same field are applied if chosen, together with later edits', async () => {
    const sync = await opened();
    server.put(documentOf({ side: '9', depth: '1' }));
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    sync.reportChange(documentOf({ side: '6', depth: '3' }));
    sync.decide(sync.pendingMerge?.conflicts ?? []);
    await vi.advanceTimersByTimeAsync(1000);
    const decided = documentOf({ side: '9', depth: '3' });
    expect([shown, server.document]).toEqual([[decided], decided]);
  });

  test('in an unresolved conflict are presented again by the next tab', async () => {
    const sync = await opened();
    server.put(documentOf({ side: '9', depth: '1' }));
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    sync.end();
    held.clear();
    const next = await opened();
    expect(next.pendingMerge?.conflicts).toMatchObject([{ field: 'side', base: '5', mine: '6', theirs: '9' }]);
    next.decide([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.document).toEqual(documentOf({ side: '6', depth: '1' }));
  });

  test('are loaded when the user returns, without an edit', async () => {
    const sync = await opened();
    server.put(documentOf({ side: '5', depth: '4' }));
    await sync.checkForChanges();
    expect([shown, state.sheet.version, state.saveState]).toEqual([
      [documentOf({ side: '5', depth: '4' })],
      2,
      'saved',
    ]);
    expect(server.saves).toBe(1);
  });

  test('are merged repeatedly until both are saved', async () => {
    const sync = await opened();
    const others = ['2', '3', '4'].values();
    const save = server.save.bind(server);
    server.save = (version, document) => {
      const depth = others.next().value;
      if (depth !== undefined) server.put(documentOf({ side: '5', depth }));
      return save(version, document);
    };
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.document, state.saveState]).toEqual([documentOf({ side: '6', depth: '4' }), 'saved']);
  });
});

describe('a lost answer', () => {
  /** The server accepts the next document, but its answer is lost. */
  const loseNextAnswer = () => {
    const save = server.save.bind(server);
    server.save = async (version, document) => {
      server.save = save;
      await save(version, document);
      return awayNow;
    };
  };

  test('causes no conflict with further typing in the same field', async () => {
    const sync = await opened();
    loseNextAnswer();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    sync.reportChange(documentOf({ side: '67', depth: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([state.saveState, shown, saved()]).toEqual(['saved', [], []]);
    expect(server.document).toEqual(documentOf({ side: '67', depth: '1' }));
  });

  test('causes no conflict if another user has saved another field since', async () => {
    const sync = await opened();
    loseNextAnswer();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    server.put(documentOf({ side: '6', depth: '9' }));
    sync.reportChange(documentOf({ side: '67', depth: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([state.saveState, server.document]).toEqual(['saved', documentOf({ side: '67', depth: '9' })]);
  });

  test('does not restore a value that has been reverted since', async () => {
    const sync = await opened();
    loseNextAnswer();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    sync.reportChange(first);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([state.saveState, server.document, shown]).toEqual(['saved', first, []]);
  });

  test.each(['67', '5'])('is known to the next tab, which opens with %s', async side => {
    const sync = await opened();
    loseNextAnswer();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    sync.reportChange(documentOf({ side, depth: '1' }));
    sync.end();
    held.clear();
    const next = await opened();
    expect([next.pendingMerge, next.document]).toEqual([undefined, documentOf({ side, depth: '1' })]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.document, saved()]).toEqual([documentOf({ side, depth: '1' }), []]);
  });

  test('does not hide a conflict with another value', async () => {
    const sync = await opened();
    loseNextAnswer();
    sync.reportChange(documentOf({ side: '6', depth: '1' }));
    await vi.advanceTimersByTimeAsync(1000);
    server.put(documentOf({ side: '8', depth: '1' }));
    sync.reportChange(documentOf({ side: '67', depth: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sync.pendingMerge?.conflicts).toMatchObject([{ field: 'side', mine: '67', theirs: '8' }]);
  });
});

test('text typed while changes of another user arrive is part of the merge', async () => {
  const { own, left } = await SheetStore.open('s', store, free, () => true);
  let typed = first;
  const sync = new SheetSync(sheetOf(server.document), left, {
    server,
    store: own,
    normal: document => document ?? blank,
    onState: next => {
      state = next;
    },
    present: () => typed,
    onDocument: document => {
      typed = document;
      shown.push(document);
    },
  });
  sync.start();
  server.put(documentOf({ side: '5', depth: '9' }));
  const save = server.save.bind(server);
  server.save = (version, document) => {
    // A key is pressed during the save; its pause has not ended when the answer arrives.
    typed = documentOf({ ...typed.cases[0], side: '67' });
    server.save = save;
    return save(version, document);
  };
  typed = documentOf({ side: '6', depth: '1' });
  sync.reportChange(typed);
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, server.document, state.saveState]).toEqual([
    [documentOf({ side: '67', depth: '9' })],
    documentOf({ side: '67', depth: '9' }),
    'saved',
  ]);
});

describe('unsent changes in storage', () => {
  test('are read even if the stored sheet has another format', async () => {
    store.setItem(
      'sheet:s',
      JSON.stringify({ sheet: { was: 1 }, base: first, document: documentOf({ side: '8', depth: '1' }) }),
    );
    await opened();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.document).toEqual(documentOf({ side: '8', depth: '1' }));
  });

  test('are awaited until the page that left them is closed', async () => {
    const waits: (number | undefined)[] = [];
    const hold = (name: string, waitMs?: number) => {
      waits.push(waitMs);
      return free(name);
    };
    await SheetStore.open('s', store, hold, () => true);
    store.setItem('sheet:s', JSON.stringify({ sheet: null, base: first, document: first }));
    held.clear();
    await SheetStore.open('s', store, hold, () => true);
    expect([waits[0], waits[1]]).toEqual([500, 5000]);
  });

  test('are ignored if they are not a sheet', async () => {
    store.setItem('sheet:s', '{"sheet":1}');
    const { left } = await SheetStore.open('s', store, free, () => true);
    expect(left).toEqual([] satisfies UnsentChanges[]);
  });

  test('are there again if the server has refused them for their length', async () => {
    const long = documentOf({ side: '5'.repeat(50_000) });
    server.refuses = { result: 'not done', message: 'too long', away: false, signedOut: false };
    const sync = await opened();
    sync.reportChange(long);
    await vi.advanceTimersByTimeAsync(1000);
    held.clear();
    expect((await opened()).document).toEqual(long);
  });

  test('stay stored beside new ones if this version of the site cannot read them', async () => {
    const later = JSON.stringify({ sheet: null, base: first, document: { ...first, schema: 99 } });
    store.setItem('sheet:s', later);
    const { own, left } = await SheetStore.open('s', store, free, ({ schema }) => schema < 99);
    own.save({ sheet: undefined, base: first, document: first });
    own.clear();
    expect([left, store.getItem('sheet:s'), saved()]).toEqual([[], later, ['sheet:s']]);
  });
});
