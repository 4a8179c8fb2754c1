import { Stripe } from 'stripe';

/** Older signatures are refused as possible replays. */
export const maxAgeSeconds = 300;
/** Tolerated clock difference. */
const clockToleranceSeconds = 60;

/**
 * Parses a webhook's body after verifying its signature, by any of the secrets, and its time.
 * @param body the raw bytes: a re-encoded body would not match the signature.
 * @returns undefined unless the card provider has sent it just now.
 */
export function verifiedEvent(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now = Date.now(),
): Stripe.Event | undefined {
  const seconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header ?? '')?.[1] ?? Infinity);
  if (header === undefined || seconds > now / 1000 + clockToleranceSeconds) return undefined;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, maxAgeSeconds, undefined, now);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
    }
  }
  return undefined;
}
