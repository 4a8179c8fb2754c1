import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { phoneCodes } from './text-message.ts';

test('a code is sent to the configured gateway, without following redirects', async () => {
  const asked: string[] = [];
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/sms' ? 307 : 200, { location: '/elsewhere' }).end();
  });
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done));
  const { port } = gateway.address() as AddressInfo;
  const send = phoneCodes({ smsGateway: { url: `http://127.0.0.1:${port}/sms`, token: 'secret' } }, 'Site', undefined);
  await expect(send?.('+4712345678', '123456')).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['/sms']);
  await new Promise(done => gateway.close(done));
});
