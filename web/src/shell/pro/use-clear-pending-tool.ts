import { useEffect } from 'react';
import { postOnly } from '../../account/request.ts';
import { refreshSession, useSession } from '../session.ts';

/** Clears the account's pending tool once its page has opened. */
export function useClearPendingTool(isOpen: boolean): void {
  const pendingPage = useSession()?.user?.wantedPage;
  const isReached = isOpen && pendingPage?.split('?')[0] === location.pathname;
  useEffect(() => {
    if (isReached) void postOnly('/api/auth/update-user', { wantedPage: null }).then(refreshSession);
  }, [isReached]);
}
