import type { Context } from 'hono';
import { problem } from '../http/problem.ts';

/** All reasons for refusing a billing request: status, code, and message for the user. */
const problems = {
  'unknown price': [
    400,
    'UNKNOWN_PRICE',
    'This plan does not exist. Please choose one of the plans on the account page.',
  ],
  'unknown mode': [400, 'UNKNOWN_MODE', 'The mode must be subscription.'],
  'foreign address': [403, 'FOREIGN_RETURN_ADDRESS', 'The return addresses must be pages of this site.'],
  anonymous: [403, 'ACCOUNT_NEEDED', 'Please create an account before you choose a plan.'],
  'trial used': [
    409,
    'TRIAL_USED',
    'You’ve already used your trial (one per person). Please choose a monthly or annual plan.',
  ],
  'trial runs': [409, 'ALREADY_SUBSCRIBED', 'Your trial is already running.'],
  subscribed: [
    409,
    'ALREADY_SUBSCRIBED',
    'You already have a subscription. Use Manage Billing to change or cancel it.',
  ],
  unpaid: [
    409,
    'PAYMENT_DUE',
    'The last payment of your subscription failed. Use Manage Billing to pay with this card or another one.',
  ],
  'nothing to manage': [409, 'NO_SUBSCRIPTION', 'There is nothing to manage yet. Please choose a plan first.'],
  'not for sale': [503, 'NOT_FOR_SALE', 'This plan cannot be bought at the moment. Please try again later.'],
  busy: [503, 'BUSY', 'An earlier payment request is still being processed. Please try again in a few seconds.'],
  'deletion waits': [
    503,
    'DELETION_WAITS',
    'Your subscription could not be cancelled just now, so nothing was deleted. Please try again shortly.',
  ],
  unanswered: [
    503,
    'NO_ANSWER',
    'The card provider did not answer. Before you try again, check on the account page in a minute whether your plan has changed.',
  ],
  unavailable: [
    503,
    'BILLING_UNAVAILABLE',
    'The card provider cannot be reached at the moment. You have not been charged; please try again shortly.',
  ],
} as const;

type ProblemName = keyof typeof problems;

export class BillingProblem extends Error {
  readonly problem: ProblemName;

  constructor(name: ProblemName) {
    super(problems[name][2]);
    this.name = 'BillingProblem';
    this.problem = name;
  }

  get code(): string {
    return problems[this.problem][1];
  }

  answer(context: Context): Response {
    const [status, code, message] = problems[this.problem];
    return problem(context, status, message, code, status === 503 ? { 'retry-after': '5' } : {});
  }
}
