import { useState } from 'react';
import { TermsLink } from '../../site/terms/terms-link.tsx';
import { Form, FormNotice, Submit, useFormState } from '../form/form.tsx';
import { goToCheckout } from './payment-pages.ts';
import { PlanCard } from './plan-card.tsx';
import { plans, priceIdOf, type PlanMode, type PriceIds } from './plans.ts';
import { Segments } from '../../design/segments.tsx';

/** Selects one of the offered plans, drawn as a title block, with a button to pay for it. */
export function PlanChoice({
  modes,
  prices,
  trialUsed,
  onRefused,
  upgrades = false,
}: {
  modes: readonly PlanMode[];
  prices: PriceIds;
  trialUsed: boolean;
  /** Called if the server rejects the purchase, since the page's data may be out of date. */
  onRefused: () => Promise<void>;
  /** Whether the plan replaces a trial. */
  upgrades?: boolean;
}) {
  const [mode, setMode] = useState<PlanMode>('monthly');
  const plan = plans[mode];
  const isTrialUsed = mode === 'trial' && trialUsed;
  return (
    <Form
      submit={async () => {
        const notice = await goToCheckout(priceIdOf(mode, prices));
        if (notice !== undefined) await onRefused();
        return notice;
      }}
    >
      <PlanSelector modes={modes} chosen={mode} onChoose={setMode} />
      <div aria-live="polite" aria-atomic="true">
        <PlanCard plan={plan} />
      </div>
      <FormNotice />
      {isTrialUsed ? (
        <p className="banner">
          You’ve already used your trial (one per person). Please choose a monthly or annual plan.
        </p>
      ) : (
        <div className="plan-action">
          <Submit busy="Processing..." primary>
            {upgrades ? `Upgrade to ${plan.choice}` : plan.act}
          </Submit>
          <p className="aside">
            You pay by card on the payment provider’s page. The <TermsLink>Terms of Service</TermsLink> apply.
          </p>
        </div>
      )}
    </Form>
  );
}

function PlanSelector({
  modes,
  chosen,
  onChoose,
}: {
  modes: readonly PlanMode[];
  chosen: PlanMode;
  onChoose: (mode: PlanMode) => void;
}) {
  return (
    <Segments
      legend="Plan"
      className="plan-selector"
      options={modes.map(mode => [mode, plans[mode].choice])}
      chosen={chosen}
      onChoose={onChoose}
      disabled={useFormState().busy}
    />
  );
}
