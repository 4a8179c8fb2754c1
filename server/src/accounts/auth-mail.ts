import type { Config } from '../config.ts';
import { letters, write, type Letter } from '../mail/index.ts';
import type { AuthParts } from './auth-parts.ts';
import { privateKey, type Rule } from './rate-limit.ts';

/** Mails one address may receive: nobody can have a stranger's mailbox filled. */
const mailRule: Rule = { window: 3600, max: 10 };

type PostParts = Pick<AuthParts, 'company' | 'limiter' | 'log' | 'mailer'> & { config: Pick<Config, 'rateLimits'> };

/** Sends a letter, unless the address has had too many. */
export type Post = (to: string, letter: Letter) => Promise<void>;

export function postOf({ config, company, limiter, log, mailer }: PostParts): Post {
  return async (to, letter) => {
    const { allowed } = config.rateLimits ? await limiter.consume(privateKey('mail', to), mailRule) : { allowed: true };
    if (allowed) await mailer.send(write(letter, to, company));
    else log.warn('mail withheld: too many to one address', { subject: letter.subject });
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

function signInUrl(url: string): string {
  return new URL('/signin', url).href;
}
