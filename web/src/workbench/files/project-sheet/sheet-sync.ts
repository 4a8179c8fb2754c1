import {
  mergeDocuments,
  acceptTheirs,
  type Conflict,
  type MergeResult,
  type Sheet,
  type SheetDocument,
} from '@isentrope/records';
import type { RequestFailure, VersionConflict, SheetClient } from './sheet-client.ts';
import type { SheetStore, UnsentChanges } from './sheet-store.ts';

/** The synchronisation state of a sheet. */
export interface SyncState {
  readonly sheet: Sheet;
  readonly saveState: 'saved' | 'saving' | 'away' | 'refused' | 'asking';
  /** The error, if saving was refused. */
  readonly refusal?: RequestFailure;
  /** Who changed the same fields, if there is a conflict. */
  readonly by?: string | null;
  /** The browser has no room for the unsent changes. */
  readonly isUnsaved: boolean;
}

interface SyncDependencies {
  readonly server: SheetClient;
  readonly store: Pick<SheetStore, 'save' | 'clear'>;
  /** Normalises a document, so that equivalent documents are equal. */
  readonly normal: (document: SheetDocument | null) => SheetDocument;
  readonly onState: (state: SyncState) => void;
  /**
   * The present document of the workbench, including changes not yet passed to `reportChange`; undefined before the
   * workbench shows the sheet.
   */
  readonly present?: () => SheetDocument | undefined;
  /** Called when the workbench document was replaced by a merge with other users' changes. */
  readonly onDocument: (document: SheetDocument, by: string | null) => void;
}

/** The delay from the last change to sending, and the retry delay after a lost connection, ms. */
const restDelay = 800;
const minRetryDelay = 3000;
const maxRetryDelay = 60_000;

/**
 * Saves a sheet: stores changes in the browser first, sends them after a pause, retries while the server is
 * unreachable, and merges other users' changes. On a conflict nothing is sent until the user decides.
 */
export class SheetSync {
  private readonly parts: Required<SyncDependencies>;
  private state: SyncState;
  /** The last document on the server, and the document of the workbench. */
  private base: SheetDocument;
  private mine: SheetDocument;
  /** The other user's version while a conflict is unresolved. */
  private conflict: VersionConflict | undefined;
  /** Continuation after the conflict. */
  private afterMerge = () => {};
  private readonly left: UnsentChanges[];
  /** Documents that were sent without an answer: the server may have accepted one of them. */
  private unanswered: readonly SheetDocument[] = [];
  private sending = false;
  private pause = minRetryDelay;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** @param left unsent changes of earlier tabs */
  constructor(sheet: Sheet, left: readonly UnsentChanges[], parts: SyncDependencies) {
    this.parts = { present: () => undefined, ...parts };
    this.state = { sheet, saveState: 'saved', isUnsaved: false };
    this.base = this.parts.normal(sheet.document);
    this.mine = this.base;
    this.left = [...left];
  }

  /** Starts synchronising: merges the unsent changes of earlier tabs, which may conflict. */
  start(): void {
    const next = this.left.shift();
    if (next === undefined) {
      if (this.isChanged()) this.reportChange(this.mine);
      else this.finish();
      return;
    }
    const { version, changedBy: by } = this.state.sheet;
    const [server, soFar] = [this.base, this.mine];
    this.base = this.parts.normal(next.base);
    this.mine = this.parts.normal(next.document);
    this.unanswered = (next.sent ?? []).map(document => this.parts.normal(document));
    this.merge({ result: 'overtaken', version, document: soFar, by }, () => {
      this.base = server;
      this.unanswered = [];
      this.start();
    });
  }

  get present(): SyncState {
    return this.state;
  }

  /** The present document, initially the one to open. */
  get document(): SheetDocument {
    return this.mine;
  }

  /** Reports a change of the workbench document. */
  reportChange(document: SheetDocument): void {
    this.mine = document;
    if (!this.isChanged()) {
      // A pending change is reverted. It is stored, since this page may close before it is sent.
      if (this.unanswered.length > 0) this.store();
      else if (this.conflict === undefined) this.finish();
      return;
    }
    const isUnsaved = !this.store();
    if (this.conflict !== undefined) this.update({ isUnsaved });
    else {
      this.update({ isUnsaved, saveState: this.state.saveState === 'away' ? 'away' : 'saving' });
      this.schedule(this.state.saveState === 'away' ? this.pause : restDelay);
    }
  }

  /** Sends pending changes with `keepalive` when the page is closed; they stay stored in any case. */
  leave(): void {
    this.refresh();
    if (this.isChanged() && this.conflict === undefined)
      void this.parts.server.save(this.state.sheet.version, this.mine, true);
  }

  /** Sends pending changes, else checks for other users' changes. Called when the page or the connection returns. */
  async checkForChanges(): Promise<void> {
    if (this.sending || this.conflict !== undefined || this.ended) return;
    this.refresh();
    if (this.isChanged()) {
      await this.send();
      return;
    }
    const answer = await this.parts.server.load();
    if (answer.result !== 'loaded' || this.sending || this.conflict !== undefined) return;
    const { sheet } = answer;
    const { version, document } = sheet;
    if (version === this.state.sheet.version) this.update({ sheet });
    else this.merge({ result: 'overtaken', version, document, by: sheet.changedBy }, () => this.update({ sheet }));
  }

