import { SandboxBanner } from '../../shell/sandbox-banner.tsx';
import { CurrentSubscription } from '../subscription/current-subscription.tsx';
import { dateText, nowAhead } from '../subscription/period.ts';
import { ProSubscription, Upgrade } from '../subscription/plan-sections.tsx';
import { isTrial } from '../subscription/plans.ts';
import { standingOf } from '../subscription/subscription.ts';
import '../subscription/subscription.css';
import type { KeptSubscription } from '../subscription/use-subscription.ts';
import { LoadProblem } from './section.tsx';

/**
 * The place of the subscription on the account page: the current one with its billing, or the plans to choose from. The page leaves it
 * out for administrators.
 */
export function SubscriptionSections({ kept }: { kept: KeptSubscription }) {
  const { value: view, failure, refresh } = kept;
  if (view === undefined) return failure && <LoadProblem failure={failure} />;
  const { subscription, prices, sandbox, clock_ahead: ahead = 0 } = view;
  const standing = standingOf(subscription);
  const onTrial = standing === 'active' && isTrial(subscription?.price_id ?? null, prices);
  return (
    <>
      {sandbox && <SandboxBanner clock={ahead === 0 ? undefined : dateText(nowAhead(ahead), true)} />}
      {subscription === null || standing === 'none' ? (
        <ProSubscription view={view} refresh={refresh} />
      ) : (
        <CurrentSubscription subscription={subscription} prices={prices} clockAhead={ahead} refresh={refresh} />
      )}
      {onTrial && <Upgrade view={view} refresh={refresh} />}
    </>
  );
}
