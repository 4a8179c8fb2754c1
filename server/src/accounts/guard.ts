import { z } from 'zod';
import type { GrowingDelay, Pace } from './growing-delay.ts';
import type { Device, KnownDevices } from './known-devices.ts';
import { mailNotSent, privateKey, type RateLimiter, type Rule, type Verdict } from './rate-limit.ts';

/** A request that somebody could use to guess a password, or to have mails sent to somebody else. */
export interface GuardedRequest {
  /** Below `/api/auth`. */
  path: string;
  /** The e-mail address, phone number or passkey that it names. */
  account: string;
  /** The network it comes from. */
  network: string;
  /** The known device that its cookie names, for whatever account. */
  device: Device | undefined;
}

interface GuardParts {
  limiter: RateLimiter;
  delay: GrowingDelay;
  devices: KnownDevices;
  resetMinutes: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords at one account from all unknown devices together, or from one that is known (NIST SP 800-63B-4, 3.2.2). */
const accountPace: Pace = { free: 10, firstWait: 30, longestWait: hour, memory: day };
/** Wrong passwords from one network, at whatever accounts: some share it, so it forgets sooner. */
const networkPace: Pace = { free: 20, firstWait: 30, longestWait: 15 * minute, memory: hour };
/** Mails that one network may ask for. */
const networkMails: Rule = { window: hour, max: 20 };

const passwordPaths = new Set(['/sign-in/email', '/sign-in/phone-number', '/sign-in/passkey']);
/** Where anybody can have a mail sent to an address, or a text to a phone. */
const mailPaths = new Set([
  '/request-password-reset',
  '/sign-in/magic-link',
  '/email-otp/send-verification-otp',
  '/send-verification-email',
  '/sign-up/email',
  '/phone-number/send-otp',
]);

/**
 * Lets a request through or refuses it with 429. What slows an attacker must not lock out the owner: a device that is known
 * for the account has a budget of its own, and mails wait no longer than half as long as their links are valid, so that the
 * newest one in the mailbox works. Whether there is such an account changes nothing.
 */
export async function guarded(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (passwordPaths.has(request.path)) return guardedPassword(parts, request, handle);
  return mailPaths.has(request.path) ? guardedMail(parts, request, handle) : handle();
}

async function guardedPassword(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { delay } = parts;
  const known = await knownDevice(parts, request);
  const network = known === undefined ? `password-network:${request.network}` : undefined;
  if (network !== undefined) {
    const verdict = await delay.begin(network, networkPace);
    if (!verdict.allowed) return refusal(verdict, 'TOO_MANY_ATTEMPTS');
  }
  const account = privateKey('password', budget(request.account, known));
  const verdict = await delay.begin(account, accountPace);
  const answer = verdict.allowed ? await handle() : refusal(verdict, 'TOO_MANY_ATTEMPTS');
  if (answer.status === 401 || (await sentMail(answer))) return answer;
  if (network !== undefined) await delay.takeBack(network);
  if (answer.ok) await delay.forget(account);
  else if (verdict.allowed) await delay.takeBack(account);
  return answer;
}

/** A right password of an address that is not verified has another link sent, so it counts like a wrong one. */
async function sentMail(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body: unknown = await answer.clone().json();
  return z.object({ code: z.literal('EMAIL_NOT_VERIFIED') }).safeParse(body).success;
}

async function guardedMail(
  parts: GuardParts,
  request: GuardedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { delay, limiter, resetMinutes } = parts;
  const { path } = request;
  const known = await knownDevice(parts, request);
  if (known === undefined) {
    const verdict = await limiter.consume(`mail-network:${path}:${request.network}`, networkMails);
    if (!verdict.allowed) return refusal(verdict, mailCode(path));
  }
  const pace: Pace = {
    free: 5,
    firstWait: minute,
    longestWait: Math.min(30 * minute, (resetMinutes * minute) / 2),
    memory: day,
  };
  const key = privateKey(`mail:${path}`, budget(request.account, known));
  const verdict = await delay.begin(key, pace);
  if (!verdict.allowed) return refusal(verdict, mailCode(path));
  const answer = await handle();
  // Nothing was sent, for example for want of a captcha.
  if (!answer.ok) await delay.takeBack(key);
  return answer;
}

/** The device, if it is known for the account that the request names. */
async function knownDevice({ devices }: GuardParts, { account, device }: GuardedRequest): Promise<Device | undefined> {
  return device !== undefined && (await devices.knows(device, account)) ? device : undefined;
}

function budget(account: string, known: Device | undefined): string {
  return known === undefined ? account : `${account} ${known}`;
}

/** What was not sent is not called sent; a sign-up that waits has done nothing else either, and a text is no mail. */
function mailCode(path: string): string {
  return path === '/sign-up/email' || path === '/phone-number/send-otp' ? 'TOO_MANY_ATTEMPTS' : mailNotSent;
}

function refusal({ retryAfter }: Verdict, code: string): Response {
  return Response.json({ code }, { status: 429, headers: { 'x-retry-after': String(retryAfter ?? hour) } });
}
