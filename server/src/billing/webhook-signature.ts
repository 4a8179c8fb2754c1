import { Stripe } from 'stripe';

/** A signature older than this is refused: it may be a recording. */
export const oldestSeconds = 300;
/** Clocks differ; further ahead than this, no honest one is. */
const aheadSeconds = 60;

/**
 * Reads a webhook's body, once its signature by any of the secrets, and its time, are right.
 * @param body the bytes as they came: of anything put together anew the signature would be wrong.
 * @returns undefined for everything that the card provider has not sent just now.
 */
export function verifiedEvent(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now = Date.now(),
): Stripe.Event | undefined {
  const seconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header ?? '')?.[1] ?? Infinity);
  if (header === undefined || seconds > now / 1000 + aheadSeconds) return undefined;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, oldestSeconds, undefined, now);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
    }
  }
  return undefined;
}
