import { useEffect } from 'react';
import { tell } from '../../account/request.ts';
import { refreshSession, useSession } from '../session.ts';

/** Clears the account's pending tool once its page has opened. */
export function useOpened(isOpen: boolean): void {
  const wanted = useSession()?.user?.wantedPage;
  const reached = isOpen && wanted?.split('?')[0] === location.pathname;
  useEffect(() => {
    if (reached) void tell('/api/auth/update-user', { wantedPage: null }).then(refreshSession);
  }, [reached]);
}
