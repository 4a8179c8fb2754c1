import { useEffect } from 'react';
import { tell } from '../../account/request.ts';
import { refreshSession, useSession } from '../session.ts';

/** On a page that has opened: if it is the one that the account remembers its person came for, that is over. */
export function useOpened(isOpen: boolean): void {
  const wanted = useSession()?.user?.wantedPage;
  const reached = isOpen && wanted?.split('?')[0] === location.pathname;
  useEffect(() => {
    if (reached) void tell('/api/auth/update-user', { wantedPage: null }).then(refreshSession);
  }, [reached]);
}
