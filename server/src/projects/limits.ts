import { privateKey, tooManyAttempts, type Rule } from '../accounts/index.ts';
import type { ProjectParts } from './parts.ts';
import { ProjectProblem } from './problems.ts';
import type { Visitor } from './visitor.ts';

const hour = 3600;

/** How often one person may ask for what takes long, or much room. */
const rules = {
  'project-export': { window: hour, max: 30 },
  'project-import': { window: hour, max: 20 },
  attachment: { window: hour, max: 300 },
  'project-search': { window: 60, max: 120 },
  invitation: { window: hour, max: 60 },
} as const satisfies Readonly<Record<string, Rule>>;

/** How many letters one person may have sent to one address to invite it. */
const lettersToOne = { window: 24 * hour, max: 5 } as const satisfies Rule;

/** Counts that somebody is invited by mail. @throws {ProjectProblem} 429 where it was often. */
export async function countInvitation(parts: ProjectParts, visitor: Visitor, address: string): Promise<void> {
  await countUse(parts, visitor, 'invitation');
  const verdict = await parts.limiter?.consume(privateKey(`invitation:${visitor.id}`, address), lettersToOne);
  if (verdict === undefined || verdict.allowed) return;
  throw new ProjectProblem(
    429,
    'TOO_MANY_ATTEMPTS',
    `You have invited ${address} several times today. The invitation waits under Projects, once they have signed in.`,
    { retryAfter: verdict.retryAfter ?? lettersToOne.window },
  );
}

/** Counts that somebody asks for something. @throws {ProjectProblem} 429 where it was often. */
export async function countUse(parts: ProjectParts, visitor: Visitor, what: keyof typeof rules): Promise<void> {
  const verdict = await parts.limiter?.consume(`${what}:${visitor.id}`, rules[what]);
  if (verdict === undefined || verdict.allowed) return;
  const retryAfter = verdict.retryAfter ?? 1;
  throw new ProjectProblem(429, 'TOO_MANY_ATTEMPTS', tooManyAttempts(retryAfter), { retryAfter });
}
