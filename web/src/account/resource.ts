import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useSession } from '../shell/session.ts';
import { get, type Failure, type Outcome } from './request.ts';

export interface Resource<T> {
  /** Undefined while loading. */
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly reload: () => Promise<void>;
}

/** Loads a resource once, and again when the server is back after an outage. */
export function useResource<T>(path: string, shape: z.ZodMiniType<T>): Resource<T> {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const outage = useSession()?.outage ?? null;

  const take = useCallback((outcome: Outcome<T>) => {
    if (outcome.ok) setValue(outcome.value);
    setFailure(outcome.ok ? undefined : outcome.failure);
  }, []);
  // Only the response to the latest of several concurrent requests counts.
  const latestRequest = useRef(0);
  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const number = latestRequest.current;
    const outcome = await get(path, shape);
    if (number === latestRequest.current) take(outcome);
  }, [path, shape, take]);

  useEffect(() => {
    if (outage !== null) return undefined;
    void reload();
    return () => {
      latestRequest.current += 1;
    };
  }, [outage, reload]);
  return { value, failure, reload };
}
