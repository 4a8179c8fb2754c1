import {
  mergeDocuments,
  withTheirs,
  type Conflict,
  type Merged,
  type Sheet,
  type SheetDocument,
} from '@isentrope/records';
import type { NotDone, Overtaken, SheetServer } from './sheet-server.ts';
import type { SheetStore, Unsent } from './sheet-store.ts';

/** Where a sheet stands between this browser and the server. */
export interface SheetState {
  readonly sheet: Sheet;
  readonly kept: 'saved' | 'saving' | 'away' | 'refused' | 'asking';
  /** Why it is not saved, where it was refused. */
  readonly refusal?: NotDone;
  /** Who changed the same fields, where it has to be asked. */
  readonly by?: string | null;
  /** The browser has no room for what is not sent yet. */
  readonly unkept: boolean;
}

export interface SyncParts {
  readonly server: SheetServer;
  readonly store: Pick<SheetStore, 'keep' | 'forget'>;
  /** A document as the bench would write it again, so that two that say the same are the same. */
  readonly normal: (document: SheetDocument | null) => SheetDocument;
  readonly onState: (state: SheetState) => void;
  /** Another document has taken the place of the bench's own: what others typed is in it. */
  readonly onDocument: (document: SheetDocument, by: string | null) => void;
  /** How long typing rests before it is sent, and how long after a lost connection it is tried again, in milliseconds. */
  readonly rest?: number;
  readonly retry?: number;
}

const longestRetry = 60_000;

/**
 * Sends what is typed into a sheet: keeps it in the browser first, sends it when typing rests, tries again while the server is
 * away, and brings it together with what others saved meanwhile. What both changed is asked, and nothing is sent before.
 */
export class SheetSync {
  private readonly parts: Required<SyncParts>;
  private state: SheetState;
  /** What the server has, and what the bench has. */
  private base: SheetDocument;
  private mine: SheetDocument;
  /** What others saved, as long as it has to be asked. */
  private asking: Overtaken | undefined;
  /** What comes after that. */
  private afterMeeting = () => {};
  private readonly left: Unsent[];
  private sending = false;
  private pause: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** @param left what earlier tabs kept and did not send. */
  constructor(sheet: Sheet, left: readonly Unsent[], parts: SyncParts) {
    this.parts = { rest: 800, retry: 3000, ...parts };
    this.pause = this.parts.retry;
    this.state = { sheet, kept: 'saved', unkept: false };
    this.base = this.parts.normal(sheet.document);
    this.mine = this.base;
    this.left = [...left];
  }

  /** Begins: brings in what earlier tabs have left, which may have to be asked. */
  start(): void {
    const next = this.left.shift();
    if (next === undefined) {
      if (this.isChanged()) this.changed(this.mine);
      else this.atRest();
      return;
    }
    const { version, changedBy: by } = this.state.sheet;
    const [server, soFar] = [this.base, this.mine];
    this.base = this.parts.normal(next.base);
    this.mine = this.parts.normal(next.document);
    this.meet({ result: 'overtaken', version, document: soFar, by }, () => {
      this.base = server;
      this.start();
    });
  }

  /** Where the sheet stands now. */
  get present(): SheetState {
    return this.state;
  }

  /** What the bench begins with, and what it has. */
  get document(): SheetDocument {
    return this.mine;
  }

  /** The bench has changed. */
  changed(document: SheetDocument): void {
    this.mine = document;
    if (!this.isChanged()) {
      if (!this.sending && this.asking === undefined) this.atRest();
      return;
    }
    const { sheet } = this.state;
    const unkept = !this.parts.store.keep({ sheet, base: this.base, document });
    if (this.asking !== undefined) this.tell({ unkept });
    else {
      this.tell({ unkept, kept: this.state.kept === 'away' ? 'away' : 'saving' });
      this.later(this.state.kept === 'away' ? this.pause : this.parts.rest);
    }
  }

