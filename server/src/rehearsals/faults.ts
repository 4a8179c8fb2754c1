import { parseArgs } from 'node:util';
import { localFaults } from './local-faults.ts';
import { ProductionSite } from './production-site.ts';
import { Report, printLine } from './report.ts';
import { SiteFaults } from './site-faults.ts';
import { smallDisk } from './small-disk.ts';
import { SteadyLoad } from './steady-load.ts';

const workers = 4;

/**
 * Injects faults into real processes on real PostgreSQL, most of them under steady load. `--away` is how many seconds
 * the database is stopped.
 */
export default async function faults(input: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: input, options: { away: { type: 'string', default: '60' } } });
  const away = Number(values.away);
  if (!(away > 0)) throw new Error('--away takes a number of seconds above 0, such as 60.');
  const report = new Report();
  await siteFaults(report, away);
  await localFaults(report);
  return report.close();
}

async function siteFaults(report: Report, away: number): Promise<void> {
  const disk = await smallDisk();
  const before = process.env['TMPDIR'];
  if (disk !== undefined) process.env['TMPDIR'] = disk.folder;
  printLine('Starting PostgreSQL, nginx and two processes …');
  const site = await ProductionSite.start();
  try {
    const people = await Promise.all(
      Array.from({ length: workers }, async (_, n) => {
        const email = `person${n}@example.com`;
        return { browser: await site.createUser(email), email };
      }),
    );
    const load = await SteadyLoad.of(people);
    load.start();
    const done = new SiteFaults(report, site, load);
    await done.processesKilled();
    await done.databaseKilled();
    await done.tableLocked();
    await done.databaseAway(away);
    await done.diskFull(disk);
    await load.stop();
    await report.checkSaves('all of that', load);
  } finally {
    await report.checkStop(() => site.stop());
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await disk?.remove();
  }
}
