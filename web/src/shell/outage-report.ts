import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Where an outage can be reported, from the whole window to what the user has just done. */
const places = ['window', 'page', 'action'] as const;
type OutagePlace = (typeof places)[number];

const counts: Record<OutagePlace, number> = { window: 0, page: 0, action: 0 };
const listeners = new Set<() => void>();

function change(place: OutagePlace, by: 1 | -1): void {
  counts[place] += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this place reports an outage: if it has a report and no place nearer to the user's action has one, so that a
 * page reports an outage once.
 */
export function useOutageReport(place: OutagePlace, hasReport: boolean): boolean {
  useLayoutEffect(() => {
    if (!hasReport) return undefined;
    change(place, 1);
    return () => change(place, -1);
  }, [place, hasReport]);
  const isReportedNearer = useSyncExternalStore(
    subscribe,
    () => places.slice(places.indexOf(place) + 1).some(nearer => counts[nearer] > 0),
    () => false,
  );
  return hasReport && !isReportedNearer;
}
