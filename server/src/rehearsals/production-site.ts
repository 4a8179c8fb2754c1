import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyRelease } from '../../../scripts/release.mjs';
import { root } from '../root.ts';
import { eventually } from '../testing/eventually.ts';
import {
  Browser,
  newDatabase,
  startSmtpServer,
  startTestPostgres,
  testCompany,
  testPassword,
  type SmtpServer,
  type TestPostgres,
} from '../testing/index.ts';
import type { SendOptions } from '../testing/browser.ts';
import { startTestPooler, type TestPooler } from '../testing/test-pooler.ts';
import { freePorts, runProgram, startProgram, unprivileged, type Program } from './programs.ts';
import { siteName, startProxy, type Proxy } from './proxy.ts';
import { printLine } from './report.ts';
import { shippedFile, variablesOf } from './shipped.ts';

const publicUrl = `https://${siteName}`;

/** A browser that uses the site through the proxy, each with its own address. */
class Visitor extends Browser {
  static #count = 0;
  readonly #headers: Record<string, string>;

  constructor(origin: string) {
    super(origin);
    Visitor.#count += 1;
    this.#headers = { host: siteName, 'x-forwarded-for': `198.18.${Visitor.#count >> 8}.${Visitor.#count & 255}` };
  }

  override send(method: string, path: string, body: unknown, options: SendOptions = {}): ReturnType<Browser['send']> {
    return super.send(method, path, body, {
      origin: publicUrl,
      ...options,
      headers: { ...this.#headers, ...options.headers },
    });
  }
}

/** Connections of PgBouncer to PostgreSQL for all processes. */
const pooledConnections = 20;

interface ProductionSiteOptions {
  /** Further environment variables of the processes. */
  readonly variables?: Record<string, string>;
  /** Whether the processes use PgBouncer, as docs/deployment.md describes. */
  readonly pooled?: boolean;
}

/** Two production processes set up as in `deploy/`, with PostgreSQL and a proxy, and optionally PgBouncer. */
export class ProductionSite {
  readonly folder: string;
  readonly postgres: TestPostgres;
  /** PostgreSQL itself. */
  readonly databaseUrl: string;
  readonly pooler: TestPooler | undefined;
  readonly mail: SmtpServer;
  readonly ports: readonly number[];
  readonly proxy: Proxy;
  readonly #variables: Record<string, string>;
  readonly #processes = new Map<number, Program>();
  /** Called before a process is restarted. */
  beforeRestart: (port: number) => Promise<void> = () => Promise.resolve();

  private constructor(
    parts: Pick<ProductionSite, 'folder' | 'postgres' | 'databaseUrl' | 'pooler' | 'mail' | 'ports' | 'proxy'> & {
      variables: Record<string, string>;
    },
  ) {
    this.folder = parts.folder;
    this.postgres = parts.postgres;
    this.databaseUrl = parts.databaseUrl;
    this.pooler = parts.pooler;
    this.mail = parts.mail;
    this.ports = parts.ports;
    this.proxy = parts.proxy;
    this.#variables = parts.variables;
  }

  static async start({ variables: more = {}, pooled = false }: ProductionSiteOptions = {}): Promise<ProductionSite> {
    const folder = await mkdtemp(join(tmpdir(), 'isentrope-site-'));
    await chmod(folder, 0o755);
    const [postgres, mail, ports, listening] = await Promise.all([
      startTestPostgres(),
      startSmtpServer(),
      shortPorts(2),
      freePorts(2),
    ]);
    await mkdir(join(folder, 'releases'));
    await copyCurrentRelease(join(folder, 'releases', 'present'));
    await symlink(join('releases', 'present'), join(folder, 'current'));
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    if (unprivileged.uid !== undefined) await chown(data, unprivileged.uid, unprivileged.gid);
    const databaseUrl = await newDatabase(postgres.url);
    const pooler = pooled ? await poolerOf(databaseUrl) : undefined;
    const variables = variablesOf(
      shippedFile('environment', [
        [/postgres:\/\/.*$/, pooler?.through(databaseUrl) ?? databaseUrl],
        ['/var/lib/isentrope', data],
        ['OPENSSL_RAND_BASE64_32', 'a-secret-of-a-rehearsal-with-enough-characters'],
        [/smtps:\/\/.*$/, mail.url],
        ['SK_LIVE', 'sk_test_key'],
        ['WHSEC', 'whsec_secret'],
      ]),
    );
    const proxy = await startProxy(folder, ports, listening);
    const parts = { folder, postgres, databaseUrl, pooler, mail, ports, proxy };
    const direct: Record<string, string> = pooled ? { DATABASE_DIRECT_URL: databaseUrl } : {};
    const site = new ProductionSite({ ...parts, variables: { ...variables, ...direct, ...more } });
    await Promise.all(ports.map(port => site.startProcess(port)));
    return site;
  }

  process(port: number): Program {
    const found = this.#processes.get(port);
    if (found === undefined) throw new Error(`Nothing runs on port ${port}`);
    return found;
  }

  /** Starts a process as the systemd unit does, and waits until it is ready. */
  async startProcess(port: number): Promise<void> {
    this.#launch(port);
    const local = new Browser(`http://127.0.0.1:${port}`);
    await eventually(
      `the process on ${port} to be ready`,
      async () => {
        const answer = await local.get('/readyz').catch(() => undefined);
        return answer?.status === 200 || undefined;
      },
      () => this.process(port).written(),
    );
  }

