import { Crown } from '../../design/icons.tsx';
import { Form, FormNotice, Submit } from '../form/form.tsx';
import { Section } from '../preferences/section.tsx';
import { goToPortal } from './payment-pages.ts';
import { formatDate, periodLine } from './period.ts';
import { isTrial, planName } from './plans.ts';
import { planStatusOf, type Subscription, type SubscriptionView } from './subscription.ts';
import { useCountdown } from './use-countdown.ts';

/** The active or unpaid subscription: plan, status, renewal or end date, and a link to the billing portal. */
export function CurrentSubscription({
  subscription,
  prices,
  clockAhead,
  refresh,
}: {
  subscription: Subscription;
  prices: SubscriptionView['prices'];
  /** Offset of the sandbox's test clock, in seconds. */
  clockAhead: number;
  refresh: () => Promise<void>;
}) {
  const trial = isTrial(subscription.price_id, prices);
  const active = planStatusOf(subscription) === 'active';
  return (
    <Section
      title="Current Subscription"
      folds={false}
      about={
        trial
          ? 'Use Manage Billing to update your card or see invoices.'
          : 'Use Manage Billing to update your card, see invoices, change plan or cancel.'
      }
    >
      <div className="current-plan">
        <div className="plan-card-name">
          <h3>
            {active && <Crown />}
            {planName(subscription.price_id, prices)}
          </h3>
          <p className="current-plan-status">
            {active && trial && subscription.current_period_start !== null ? (
              <Countdown periodStart={subscription.current_period_start} onEnd={refresh} ahead={clockAhead} />
            ) : (
              (statusWords[subscription.subscription_status] ?? subscription.subscription_status)
            )}
          </p>
        </div>
        {active && <PeriodEnd subscription={subscription} trial={trial} prices={prices} />}
        {active && subscription.cancel_at_period_end && !trial && (
          <p className="plan-card-line">You keep Pro until then. To undo the cancellation, use Manage Billing.</p>
        )}
        {!active && (
          <p className="plan-card-line">
            Pro is suspended until the payment goes through, and returns as soon as it does.
          </p>
        )}
      </div>
      <ManageBilling />
    </Section>
  );
}

/** Link to the billing portal. */
export function ManageBilling() {
  return (
    <Form submit={goToPortal}>
      <FormNotice />
      <div>
        <Submit busy="Loading..." quiet>
          Manage Billing
        </Submit>
      </div>
    </Form>
  );
}

function Countdown({ periodStart, onEnd, ahead }: { periodStart: number; onEnd: () => Promise<void>; ahead: number }) {
  return <span className="mono">{useCountdown(periodStart, onEnd, ahead)}</span>;
}

function PeriodEnd({
  subscription,
  trial,
  prices,
}: {
  subscription: Subscription;
  trial: boolean;
  prices: SubscriptionView['prices'];
}) {
  const line = periodLine(subscription, trial, prices);
  if (line === undefined) return null;
  return (
    <p className="plan-card-line">
      {line.words} <time dateTime={new Date(line.at).toISOString()}>{formatDate(line.at, trial)}</time>
    </p>
  );
}

const statusWords: Readonly<Record<string, string>> = {
  active: 'Active',
  past_due: 'Payment past due',
  unpaid: 'Payment not made',
  incomplete: 'Payment not completed',
  paused: 'Paused',
};
