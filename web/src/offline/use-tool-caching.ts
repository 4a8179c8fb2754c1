import { useEffect } from 'react';
import { hasPro, useSession } from '../shell/session.ts';
import type { PageMessage } from './cache-list.ts';
import { loadedFiles } from './loaded-files.ts';

/**
 * Caches an opened Pro tool for offline use if the subscriber's session is remembered; otherwise nothing is left on the
 * machine.
 */
export function useToolCaching(isOpen: boolean): void {
  const session = useSession();
  const isCacheable = isOpen && session?.outage === null && session.remembered && hasPro(session);
  const account = isCacheable ? session.user?.email : undefined;
  const plan = session?.plan?.name ?? '';
  useEffect(() => {
    if (account !== undefined) void cacheTool(account, plan).catch(() => undefined);
  }, [account, plan]);
}

async function cacheTool(account: string, plan: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { extendLease } = await import('./pro-lease.ts');
  await extendLease({ account, plan }, location.pathname);
  active?.postMessage({ type: 'opened', files: loadedFiles() } satisfies PageMessage);
}
