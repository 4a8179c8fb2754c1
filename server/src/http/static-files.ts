import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { contentSecurityPolicy } from './content-security-policy.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm)|image\/svg)/;
/** Below this size, in bytes, compression is not worth the header. */
const smallestCompressed = 512;

type Encoding = 'br' | 'gzip' | 'identity';

/** A file as served: its bytes in each encoding requested so far. */
interface Body {
  etag: string;
  policy: string | undefined;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/**
 * The built website. File names are read once, so a request can only reach a file that existed at the start; a path
 * outside the folder is unknown.
 */
interface StaticFiles {
  has(path: string): boolean;
  send(context: Context, path: string, status?: 200 | 404): Promise<Response>;
}

export function staticFiles(folder: string): StaticFiles {
  const names = new Set(listFiles(folder));
  const bodies = new Map<string, Promise<Body>>();

  const load = async (path: string): Promise<Body> => {
    const bytes = await readFile(join(folder, path));
    return {
      etag: createHash('sha256').update(bytes).digest('base64url'),
      policy: path.endsWith('.html') ? contentSecurityPolicy(bytes.toString('utf8')) : undefined,
      encoded: new Map([['identity', Promise.resolve(Uint8Array.from(bytes))]]),
    };
  };

  const encoded = (path: string, body: Body, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const existing = body.encoded.get(encoding);
    if (existing !== undefined) return existing;
    const pendingBytes = encode(folder, names, path, encoding);
    body.encoded.set(encoding, pendingBytes);
    return pendingBytes;
  };

  return {
    has: path => names.has(path),

    async send(context, path, status = 200) {
      let loading = bodies.get(path);
      if (loading === undefined) {
        loading = load(path);
        bodies.set(path, loading);
      }
      const body = await loading;
      const type = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
      const identity = await encoded(path, body, 'identity');
      const encoding =
        compressible.test(type) && identity.length >= smallestCompressed
          ? preferredEncoding(context.req.header('accept-encoding') ?? '')
          : 'identity';
      const etag = `"${body.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;

      const headers = new Headers({ 'content-type': type, etag, 'cache-control': cacheControl(path) });
      if (compressible.test(type)) headers.set('vary', 'Accept-Encoding');
      if (body.policy !== undefined) headers.set('content-security-policy', body.policy);
      if (status === 200 && matches(context.req.header('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers });
      }
      const bytes = encoding === 'identity' ? identity : await encoded(path, body, encoding);
      headers.set('content-length', String(bytes.length));
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      return new Response(context.req.method === 'HEAD' ? null : bytes, { status, headers });
    },
  };
}

/**
 * Files with a content hash in their name never change; everything else is revalidated. Pro files are not stored by the
 * browser itself, because signing out could not clear its cache: the service worker stores them while the user has Pro.
 */
function cacheControl(path: string): string {
  if (path.startsWith('assets/pro/')) return 'private, no-store';
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

async function encode(
  folder: string,
  names: Set<string>,
  path: string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const suffix = encoding === 'br' ? '.br' : '.gz';
  if (names.has(path + suffix)) return Uint8Array.from(await readFile(join(folder, path + suffix)));
  const bytes = await readFile(join(folder, path));
  const compressed =
    encoding === 'br'
      ? await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await compressGzip(bytes, { level: 7 });
  return Uint8Array.from(compressed);
}

/** RFC 9110, 12.5.3: the best available encoding that the client accepts; a weight of 0 refuses an encoding. */
export function preferredEncoding(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .some(candidate => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');
}

function listFiles(folder: string, inside = folder): string[] {
  try {
    return readdirSync(inside, { withFileTypes: true }).flatMap(entry => {
      const path = join(inside, entry.name);
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [relative(folder, path).split(sep).join('/')] : [];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
