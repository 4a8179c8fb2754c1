export { createBilling, type Billing } from './billing.ts';
export { billingRoutes, upgradeRoutes } from './billing-routes.ts';
export { planName } from './plans.ts';
export type { BillingMailing } from './mails/billing-mails.ts';
export { createProvider } from './provider/provider.ts';
export { BillingProblem } from './problems.ts';
export { reconcile } from './subscription/reconcile.ts';
export { currentSubscription, subscriptionView } from './subscription/subscription.ts';
export { isLive, type SubscriptionFacts } from './subscription/subscription-facts.ts';
