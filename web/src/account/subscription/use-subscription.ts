import { useCallback, useEffect, useRef } from 'react';
import { hasPro, refreshSession, useSession } from '../../shell/session.ts';
import { useKeptCurrent } from '../../shell/current-session.ts';
import { useResource, type Resource } from '../resource.ts';
import { standingOf, subscriptionPath, subscriptionView, type SubscriptionView } from './subscription.ts';

/** The subscription, reloaded together with the session so that the page header and the content agree. */
export interface KeptSubscription extends Resource<SubscriptionView> {
  /** Reloads the subscription and the session. */
  readonly refresh: () => Promise<void>;
}

export function useSubscription(): KeptSubscription {
  const resource = useResource(subscriptionPath, subscriptionView);
  const session = useSession();
  const { reload } = resource;
  const refresh = useCallback(async () => {
    await reload();
    await refreshSession();
  }, [reload]);
  useKeptCurrent(refresh);

  const plan = JSON.stringify(session?.plan);
  const known = useRef(plan);
  useEffect(() => {
    if (known.current === plan) return;
    known.current = plan;
    void reload();
  }, [plan, reload]);

  // Loading the subscription makes the server query the payment provider, so the session may be older.
  const { value } = resource;
  const subscribed = value && standingOf(value.subscription) === 'active';
  const proInSession = session !== undefined && hasPro(session);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    if (subscribed !== proInSession) void refreshSession();
  }, [value, subscribed, proInSession]);
  return { ...resource, refresh };
}
