import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Chevron, Crown } from '../design/icons.tsx';
import { useSession } from './session.ts';

const loadMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(loadMenu);

/** Sign In, or the user menu. Its space is reserved until the session has loaded. */
export function AccountControl() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [isMenuRequested, setIsMenuRequested] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Preload the menu so that it opens offline.
  const signedIn = session !== undefined && session.user !== null;
  useEffect(() => {
    if (signedIn) void loadMenu().catch(() => undefined);
  }, [signedIn]);
  if (!session?.user) {
    return (
      <a className="nav-link account-control sign-in" href="/signin">
        Sign In
      </a>
    );
  }
  return (
    <div className="account-control">
      <button
        className="nav-link"
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setIsMenuRequested(true);
          setOpen(!open);
        }}
      >
        {session.plan?.active === true && <Crown />}
        <span className="account-email">{session.user.email}</span>
        <Chevron />
      </button>
      {isMenuRequested && (
        <Suspense>
          <UserMenu user={session.user} plan={session.plan} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </div>
  );
}
