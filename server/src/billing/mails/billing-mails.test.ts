import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, failsLater, startTestServer, type TestServer } from '../../testing/index.ts';
import type { ReceivedMail } from '../../testing/test-client.ts';
import type { PlanId } from '../../config.ts';

const hour = 3600;
const day = 24 * hour;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function subscribed(plan: PlanId): Promise<Buyer> {
  const buyer = new Buyer(await server.signedIn());
  await buyer.buy(plan);
  return buyer;
}

async function advance(buyer: Buyer, seconds: number): Promise<void> {
  await buyer.control({ action: 'advance', seconds });
  await buyer.waitForWebhooks();
}

/** Formats the time as "1 January 2026 at 12:00 UTC". */
function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  const text = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${text} at ${date.toISOString().slice(11, 16)} UTC`;
}

/** The mails about payments, oldest first. */
async function mailsTo({ email }: Buyer): Promise<ReceivedMail[]> {
  const mails = await server.mailsTo(email);
  return mails.filter(({ subject }) => !subject.startsWith('Verify')).toReversed();
}

async function subjectsTo(buyer: Buyer): Promise<string[]> {
  return (await mailsTo(buyer)).map(({ subject }) => subject);
}

describe('mails about a trial', () => {
  test('are sent 24 hours before it ends, and when it has ended, once each', async () => {
    const buyer = await subscribed('trial');
    const end = (await buyer.view()).subscription?.current_period_end ?? 0;
    await advance(buyer, 23 * hour);
    expect(await subjectsTo(buyer)).toEqual([]);
    await advance(buyer, hour);
    const ending = await server.mailTo(buyer.email, /trial ends/);
    expect(ending.subject).toBe(`Your Isentrope trial ends on ${moment(end)}`);
    expect(ending.text).toContain('Your Pro access then ends automatically, and you will not be charged again.');
    expect(ending.text).toContain('choose Pro Monthly (USD 9.99 a month) or Pro Yearly (USD 109.89 a year)');
    expect(ending.html).toContain('Pro Yearly (USD 109.89 a year)');
    expect(server.linkIn(ending)).toBe('/account');

    await advance(buyer, 12 * hour);
    await advance(buyer, 12 * hour);
    const over = await server.mailTo(buyer.email, /trial has ended/);
    expect(over.text).toContain(
      `ended on ${moment(end)}. Your Pro access has ended and you will not be charged again.`,
    );
    await advance(buyer, day);
    expect(await subjectsTo(buyer)).toEqual([ending.subject, over.subject]);
  });

  test('are not sent to a user who has upgraded', async () => {
    const buyer = await subscribed('trial');
    await buyer.confirmUpgrade(await buyer.checkoutPath('monthly'));
    await advance(buyer, 24 * hour);
    await advance(buyer, 24 * hour);
    await buyer.control({ action: 'refund' });
    await server.mailTo(buyer.email, /refund/);
    expect((await subjectsTo(buyer)).filter(subject => subject.includes('trial'))).toEqual([]);
  });
});

describe('mails about a failed renewal', () => {
  test('say what to do and what happens otherwise, and finally announce the end', async () => {
    const buyer = await subscribed('monthly');
    await buyer.manage('card', { number: failsLater });
    const end = (await buyer.view()).subscription?.current_period_end ?? 0;
    await advance(buyer, end - Math.floor(Date.now() / 1000) + 60);
    const failed = await server.mailTo(buyer.email, /payment for your Isentrope subscription failed/);
    expect(failed.text).toContain(
      'The payment of USD 9.99 for Pro Monthly on Isentrope failed. Pro is suspended until the payment is made',
    );
    expect(failed.text).toContain(`we will try the card again on ${moment(end + day)}`);
    expect(server.linkIn(failed)).toMatch(/^\/sandbox\/stripe\/invoice\/in_/);

    for (const days of [1, 3, 4]) await advance(buyer, days * day);
    const over = await server.mailTo(buyer.email, /subscription has ended/);
    expect(over.text).toContain('Pro Monthly on Isentrope ended on');
    expect(over.text).toContain('because its last payment could not be collected');
    expect(await subjectsTo(buyer)).toEqual([failed.subject, over.subject]);
  });
});

describe('mails about a refund', () => {
  test('for a partial one state the amount, the date, and that access does not change', async () => {
    const buyer = await subscribed('yearly');
    await buyer.control({ action: 'refund', amount: 1234 });
    const mail = await server.mailTo(buyer.email, /refund/);
    const { subscription } = await buyer.view();
    expect(mail.subject).toBe('Your refund of USD 12.34 from Isentrope');
    expect(mail.text).toMatch(/We refunded USD 12\.34 on \d+ \w+ \d{4} at \d\d:\d\d UTC to the card you paid with/);
    expect(mail.text).toContain(
      `Your access does not change: Pro Yearly continues and renews on ${moment(subscription?.current_period_end ?? 0)}.`,
    );
    await buyer.control({ action: 'refund', amount: 1000 });
    await server.mailTo(buyer.email, /refund of USD 10\.00/);
    expect(await subjectsTo(buyer)).toHaveLength(2);
  });

  test('for a full one say that Pro access has ended', async () => {
    const buyer = await subscribed('monthly');
    await buyer.control({ action: 'refund' });
    const mail = await server.mailTo(buyer.email, /refund of USD 9\.99/);
    expect(mail.text).toContain('Your Pro access has ended and you will not be charged again.');
    await server.mailTo(buyer.email, /subscription has ended/);
  });
});

describe('the mail about a cancelled subscription', () => {
  test('is sent when it has ended and not before', async () => {
    const buyer = await subscribed('monthly');
    await buyer.manage('cancel');
    await buyer.waitForWebhooks();
    expect(await subjectsTo(buyer)).toEqual([]);
    await advance(buyer, 32 * day);
    const mail = await server.mailTo(buyer.email, /subscription has ended/);
    expect(mail.text).toContain('Your Pro access has ended and you will not be charged again.');
    expect(mail.text).not.toContain('could not be collected');
  });
});
