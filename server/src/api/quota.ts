import type { Context } from 'hono';
import { ApiProblem } from './problem.ts';
import type { Caller } from './caller.ts';

const window = 3600;

/** Quotas per plan: cost per hour, cases per request, and concurrent requests. A case costs 1. */
export const quotas = {
  none: { hour: 200, cases: 100, atOnce: 2 },
  free: { hour: 5000, cases: 1000, atOnce: 4 },
  pro: { hour: 200_000, cases: 10_000, atOnce: 8 },
} as const satisfies Readonly<Record<Caller['plan'], { hour: number; cases: number; atOnce: number }>>;

/** Costs of other requests. */
export const costs = { explore: 50, verify: 20, read: 1 } as const;

/** Cases of bulk runs per day for an account with Pro; they are calculated when nothing else is waiting. */
const bulkQuota = { window: 24 * 3600, max: 2_000_000 };

/** Larger runs, and expensive calculators, count as concurrent requests. */
export const maxQuickCases = 20;

/**
 * Charges the caller's quota, and sets the response headers with what is left (draft-ietf-httpapi-ratelimit-headers).
 */
export async function spendQuota(context: Context, caller: Caller, amount: number): Promise<void> {
  const { hour } = quotas[caller.plan];
  const result = await caller.limiter?.spend(`api:${caller.name}`, { window, max: hour }, amount);
  if (result === undefined) return;
  const headers = {
    'ratelimit-policy': `"cases";q=${hour};w=${window}`,
    ratelimit: `"cases";r=${result.remaining};t=${result.resetsIn}`,
  };
  if (result.allowed) {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return;
  }
  const left = `${result.remaining} of ${hour.toLocaleString('en')} are left for this hour`;
  throw new ApiProblem(
    'QUOTA_SPENT',
    `This costs ${amount} and ${left}. ${upgradeHint[caller.plan]}`,
    {},
    {
      ...headers,
      'retry-after': String(result.resetsIn),
    },
  );
}

/** Charges the daily quota of bulk runs. */
export async function spendBulkQuota({ limiter, name }: Caller, cases: number): Promise<void> {
  const result = await limiter?.spend(`bulk:${name}`, bulkQuota, cases);
  if (result === undefined || result.allowed) return;
  const format = (count: number) => count.toLocaleString('en');
  throw new ApiProblem(
    'QUOTA_SPENT',
    `This run has ${format(cases)} cases, and ${format(result.remaining)} of ${format(bulkQuota.max)} are left for today. Submit fewer cases, or try again tomorrow.`,
    {},
    { 'retry-after': String(result.resetsIn) },
  );
}

const upgradeHint: Readonly<Record<Caller['plan'], string>> = {
  none: 'The API key of a free account has a larger quota.',
  free: 'A Pro subscription has a larger quota.',
  pro: 'Please try again then.',
};

/** Concurrent requests per caller in this process. */
export class ConcurrencyLimiter {
  private readonly counts = new Map<string, number>();

  /**
   * Counts one more request. Returns a function that ends it, which may be called repeatedly.
   * @throws {ApiProblem} if there are too many.
   */
  begin({ name, plan }: Caller): () => void {
    const count = this.counts.get(name) ?? 0;
    const { atOnce } = quotas[plan];
    if (count >= atOnce)
      throw new ApiProblem(
        'TOO_MANY_AT_ONCE',
        `${atOnce} requests can run at the same time. Wait for one to finish.`,
        {},
        {
          'retry-after': '1',
        },
      );
    this.counts.set(name, count + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.counts.get(name) ?? 1) - 1;
      if (left > 0) this.counts.set(name, left);
      else this.counts.delete(name);
    };
  }
}
