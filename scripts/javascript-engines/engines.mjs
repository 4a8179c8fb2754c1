/**
 * Runs a script in JavaScript engines: several Node versions, the JavaScriptCore shell, and browsers, which load it from this
 * process over HTTP and post the results back.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { enginesPlugin } from '../engines.mjs';
import { root } from '../sources.mjs';
import { findOrInstall, javaScriptCorePackage, javaScriptCoreProgram } from './programs.mjs';

/** Bundles `reports.ts` with all imports into one script that defines the global `javascriptEngines`. */
export async function bundleScript() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [enginesPlugin()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'scripts', 'javascript-engines', 'reports.ts'),
        formats: ['iife'],
        name: 'javascriptEngines',
      },
    },
  });
  const [{ output: chunks }] = [output].flat();
  if (chunks.length !== 1) throw new Error(`The script is ${chunks.length} files, not one.`);
  return chunks[0].code;
}

/** Returns a script call for the hashes of calculation reports, or the reports themselves. */
export const reports =
  (calculations, whole = false) =>
  take =>
    `javascriptEngines.reportAll(${JSON.stringify(calculations)}, ${whole}, ${take})`;

/** Returns a script call for the verdicts on signed records, which a shell without Web Cryptography cannot compute. */
export const verdicts = files => take => `javascriptEngines.verifyAll(${JSON.stringify(files)}, ${take})`;

/** Parses a program's output lines into pairs of name and report. */
function pairs(text) {
  return new Map(text.split('\n').flatMap(line => (line.includes('\t') ? [line.split('\t')] : [])));
}

function runProgram(program, args) {
  const { stdout, stderr, status, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${error ?? stderr.slice(0, 2000)}`);
  return stdout;
}

/** An engine shell that runs a file and prints. */
function shell(name, program, print, hasCryptography) {
  return {
    name,
    hasCryptography,
    run(code, call) {
      const folder = mkdtempSync(join(tmpdir(), 'isentrope-engine-'));
      const file = join(folder, 'reports.cjs');
      const take = `(name, report) => ${print}(name + '\\t' + report)`;
      writeFileSync(file, `${code}\n${call(take)};\n`);
      try {
        return Promise.resolve(pairs(runProgram(program, [file])));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** Node at this path. */
export function node(program) {
  return shell(`Node ${runProgram(program, ['--version']).trim()}`, program, 'console.log', true);
}

/** WebKit's JavaScriptCore shell, installed through apt if it is missing and the user is root. */
export async function javaScriptCore() {
  const program = await javaScriptCoreProgram();
  return shell(`JavaScriptCore ${packageVersion(javaScriptCorePackage)}`, program, 'print', false);
}

/** Returns the version of a Debian package without its revision. */
function packageVersion(name) {
  return runProgram('dpkg-query', ['-W', '-f=${Version}', name]).replace(/-.*/s, '');
}

/** Time limit for a browser, ms. */
const longest = 600_000;

/** A browser with a fresh profile, given the arguments that open a URL. */
function browser(name, program, args, env = {}) {
  return {
    name,
    hasCryptography: true,
    async run(code, call) {
      const result = new Map();
      const page = `<!doctype html><meta charset="utf-8"><script src="/script.js"></script>`;
      const all = `${code}\nconst sent = [];\n${call(`(name, report) => sent.push(name + '\\t' + report)`)}
        .catch(error => sent.push('error\\t' + error))
        .then(() => fetch('/', { method: 'POST', body: sent.join('\\n') }));`;
      let finish;
      const finished = new Promise((resolve, reject) => {
        finish = resolve;
        setTimeout(() => reject(new Error(`${name} gave no answer within ten minutes.`)), longest).unref();
      });
      const server = createServer((request, response) => {
        if (request.method !== 'POST') {
          const isScript = request.url === '/script.js';
          response.writeHead(200, { 'content-type': isScript ? 'text/javascript; charset=utf-8' : 'text/html' });
          response.end(isScript ? all : page);
          return;
        }
        const parts = [];
        request
          .on('data', part => parts.push(part))
          .on('end', () => {
            for (const [key, value] of pairs(Buffer.concat(parts).toString())) result.set(key, value);
            response.end();
            finish();
          });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const folder = mkdtempSync(join(tmpdir(), 'isentrope-browser-'));
      const child = spawn(program, args(folder, `http://127.0.0.1:${server.address().port}/`), {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, HOME: folder, ...env },
      });
      const ended = once(child, 'exit').then(([status]) => {
        throw new Error(`${name} ended with ${status} before it answered.`);
      });
      try {
        await Promise.race([finished, ended]);
      } finally {
        ended.catch(() => undefined);
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        server.closeAllConnections();
        server.close();
        await new Promise(resolve =>
          child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(),
        );
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
      return result;
    },
  };
}

/** Returns a program's version number. */
function versionOf(program) {
  return /\d[\d.]*/.exec(runProgram(program, ['--version']))?.[0] ?? '';
}

/** Chromium at this path. */
export function chromium(program) {
  return browser(`Chromium ${versionOf(program)}`, program, (folder, address) => [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${folder}`,
    address,
  ]);
}

/** Firefox ESR of Debian. */
export async function firefox() {
  const program = await findOrInstall(['/usr/bin/firefox-esr'], 'firefox-esr');
  const args = (folder, address) => ['--headless', '--no-remote', '--profile', folder, address];
  return browser(`Firefox ${versionOf(program)}`, program, args);
}

/** WebKitGTK's MiniBrowser on a virtual display. */
export async function webKit() {
  const screen = await findOrInstall(['/usr/bin/xvfb-run'], 'xvfb');
  const program = await findOrInstall(['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'], 'webkit2gtk-driver');
  const env = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const args = (_, address) => ['-a', program, address];
  return browser(`WebKitGTK ${packageVersion('libwebkit2gtk-4.1-0')}`, screen, args, env);
}
