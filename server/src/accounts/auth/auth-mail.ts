import type { Config } from '../../config.ts';
import { mailTemplates, renderMail, type MailContent } from '../../mail/index.ts';
import type { AuthParts } from './auth-parts.ts';
import { deviceName } from '../devices/device-name.ts';
import { hashedKey, type RateRule } from '../rate-limits/rate-limit.ts';

/** Limit of mails of one kind to one address. */
const mailRule: RateRule = { window: 3600, max: 10 };

type MailerParts = Pick<AuthParts, 'company' | 'limiter' | 'log' | 'mailer'> & { config: Pick<Config, 'rateLimits'> };

/** Sends a mail. */
export type SendMail = (to: string, content: MailContent) => Promise<void>;

export interface AccountMailer {
  /** For mails that a request asks for: its own guard has already limited them. */
  post: SendMail;
  /** For notifications: at most ten of a kind per hour and address, so that nobody can flood a mailbox. */
  notify: SendMail;
}

export function accountMailer({ config, company, limiter, log, mailer }: MailerParts): AccountMailer {
  const post: SendMail = (to, content) => mailer.send(renderMail(content, to, company));
  return {
    post,
    async notify(to, content) {
      const key = hashedKey('letter', `${to} ${content.subject}`);
      const { allowed } = config.rateLimits ? await limiter.consume(key, mailRule) : { allowed: true };
      if (allowed) await post(to, content);
      else log.warn('mail withheld: too many to one address', { subject: content.subject });
    },
  };
}

type Site = Pick<AuthParts, 'company' | 'origin'>;

/** The mail about a changed password; its link leads to the sign-in page at the requested address. */
export function passwordChangedMail({ company, origin }: Site, requestUrl: string | undefined): MailContent {
  return mailTemplates.passwordChanged(company.name, signInUrl(requestUrl ?? origin));
}

/** The mail to a user who signs up with an address that already has an account. */
export function accountExistsMail({ company, origin }: Site, requestUrl: string | undefined): MailContent {
  return mailTemplates.accountExists(company.name, signInUrl(requestUrl ?? origin));
}

/** Changes of the second factor: as a whole, or of one method while another remains. */
export type SecondFactorChange = 'on' | 'off' | 'app added' | 'phone added' | 'phone removed';

/** The mail about a changed second factor. */
export function secondFactorChangedMail(
  { company, origin }: Site,
  change: SecondFactorChange,
  requestUrl: string | undefined,
): MailContent {
  const url = signInUrl(requestUrl ?? origin);
  if (change === 'on') return mailTemplates.secondFactorOn(company.name, url);
  if (change === 'off') return mailTemplates.secondFactorOff(company.name, url);
  return mailTemplates.secondFactorChanged(company.name, url, change);
}

/** The mail about an added or removed passkey. */
export function passkeyChangedMail(
  { company, origin }: Site,
  change: 'added' | 'removed',
  passkey: string,
  requestUrl: string | undefined,
): MailContent {
  return mailTemplates.passkeyChanged(company.name, signInUrl(requestUrl ?? origin), change, passkey);
}

/** The mail about a new API key. */
export function apiKeyCreatedMail({ company, origin }: Site, key: string, requestUrl: string | undefined): MailContent {
  return mailTemplates.apiKeyCreated(company.name, new URL('/account', requestUrl ?? origin).href, key);
}

/** The mail about a sign-in on a browser not used for the account before. */
export function newDeviceMail(
  { company, origin }: Site,
  { ipAddress, userAgent, createdAt }: NewSession,
  requestUrl: string | undefined,
): MailContent {
  return mailTemplates.newDevice(
    company.name,
    {
      name: deviceName(userAgent ?? null),
      address: ipAddress ?? 'unknown',
      time: `${moment.format(createdAt)} UTC`,
    },
    signInUrl(requestUrl ?? origin),
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
