/** The plans on sale. All are subscriptions in US dollars; their price ids come from the server. */
export interface Plan {
  readonly mode: PlanMode;
  /** What the selector calls it. */
  readonly choice: string;
  readonly name: string;
  readonly description: string;
  readonly cents: number;
  /** What the price is for. */
  readonly term: string;
  /** How it goes on when the term is over. */
  readonly renewal: string;
  /** The button that buys it. */
  readonly act: string;
}

export type PlanMode = 'trial' | 'monthly' | 'annual';

/** The ids of the plans' prices, as the server knows them. */
export interface PriceIds {
  readonly trial: string;
  readonly monthly: string;
  readonly yearly: string;
}

export const trialHours = 48;

export const plans: Readonly<Record<PlanMode, Plan>> = {
  trial: {
    mode: 'trial',
    choice: 'Trial',
    name: 'Pro Trial',
    description: `Everything in Pro for ${trialHours} hours. One trial for each person.`,
    cents: 200,
    term: `for ${trialHours} hours`,
    renewal: 'Ends by itself. No recurring charge unless you upgrade.',
    act: 'Start Trial',
  },
  monthly: {
    mode: 'monthly',
    choice: 'Monthly',
    name: 'Pro Monthly',
    description: 'Everything in Pro, month by month.',
    cents: 999,
    term: 'per month',
    renewal: 'Renews every month until you cancel.',
    act: 'Subscribe Monthly',
  },
  annual: {
    mode: 'annual',
    choice: 'Annual',
    name: 'Pro Yearly',
    description: 'Everything in Pro, paid once a year.',
    cents: 10_989,
    term: 'per year',
    renewal: 'Renews every year until you cancel.',
    act: 'Subscribe Annually',
  },
};

export function priceIdOf(mode: PlanMode, prices: PriceIds): string {
  return mode === 'annual' ? prices.yearly : prices[mode];
}

/** The plan of a price id; undefined for a price that is not on sale, an earlier one perhaps. */
export function planOf(priceId: string | null, prices: PriceIds): Plan | undefined {
  return Object.values(plans).find(({ mode }) => priceIdOf(mode, prices) === priceId);
}

export function planName(priceId: string | null, prices: PriceIds): string {
  return planOf(priceId, prices)?.name ?? 'Unknown Plan';
}

export function isTrial(priceId: string | null, prices: PriceIds): boolean {
  return planOf(priceId, prices)?.mode === 'trial';
}

/** What a year costs less than twelve months, in cents; not positive when it does not. */
export function annualSaving(monthly: Pick<Plan, 'cents'>, annual: Pick<Plan, 'cents'>): number {
  return 12 * monthly.cents - annual.cents;
}

export function money(cents: number): string {
  return `USD ${(cents / 100).toFixed(2)}`;
}
