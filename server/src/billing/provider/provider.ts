import { Stripe } from 'stripe';
import type { StripeAccess } from '../../config.ts';
import { describeError, type Log } from '../../http/log.ts';

/** Timeout of an attempt; a request makes two at most. */
const attemptMilliseconds = 6000;

/** Why the card provider did not carry out a request. */
export type Refusal = 'unavailable' | 'declined' | 'authentication' | 'missing' | 'refused';

/** Error codes of the provider for a payment that needs authentication by the bank. */
const authenticationCodes = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'payment_intent_action_required',
  'subscription_payment_intent_requires_action',
]);

export class ProviderError extends Error {
  readonly refusal: Refusal;
  /** The wrong parameter, if the provider names it. */
  readonly parameter: string | undefined;

  constructor(refusal: Refusal, message: string, parameter?: string) {
    super(message);
    this.name = 'ProviderError';
    this.refusal = refusal;
    this.parameter = parameter;
  }
}

/** The card provider through its official SDK. */
export interface Provider {
  /**
   * Calls the provider.
   * @throws {ProviderError} for every failure there or on the way.
   */
  call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T>;
}

/** Short timeout, for reads that a page can do without. */
export const shortTimeout: Stripe.RequestOptions = { timeout: 2500, maxNetworkRetries: 0 };

/** Uses the first secret key that the provider accepts, and the next one once it is revoked. */
export function createProvider(access: StripeAccess, log: Log): Provider {
  const clients = access.secretKeys.map(key => new Stripe(key, clientOptions(access.apiUrl)));
  let current = 0;

  const attempt = async <T>(work: (stripe: Stripe) => Promise<T>, tried: number): Promise<T> => {
    const index = current;
    const client = clients[index];
    if (client === undefined) throw new ProviderError('unavailable', 'There is no secret key');
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError && tried + 1 < clients.length) {
        if (current === index) {
          current = (index + 1) % clients.length;
          log.warn('card provider refuses a secret key; the next one is used', { key: index + 1 });
        }
        return attempt(work, tried + 1);
      }
      throw providerError(error, log);
    }
  };
  return { call: work => attempt(work, 0) };
}

function clientOptions(apiUrl: string | undefined) {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return {
    appInfo: { name: 'Isentrope' },
    telemetry: false,
    timeout: attemptMilliseconds,
    maxNetworkRetries: 1,
    ...(url === undefined
      ? {}
      : {
          host: url.hostname,
          port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
          protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
  };
}

function providerError(error: unknown, log: Log): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (authenticationCodes.has(error.code ?? '')) return new ProviderError('authentication', error.message);
  if (error instanceof Stripe.errors.StripeCardError) return new ProviderError('declined', error.message);
  if (error.code === 'resource_missing') return new ProviderError('missing', error.message, error.param);
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeIdempotencyError)
    return new ProviderError('refused', error.message, error.param);
  log.error('card provider not available', { error: describeError(error) });
  return new ProviderError('unavailable', error.message);
}
