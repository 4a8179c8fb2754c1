import { z } from 'zod';
import type { Backoff, BackoffPolicy } from './backoff.ts';
import type { Device, KnownDevices } from '../devices/known-devices.ts';
import { mailNotSent, hashedKey, type RateLimiter, type RateRule, type RateVerdict } from './rate-limit.ts';

/** A request that can be used to guess a password, or to send mails to somebody else. */
export interface GuardedRequest {
  /** Below `/api/auth`. */
  path: string;
  /** The e-mail address, phone number or passkey that it names. */
  account: string;
  /** The network it comes from. */
  network: string;
  /** The device of its cookie, known for any account. */
  device: Device | undefined;
}

interface GuardParts {
  limiter: RateLimiter;
  delay: Backoff;
  devices: KnownDevices;
  resetMinutes: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Wrong passwords for one account, from all unknown devices together or from one known device (NIST SP 800-63B-4,
 * 3.2.2).
 */
const accountPolicy: BackoffPolicy = { free: 10, firstWait: 30, longestWait: hour, memory: day };
/** Wrong passwords from one network, for any account; reset sooner, because networks are shared. */
const networkPolicy: BackoffPolicy = { free: 20, firstWait: 30, longestWait: 15 * minute, memory: hour };
/** Limit of mails requested from one network. */
const networkMails: RateRule = { window: hour, max: 20 };

const passwordPaths = new Set(['/sign-in/email', '/sign-in/phone-number', '/sign-in/passkey']);
/** Paths that send a mail or a text message to any given address. */
const mailPaths = new Set([
  '/request-password-reset',
  '/sign-in/magic-link',
  '/email-otp/send-verification-otp',
  '/send-verification-email',
  '/sign-up/email',
  '/phone-number/send-otp',
]);

/**
 * Admits a request or refuses it with 429. Slowing an attacker must not lock out the owner: a device known for the
 * account has its own budget, and mails wait at most half as long as their links are valid, so that the newest one
 * works. The result does not depend on whether the account exists.
 */
export async function guardRequest(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (passwordPaths.has(request.path)) return guardPassword(parts, request, handle);
  return mailPaths.has(request.path) ? guardMail(parts, request, handle) : handle();
}

async function guardPassword(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { delay } = parts;
  const recognised = await knownDevice(parts, request);
  const network = recognised === undefined ? `password-network:${request.network}` : undefined;
  if (network !== undefined) {
    const verdict = await delay.begin(network, networkPolicy);
    if (!verdict.allowed) return refusal(verdict, 'TOO_MANY_ATTEMPTS');
  }
  const account = hashedKey('password', budgetKey(request.account, recognised));
  const verdict = await delay.begin(account, accountPolicy);
  const answer = verdict.allowed ? await handle() : refusal(verdict, 'TOO_MANY_ATTEMPTS');
  if (answer.status === 401 || (await didSendMail(answer))) return answer;
  if (network !== undefined) await delay.takeBack(network);
  if (answer.ok) await delay.forget(account);
  else if (verdict.allowed) await delay.takeBack(account);
  return answer;
}

/** The right password of an unverified address sends another link, so it counts like a wrong one. */
async function didSendMail(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body: unknown = await answer.clone().json();
  return z.object({ code: z.literal('EMAIL_NOT_VERIFIED') }).safeParse(body).success;
}

async function guardMail(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { delay, limiter, resetMinutes } = parts;
  const { path } = request;
  const recognised = await knownDevice(parts, request);
  if (recognised === undefined) {
    const verdict = await limiter.consume(`mail-network:${path}:${request.network}`, networkMails);
    if (!verdict.allowed) return refusal(verdict, mailCode(path));
  }
  const policy: BackoffPolicy = {
    free: 5,
    firstWait: minute,
    longestWait: Math.min(30 * minute, (resetMinutes * minute) / 2),
    memory: day,
  };
  const key = hashedKey(`mail:${path}`, budgetKey(request.account, recognised));
  const verdict = await delay.begin(key, policy);
  if (!verdict.allowed) return refusal(verdict, mailCode(path));
  const answer = await handle();
  // Nothing was sent, for example because the CAPTCHA was missing.
  if (!answer.ok) await delay.takeBack(key);
  return answer;
}

/** The device, if it is known for the account that the request names. */
async function knownDevice({ devices }: GuardParts, { account, device }: GuardedRequest): Promise<Device | undefined> {
  return device !== undefined && (await devices.knows(device, account)) ? device : undefined;
}

function budgetKey(account: string, recognised: Device | undefined): string {
  return recognised === undefined ? account : `${account} ${recognised}`;
}

/** The error code of a refused mail; sign-ups and text messages have the general one. */
function mailCode(path: string): string {
  return path === '/sign-up/email' || path === '/phone-number/send-otp' ? 'TOO_MANY_ATTEMPTS' : mailNotSent;
}

function refusal({ retryAfter }: RateVerdict, code: string): Response {
  return Response.json({ code }, { status: 429, headers: { 'x-retry-after': String(retryAfter ?? hour) } });
}
