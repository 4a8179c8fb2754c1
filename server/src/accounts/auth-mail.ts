import type { Config } from '../config.ts';
import { letters, write, type Letter } from '../mail/index.ts';
import type { AuthParts } from './auth-parts.ts';
import { deviceName } from './device-name.ts';
import { privateKey, type Rule } from './rate-limit.ts';

/** Letters of one kind that one address may receive. */
const letterRule: Rule = { window: 3600, max: 10 };

type PostParts = Pick<AuthParts, 'company' | 'limiter' | 'log' | 'mailer'> & { config: Pick<Config, 'rateLimits'> };

/** Sends a letter. */
export type Post = (to: string, letter: Letter) => Promise<void>;

export interface PostOffice {
  /** For what a request asks for: its guard has counted it already, and said so if it was too much. */
  post: Post;
  /** For what follows from something else: no more than ten of a kind an hour, so that nobody can fill a mailbox. */
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

/** The letter that tells of a new password; its link leads to the sign-in page of the address that was asked. */
export function passwordChanged({ company, origin }: Site, asked: string | undefined): Letter {
  return letters.passwordChanged(company.name, signInUrl(asked ?? origin));
}

/** The letter to somebody who signs up with an address that has an account. */
export function accountExists({ company, origin }: Site, asked: string | undefined): Letter {
  return letters.accountExists(company.name, signInUrl(asked ?? origin));
}

/** What can happen to a second factor: as a whole, and to one of its ways while another stays. */
export type SecondFactorChange = 'on' | 'off' | 'app added' | 'phone added' | 'phone removed';

/** The letter that tells of a change of the second factor. */
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

/** The letter that tells of a passkey that was added or removed. */
export function passkeyChanged(
  { company, origin }: Site,
  change: 'added' | 'removed',
  passkey: string,
  asked: string | undefined,
): Letter {
  return letters.passkeyChanged(company.name, signInUrl(asked ?? origin), change, passkey);
}

/** The letter that tells of an API key that was made. */
export function apiKeyMade({ company, origin }: Site, key: string, asked: string | undefined): Letter {
  return letters.apiKeyMade(company.name, new URL('/account', asked ?? origin).href, key);
}

/** The letter that tells of a sign-in on a browser that had not been used for the account before. */
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
