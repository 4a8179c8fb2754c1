import { setTimeout as wait } from 'node:timers/promises';
import { sheet as sheetShape } from '@isentrope/records';
import { newProject, newSheet, orificeDocument, testPassword, type Browser } from '../testing/index.ts';
import { CountedRequests, type Failure } from './counted-requests.ts';

/** A simulated user, who views pages, edits a sheet, and is signed in. */
interface Worker {
  browser: Browser;
  email: string;
  sheet: string;
  /** The last acknowledged version. */
  version: number;
}

/** Pause between two rounds of a user, in milliseconds. */
const pause = 150;
/** Time after which the site counts as stuck, in milliseconds. */
const patience = 120_000;
/** Number of rounds between sign-ins. */
const betweenSignIns = 50;

/** Simulates users of a site until stopped, and counts requests and failures. */
export class SteadyLoad {
  saves = 0;
  /** Acknowledged saves that are lost. */
  readonly lost: string[] = [];
  readonly #requests = new CountedRequests(pause);
  readonly #workers: Worker[];
  readonly #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  private constructor(workers: Worker[]) {
    this.#workers = workers;
  }

  get requestCount(): number {
    return this.#requests.answered;
  }

  get failures(): readonly Failure[] {
    return this.#requests.failures;
  }

  static async of(people: readonly { browser: Browser; email: string }[]): Promise<SteadyLoad> {
    const workers: Worker[] = [];
    for (const { browser, email } of people) {
      const sheet = await newSheet({ browser }, await newProject({ browser }));
      const { version } = sheetShape.parse((await browser.get(`/api/sheets/${sheet}`)).json);
      workers.push({ browser, email, sheet, version });
    }
    return new SteadyLoad(workers);
  }

  start(): void {
    this.#running = Promise.all(this.#workers.map(worker => this.#work(worker)));
  }

  /** Waits until a number of further requests have succeeded. */
  async through(requests: number): Promise<void> {
    const [enough, end] = [this.requestCount + requests, performance.now() + patience];
    while (this.requestCount < enough) {
      if (performance.now() > end)
        throw new Error(
          `${enough - this.requestCount} requests are not answered; the last that failed: ${lastOf(this.failures)}`,
        );
      await wait(20);
    }
  }

  /** Requests a project list in addition to the load. */
  async readProjects(): Promise<void> {
    const [{ browser } = {}] = this.#workers;
    if (browser !== undefined) await this.#requests.send('GET /api/projects', 200, () => browser.get('/api/projects'));
  }

  /** Stops the load, and checks that all acknowledged saves exist. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    for (const worker of this.#workers) await this.#look(worker);
  }

  async #work(worker: Worker): Promise<void> {
    const { browser, email } = worker;
    for (let round = 0; !this.#stopping.signal.aborted; round += 1) {
      await this.#requests.send('GET /', 200, () => browser.get('/'));
      await this.#requests.send('GET /api/session', 200, () => browser.get('/api/session'));
      await this.#save(worker);
      if (round % 3 === 0)
        await this.#requests.send('POST /api/auth/update-user', 200, () =>
          browser.post('/api/auth/update-user', { company: `Round ${round}` }),
        );
      if (round % betweenSignIns === betweenSignIns - 1)
        await this.#requests.send('POST /api/auth/sign-in/email', 200, () =>
          browser.post('/api/auth/sign-in/email', { email, password: testPassword }),
        );
      await wait(pause);
    }
  }

  async #save(worker: Worker): Promise<void> {
    const version = worker.version + 1;
    const answer = await this.#requests.send('PUT /api/sheets/:id/document', 200, () =>
      worker.browser.send('PUT', `/api/sheets/${worker.sheet}/document`, {
        version: worker.version,
        document: documentOf(version),
      }),
    );
    if (answer === undefined) return this.#look(worker);
    worker.version = version;
    this.saves += 1;
  }

  /** A failed save must be stored completely or not at all; an acknowledged one completely. */
  async #look(worker: Worker): Promise<void> {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const answer = await worker.browser.get(`/api/sheets/${worker.sheet}`).catch(() => undefined);
      if (answer?.status === 200) {
        const { version, document } = sheetShape.parse(answer.json);
        const [first] = document?.cases ?? [];
        const typed = JSON.stringify(first?.['flowRate']);
        const expected = JSON.stringify(documentOf(version).cases[0]?.flowRate);
        if (version < worker.version || (worker.version > 1 && typed !== expected))
          this.lost.push(`version ${worker.version} of a sheet that stands at ${version}`);
        worker.version = version;
        return;
      }
      await wait(200);
    }
    this.lost.push('a sheet that could not be looked at');
  }
}

/** Summarises failures by kind. */
export function failureSummary(failures: readonly Failure[]): string {
  const kinds = new Map<string, number>();
  for (const { request, status, message: text } of failures) {
    const withoutMessage = `without a message (${request})`;
    const kind =
      status === 0 ? `no answer: ${text} (${request})` : `${status} ${text === '' ? withoutMessage : `“${text}”`}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [`${failures.length} requests failed`, ...[...kinds].map(([kind, count]) => `${count} × ${kind}`)].join(', ');
}

function lastOf(failures: readonly Failure[]): string {
  const last = failures.at(-1);
  return last === undefined ? 'none' : `${last.request} ${last.status} ${last.message}`;
}

const documentOf = (version: number) => ({
  ...orificeDocument,
  cases: orificeDocument.cases.map(each => ({ ...each, flowRate: [String(version), 'kg/h'] })),
});
