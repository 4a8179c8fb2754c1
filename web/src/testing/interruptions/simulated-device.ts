import type { SheetDocument } from '@isentrope/records';
import type { RequestFailure, SheetClient } from '../../workbench/files/project-sheet/sheet-client.ts';
import { SheetStore } from '../../workbench/files/project-sheet/sheet-store.ts';
import { SheetSync, type SyncState } from '../../workbench/files/project-sheet/sheet-sync.ts';
import type { Device, DisplayedSheet, Values } from './play.ts';
import { fieldLabels, typedFields, type ConnectionState, type Interruption, type TypedField } from './sequences.ts';
import { awayNow, ended, type SimulatedServer } from './simulated-server.ts';

/** The delay before a change of the workbench is reported, ms, as in `sheet-workbench.tsx`. */
const storeDelay = 300;

/** A timer of a page. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** What the pages of one browser share. */
export interface SimulatedBrowser {
  readonly storage: Storage;
  readonly locks: Set<string>;
}

/** A clock that advances on request. */
class Clock {
  private now = 0;
  private timers: Timer[] = [];

  start(run: () => void, milliseconds: number): Timer {
    const timer = { at: this.now + milliseconds, run };
    this.timers.push(timer);
    return timer;
  }

  stop(stopped: Timer | undefined): void {
    this.timers = this.timers.filter(timer => timer !== stopped);
  }

  stopAll(): void {
    this.timers = [];
  }

  /** Advances to the next timer within some time, and returns it; else to the end of this time. */
  next(end: number): Timer | undefined {
    const [next] = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    this.now = next?.at ?? end;
    this.stop(next);
    return next;
  }

  after(milliseconds: number): number {
    return this.now + milliseconds;
  }
}

/** The clock of the page whose code runs. Events are played one after the other. */
let clock = new Clock();

/** Replaces `setTimeout` and `clearTimeout`. */
export const simulatedTimers = {
  setTimeout: (run: () => void, milliseconds = 0): Timer => clock.start(run, milliseconds),
  clearTimeout: (timer: Timer | undefined): void => clock.stop(timer),
};

/** A page with a workbench that consists of three fields, and the real synchronisation of its sheet. */
export class SimulatedDevice implements Device {
  private connection: ConnectionState = 'up';
  private signedIn = true;
  private waiting: (() => void)[] = [];
  private readonly clock = new Clock();
  private readonly held = new Set<string>();
  private sync: SheetSync | undefined;
  private state: SyncState | undefined;
  private document: SheetDocument;
  private reporting: Timer | undefined;

  /** @param onAccepted called with the values that the server accepts. */
  constructor(
    private readonly server: SimulatedServer,
    private readonly browser: SimulatedBrowser,
    private readonly onAccepted: (values: Values) => void,
  ) {
    this.document = normalised(server.document);
  }

  edit(field: TypedField, event: Interruption & { readonly type: 'type' | 'continue' | 'erase' }): Promise<string> {
    return this.run(() => {
      const before = valuesOf(this.document)[typedFields[field]] ?? '';
      let value = '';
      if (event.type === 'type') value = event.keys;
      else value = event.type === 'erase' ? before.slice(0, -event.keys) : before + event.keys;
      this.show(documentOf({ ...valuesOf(this.document), [typedFields[field]]: value }));
      return value;
    });
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.clock.after(milliseconds);
    for (let timer = this.clock.next(end); timer; timer = this.clock.next(end)) await this.run(timer.run);
  }

  setConnection(connection: ConnectionState): Promise<void> {
    return this.run(() => {
      this.connection = connection;
      if (connection === 'slow') return;
      const { waiting } = this;
      this.waiting = [];
      for (const resume of waiting) resume();
    });
  }

  endSession(): Promise<void> {
    this.signedIn = false;
    return Promise.resolve();
  }

  signIn(): Promise<void> {
    this.signedIn = true;
    return Promise.resolve();
  }