  /** The unresolved conflicts with the present document; undefined if there are none. */
  get pendingMerge(): MergeResult | undefined {
    return this.conflict && this.mergeResultOf(this.conflict);
  }

  /** Resolves the conflicts: the given ones in favour of the other user, all others for this one. */
  decide(taken: readonly Conflict[]): void {
    this.refresh();
    const { conflict, pendingMerge } = this;
    if (conflict === undefined || pendingMerge === undefined) return;
    this.conflict = undefined;
    this.take(conflict, acceptTheirs(pendingMerge.document, taken));
    this.afterMerge();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private isChanged(): boolean {
    return !isEqual(this.mine, this.base);
  }

  /** Takes over what has been typed since the last report. */
  private refresh(): void {
    this.mine = this.parts.present() ?? this.mine;
  }

  /** Stores the changes in the browser; returns whether there was room. */
  private store(): boolean {
    const { sheet } = this.state;
    const sent = this.unanswered.length > 0 ? { sent: this.unanswered } : {};
    return this.parts.store.save({ sheet, base: this.base, document: this.mine, ...sent });
  }

  private mergeResultOf({ document }: VersionConflict): MergeResult {
    const theirs = this.parts.normal(document);
    return mergeDocuments(this.ancestorOf(theirs), this.mine, theirs);
  }

  /**
   * The common ancestor of this page and another version: the base, with the values of the other version that this page
   * itself has sent without an answer, so that they do not count as changes of another user.
   */
  private ancestorOf(theirs: SheetDocument): SheetDocument {
    const accepted = this.unanswered.find(sent => isEqual(sent, theirs));
    return accepted ?? this.unanswered.reduce((base, sent) => withAccepted(base, sent, theirs), this.base);
  }

  /** Merges another user's version; asks if there are conflicts. */
  private merge(theirs: VersionConflict, then = () => {}): void {
    this.refresh();
    const { document, conflicts } = this.mergeResultOf(theirs);
    this.afterMerge = then;
    if (conflicts.length > 0) {
      this.conflict = theirs;
      this.update({ saveState: 'asking', by: theirs.by });
      return;
    }
    this.take(theirs, document);
    then();
  }

  private take({ version, document, by }: VersionConflict, mine: SheetDocument): void {
    this.base = this.parts.normal(document);
    this.unanswered = [];
    const differs = !isEqual(mine, this.mine);
    this.mine = mine;
    const { sheet } = this.state;
    this.update({ saveState: 'saved', sheet: { ...sheet, version, document } });
    if (differs) this.parts.onDocument(mine, by);
    if (this.isChanged()) this.reportChange(mine);
    else this.finish();
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => void this.send(), milliseconds);
  }

  private async send(): Promise<void> {
    if (this.sending || this.conflict !== undefined) return;
    this.refresh();
    // After a lost answer, a reverted change still has to be sent.
    if (!this.isChanged() && this.unanswered.length === 0) return;
    clearTimeout(this.timer);
    this.sending = true;
    const sent = this.mine;
    if (!this.unanswered.some(each => isEqual(each, sent))) this.unanswered = [...this.unanswered, sent];
    this.update({ saveState: 'saving', isUnsaved: !this.store() });
    const answer = await this.parts.server.save(this.state.sheet.version, sent);
    this.sending = false;
    this.refresh();
    if (answer.result === 'saved') {
      this.unanswered = [];
      this.pause = minRetryDelay;
      this.base = sent;
      const { sheet } = this.state;
      const state = sheet.revision === null || sheet.version === answer.version ? sheet.state : 'revised';
      this.update({ sheet: { ...sheet, document: sent, state, version: answer.version, changedAt: answer.changedAt } });
      if (this.isChanged()) this.reportChange(this.mine);
      else this.finish();
    } else if (answer.result === 'overtaken') this.merge(answer);
    else if (answer.away) {
      this.update({ saveState: 'away' });
      this.schedule(this.pause);
      this.pause = Math.min(this.pause * 2, maxRetryDelay);
    } else {
      this.unanswered = this.unanswered.filter(each => each !== sent);
      this.update({ saveState: 'refused', refusal: answer });
    }
  }

  /** Everything is saved. */
  private finish(): void {
    clearTimeout(this.timer);
    this.parts.store.clear();
    this.update({ saveState: 'saved', isUnsaved: false });
  }

  private update(change: Partial<SyncState>): void {
    this.state = { ...this.state, ...change };
    this.parts.onState(this.state);
  }
}

type Case = SheetDocument['cases'][number];

/**
 * A document with the values of sent cases that the other version also has; unchanged if the numbers of cases differ.
 */
function withAccepted(base: SheetDocument, sent: SheetDocument, theirs: SheetDocument): SheetDocument {
  const { length } = base.cases;
  if (sent.cases.length !== length || theirs.cases.length !== length) return base;
  const cases = base.cases.map((each, index): Case => {
    const [own = {}, other = {}] = [sent.cases[index], theirs.cases[index]];
    const fields = [...new Set([...Object.keys(each), ...Object.keys(other)])];
    const values = fields.flatMap(field => {
      const value = isEqual(own[field], other[field]) ? other[field] : each[field];
      return value === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(values);
  });
  return { ...base, cases };
}

/** Whether two normalised documents, or two values in them, are the same. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
