/**
 * Creates a subscriber for tests and benchmarks that need Pro pages: an account with a verified address and a plan
 * bought in the sandbox.
 */
import { randomInt, randomUUID } from 'node:crypto';

const password = 'Steam-Trap-1';

/**
 * Storage state of a browser signed in as a subscriber with an annual plan.
 * @param {string} origin of a product in local mode.
 * @param {string} [named] email address of an account, which is signed in and created if it is missing; without it, a
 * new one.
 * @returns {Promise<import('@playwright/test').StorageState>}
 */
export async function createSubscriber(origin, named) {
  const email = named ?? `subscriber-${randomUUID().slice(0, 13)}@example.com`;
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const cookies = new Map();

  const send = async (path, body, type = 'application/json') => {
    const answer = await fetch(new URL(path, origin), {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        origin,
        accept: 'application/json',
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      body,
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const name = pair.slice(0, pair.indexOf('='));
      if (/; *max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return answer;
  };
  const post = (path, body) => send(path, JSON.stringify(body));
  const waitFor = async (what, look) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const found = await look();
      if (found) return found;
      await new Promise(resolve => {
        setTimeout(resolve, 50);
      });
    }
    throw new Error(`No ${what}`);
  };

  const signIn = () => post('/api/auth/sign-in/email', { email, password });
  const isNew =
    named === undefined ||
    (await signIn().then(
      () => false,
      () => true,
    ));
  if (isNew) {
    await post('/api/auth/sign-up/email', { email, password });
    const mail = await waitFor('mail', async () => {
      const mails = await (await send('/sandbox/mail')).json();
      return mails.find(({ to }) => to === email);
    });
    await send(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    await signIn();
  }
  const plan = async () => (await send('/api/billing/subscription')).json();
  const isSubscribed = async () => (await plan()).subscription?.subscription_status === 'active';
  if (!(await isSubscribed())) {
    const { prices } = await plan();
    const checkout = await post('/api/billing/checkout', {
      price_id: prices.yearly,
      mode: 'subscription',
      success_url: `${origin}/success`,
      cancel_url: `${origin}/account`,
    });
    await send((await checkout.json()).url, 'number=4242424242424242', 'application/x-www-form-urlencoded');
    await waitFor('subscription', isSubscribed);
  }

  const { hostname } = new URL(origin);
  return {
    cookies: [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    })),
    origins: [{ origin, localStorage: [{ name: 'signed-in', value: 'yes' }] }],
  };
}
