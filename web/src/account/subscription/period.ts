import type { Subscription } from './subscription.ts';
import { trialHours, type PriceIds } from './plans.ts';

const minute = 60_000;

/** End of a trial in epoch ms: 48 hours after its period began. */
export function trialEnd(periodStart: number): number {
  return (periodStart + trialHours * 3600) * 1000;
}

export const trialEnded = 'Trial ended';

/**
 * Remaining time of a trial in words, for a period that began at `periodStart` (epoch s), at `now` (epoch ms). Limited
 * to the full trial if the local clock is behind the provider's.
 */
export function trialRemaining(periodStart: number, now: number): string {
  const left = trialEnd(periodStart) - now;
  if (left <= 0) return trialEnded;
  const minutes = Math.min(trialHours * 60, Math.floor(left / minute));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m remaining`;
}

/** What happens at the end of the period, and when (epoch ms). */
interface PeriodLine {
  readonly words: 'Trial ends on' | 'Cancels on' | 'Changes to monthly on' | 'Changes to annual on' | 'Renews on';
  readonly at: number;
}

/**
 * The period line of a subscription. A trial ends after 48 hours regardless of the provider's period. Undefined if the
 * server gives no date.
 */
export function periodLine(subscription: Subscription, isTrial: boolean, prices: PriceIds): PeriodLine | undefined {
  const { current_period_start: start, current_period_end: end } = subscription;
  if (isTrial) return start === null ? undefined : { words: 'Trial ends on', at: trialEnd(start) };
  return end === null ? undefined : { words: renewalLine(subscription, prices), at: end * 1000 };
}

function renewalLine(
  { cancel_at_period_end: cancels, next_price_id: next }: Subscription,
  prices: PriceIds,
): PeriodLine['words'] {
  if (cancels) return 'Cancels on';
  if (next === prices.monthly) return 'Changes to monthly on';
  if (next === prices.yearly) return 'Changes to annual on';
  return 'Renews on';
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Current time in epoch ms by a clock the given number of seconds ahead of this computer's. */
export function nowWithOffset(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** A date in words; `withTime` adds the time. */
export function formatDate(at: number, withTime: boolean): string {
  return (withTime ? dateAndTime : date).format(at);
}
