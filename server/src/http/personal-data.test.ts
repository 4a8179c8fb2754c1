import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createApiKey,
  sendApiRequest,
  idFrom,
  addMember,
  newProject,
  newSheet,
  createUser,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  // Logs every statement, as if all were slow.
  server = await startTestServer({
    LOG_LEVEL: 'debug',
    SLOW_QUERY_MILLISECONDS: '0',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => server.stop());

const secrets = {
  password: 'Zebrafish-Parade-41',
  another: 'Quokka-Lantern-73',
  company: 'Thistlewood Subsea',
  firstName: 'Marigold',
  lastName: 'Featherstonhaugh',
  project: 'Kittiwake tie-back',
  title: 'Ptarmigan header',
  agent: 'Narwhal/9.7',
  address: '203.0.113.77',
};
const headers = { 'user-agent': secrets.agent, 'x-forwarded-for': secrets.address };

test('no log line reveals an identity, user input, or credentials', async () => {
  const browser = server.browser();
  const email = `marigold.${server.newAddress()}`;
  const { password, another, company, firstName, lastName } = secrets;
  const post = (path: string, body: object) => browser.post(path, body, { headers });
  await post('/api/auth/sign-up/email', { email, password, company, firstName, lastName });
  const verify = server.linkIn(await server.mailTo(email, /verify/i));
  await browser.get(verify, { headers });
  await post('/api/auth/sign-in/email', { email, password: another });
  await post('/api/auth/request-password-reset', { email, redirectTo: '/signin' });
  const reset = server.linkIn(await server.mailTo(email, /reset/i));
  await browser.get(reset, { headers });
  const token = /reset-password\/([^?]+)/.exec(reset)?.[1] ?? '';
  expect((await post('/api/auth/reset-password', { token, newPassword: another })).status).toBe(200);
  const signedIn = await post('/api/auth/sign-in/email', { email, password: another });
  expect(signedIn.status).toBe(200);
  await browser.get(`/api/nothing?email=${email}&token=${token}`, { headers });
  await browser.get(`/pages/${email}`, { headers });

  const owner = await createUser(server, 'pro');
  const project = await newProject(owner, secrets.project);
  await newSheet(owner, project, undefined, { number: 'C-7', title: secrets.title });
  await addMember(owner, project, { browser, email }, 'checker');
  idFrom(await owner.browser.get(`/api/projects/${project}`));
  const key = await createApiKey(owner);
  await sendApiRequest(server.origin, '/tools', { key });
  await sendApiRequest(server.origin, '/tools', { key: `${key.slice(0, -4)}zzzz` });

  const cookies = signedIn.setCookies.map(line => /=([^;]{16,})/.exec(line)?.[1] ?? '').filter(text => text !== '');
  const known = [
    email,
    owner.email,
    token,
    verify.split('token=')[1] ?? verify,
    key,
    ...cookies,
    ...Object.values(secrets),
  ];
  const result = server.logged.filter(line => known.some(text => line.toLowerCase().includes(text.toLowerCase())));
  expect(result).toEqual([]);
  for (const event of ['"event":"request"', '"event":"slow query"'])
    expect(server.logged.filter(line => line.includes(event)).length, event).toBeGreaterThan(20);
});

test('every log line of a request has its id: the one it came with if valid, else a new one', async () => {
  const ask = async (id: string) => {
    const answer = await server
      .browser()
      .post(
        '/api/auth/sign-in/email',
        { email: server.newAddress(), password: secrets.password },
        { headers: { 'x-request-id': id } },
      );
    return String(answer.headers['x-request-id']);
  };
  expect(await ask('proxy-7f3a')).toBe('proxy-7f3a');
  const ofIt = server.logged.filter(line => line.includes('"requestId":"proxy-7f3a"'));
  expect(ofIt.filter(line => line.includes('"event":"slow query"')).length).toBeGreaterThan(0);
  expect(ofIt.filter(line => line.includes('"event":"request"'))).toHaveLength(1);
  for (const unsafe of ['ann@example.com', 'a b', 'x'.repeat(65)])
    expect(await ask(unsafe)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
