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

  const take = useCallback((answer: Outcome<T>) => {
    if (answer.ok) setValue(answer.value);
    setFailure(answer.ok ? undefined : answer.failure);
  }, []);
  // Only the response to the latest of several concurrent requests counts.
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const number = asked.current;
    const answer = await get(path, shape);
    if (number === asked.current) take(answer);
  }, [path, shape, take]);

  useEffect(() => {
    if (outage !== null) return undefined;
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [outage, reload]);
  return { value, failure, reload };
}
