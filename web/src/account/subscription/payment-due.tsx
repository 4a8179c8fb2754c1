import '../account.css';
import { Form, FormNotice, Submit } from '../form/form.tsx';
import { useResource } from '../resource.ts';
import './payment-due.css';
import { goToPortal } from './payment-pages.ts';
import { planName } from './plans.ts';
import { planStatusOf, subscriptionPath, subscriptionView } from './subscription.ts';

/** Banner for a payment that is due, with a link to pay it; renders nothing otherwise. */
export default function PaymentDue({ layout }: { layout: 'site' | 'tool' }) {
  const { value } = useResource(subscriptionPath, subscriptionView);
  const subscription = value?.subscription ?? null;
  if (value === undefined || subscription === null || planStatusOf(subscription) !== 'owing') return null;
  return (
    <section className={`payment-due ${layout}`} aria-label="Payment due">
      <div className="banner warning">
        <p>
          <strong>The payment for {planName(subscription.price_id, value.prices)} is due.</strong> Pro is suspended
          until the payment goes through, and returns as soon as it does. Your work is safe.
        </p>
        <Form submit={goToPortal}>
          <FormNotice />
          <Submit busy="Loading...">Open Billing Portal</Submit>
        </Form>
      </div>
    </section>
  );
}
