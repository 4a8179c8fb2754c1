import { revision as revisionShape, type Revision } from '@isentrope/records';
import { useEffect, useMemo, useState } from 'react';
import { get, type Failure } from '../../account/request.ts';
import { useSession } from '../../shell/session.ts';

/** Number of concurrent requests. */
const maxRequests = 3;

/** Revisions by id, fetched on demand and cached; retried when the server is reachable again. */
export function useRevisions(ids: readonly string[]): {
  readonly revisions: ReadonlyMap<string, Revision>;
  /** Number of revisions not yet loaded. */
  readonly missing: number;
  readonly failure: Failure | undefined;
} {
  const [revisions, setRevisions] = useState<ReadonlyMap<string, Revision>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const pending = useMemo(() => ids.filter(id => !revisions.has(id)), [ids, revisions]);
  const next = pending.slice(0, maxRequests).join(' ');
  const outage = useSession()?.outage ?? null;
  useEffect(() => {
    if (next === '' || outage !== null) return undefined;
    let left = false;
    void Promise.all(next.split(' ').map(id => get(`/api/revisions/${id}`, revisionShape))).then(outcomes => {
      if (left) return;
      const loaded = outcomes.flatMap(outcome => (outcome.ok ? [[outcome.value.id, outcome.value] as const] : []));
      setRevisions(known => new Map([...known, ...loaded]));
      setFailure(outcomes.flatMap(outcome => (outcome.ok ? [] : [outcome.failure]))[0]);
    });
    return () => {
      left = true;
    };
  }, [next, outage]);
  return { revisions, missing: pending.length, failure };
}
