import { newId, type Store } from './store.ts';
import type { PaymentMethod } from './objects.ts';

interface TestCard {
  number: string;
  brand: string;
  /** What happens: it pays, asks for authentication first, is refused at once, or only when it is charged later. */
  outcome: 'succeeds' | 'authenticates' | 'declines' | 'declines later';
  message?: string;
}

const declined = 'Your card was declined.';

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds' },
  { number: '4000002500003155', brand: 'visa', outcome: 'authenticates' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declines', message: declined },
  { number: '4000000000009995', brand: 'visa', outcome: 'declines', message: 'Your card has insufficient funds.' },
  { number: '4000000000000341', brand: 'visa', outcome: 'declines later', message: declined },
];

/** The test card of a number as typed; undefined for any other number, which must not be asked for here. */
export function cardOf(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  return testCards.find(({ number }) => number === digits);
}

/** Why a charge on the card fails; undefined when it succeeds. */
export function refusal({ number }: Pick<PaymentMethod, 'number'>): string | undefined {
  const card = cardOf(number);
  return card?.outcome === 'declines' || card?.outcome === 'declines later' ? card.message : undefined;
}

/** Keeps the card with its customer, and makes it the one that is charged. */
export async function keepCard(store: Store, customerId: string, card: TestCard): Promise<PaymentMethod> {
  const now = await store.now(customerId);
  const method = await store.put('payment_method', {
    id: newId('payment_method'),
    object: 'payment_method',
    type: 'card',
    created: now,
    customer: customerId,
    livemode: false,
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
