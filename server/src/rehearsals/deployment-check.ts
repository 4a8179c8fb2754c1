import { existsSync, readdirSync } from 'node:fs';
import { readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnavailableError } from '../accounts/index.ts';
import { root } from '../root.ts';
import { Browser, bundledServer } from '../testing/index.ts';
import type { Failure } from './counted-requests.ts';
import { copyCurrentRelease, packRelease, ProductionSite, replaceServer } from './production-site.ts';
import { runProgram } from './programs.ts';
import { Report, printLine } from './report.ts';
import { RecordLoad } from './record-load.ts';
import { failureSummary, SteadyLoad } from './steady-load.ts';

const unavailable = new UnavailableError();
const workers = 6;

/**
 * Deploys the built product with the files of `deploy/`, as described in docs/deployment.md, on PostgreSQL through PgBouncer and behind
 * nginx: pages, sign-in, restarts, an upgrade and a rollback, and a database failover, all under steady load.
 */
export default async function deploymentCheck(): Promise<boolean> {
  const report = new Report();
  await unitsHold(report);
  const later = await bundledServer({
    file: 'server/src/database/migrate.ts',
    from: "'0016-feeds': feedsMigration,",
    to: `'0016-feeds': feedsMigration,
      '9999-later': { up: async db => void (await sql\`alter table "sheet" add column "later" text not null default ''\`.execute(db)) },`,
  });
  printLine('Starting PostgreSQL, PgBouncer, nginx and two processes …');
  const site = await ProductionSite.start({ pooled: true });
  try {
    await pagesAnswer(report, site);
    const people: { browser: Browser; email: string }[] = [];
    await report.check('people sign up and in', 'the mail, its link, a session, over TLS', async () => {
      for (let n = 0; n < workers; n += 1) {
        const email = `person${n}@example.com`;
        people.push({ browser: await site.createUser(email), email });
      }
      return { seen: `${people.length} people have a session`, ok: true };
    });
    const load = await SteadyLoad.of(people);
    load.start();
    await restarts(report, site, load);
    const records = await RecordLoad.onSite(site);
    records.start();
    await newVersion(report, site, load, dirname(later));
    await report.check('a new version and back, with bulk runs and signatures', 'no request fails', async () => {
      await records.stop();
      const { signatures, bulkRuns, lost, failures } = records;
      return {
        seen: `${signatures} signatures, ${bulkRuns} bulk runs, lost: ${lost.join('; ') || 'none'}; ${failureSummary(failures)}`,
        ok: signatures > 0 && bulkRuns > 0 && lost.length === 0 && failures.length === 0,
      };
    });
    await failOver(report, site, load);
    await load.stop();
    await report.checkSaves('everything so far', load);
  } finally {
    await report.checkStop(() => site.stop());
  }
  return report.close();
}

async function unitsHold(report: Report): Promise<void> {
  const analyze = '/usr/bin/systemd-analyze';
  await report.check('the units of systemd', 'they are well formed; exposure below 2.0 of 10', async () => {
    if (!existsSync(analyze)) return { seen: 'there is no systemd-analyze here', ok: undefined };
    const unit = join(root, 'deploy', 'isentrope@.service');
    const security = await runProgram(analyze, ['security', '--offline=true', '--no-pager', unit]);
    const exposure = Number(/exposure level[^:]*: ([\d.]+)/.exec(security)?.[1]);
    return { seen: `exposure ${exposure}`, ok: exposure < 2 };
  });
}

async function pagesAnswer(report: Report, site: ProductionSite): Promise<void> {
  await report.check('pages, through the proxy', 'TLS only; pages open, Pro files shut, no metrics', async () => {
    const visitor = site.visitor();
    const plain = await new Browser(site.proxy.plain).get('/tools', { headers: { host: 'isentrope.example' } });
    const home = await visitor.get('/');
    const assets = join(root, 'web', 'dist', 'assets');
    const script = readdirSync(assets).find(name => name.endsWith('.js')) ?? '';
    const pro = readdirSync(join(assets, 'pro'))[0] ?? '';
    const open = await visitor.get(`/assets/${script}`);
    const shut = await visitor.get(`/assets/pro/${pro}`);
    const seen = [
      `${plain.status} to ${plain.headers.location}`,
      `page ${home.status}`,
      `file ${open.status} ${open.headers['cache-control']}`,
      `Pro file ${shut.status}`,
      `/readyz ${(await visitor.get('/readyz')).status}`,
      `/metrics ${(await visitor.get('/metrics')).status}`,
    ].join(', ');
    const expected =
      '301 to https://isentrope.example/tools, page 200, file 200 public, max-age=31536000, immutable, Pro file 403, /readyz 404, /metrics 404';
    return { seen, ok: seen === expected && home.headers['strict-transport-security'] !== undefined };
  });
}

