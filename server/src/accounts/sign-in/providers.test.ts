import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { reachableProviders, type Provider } from './providers.ts';

let issuer = '';
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/moved') === true)
      return response.writeHead(302, { location: '/.well-known/openid-configuration' }).end();
    return response.end(JSON.stringify({ issuer }));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Whether a provider is accepted whose metadata at `path` have `named` as their issuer. */
async function isAccepted(named: string, path = '/.well-known/openid-configuration'): Promise<boolean> {
  issuer = named;
  const provider: Provider = {
    id: 'sso',
    name: 'Single sign-on',
    discoveryUrl: origin + path,
    clientId: 'id',
    clientSecret: 'secret',
  };
  return (await reachableProviders([provider], createLog('silent'))).length === 1;
}

test('a provider is accepted only with its own metadata at the issuer’s address', async () => {
  expect(await isAccepted(origin)).toBe(true);
  expect(await isAccepted(`${origin}/`)).toBe(true);
  expect(await isAccepted(`${origin}/tenant`, '/tenant/.well-known/openid-configuration')).toBe(true);
  expect(await isAccepted('https://elsewhere.example')).toBe(false);
  expect(await isAccepted(`${origin}/other`, '/tenant/.well-known/openid-configuration')).toBe(false);
  expect(await isAccepted(`${origin}/moved`, '/moved/.well-known/openid-configuration')).toBe(false);
});