  #launch(port: number): void {
    const unit = shippedFile('isentrope@.service', [
      ['%i', String(port)],
      ['/usr/bin/node', process.execPath],
    ]);
    const ofTheUnit = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ').join('\n') ?? '';
    const [node = '', ...words] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...this.#variables, ...variablesOf(ofTheUnit) };
    this.#processes.set(port, startProgram(node, words, { cwd: join(this.folder, 'current'), env, ...unprivileged }));
  }

  /** Restarts a process as systemd restarts a unit, which kills one that does not stop in time. */
  async #restart(port: number): Promise<void> {
    await this.beforeRestart(port);
    const before = this.process(port);
    before.kill('SIGTERM');
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(shippedFile('isentrope@.service', []))?.[1]);
    const timeout = setTimeout(() => before.kill('SIGKILL'), seconds * 1000);
    const code = await before.ended;
    clearTimeout(timeout);
    if (code !== 0) throw new Error(`The process on ${port} ended with ${code}: ${before.written()}`);
    this.#launch(port);
  }

  /**
   * Runs a shipped script of `deploy/`, with a `systemctl restart isentrope@…` that restarts the processes of this
   * site.
   */
  async script(name: string, ...words: string[]): Promise<string> {
    const refused: string[] = [];
    const server = createServer((request, response) => {
      const port = Number(/^\/restart\/isentrope@(\d+)$/.exec(request.url ?? '')?.[1]);
      this.#restart(port).then(
        () => response.end(),
        (error: unknown) => {
          refused.push(String(error));
          response.writeHead(500).end();
        },
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const bin = join(this.folder, 'bin');
    await mkdir(bin, { recursive: true });
    const systemctl = join(bin, 'systemctl');
    await writeFile(systemctl, `#!/bin/sh\nexec curl -fsS -o /dev/null "http://127.0.0.1:${port}/$1/$2"\n`);
    await chmod(systemctl, 0o755);
    try {
      const env = { PATH: `${bin}:${process.env['PATH']}`, ISENTROPE_HOME: this.folder };
      return await runProgram(join(root, 'deploy', name), [...words, ...this.ports.map(String)], { env });
    } catch (error) {
      throw new Error([String(error), ...refused].join(' '), { cause: error });
    } finally {
      server.close();
    }
  }

  visitor(): Visitor {
    return new Visitor(this.proxy.origin);
  }

  /** Signs a new user up, opens the mailed link, and signs in. */
  async createUser(email: string): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.post('/api/auth/sign-up/email', { email, password: testPassword });
    const link = await eventually('the verification mail', () => {
      const mail = this.mail.messages.find(text => text.includes(`To: ${email}`));
      const plain = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      return Promise.resolve(/https:\/\/isentrope\.example(\/api\/auth\/verify-email\S+)/.exec(plain ?? '')?.[1]);
    });
    await visitor.get(link);
    const signIn = await visitor.post('/api/auth/sign-in/email', { email, password: testPassword });
    if (signIn.status !== 200) throw new Error(`Sign-in answered ${signIn.status}: ${signIn.text}`);
    return visitor;
  }

  /** Runs `npm run admin` on the site's database. */
  async admin(...words: string[]): Promise<void> {
    const env = { PATH: process.env['PATH'], ...this.#variables };
    const main = join('current', 'server', 'dist', 'admin.js');
    await runProgram(process.execPath, [main, ...words], { cwd: this.folder, env, ...unprivileged });
  }

  /** Stops the site. Returns the exit codes of the two processes. */
  async stop(): Promise<(number | null)[]> {
    const processes = [...this.#processes.values()];
    for (const each of processes) each.kill('SIGTERM');
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    for (const [index, code] of codes.entries()) if (code !== 0) printLine(processes[index]?.written() ?? '');
    this.proxy.program.kill('SIGQUIT');
    await this.proxy.program.ended;
    await this.mail.stop();
    await this.pooler?.stop();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true });
    return codes;
  }
}

/** PgBouncer in front of a database, with the statement timeout of the role that docs/deployment.md requires. */
async function poolerOf(databaseUrl: string): Promise<TestPooler> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter role isentrope set statement_timeout = '15s'`);
  await client.end();
  return startTestPooler(databaseUrl, pooledConnections);
}

/** Creates a release of the built product, with the packages of this checkout and complete company details. */
export async function copyCurrentRelease(release: string): Promise<void> {
  copyRelease(release);
  await writeFile(join(release, 'company.json'), JSON.stringify(testCompany));
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'));
}

/** Packs a release as `npm run release` does. */
export async function packRelease(folder: string, name: string): Promise<string> {
  const archive = join(folder, `${name}.tar.gz`);
  await runProgram('tar', ['-czf', archive, '-C', folder, name]);
  return archive;
}

/** Replaces the server bundle of a release. */
export async function replaceServer(release: string, bundle: string): Promise<void> {
  await rm(join(release, 'server', 'dist'), { recursive: true });
  await cp(bundle, join(release, 'server', 'dist'), { recursive: true });
}

/** Four-digit ports, so that the unit's metrics port, which has a 1 in front, is valid. */
async function shortPorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = 5000 + Math.floor(Math.random() * 4000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]);
    if (free) found.add(port);
    probe.close();
  }
  return [...found];
}
