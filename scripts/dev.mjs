/**
 * `npm run dev`: the site with hot reload and the server behind it, at one address (`PORT`, 5173 unless given). The
 * server is built and started again when its sources change. It has its own data under `data/local/development`, and
 * local mode's fake mail server and card provider, through which it creates a subscriber in the ordinary way.
 * Production has no such fakes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createSubscriber } from '../e2e/subscriber.mjs';
import { root } from './sources.mjs';

if (process.env.NODE_ENV === 'production') {
  console.error('npm run dev is for development: unset NODE_ENV.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 5173);
const serverPort = port + 1;
const origin = `http://127.0.0.1:${port}`;
const email = 'subscriber@example.com';

/** Paths that the server handles; everything else is a page or a source file. */
const proxied = '^/(api|billing|feeds|mcp|sandbox|\\.well-known|healthz|readyz)(/|$|\\?)';

const build = () =>
  spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'inherit' }).status === 0;

let server;
function start() {
  const local = { PORT: String(serverPort), PUBLIC_URL: origin, DATA_DIR: join(root, 'data', 'local', 'development') };
  server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { LOG_LEVEL: 'error', ...process.env, DATABASE_URL: '', ...local },
  });
}

/** Stops the server and waits until it has released its data. */
const stop = () =>
  new Promise(resolve => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', resolve).kill('SIGTERM');
  });

/** Rebuilds and restarts the server, one restart at a time. */
let restarting = Promise.resolve();
function restart() {
  restarting = restarting.then(async () => {
    if (!build()) return;
    await stop();
    start();
    console.log('The server has started again.');
  });
}

async function ready() {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server has ended before it was ready.');
    const answer = await fetch(`http://127.0.0.1:${serverPort}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise(resolve => {
      setTimeout(resolve, 200);
    });
  }
}

/** Gives an account without projects one with a sheet in it. */
async function addSampleProject(session) {
  const cookie = session.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async (path, body, method = 'POST') => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const answer = await fetch(
      `${origin}/api/${path}`,
      body ? { method, headers, body: JSON.stringify(body) } : { headers },
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  if ((await send('projects')).projects.length > 0) return;
  const project = await send('projects', { number: 'P-100', name: 'Sample project', client: '' });
  const tool = 'restriction-orifice';
  const sheet = await send(`projects/${project.id}/sheets`, { tool, number: 'C-101', title: 'Minimum-flow orifice' });
  const flow = { fluidType: 'Liquid', flowRate: ['28600', 'kg/h'], fluidUpstreamDensity: '999.1', viscosity: '1.14' };
  const line = { upstreamPressure: '400', pressureDifferential: '17', pipeInsideDiameter: '73.66' };
  const document = { schema: 1, tool, cases: [{ ...flow, ...line }] };
  await send(`sheets/${sheet.id}/document`, { version: 0, document }, 'PUT');
}

/** Handles `/dev/sign-in`: once the server is ready, gives the browser the session of a subscriber, and redirects to the tools. */
const signIn = {
  name: 'sign-in',
  configureServer({ middlewares }) {
    middlewares.use('/dev/sign-in', (_, response) => {
      // The server may be about to restart after a saved file.
      restarting
        .then(ready)
        .then(() => createSubscriber(origin, email))
        .then(
          ({ cookies }) => {
            response.setHeader(
              'set-cookie',
              cookies.map(({ name, value }) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
            );
            response.setHeader('content-type', 'text/html');
            response.end(`<script>localStorage.setItem('signed-in', 'yes'); location.replace('/tools');</script>`);
          },
          error => {
            response.statusCode = 500;
            response.end(`The server is not ready: correct what the terminal shows, or try again. ${error}`);
          },
        );
    });
  },
};

if (!build()) process.exit(1);
start();
process.on('exit', () => server.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)));

const site = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  root: join(root, 'web'),
  plugins: [signIn],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: { [proxied]: { target: `http://127.0.0.1:${serverPort}` } },
  },
});
await site.listen();
await ready();
const { cookies } = await createSubscriber(origin, email);
await addSampleProject(cookies);
console.log(`
The site        ${origin}/
With Pro        ${origin}/dev/sign-in   signs in ${email}
Mails           ${origin}/sandbox/mail
Payments        ${origin}/sandbox/stripe
`);

let timer;
for (const folder of ['server', 'records', 'calculators', 'engineering'])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!/^(?!dist\/|node_modules\/).*(?<!\.test)\.ts$/.test(name ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, 300);
  });
