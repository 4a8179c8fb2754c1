import { newObject, type Store } from './store.ts';
import type { PaymentMethod } from './objects.ts';

export interface TestCard {
  number: string;
  brand: string;
  /**
   * Behaviour of the card: succeeds, requires authentication until set up for later payments, requires it at every
   * payment, is declined at once, or only when charged later.
   */
  outcome: 'succeeds' | 'authenticates' | 'always authenticates' | 'declines' | 'declines later';
  message?: string;
}

const declined = 'Your card was declined.';

const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds' },
  { number: '4000002500003155', brand: 'visa', outcome: 'authenticates' },
  { number: '4000002760003184', brand: 'visa', outcome: 'always authenticates' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declines', message: declined },
  { number: '4000000000009995', brand: 'visa', outcome: 'declines', message: 'Your card has insufficient funds.' },
  { number: '4000000000000341', brand: 'visa', outcome: 'declines later', message: declined },
];

/** Whether the bank requires authentication when the card is entered. */
export function requiresSetupAuthentication({ outcome }: TestCard): boolean {
  return outcome === 'authenticates' || outcome === 'always authenticates';
}

/** The test card with a number; undefined for any other number, because real cards must not be entered here. */
export function cardOf(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  return testCards.find(({ number }) => number === digits);
}

/** Why a charge on a saved card fails, with the provider's code and message. */
export interface CardRefusal {
  code: 'card_declined' | 'subscription_payment_intent_requires_action';
  message: string;
}

/**
 * The refusal of a charge on a saved card; undefined if it succeeds. Saving a card includes its authentication for
 * later payments, so only a card that always requires authentication does so again.
 * @param authenticated whether the user has just authenticated.
 */
export function chargeRefusal(method: Pick<PaymentMethod, 'number'>, authenticated = false): CardRefusal | undefined {
  const card = cardOf(method.number);
  if (card?.outcome === 'declines' || card?.outcome === 'declines later')
    return { code: 'card_declined', message: card.message ?? declined };
  if (card?.outcome === 'always authenticates' && !authenticated)
    return {
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
    };
  return undefined;
}

/** Saves a card as the customer's default payment method. */
export async function saveCard(store: Store, customerId: string, card: TestCard): Promise<PaymentMethod> {
  const now = await store.now(customerId);
  const method = await store.put('payment_method', {
    ...newObject('payment_method', now),
    type: 'card',
    customer: customerId,
    card: {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: 12,
      exp_year: new Date(now * 1000).getUTCFullYear() + 3,
      funding: 'credit',
    },
    number: card.number,
  });
  const customer = await store.get('customer', customerId);
  if (customer !== undefined)
    await store.put('customer', { ...customer, invoice_settings: { default_payment_method: method.id } });
  return method;
}

/** Formats a card as "Visa •••• 4242". */
export function describeCard({ card }: PaymentMethod): string {
  return `${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
}
