import type { Config } from '../config.ts';
import { letters, write, type Letter } from '../mail/index.ts';
import type { AuthParts } from './auth-parts.ts';
import { deviceName } from './device-name.ts';
import { privateKey, type Rule } from './rate-limit.ts';

/** Limit of mails of one kind to one address. */
const letterRule: Rule = { window: 3600, max: 10 };

type PostParts = Pick<AuthParts, 'company' | 'limiter' | 'log' | 'mailer'> & { config: Pick<Config, 'rateLimits'> };

/** Sends a mail. */
export type Post = (to: string, letter: Letter) => Promise<void>;

export interface PostOffice {
  /** For mails that a request asks for: its own guard has already limited them. */
  post: Post;
  /** For notifications: at most ten of a kind per hour and address, so that nobody can flood a mailbox. */
  notify: Post;
}

export function postOffice({ config, company, limiter, log, mailer }: PostParts): PostOffice {
  const post: Post = (to, letter) => mailer.send(write(letter, to, company));
  return {
    post,
    async notify(to, letter) {
      const key = privateKey('letter', `${to} ${letter.subject}`);
      const { allowed } = config.rateLimits ? await limiter.consume(key, letterRule) : { allowed: true };
      if (allowed) await post(to, letter);
      else log.warn('mail withheld: too many to one address', { subject: letter.subject });
    },
  };
}

type Site = Pick<AuthParts, 'company' | 'origin'>;

/** The mail about a changed password; its link leads to the sign-in page at the requested address. */
export function passwordChanged({ company, origin }: Site, asked: string | undefined): Letter {
  return letters.passwordChanged(company.name, signInUrl(asked ?? origin));
}

/** The mail to a user who signs up with an address that already has an account. */
export function accountExists({ company, origin }: Site, asked: string | undefined): Letter {
  return letters.accountExists(company.name, signInUrl(asked ?? origin));
}

/** Changes of the second factor: as a whole, or of one method while another remains. */
export type SecondFactorChange = 'on' | 'off' | 'app added' | 'phone added' | 'phone removed';

/** The mail about a changed second factor. */
export function secondFactorChanged(
  { company, origin }: Site,
  change: SecondFactorChange,
  asked: string | undefined,
): Letter {
  const url = signInUrl(asked ?? origin);
  if (change === 'on') return letters.secondFactorOn(company.name, url);
  if (change === 'off') return letters.secondFactorOff(company.name, url);
  return letters.secondFactorChanged(company.name, url, change);
}

/** The mail about an added or removed passkey. */
export function passkeyChanged(
  { company, origin }: Site,
  change: 'added' | 'removed',
  passkey: string,
  asked: string | undefined,
): Letter {
  return letters.passkeyChanged(company.name, signInUrl(asked ?? origin), change, passkey);
}

/** The mail about a new API key. */
export function apiKeyMade({ company, origin }: Site, key: string, asked: string | undefined): Letter {
  return letters.apiKeyMade(company.name, new URL('/account', asked ?? origin).href, key);
}

/** The mail about a sign-in on a browser not used for the account before. */
export function newDevice(
  { company, origin }: Site,
  { ipAddress, userAgent, createdAt }: NewSession,
  asked: string | undefined,
): Letter {
  return letters.newDevice(
    company.name,
    {
      name: deviceName(userAgent ?? null),
      address: ipAddress ?? 'unknown',
      time: `${moment.format(createdAt)} UTC`,
    },
    signInUrl(asked ?? origin),
  );
}

interface NewSession {
  createdAt: Date;
  ipAddress?: string | null | undefined;
  userAgent?: string | null | undefined;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function signInUrl(url: string): string {
  return new URL('/signin', url).href;
}
