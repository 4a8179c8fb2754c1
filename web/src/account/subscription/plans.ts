/** A plan on sale, billed in US dollars. The server provides the price ids. */
export interface Plan {
  readonly mode: PlanMode;
  /** Label in the plan selector. */
  readonly choice: string;
  readonly name: string;
  readonly description: string;
  readonly cents: number;
  /** Billing term of the price. */
  readonly term: string;
  /** How the plan renews at the end of the term. */
  readonly renewal: string;
  /** Label of the purchase button. */
  readonly act: string;
}

export type PlanMode = 'trial' | 'monthly' | 'annual';

/** Price id of each plan, from the server. */
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
    description: `Everything in Pro for ${trialHours} hours. One trial per person.`,
    cents: 200,
    term: `for ${trialHours} hours`,
    renewal: 'Ends automatically. No recurring charge unless you upgrade.',
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

/** The plan with a price id; undefined for a price no longer on sale. */
export function planOf(priceId: string | null, prices: PriceIds): Plan | undefined {
  return Object.values(plans).find(({ mode }) => priceIdOf(mode, prices) === priceId);
}

export function planName(priceId: string | null, prices: PriceIds): string {
  return planOf(priceId, prices)?.name ?? 'Unknown Plan';
}

export function isTrial(priceId: string | null, prices: PriceIds): boolean {
  return planOf(priceId, prices)?.mode === 'trial';
}

/** Annual saving over twelve monthly payments, in cents; zero or negative if there is none. */
export function annualSaving(monthly: Pick<Plan, 'cents'>, annual: Pick<Plan, 'cents'>): number {
  return 12 * monthly.cents - annual.cents;
}

export function formatMoney(cents: number): string {
  return `USD ${(cents / 100).toFixed(2)}`;
}
