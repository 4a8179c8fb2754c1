import type { ReactNode } from 'react';
import { Crown } from '../../design/icons.tsx';
import { hasPro, type Session } from '../../shell/session.ts';
import { SandboxNotice } from '../subscription/sandbox-notice.tsx';
import { usePaymentPolling, type PollingState } from '../subscription/use-payment-polling.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

const waitingMessages: Readonly<Record<PollingState, string>> = {
  waiting: 'Your payment is being confirmed. This page checks again automatically.',
  late: 'The confirmation is taking longer than usual. This page keeps checking; you can also leave it: Pro will be activated automatically.',
  over: 'The confirmation has not arrived yet. Please check your account later, or write to us with the session number below.',
};

/** Heading and text of the success page for a purchase status. */
interface PurchaseStatus {
  readonly heading: string;
  readonly text: ReactNode;
  readonly active: boolean;
}

/** Polls until the subscription is active. `paid`: the address names a payment. */
export function usePurchase(session: Session, paid: boolean): { status: PurchaseStatus; notice: ReactNode } {
  const { value: view, refresh } = useSubscription();
  const active = hasPro(session);
  const awaited = paid && view?.payment_awaited === true;
  const arrival = usePaymentPolling(true, active || !awaited, refresh);
  return {
    status: view === undefined && !active ? unknownStatus : purchaseStatus(session, { active, paid, awaited, arrival }),
    notice: view && <SandboxNotice view={view} />,
  };
}

const unknownStatus: PurchaseStatus = {
  heading: 'Your subscription',
  text: 'Checking your subscription.',
  active: false,
};

function purchaseStatus(
  session: Session,
  { active, paid, awaited, arrival }: { active: boolean; paid: boolean; awaited: boolean; arrival: PollingState },
): PurchaseStatus {
  if (active)
    return {
      heading: welcomeHeading,
      text: (
        <>
          <Crown />{' '}
          {session.user?.role === 'admin' ? 'Administrators have all Pro tools.' : `${session.plan?.name} is active.`}
        </>
      ),
      active,
    };
  if (awaited) return { heading: 'Your payment is being confirmed', text: waitingMessages[arrival], active };
  const none = 'There is no active subscription on this account. The plans are on the account page.';
  return {
    heading: 'No plan yet',
    text: paid ? `${none} If you have paid, please write to us with the session number below.` : none,
    active,
  };
}

const welcomeHeading = 'Welcome to the Pro plan';
