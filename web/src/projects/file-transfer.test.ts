// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchFile, sendFile } from './file-transfer.ts';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** A server that streams two parts, refuses, echoes what it is sent, or closes the connection. */
const server: Server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on('data', (part: Buffer) => body.push(part));
  request.on('end', () => {
    if (request.url === '/archive') {
      response.setHeader('content-disposition', 'attachment; filename="P-2614.zip"');
      response.write('first');
      setTimeout(() => response.end('second'), 20);
    } else if (request.url === '/unnamed') response.end('abc');
    else if (request.url === '/gone') request.socket.destroy();
    else if (request.url === '/busy') {
      response.writeHead(429, { 'retry-after': '60' });
      response.end(JSON.stringify({ code: 'TOO_MANY', message: 'Too many exports.' }));
    } else {
      const { method, headers } = request;
      response.end(
        JSON.stringify({
          method,
          type: headers['content-type'],
          accept: headers.accept,
          text: Buffer.concat(body).toString(),
        }),
      );
    }
  });
});

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => server.close());

test('a file that the server streams is received whole, with its name and its progress', async () => {
  const progress: number[] = [];
  const outcome = await fetchFile('/archive', bytes => progress.push(bytes));
  expect(outcome).toMatchObject({ ok: true, value: { name: 'P-2614.zip' } });
  const { value } = outcome as { value: { blob: Blob } };
  expect(await value.blob.text()).toBe('firstsecond');
  expect(progress.at(-1)).toBe(11);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('a file without a name is called project.zip', async () => {
  expect(await fetchFile('/unnamed', () => {})).toMatchObject({ ok: true, value: { name: 'project.zip' } });
});

test('a refusal and a lost connection are failures with a message', async () => {
  expect(await fetchFile('/busy', () => {})).toMatchObject({ ok: false, failure: { code: 'TOO_MANY', status: 429 } });
  const gone = await fetchFile('/gone', () => {});
  expect(gone).toMatchObject({ ok: false, failure: { status: 0 } });
  expect(await sendFile('/gone', new Blob(['abc']), z.unknown())).toEqual(gone);
});

test('a file is sent as it is, and the answer is read', async () => {
  const answer = z.object({ method: z.string(), type: z.string(), accept: z.string(), text: z.string() });
  const outcome = await sendFile('/upload', new Blob(['abc']), answer);
  expect(outcome).toEqual({
    ok: true,
    value: { method: 'POST', type: 'application/octet-stream', accept: 'application/json', text: 'abc' },
  });
  expect(await sendFile('/busy', new Blob(['abc']), answer)).toMatchObject({ ok: false, failure: { status: 429 } });
  expect(await sendFile('/unnamed', new Blob(['abc']), answer)).toMatchObject({ ok: false });
});

test('the share of a file that has been sent is told, and 1 while the server reads it', async () => {
  const requests: XMLHttpRequest[] = [];
  class ObservedRequest extends XMLHttpRequest {
    constructor() {
      super();
      requests.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', ObservedRequest);
  const shares: number[] = [];
  const outcome = sendFile('/upload', new Blob(['abc']), z.unknown(), share => shares.push(share));
  const tell = (type: string, sizes = {}) => requests[0]?.upload.dispatchEvent(new ProgressEvent(type, sizes));
  tell('progress', { loaded: 1, total: 4 });
  tell('progress', { loaded: 0, total: 0 });
  expect(shares).toEqual([0.25, 1]);
  tell('load');
  expect(shares).toEqual([0.25, 1, 1]);
  expect(await outcome).toMatchObject({ ok: true });
});
