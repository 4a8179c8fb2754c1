import { loadavg } from 'node:os';
import { redactSecrets } from '../http/log.ts';

export interface Outcome {
  /** What was done to the site. */
  what: string;
  /** The expected behaviour meanwhile. */
  expected: string;
  seen: string;
  /** Undefined if it could not be tested here. */
  ok: boolean | undefined;
}

const verdictOf = (ok: boolean | undefined): string => (ok === undefined ? 'not shown' : ok ? 'ok' : 'FAILED');

/** The report of a rehearsal: a line per result, and a table at the end. */
export class Report {
  readonly outcomes: Outcome[] = [];

  /** Runs one step and records the result; an exception counts as a failure, and the rehearsal continues. */
  async check(
    what: string,
    expected: string,
    test: () => Promise<{ seen: string; ok: boolean | undefined }>,
  ): Promise<void> {
    const start = performance.now();
    const outcome = await test().catch((error: unknown) => ({ seen: failure(error), ok: false }));
    this.outcomes.push({ what, expected, ...outcome });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const load = loadavg()[0]?.toFixed(0);
    printLine(`${verdictOf(outcome.ok).padEnd(9)} ${what} (${seconds} s, load ${load}): ${outcome.seen}`);
  }

  /** Checks that the site still has every save it acknowledged. */
  checkSaves(what: string, { saves, lost }: { saves: number; lost: readonly string[] }): Promise<void> {
    return this.check(what, 'every save that was acknowledged is there', () =>
      Promise.resolve({ seen: `${saves} saves, lost: ${lost.join('; ') || 'none'}`, ok: lost.length === 0 }),
    );
  }

  /** Stops both processes of the site, by a function that returns their exit codes. */
  checkStop(stop: () => Promise<readonly (number | null)[]>): Promise<void> {
    return this.check('both processes are told to stop', 'they end by themselves, with 0', async () => {
      const codes = await stop();
      return { seen: codes.join(' and '), ok: codes.every(code => code === 0) };
    });
  }

  /** Prints the table and the machine's load. Returns whether nothing failed. */
  close(): boolean {
    const rows = this.outcomes.map(
      ({ what, expected, seen, ok }) => `| ${what} | ${expected} | ${seen} | ${verdictOf(ok)} |`,
    );
    printLine(['', '| action | expected | observed | |', '| --- | --- | --- | --- |', ...rows].join('\n'));
    printLine(`\nLoad of the machine over the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`);
    return this.outcomes.every(({ ok }) => ok !== false);
  }
}

function failure(error: unknown): string {
  return redactSecrets(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
