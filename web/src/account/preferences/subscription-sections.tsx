/**
 * The place of the subscription on the account page: the current one with its billing, or the plans to choose from. The page leaves it
 * out for administrators.
 */
export function SubscriptionSections() {
  return null;
}
