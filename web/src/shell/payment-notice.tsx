import { lazy } from 'react';
import { LazyPart } from './part-boundary.tsx';
import { useSession } from './session.ts';

const PaymentDue = lazy(() => import('../account/subscription/payment-due.tsx'));

/** On every page, for a user whose plan is not active: whether a payment is due, and a link to pay it. */
export function PaymentNotice({ layout }: { layout: 'site' | 'tool' }) {
  const session = useSession();
  if (!session?.user || session.plan === null || session.plan.active) return null;
  return (
    <LazyPart fallback={null}>
      <PaymentDue layout={layout} />
    </LazyPart>
  );
}
