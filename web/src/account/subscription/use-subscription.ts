import { useCallback, useEffect, useRef } from 'react';
import { hasPro, refreshSession, useSession } from '../../shell/session.ts';
import { useAutoRefresh } from '../../shell/auto-refresh.ts';
import { useResource, type Resource } from '../resource.ts';
import { planStatusOf, subscriptionPath, subscriptionView, type SubscriptionView } from './subscription.ts';

/** The subscription, reloaded together with the session so that the page header and the content agree. */
export interface SubscriptionState extends Resource<SubscriptionView> {
  /** Reloads the subscription and the session. */
  readonly refresh: () => Promise<void>;
}

export function useSubscription(): SubscriptionState {
  const resource = useResource(subscriptionPath, subscriptionView);
  const session = useSession();
  const { reload } = resource;
  const refresh = useCallback(async () => {
    await reload();
    await refreshSession();
  }, [reload]);
  useAutoRefresh(refresh);

  const plan = JSON.stringify(session?.plan);
  const known = useRef(plan);
  useEffect(() => {
    if (known.current === plan) return;
    known.current = plan;
    void reload();
  }, [plan, reload]);

  // Loading the subscription makes the server query the payment provider, so the session may be older.
  const { value } = resource;
  const subscribed = value && planStatusOf(value.subscription) === 'active';
  const proInSession = session !== undefined && hasPro(session);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    if (subscribed !== proInSession) void refreshSession();
  }, [value, subscribed, proInSession]);
  return { ...resource, refresh };
}
