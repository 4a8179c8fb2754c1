import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { phoneCodeSender } from './text-message.ts';

test('a code is sent to the configured gateway, without following redirects', async () => {
  const requests: string[] = [];
  const gateway = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(request.url === '/sms' ? 307 : 200, { location: '/elsewhere' }).end();
  });
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done));
  const { port } = gateway.address() as AddressInfo;
  const send = phoneCodeSender(
    { smsGateway: { url: `http://127.0.0.1:${port}/sms`, token: 'secret' } },
    'Site',
    undefined,
  );
  await expect(send?.('+4712345678', '123456')).rejects.toThrow('fetch failed');
  expect(requests).toEqual(['/sms']);
  await new Promise(done => gateway.close(done));
});
