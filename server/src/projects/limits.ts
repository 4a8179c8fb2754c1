import { hashedKey, tooManyAttemptsMessage, type RateRule } from '../accounts/index.ts';
import type { ProjectServices } from './parts.ts';
import { ProjectProblem } from './problems.ts';
import type { ProjectUser } from './project-user.ts';

const hour = 3600;

/** Rate limits per user for slow or large requests. */
const rules = {
  'project-export': { window: hour, max: 30 },
  'project-import': { window: hour, max: 20 },
  attachment: { window: hour, max: 300 },
  'project-search': { window: 60, max: 120 },
  invitation: { window: hour, max: 60 },
} as const satisfies Readonly<Record<string, RateRule>>;

/** Limit of invitation mails from one user to one address. */
const mailsToOneAddress = { window: 24 * hour, max: 5 } as const satisfies RateRule;

/**
 * Counts an invitation mail.
 * @throws {ProjectProblem} 429 if there were too many.
 */
export async function countInvitation(parts: ProjectServices, actor: ProjectUser, address: string): Promise<void> {
  await countUse(parts, actor, 'invitation');
  const verdict = await parts.limiter?.consume(hashedKey(`invitation:${actor.id}`, address), mailsToOneAddress);
  if (verdict === undefined || verdict.allowed) return;
  throw new ProjectProblem(
    429,
    'TOO_MANY_ATTEMPTS',
    `You have invited ${address} several times today. The invitation is on their Projects page once they sign in.`,
    { retryAfter: verdict.retryAfter ?? mailsToOneAddress.window },
  );
}

/**
 * Counts a use of a limited request.
 * @throws {ProjectProblem} 429 if there were too many.
 */
export async function countUse(parts: ProjectServices, actor: ProjectUser, kind: keyof typeof rules): Promise<void> {
  const verdict = await parts.limiter?.consume(`${kind}:${actor.id}`, rules[kind]);
  if (verdict === undefined || verdict.allowed) return;
  throw tooManyAttempts(verdict.retryAfter ?? 1);
}

/** The error for too many requests of one kind; `retryAfter` is in seconds. */
export function tooManyAttempts(retryAfter: number): ProjectProblem {
  return new ProjectProblem(429, 'TOO_MANY_ATTEMPTS', tooManyAttemptsMessage(retryAfter), { retryAfter });
}
