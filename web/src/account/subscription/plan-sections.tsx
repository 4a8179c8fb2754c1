import { useId } from 'react';
import { Section, sectionId } from '../preferences/section.tsx';
import { ManageBilling } from './current-subscription.tsx';
import { ComparisonTable, FeatureList } from './feature-lists.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { trialEnded } from './period.ts';
import { isTrial, planName } from './plans.ts';
import type { SubscriptionView } from './subscription.ts';

/** For users without a subscription: Pro, its price, and the feature comparison. */
export function ProSubscription({ view, refresh }: { view: SubscriptionView; refresh: () => Promise<void> }) {
  const id = useId();
  const { subscription, prices, trial_used: trialUsed } = view;
  return (
    <section className="account-section pro-subscription" id={sectionId('Pro Subscription')} aria-labelledby={id}>
      <div className="account-section-head">
        <h2 id={id}>Pro Subscription</h2>
        <p>Every Pro calculator, on all your devices. Cancel any time.</p>
        <FeatureList />
      </div>
      <div className="account-section-body">
        {subscription?.subscription_status === 'canceled' && (
          <EndedSubscription subscription={subscription} prices={prices} />
        )}
        <PlanChoice modes={['trial', 'monthly', 'annual']} prices={prices} trialUsed={trialUsed} onRefused={refresh} />
      </div>
      <ComparisonTable />
    </section>
  );
}

/** During a trial: the plans that can replace it. */
export function Upgrade({ view, refresh }: { view: SubscriptionView; refresh: () => Promise<void> }) {
  return (
    <Section
      title="Upgrade"
      folds={false}
      about="A plan replaces the trial immediately, with no break in access. If you don’t choose one, the trial simply ends."
    >
      <PlanChoice
        modes={['monthly', 'annual']}
        prices={view.prices}
        trialUsed={view.trial_used}
        onRefused={refresh}
        upgrades
      />
    </Section>
  );
}

/** An ended subscription: its name, and a link to its invoices. */
function EndedSubscription({
  subscription,
  prices,
}: {
  subscription: NonNullable<SubscriptionView['subscription']>;
  prices: SubscriptionView['prices'];
}) {
  const trial = isTrial(subscription.price_id, prices);
  return (
    <div className="previous-plan">
      <p>
        <b>{planName(subscription.price_id, prices)}</b> · {trial ? trialEnded : 'This subscription has ended.'}
      </p>
      <ManageBilling />
    </div>
  );
}
