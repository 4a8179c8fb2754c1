export { createBilling, type Billing } from './billing.ts';
export { billingRoutes, upgradeRoutes } from './billing-routes.ts';
export { planName } from './plans.ts';
export type { Postage } from './letters.ts';
export { createProvider } from './provider.ts';
export { BillingProblem } from './problems.ts';
export { reconcile } from './reconcile.ts';
export { currentSubscription, subscriptionView } from './subscription.ts';
export { isLive, type SubscriptionFacts } from './facts.ts';
