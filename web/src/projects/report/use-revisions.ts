import { revision as revisionShape, type Revision } from '@isentrope/records';
import { useEffect, useMemo, useState } from 'react';
import { get, type Failure } from '../../account/request.ts';
import { useSession } from '../../shell/session.ts';

/** Number of concurrent requests. */
const atOnce = 3;

/** Revisions by id, fetched on demand and cached; retried when the server is reachable again. */
export function useRevisions(ids: readonly string[]): {
  readonly revisions: ReadonlyMap<string, Revision>;
  /** Number of revisions not yet loaded. */
  readonly missing: number;
  readonly failure: Failure | undefined;
} {
  const [revisions, setRevisions] = useState<ReadonlyMap<string, Revision>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const wanted = useMemo(() => ids.filter(id => !revisions.has(id)), [ids, revisions]);
  const next = wanted.slice(0, atOnce).join(' ');
  const outage = useSession()?.outage ?? null;
  useEffect(() => {
    if (next === '' || outage !== null) return undefined;
    let left = false;
    void Promise.all(next.split(' ').map(id => get(`/api/revisions/${id}`, revisionShape))).then(answers => {
      if (left) return;
      const found = answers.flatMap(answer => (answer.ok ? [[answer.value.id, answer.value] as const] : []));
      setRevisions(known => new Map([...known, ...found]));
      setFailure(answers.flatMap(answer => (answer.ok ? [] : [answer.failure]))[0]);
    });
    return () => {
      left = true;
    };
  }, [next, outage]);
  return { revisions, missing: wanted.length, failure };
}
