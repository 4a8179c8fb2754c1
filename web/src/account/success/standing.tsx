import { Crown } from '../../design/icons.tsx';
import { SandboxBanner } from '../../shell/sandbox-banner.tsx';
import { hasPro, type Session } from '../../shell/session.ts';
import { useArrival, type Arrival } from '../subscription/use-arrival.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

const waitingWords: Readonly<Record<Arrival, string>> = {
  waiting: 'Your payment is being confirmed. This page looks again by itself.',
  late: 'The confirmation takes longer than usual. This page goes on looking; you may also leave it, and Pro opens by itself.',
  over: 'The confirmation has not come yet. Please look at your account later, or write to us with the session number below.',
};

/** Whether the subscription has arrived, looked after until it has. `paid`: the address names a payment. */
export function Standing({ session, paid }: { session: Session; paid: boolean }) {
  const { value: view, refresh } = useSubscription();
  const active = hasPro(session);
  const arrival = useArrival(true, active || !paid, refresh);
  return (
    <>
      {view?.sandbox === true && <SandboxBanner />}
      <p className={active ? 'banner success success-standing' : 'banner success-standing'} role="status">
        {active ? (
          <>
            <Crown /> {session.plan?.name} is active.
          </>
        ) : (
          waitingText(paid, arrival)
        )}
      </p>
    </>
  );
}

function waitingText(paid: boolean, arrival: Arrival): string {
  return paid
    ? waitingWords[arrival]
    : 'There is no active subscription on this account. The plans are on the account page.';
}
