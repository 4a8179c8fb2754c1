import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** The JSON body; undefined for any other. */
  json: Record<string, unknown> | undefined;
  /** `Set-Cookie` values as sent. */
  setCookies: string[];
}

export interface SendOptions {
  /** Null sends none; default: the site's own. */
  origin?: string | null;
  headers?: Record<string, string>;
  /** Sent unchanged instead of a JSON body. */
  raw?: string | Uint8Array;
  /** Sends the body without a Content-Length. */
  chunked?: boolean;
}

/** A user's browser as seen by the server: it stores cookies and sends its origin. It does not follow redirects. */
export class Browser {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get(path: string, options: SendOptions = {}): Promise<TestResponse> {
    return this.send('GET', path, undefined, options);
  }

  post(path: string, body: unknown = {}, options: SendOptions = {}): Promise<TestResponse> {
    return this.send('POST', path, body, options);
  }

  delete(path: string, options: SendOptions = {}): Promise<TestResponse> {
    return this.send('DELETE', path, undefined, options);
  }

  async send(
    method: string,
    path: string,
    body: unknown,
    { origin, headers = {}, raw, chunked = false }: SendOptions = {},
  ): Promise<TestResponse> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent: Record<string, string> = {
      ...(method === 'GET' || origin === null ? {} : { origin: origin ?? this.origin }),
      ...(cookie === '' ? {} : { cookie }),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...(content === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
      ...headers,
    };
    const answer = await exchange(new URL(path, this.origin), method, sent, content);
    for (const line of answer.setCookies) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /;\s*max-age=0(;|$)/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function exchange(
  url: URL,
  method: string,
  headers: Record<string, string>,
  content: string | Uint8Array | undefined,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, { method, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: jsonObject(text),
          setCookies: response.headers['set-cookie'] ?? [],
        });
      });
    });
    request.on('error', reject);
    request.end(content);
  });
}

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
