import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preferredEncoding } from './static-files.ts';
import { website } from './website.ts';

const script = 'console.log(1);'.repeat(100);
const files: Record<string, string> = {
  'index.html':
    '<!doctype html><title>Home</title><script>start()</script><script type="application/json">{}</script><script src="/assets/app-1.js"></script>',
  'tools/index.html': '<!doctype html><title>Tools</title>',
  'relief-valve-pro/steam-service/index.html': '<!doctype html><title>Steam</title>',
  'projects/index.html': '<!doctype html><title>Projects</title>',
  'projects/[id]/index.html': '<!doctype html><title>A project</title>',
  'projects/[id]/report/index.html': '<!doctype html><title>A report</title>',
  'account/index.html': '<!doctype html><title>Account</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'routes.json': '{"pages":["/","/tools"],"shells":["/account"]}',
  'assets/app-1.js': script,
  'assets/pro/pump-1.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '../secret.txt': 'secret',
};

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-site-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'dist', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const site = website(join(folder, 'dist'), undefined);
  app = new Hono();
  app.all('*', context =>
    site.answer(context, () => Promise.resolve(context.req.header('x-pro') === 'no' ? 'free' : 'pro')),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const title = async (path: string): Promise<string> =>
  /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1] ?? '';

describe('the website', () => {
  test('serves a route with its own page', async () => {
    const paths = ['/', '/tools', '/relief-valve-pro/steam-service', '/account?needs=pro'];
    expect(await Promise.all(paths.map(title))).toEqual(['Home', 'Tools', 'Steam', 'Account']);
  });

  test('serves addresses with ids with a shared document', async () => {
    const paths = ['/projects', '/projects/3f-a_7', '/projects/[id]'];
    expect(await Promise.all(paths.map(title))).toEqual(['Projects', 'A project', 'A project']);
    expect(await Promise.all(['/projects/3f-a_7/report', '/projects/[id]/report'].map(title))).toEqual([
      'A report',
      'A report',
    ]);
    const slashed = await get('/projects/3f-a_7/?a=1');
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/projects/3f-a_7?a=1']);
  });

  test.each([
    '/nothing',
    '/tools/7',
    '/projects/3f/more',
    '/projects/a.b',
    '/projects/a.b/report',
    '/projects/3f/report/more',
    `/projects/${'a'.repeat(61)}`,
    '/projects/[id]/index.html',
    '/account/index.html',
    '/routes.json',
    '/tools/index.html',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%',
    '/assets/none.js',
  ])('answers %s with 404', async path => expect((await get(path)).status).toBe(404));

  test('sends a 404 page', async () => {
    const answer = await get('/nothing');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/html; charset=utf-8',
      '<!doctype html><title>Not found</title>',
    ]);
  });

  test('redirects a trailing slash to the page without', async () => {
    const answer = await get('/tools/?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/tools?a=1']);
  });

  test('accepts GET and HEAD only', async () => {
    const head = await get('/tools', {}, 'HEAD');
    expect([head.status, await head.text(), Number(head.headers.get('content-length'))]).toEqual([200, '', 35]);
    expect((await get('/tools', {}, 'POST')).status).toBe(405);
  });

  test('lets browsers cache hashed files permanently and revalidate pages', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/pro/pump-1.js')).headers.get('cache-control')).toBe('private, no-store');
    const page = await get('/tools');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/tools', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('protects Pro files, however the address is written', async () => {
    for (const path of [
      '/assets/pro/pump-1.js',
      '/assets/%70ro/pump-1.js',
      '/assets/pro%2Fpump-1.js',
      '/assets/x/../pro/pump-1.js',
    ]) {
      const answer = await get(path, { 'x-pro': 'no' });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 403, 'no-store']);
    }
    expect((await get('/assets/app-1.js', { 'x-pro': 'no' })).status).toBe(200);
  });

  test('compresses where worthwhile, as the browser prefers', async () => {
    const brotli = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
    const gzip = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    expect(gzip.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
    expect((await get('/favicon.svg', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  test('allows each page its own inline scripts by hash and no others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await get('/tools')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

describe('the encoding', () => {
  test.each([
    ['', 'identity'],
    ['br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0', 'identity'],
  ])('for "%s" is %s', (accepted, expected) => {
    expect(preferredEncoding(accepted)).toBe(expected);
  });
});
