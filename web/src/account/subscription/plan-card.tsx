import { annualSaving, formatMoney, plans, type Plan } from './plans.ts';

/** A plan with its price, drawn as a title block. */
export function PlanCard({ plan }: { plan: Plan }) {
  const saving = annualSaving(plans.monthly, plans.annual);
  return (
    <div className="plan-card">
      <div className="plan-card-name">
        <h3>{plan.name}</h3>
        <p>{plan.description}</p>
      </div>
      <p className="plan-card-price">
        <span className="mono">{formatMoney(plan.cents)}</span> <span>{plan.term}</span>
      </p>
      <p className="plan-card-line">{plan.renewal}</p>
      {plan.mode === 'annual' && saving > 0 && (
        <p className="plan-card-line saving">
          Saves <span className="mono">{formatMoney(saving)}</span> a year compared with paying monthly.
        </p>
      )}
    </div>
  );
}
