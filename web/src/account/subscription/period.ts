import type { Subscription } from './subscription.ts';
import { trialHours, type PriceIds } from './plans.ts';

const minute = 60_000;

/** When a trial is over: 48 hours after its period began. Milliseconds, as of `Date`. */
export function trialEnd(periodStart: number): number {
  return (periodStart + trialHours * 3600) * 1000;
}

export const trialEnded = 'Trial ended';

/**
 * How long a trial lasts yet, for a period that began at `periodStart` (epoch seconds), at the time `now` (milliseconds). Never more than
 * the whole trial, by a clock that is behind the provider's.
 */
export function trialRemaining(periodStart: number, now: number): string {
  const left = trialEnd(periodStart) - now;
  if (left <= 0) return trialEnded;
  const minutes = Math.min(trialHours * 60, Math.floor(left / minute));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m remaining`;
}

/** What happens when the period is over, and when (milliseconds). */
export interface PeriodLine {
  readonly words: 'Trial ends on' | 'Cancels on' | 'Changes to monthly on' | 'Changes to annual on' | 'Renews on';
  readonly at: number;
}

/** A trial ends at its 48th hour however long the provider's period is. Undefined where the server does not say when. */
export function periodLine(subscription: Subscription, isTrial: boolean, prices: PriceIds): PeriodLine | undefined {
  const { current_period_start: start, current_period_end: end } = subscription;
  if (isTrial) return start === null ? undefined : { words: 'Trial ends on', at: trialEnd(start) };
  return end === null ? undefined : { words: goesOn(subscription, prices), at: end * 1000 };
}

function goesOn(
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

/** The time by a clock that is so many seconds ahead of this computer's, in milliseconds. */
export function nowAhead(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** A date as a person reads it; with the time where the hour matters. */
export function dateText(at: number, withTime: boolean): string {
  return (withTime ? dateAndTime : date).format(at);
}
