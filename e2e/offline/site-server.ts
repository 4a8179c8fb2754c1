import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a built site at a fixed address while builds change; null simulates an outage. Nobody is signed in. */
export async function startSiteServer(first: string) {
  let folder: string | null = first;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.example');
    if (folder === null) return void request.socket.destroy();
    if (pathname === '/api/session') return void response.end('{"user":null}');
    const page = join(folder, pathname, 'index.html');
    const file = extname(pathname) === '' ? page : join(folder, pathname);
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? '', 'cache-control': 'no-cache' });
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    serve(next: string | null): void {
      folder = next;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
