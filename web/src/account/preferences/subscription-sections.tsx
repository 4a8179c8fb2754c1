import { CurrentSubscription } from '../subscription/current-subscription.tsx';
import { ProSubscription, Upgrade } from '../subscription/plan-sections.tsx';
import { isTrial } from '../subscription/plans.ts';
import { SandboxNotice } from '../subscription/sandbox-notice.tsx';
import { planStatusOf } from '../subscription/subscription.ts';
import '../subscription/subscription.css';
import type { SubscriptionState } from '../subscription/use-subscription.ts';
import { LoadError } from './section.tsx';

/**
 * The subscription on the account page: the current one with its billing, or the plans to choose from. Not shown to
 * administrators.
 */
export function SubscriptionSections({ state }: { state: SubscriptionState }) {
  const { value: view, failure, refresh } = state;
  if (view === undefined) return failure && <LoadError failure={failure} />;
  const { subscription, prices, clock_ahead: ahead = 0 } = view;
  const status = planStatusOf(subscription);
  const onTrial = status === 'active' && isTrial(subscription?.price_id ?? null, prices);
  return (
    <>
      <SandboxNotice view={view} />
      {subscription === null || status === 'none' ? (
        <ProSubscription view={view} refresh={refresh} />
      ) : (
        <CurrentSubscription subscription={subscription} prices={prices} clockAhead={ahead} refresh={refresh} />
      )}
      {onTrial && <Upgrade view={view} refresh={refresh} />}
    </>
  );
}