  async reload(): Promise<void> {
    await this.signIn();
    await this.setConnection('up');
    await this.run(() => {
      this.report();
      this.sync?.leave();
      this.sync?.end();
    });
    this.clock.stopAll();
    for (const name of this.held) this.browser.locks.delete(name);
    this.held.clear();
    await this.run(() => this.open());
  }

  checkForChanges(): Promise<void> {
    return this.run(() => void this.sync?.checkForChanges());
  }

  keepMine(): Promise<void> {
    return this.run(() => this.sync?.decide([]));
  }

  read(): Promise<DisplayedSheet> {
    const conflicts = this.state?.saveState === 'asking' ? (this.sync?.pendingMerge?.conflicts ?? []) : [];
    return Promise.resolve({
      status: this.state?.saveState === 'saved' ? `Saved ${this.state.sheet.version}` : String(this.state?.saveState),
      values: valuesOf(this.document),
      conflicts: conflicts.map(({ field, mine, theirs }) => ({
        label: fieldLabels.find(label => typedFields[label] === field) ?? field,
        values: [mine, theirs].map(value => `${String(value)} kg/h`),
      })),
    });
  }

  /** Runs code of the page, and whatever follows from it without a wait. */
  private async run<T>(code: () => T): Promise<T> {
    ({ clock } = this);
    const result = code();
    await new Promise(resolve => {
      setImmediate(resolve);
    });
    return result;
  }

  private async open(): Promise<void> {
    const hold = (name: string) => this.acquireLock(name);
    const { own, left } = await SheetStore.open('s', this.browser.storage, hold, () => true);
    const answer = await this.client.load();
    if (answer.result !== 'loaded') throw new Error(answer.message);
    const sync = new SheetSync(answer.sheet, left, {
      server: this.client,
      store: own,
      normal: normalised,
      onState: state => {
        this.state = state;
      },
      present: () => (this.sync === sync ? this.document : undefined),
      onDocument: document => {
        if (this.sync === sync) this.show(document);
      },
    });
    sync.start();
    this.document = sync.document;
    this.sync = sync;
  }

  /** Shows a document, and reports it after a pause. */
  private show(document: SheetDocument): void {
    this.document = document;
    this.clock.stop(this.reporting);
    this.reporting = this.clock.start(() => this.report(), storeDelay);
  }

  private report(): void {
    this.sync?.reportChange(this.document);
  }

  private acquireLock(name: string): Promise<boolean> {
    const granted = this.held.has(name) || !this.browser.locks.has(name);
    if (granted) {
      this.held.add(name);
      this.browser.locks.add(name);
    }
    return Promise.resolve(granted);
  }

  private readonly client: SheetClient = {
    load: () => this.carry(() => this.server.load()),
    save: (version, document) =>
      this.carry(async () => {
        const answer = await this.server.save(version, document);
        if (answer.result === 'saved') this.onAccepted(valuesOf(document));
        return answer;
      }),
  };

  /** Carries a request to the server and the response back, as far as the connection allows. */
  private async carry<A>(request: () => Promise<A>): Promise<A | RequestFailure> {
    if (this.connection === 'slow')
      await new Promise<void>(resolve => {
        this.waiting.push(resolve);
      });
    if (this.connection === 'down') return awayNow;
    const answer = this.signedIn ? await request() : ended;
    return this.connection === 'lossy' ? awayNow : answer;
  }
}

/** The document of a sheet with these values. */
export function documentOf(values: Values): SheetDocument {
  return { schema: 1, tool: 'box', cases: [values] };
}

const normalised = (document: SheetDocument | null): SheetDocument => documentOf(valuesOf(document));

function valuesOf(document: SheetDocument | null): Values {
  const [entries = {}] = document?.cases ?? [];
  return Object.fromEntries(Object.values(typedFields).map(id => [id, String(entries[id] ?? '')]));
}