/** Runs something under load and returns the requests made and failed meanwhile. */
async function during(
  load: SteadyLoad,
  act: () => Promise<unknown>,
): Promise<{ requests: number; failures: Failure[] }> {
  const before = { requests: load.requestCount, failures: load.failures.length };
  await load.through(50);
  await act();
  await load.through(50);
  return { requests: load.requestCount - before.requests, failures: load.failures.slice(before.failures) };
}

const counted = ({ requests, failures }: { requests: number; failures: readonly Failure[] }): string =>
  [
    `${requests} requests answered, ${failures.length} failed`,
    ...failures.slice(0, 3).map(({ request, status, message: text }) => `${request}: ${status} ${text}`),
  ].join('; ');

async function restarts(report: Report, site: ProductionSite, load: SteadyLoad): Promise<void> {
  await report.check('rolling-restart.sh', 'no request fails', async () => {
    const before = site.ports.map(port => site.process(port).pid);
    const seen = await during(load, () => site.script('rolling-restart.sh'));
    const fresh = site.ports.every((port, index) => site.process(port).pid !== before[index]);
    return { seen: counted(seen), ok: fresh && seen.failures.length === 0 };
  });
}

/** Installs a new version, with a further migration and other files, then rolls back. */
async function newVersion(report: Report, site: ProductionSite, load: SteadyLoad, bundle: string): Promise<void> {
  const [inOne, inBoth] = ['assets/before-1.js', 'assets/later-1.js'];
  let mixed = 'not looked at';
  await report.check('install-release.sh', 'a new version with a migration: no request fails', async () => {
    const draft = join(site.folder, 'later');
    await copyCurrentRelease(draft);
    await replaceServer(draft, bundle);
    await writeFile(join(draft, 'web', 'dist', inBoth), 'later');
    await writeFile(join(site.folder, 'current', 'web', 'dist', inOne), 'before');
    const archive = await packRelease(site.folder, 'later');
    await rm(draft, { recursive: true });
    let count = 0;
    site.beforeRestart = async () => {
      count += 1;
      if (count !== 2) return;
      const answers = await Promise.all(Array.from({ length: 40 }, () => site.visitor().get(`/${inBoth}`)));
      mixed = `${answers.filter(({ status }) => status === 200).length} of ${answers.length}`;
      await load.through(200);
    };
    const seen = await during(load, () => site.script('install-release.sh', archive));
    site.beforeRestart = () => Promise.resolve();
    return { seen: counted(seen), ok: seen.failures.length === 0 };
  });
  await report.check('one process of each version', 'files that only the new one has', () =>
    Promise.resolve({ seen: `${mixed} were had`, ok: mixed === '40 of 40' }),
  );
  await report.check('a page of the version before', 'its files are still there after the change', async () => {
    const { status } = await site.visitor().get(`/${inOne}`);
    return { seen: String(status), ok: status === 200 };
  });
  await report.check('back to the version before', 'it starts on the later schema; no request fails', async () => {
    await symlink(join('releases', 'present'), join(site.folder, 'current.new'));
    await rename(join(site.folder, 'current.new'), join(site.folder, 'current'));
    const seen = await during(load, () => site.script('rolling-restart.sh'));
    return {
      seen: counted(seen),
      ok: seen.failures.length === 0 && (await readlink(join(site.folder, 'current'))).endsWith('present'),
    };
  });
}

async function failOver(report: Report, site: ProductionSite, load: SteadyLoad): Promise<void> {
  await report.check(
    'the database fails over',
    'requests fail with a message, pages are served, and everything works again without a restart',
    async () => {
      const before = site.ports.map(port => site.process(port).pid);
      const from = load.failures.length;
      await load.through(50);
      await site.postgres.halt();
      const away = performance.now();
      let page = 0;
      while (performance.now() - away < 5000) page = (await site.visitor().get('/')).status;
      await site.postgres.start();
      const back = performance.now();
      await load.through(200);
      const failures = load.failures.slice(from);
      const withoutMessage = failures.filter(({ message: text }) => text !== unavailable.message);
      const last = Math.max(back, ...failures.map(({ at }) => at));
      return {
        seen: `away ${((back - away) / 1000).toFixed(1)} s: ${failures.length} failed, ${withoutMessage.length} of them without a message, page ${page}; the last failed ${((last - back) / 1000).toFixed(1)} s after it was back${withoutMessage.length === 0 ? '' : `; ${withoutMessage[0]?.request} ${withoutMessage[0]?.status} ${withoutMessage[0]?.message}`}`,
        ok:
          failures.length > 0 &&
          withoutMessage.length === 0 &&
          page === 200 &&
          site.ports.every((port, index) => site.process(port).pid === before[index]),
      };
    },
  );
}
