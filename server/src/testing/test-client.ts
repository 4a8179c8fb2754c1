import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Browser } from './browser.ts';
import { eventually } from './eventually.ts';

export const testPassword = 'Correct-Horse-7';

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));
export type ReceivedMail = z.infer<typeof mails>[number];

/** Users and mails of a test server. */
export interface TestClient {
  origin: string;
  browser(): Browser;
  /** An unused e-mail address. */
  newAddress(): string;
  /** Waits for the newest mail to `address`, optionally with a `subject`. */
  mailTo(address: string, subject?: RegExp): Promise<ReceivedMail>;
  mailsTo(address: string): Promise<ReceivedMail[]>;
  /** The link in a mail, as a path on this server. */
  linkIn(mail: ReceivedMail): string;
  /** Creates a verified account and returns its address. */
  register(profile?: Record<string, unknown>): Promise<string>;
  /** A new browser signed in to a new account, or to that of `email`. */
  signedIn(email?: string): Promise<{ browser: Browser; email: string }>;
}

/** Returns the users and mails of the test server at an address. */
export function createTestClient(origin: string): TestClient {
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    const answer = await new Browser(origin).get('/sandbox/mail', { headers: { accept: 'application/json' } });
    return mails.parse(JSON.parse(answer.text)).filter(mail => mail.to === address);
  };
  const mailTo = (address: string, subject = /./): Promise<ReceivedMail> => {
    let received: ReceivedMail[] = [];
    return eventually(
      `a mail to ${address} about ${subject}`,
      async () => {
        received = await mailsTo(address);
        return received.find(mail => subject.test(mail.subject));
      },
      () => received.map(mail => mail.subject).join(', '),
    );
  };
  const linkIn = (mail: ReceivedMail): string => {
    const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    return url.pathname + url.search;
  };
  // Servers of one database must not create the same address in the same millisecond.
  const newAddress = (): string => `person.${randomUUID()}@example.com`;
  const register = async (profile: Record<string, unknown> = {}): Promise<string> => {
    const email = newAddress();
    const browser = new Browser(origin);
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword, ...profile });
    // In another browser, which the link does not sign in.
    await new Browser(origin).get(linkIn(await mailTo(email, /verify/i)));
    return email;
  };
  return {
    origin,
    browser: () => new Browser(origin),
    newAddress,
    mailTo,
    mailsTo,
    linkIn,
    register,
    async signedIn(existing) {
      const email = existing ?? (await register());
      const browser = new Browser(origin);
      const answer = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`);
      return { browser, email };
    },
  };
}