  /** The page is being left: what is not sent is sent as far as it can be; it is kept in any case. */
  leave(): void {
    if (this.isChanged() && this.asking === undefined)
      void this.parts.server.save(this.state.sheet.version, this.mine, true);
  }

  /** The connection may be back, or the person: sends what waits, else looks whether others have saved. */
  async look(): Promise<void> {
    if (this.sending || this.asking !== undefined || this.ended) return;
    if (this.isChanged()) {
      await this.send();
      return;
    }
    const answer = await this.parts.server.load();
    if (answer.result !== 'loaded' || this.sending || this.asking !== undefined) return;
    const { sheet } = answer;
    const { version, document } = sheet;
    if (version === this.state.sheet.version) this.tell({ sheet });
    else this.meet({ result: 'overtaken', version, document, by: sheet.changedBy }, () => this.tell({ sheet }));
  }

  /** What has to be asked, with what is typed by now; undefined where nothing has. */
  get question(): Merged | undefined {
    return this.asking && this.merged(this.asking);
  }

  /** The person has decided: theirs in these conflicts, their own in all others. */
  decide(taken: readonly Conflict[]): void {
    const { asking, question } = this;
    if (asking === undefined || question === undefined) return;
    this.asking = undefined;
    this.take(asking, withTheirs(question.document, taken));
    this.afterMeeting();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private isChanged(): boolean {
    return JSON.stringify(this.mine) !== JSON.stringify(this.base);
  }

  private merged({ document }: Overtaken): Merged {
    return mergeDocuments(this.base, this.mine, this.parts.normal(document));
  }

  /** Brings what others saved together with what is here; asks where both changed the same. */
  private meet(theirs: Overtaken, then = () => {}): void {
    const { document, conflicts } = this.merged(theirs);
    this.afterMeeting = then;
    if (conflicts.length > 0) {
      this.asking = theirs;
      this.tell({ kept: 'asking', by: theirs.by });
      return;
    }
    this.take(theirs, document);
    then();
  }

  private take({ version, document, by }: Overtaken, mine: SheetDocument): void {
    this.base = this.parts.normal(document);
    const differs = JSON.stringify(mine) !== JSON.stringify(this.mine);
    this.mine = mine;
    const { sheet } = this.state;
    this.tell({ kept: 'saved', sheet: { ...sheet, version, document } });
    if (differs) this.parts.onDocument(mine, by);
    if (this.isChanged()) this.changed(mine);
    else this.atRest();
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => void this.send(), milliseconds);
  }

  private async send(): Promise<void> {
    if (this.sending || this.asking !== undefined || !this.isChanged()) return;
    clearTimeout(this.timer);
    this.sending = true;
    this.tell({ kept: 'saving' });
    const sent = this.mine;
    const answer = await this.parts.server.save(this.state.sheet.version, sent);
    this.sending = false;
    if (answer.result === 'saved') {
      this.pause = this.parts.retry;
      this.base = sent;
      const { sheet } = this.state;
      const state = sheet.revision === null || sheet.version === answer.version ? sheet.state : 'revised';
      this.tell({ sheet: { ...sheet, document: sent, state, version: answer.version, changedAt: answer.changedAt } });
      if (this.isChanged()) this.changed(this.mine);
      else this.atRest();
    } else if (answer.result === 'overtaken') this.meet(answer);
    else if (answer.away) {
      this.tell({ kept: 'away' });
      this.later(this.pause);
      this.pause = Math.min(this.pause * 2, longestRetry);
    } else this.tell({ kept: 'refused', refusal: answer });
  }

  /** Nothing is left to send. */
  private atRest(): void {
    clearTimeout(this.timer);
    this.parts.store.forget();
    this.tell({ kept: 'saved', unkept: false });
  }

  private tell(change: Partial<SheetState>): void {
    this.state = { ...this.state, ...change };
    this.parts.onState(this.state);
  }
}
