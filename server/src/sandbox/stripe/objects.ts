/** The provider's objects as stored and sent: a subset of its fields, with its names and types. */

/** What every stored object has. */
export interface NewObject<Name extends string> {
  id: string;
  object: Name;
  /** Epoch seconds. */
  created: number;
  livemode: false;
}

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: 'usd';
  livemode: false;
  nickname: string;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed' };
  type: 'recurring';
  unit_amount: number;
  metadata: Metadata;
}

export type Metadata = Record<string, string>;

export interface Customer extends NewObject<'customer'> {
  email: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  /** Set for a customer whose clock was advanced. */
  test_clock: string | null;
  deleted?: true;
}

export interface PaymentMethod extends NewObject<'payment_method'> {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: 'credit' };
  /** Not a provider field: the card number, which determines the outcome of charges. */
  number: string;
}

export interface CheckoutSession extends NewObject<'checkout.session'> {
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  expires_at: number;
  customer: string;
  client_reference_id: string | null;
  subscription: string | null;
  invoice: string | null;
  metadata: Metadata;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  currency: 'usd';
  amount_total: number;
  /** Not a provider field: the request, until it is paid. */
  asked: { price: string; metadata: Metadata; note: string };
}

export interface Subscription extends NewObject<'subscription'> {
  status: 'active' | 'past_due' | 'canceled' | 'incomplete';
  billing_cycle_anchor: number;
  billing_mode: { type: 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { reason: string | null; comment: null; feedback: null };
  collection_method: 'charge_automatically';
  currency: 'usd';
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
  latest_invoice: string | null;
  metadata: Metadata;
  /** Takes effect when the latest invoice is paid. */
  pending_update: PendingUpdate | null;
  schedule: string | null;
  start_date: number;
  test_clock: string | null;
  trial_end: null;
  /** Not a provider field (it is in the schedule there): the price from the next period on. */
  next_price: string | null;
  /** Not a provider field: when an unpaid renewal is retried. */
  next_attempt: number | null;
}

interface SubscriptionSchedule extends NewObject<'subscription_schedule'> {
  customer: string;
  end_behavior: 'release';
  phases: { start_date: number; end_date: number; items: { price: string; quantity: 1 }[] }[];
  status: 'active';
  subscription: string;
}

interface PendingUpdate {
  billing_cycle_anchor: number | null;
  expires_at: number;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: 1;
  subscription: string;
  /** Not a provider field: the amount charged for this period, for calculating credits. */
  debited?: number;
}

export interface InvoiceLine {
  object: 'line_item';
  amount: number;
  currency: 'usd';
  description: string;
  period: { start: number; end: number };
}

export interface Invoice extends NewObject<'invoice'> {
  status: 'open' | 'paid' | 'void';
  number: string;
  customer: string;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  currency: 'usd';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  hosted_invoice_url: string;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false };
  /** When an unpaid invoice is retried. */
  next_payment_attempt: number | null;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } };
}

interface InvoicePayment extends NewObject<'invoice_payment'> {
  customer: string;
  invoice: string;
  is_default: true;
  currency: 'usd';
  amount_paid: number;
  amount_requested: number;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'paid';
}

export interface Charge extends NewObject<'charge'> {
  amount: number;
  amount_refunded: number;
  currency: 'usd';
  customer: string;
  disputed: boolean;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  charge: string;
  customer: string;
  currency: 'usd';
  payment_intent: string;
  status: 'succeeded';
}

export interface Dispute extends NewObject<'dispute'> {
  amount: number;
  charge: string;
  customer: string;
  currency: 'usd';
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response';
}

interface TestClock extends NewObject<'test_helpers.test_clock'> {
  frozen_time: number;
  name: string | null;
  status: 'ready';
}

export interface PortalConfiguration extends NewObject<'billing_portal.configuration'> {
  active: boolean;
  features: {
    subscription_cancel?: { enabled?: string };
    subscription_update?: { enabled?: string; products?: { prices?: string[] }[] };
  };
  is_default: boolean;
  metadata: Metadata;
}

export interface PortalSession extends NewObject<'billing_portal.session'> {
  configuration: string;
  customer: string;
  return_url: string;
  url: string;
}

export interface Event extends NewObject<'event'> {
  api_version: string;
  data: { object: StripeObject };
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}

export interface Kinds {
  customer: Customer;
  payment_method: PaymentMethod;
  'checkout.session': CheckoutSession;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'test_helpers.test_clock': TestClock;
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  event: Event;
}

export type Kind = keyof Kinds;
type StripeObject = Kinds[Kind];

/** Id prefixes by object type. */
export const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus_',
  payment_method: 'pm_',
  'checkout.session': 'cs_test_',
  subscription: 'sub_',
  subscription_schedule: 'sub_sched_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  'test_helpers.test_clock': 'clock_',
  'billing_portal.configuration': 'bpc_',
  'billing_portal.session': 'bps_',
  event: 'evt_',
};
