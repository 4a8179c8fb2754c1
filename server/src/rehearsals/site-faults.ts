import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Browser } from '../testing/index.ts';
import type { Failure } from './counted-requests.ts';
import type { ProductionSite } from './production-site.ts';
import type { Report } from './report.ts';
import type { SmallDisk } from './small-disk.ts';
import { failureSummary, type SteadyLoad } from './steady-load.ts';

const rounds = 4;
const lockedMilliseconds = 10_000;
const fullMilliseconds = 10_000;

/** Faults of a site of two processes under steady load. */
export class SiteFaults {
  readonly #report: Report;
  readonly #site: ProductionSite;
  readonly #load: SteadyLoad;

  constructor(report: Report, site: ProductionSite, load: SteadyLoad) {
    this.#report = report;
    this.#site = site;
    this.#load = load;
  }

  async processesKilled(): Promise<void> {
    await this.#report.check(
      `a process is killed in a stream of saves, ${rounds} times (kill -9)`,
      'the other serves; nothing acknowledged is lost',
      async () => {
        const failures = await this.#during(async () => {
          for (let round = 0; round < rounds; round += 1) {
            const port = this.#site.ports[round % 2] ?? 0;
            this.#site.process(port).kill('SIGKILL');
            await this.#site.process(port).ended;
            await this.#load.through(20);
            await this.#site.startProcess(port);
          }
        });
        return {
          seen: `${failureSummary(failures)}; lost: ${this.#load.lost.length}`,
          ok: this.#load.lost.length === 0,
        };
      },
    );
  }

  async databaseKilled(): Promise<void> {
    await this.#report.check(
      'PostgreSQL is killed in a stream of saves (kill -9), and started again',
      'requests fail with a message, nothing acknowledged is lost, no process ends',
      async () => {
        const { failures, same } = await this.#withoutRestart(async () => {
          await this.#site.postgres.crash();
          await wait(2000);
          await this.#site.postgres.start();
        });
        const lost = this.#load.lost.length;
        return {
          seen: `${failureSummary(failures)}; lost: ${lost}`,
          ok: same && lost === 0 && failures.every(hasMessage),
        };
      },
    );
  }

  async tableLocked(): Promise<void> {
    await this.#report.check(
      `a table is locked for ${lockedMilliseconds / 1000} s, and 60 more people wait for it, more than there are connections`,
      'requests wait or fail with a message, pages are served, and everything works again without a restart',
      async () => {
        let page = 0;
        const { failures, same } = await this.#withoutRestart(async () => {
          const client = new pg.Client({ connectionString: this.#site.databaseUrl });
          await client.connect();
          await client.query('begin');
          await client.query('lock table "project" in access exclusive mode');
          const flood = Array.from({ length: 60 }, () => this.#load.readProjects());
          await wait(lockedMilliseconds);
          page = (await this.#site.visitor().get('/')).status;
          await client.query('rollback');
          await client.end();
          await Promise.all(flood);
        });
        return {
          seen: `${failureSummary(failures)}; page ${page}`,
          ok: same && page === 200 && failures.every(hasMessage),
        };
      },
    );
  }

  async databaseAway(seconds: number): Promise<void> {
    await this.#report.check(
      `the database is away for ${seconds} s`,
      'requests fail with a message, pages are served, /readyz says so, and everything works again without a restart',
      async () => {
        let [pages, answered, back] = [0, 0, 0];
        const ready = new Set<string>();
        const { failures, same } = await this.#withoutRestart(async () => {
          await this.#site.postgres.halt();
          for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(500)) {
            pages += 1;
            if ((await this.#site.visitor().get('/')).status === 200) answered += 1;
            ready.add(await this.#readiness());
          }
          await this.#site.postgres.start();
          back = performance.now();
        });
        const last = Math.max(0, ...failures.map(({ at }) => at - back));
        const after = await this.#readiness();
        return {
          seen: `${failureSummary(failures)}; ${answered} of ${pages} pages; /readyz ${[...ready].join(' or ')}, then ${after}; the last failed ${(last / 1000).toFixed(1)} s after it was back`,
          ok:
            same &&
            failures.length > 0 &&
            failures.every(hasMessage) &&
            answered === pages &&
            [...ready].join() === '503 database' &&
            after === '200',
        };
      },
    );
  }

  async diskFull(disk: SmallDisk | undefined): Promise<void> {
    await this.#report.check(
      `the disk of the database and of the site is full for ${fullMilliseconds / 1000} s`,
      'requests fail with a message, pages are served, nothing acknowledged is lost, everything works again when there is space',
      async () => {
        if (disk === undefined) return { seen: 'no file system can be mounted here', ok: undefined };
        let page = 0;
        let refused = '';
        let ended = false;
        const { failures, same } = await this.#withoutRestart(async () => {
          await disk.fill();
          const refill = setInterval(() => void disk.fill(), 500);
          refused = await this.#writeMuch();
          await wait(fullMilliseconds);
          page = (await this.#site.visitor().get('/')).status;
          clearInterval(refill);
          await disk.free();
          ended = !(await this.#answers());
          if (ended) await this.#site.postgres.start();
        });
        const lost = this.#load.lost.length;
        return {
          seen: `PostgreSQL: “${refused}”; ${failureSummary(failures)}; page ${page}; PostgreSQL ${ended ? 'had ended itself and was started again' : 'went on'}; lost: ${lost}`,
          ok: same && failures.length > 0 && lost === 0 && page === 200 && failures.every(hasMessage),
        };
      },
    );
  }

  /** Runs something and returns the requests that failed meanwhile; throws if the load does not recover. */
  async #during(act: () => Promise<unknown>): Promise<Failure[]> {
    await this.#load.through(40);
    const from = this.#load.failures.length;
    await act();
    await this.#load.through(80);
    return this.#load.failures.slice(from);
  }

  /** Does the same as `#during`, and returns whether both processes kept running. */
  async #withoutRestart(act: () => Promise<unknown>): Promise<{ failures: Failure[]; same: boolean }> {
    let ended = false;
    for (const port of this.#site.ports)
      void this.#site.process(port).ended.then(() => {
        ended = true;
      });
    const failures = await this.#during(act);
    return { failures, same: !ended };
  }

  /** The readiness of the first process. */
  async #readiness(): Promise<string> {
    const { status, json } = await new Browser(`http://127.0.0.1:${this.#site.ports[0]}`).get('/readyz');
    return [String(status), json?.['reason']].filter(word => typeof word === 'string').join(' ');
  }

  /** Writes to the write-ahead log until the disk is full. Returns the database's error. */
  async #writeMuch(): Promise<string> {
    const client = new pg.Client({ connectionString: this.#site.databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (let n = 0; n < 1000; n += 1)
        await client.query(`select pg_logical_emit_message(false, 'filling', repeat('x', 1000000))`);
      return 'there was enough space';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Whether the database accepts connections, within some seconds for recovery. */
  async #answers(): Promise<boolean> {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const client = new pg.Client({ connectionString: this.#site.databaseUrl });
      client.on('error', () => undefined);
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (answers) return true;
      await wait(250);
    }
    return false;
  }
}

/** Whether a failed request got a message to try again, unlike an unexpected error. */
const hasMessage = ({ status, message: text }: Failure): boolean => status === 503 && text !== '';
