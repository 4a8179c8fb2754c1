import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useSession } from '../../shell/session.ts';
import { get, type Failure, type Outcome } from '../request.ts';

export interface Resource<T> {
  /** Undefined until the server has answered. */
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly reload: () => Promise<void>;
}

/** Something of the server's, asked for once, and again when the server was away and is back. */
export function useResource<T>(path: string, shape: z.ZodMiniType<T>): Resource<T> {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const outage = useSession()?.outage ?? null;

  const take = useCallback((answer: Outcome<T>) => {
    if (answer.ok) setValue(answer.value);
    setFailure(answer.ok ? undefined : answer.failure);
  }, []);
  const reload = useCallback(async () => take(await get(path, shape)), [path, shape, take]);

  useEffect(() => {
    if (outage !== null) return undefined;
    let left = false;
    void get(path, shape).then(answer => {
      if (!left) take(answer);
    });
    return () => {
      left = true;
    };
  }, [outage, path, shape, take]);
  return { value, failure, reload };
}
