import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import { join } from 'node:path';
import { debianProgram } from '../../../scripts/debian-program.mjs';
import { eventually } from '../testing/eventually.ts';
import { Browser } from '../testing/index.ts';
import { runProgram, startProgram, type Program } from './programs.ts';
import { shippedFile } from './shipped.ts';

export const siteName = 'isentrope.example';

export interface Proxy {
  program: Program;
  /** The addresses for TLS and for plain HTTP. */
  origin: string;
  plain: string;
}

/**
 * Starts nginx with the shipped `deploy/nginx.conf`, on separate ports and with a self-signed certificate, in front of
 * `servers`.
 */
export async function startProxy(folder: string, servers: readonly number[], ports: readonly number[]): Promise<Proxy> {
  const program = await debianProgram('nginx', 'nginx');
  const inside = join(folder, 'nginx');
  await mkdir(inside, { recursive: true });
  const [certificate, key] = [join(inside, 'certificate.pem'), join(inside, 'key.pem')];
  await runProgram('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
    ...`-subj /CN=${siteName} -addext subjectAltName=DNS:${siteName} -keyout ${key} -out ${certificate}`.split(' '),
  ]);
  const [tls = 0, plain = 0] = ports;
  const site = shippedFile('nginx.conf', [
    ['127.0.0.1:3001', `127.0.0.1:${servers[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${servers[1]}`],
    [/^ *listen \[::\].*\n/, ''],
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    [/\/etc\/letsencrypt\/live\/\S+\/fullchain.pem/, certificate],
    [/\/etc\/letsencrypt\/live\/\S+\/privkey.pem/, key],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${join(inside, kind)};`,
  );
  await writeFile(join(inside, 'site.conf'), site);
  await writeFile(
    join(inside, 'nginx.conf'),
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user nobody nogroup;'] : []),
      `pid ${join(inside, 'pid')};`,
      'worker_processes 1;',
      'events {}',
      'http {',
      'access_log off;',
      ...folders,
      `include ${join(inside, 'site.conf')};`,
      '}',
    ].join('\n'),
  );
  const words = ['-p', inside, '-c', join(inside, 'nginx.conf'), '-e', join(inside, 'error.log')];
  await runProgram(program, [...words, '-t']);
  globalAgent.options.ca = await readFile(certificate);
  const running = startProgram(program, words);
  const proxy = { program: running, origin: `https://127.0.0.1:${tls}`, plain: `http://127.0.0.1:${plain}` };
  await eventually(
    'nginx to answer',
    async () => new Browser(proxy.plain).get('/').catch(() => undefined),
    () => running.written(),
  );
  return proxy;
}
