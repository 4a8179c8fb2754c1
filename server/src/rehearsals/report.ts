import { loadavg } from 'node:os';
import { redactSecrets } from '../http/log.ts';

export interface Outcome {
  /** What was done to the site. */
  what: string;
  /** The expected behaviour meanwhile. */
  asked: string;
  seen: string;
  /** Undefined if it could not be tested here. */
  ok: boolean | undefined;
}

const words = (ok: boolean | undefined): string => (ok === undefined ? 'not shown' : ok ? 'ok' : 'FAILED');

/** The report of a rehearsal: a line per result, and a table at the end. */
export class Report {
  readonly outcomes: Outcome[] = [];

  /** Runs one step and records the result; an exception counts as a failure, and the rehearsal goes on. */
  async see(
    what: string,
    asked: string,
    look: () => Promise<{ seen: string; ok: boolean | undefined }>,
  ): Promise<void> {
    const start = performance.now();
    const outcome = await look().catch((error: unknown) => ({ seen: failure(error), ok: false }));
    this.outcomes.push({ what, asked, ...outcome });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    say(`${words(outcome.ok).padEnd(9)} ${what} (${seconds} s): ${outcome.seen}`);
  }

  /** Prints the table and the machine's load. Returns whether nothing failed. */
  close(): boolean {
    const rows = this.outcomes.map(({ what, asked, seen, ok }) => `| ${what} | ${asked} | ${seen} | ${words(ok)} |`);
    say(['', '| what was done | what was asked | what was seen | |', '| --- | --- | --- | --- |', ...rows].join('\n'));
    say(`\nLoad of the machine over the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`);
    return this.outcomes.every(({ ok }) => ok !== false);
  }
}

function failure(error: unknown): string {
  return redactSecrets(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
