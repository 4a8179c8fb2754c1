import { Dialog } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import { Cross, Crown } from '../design/icons.tsx';
import '../design/overlays.css';
import { expertise } from './links.ts';
import { signOut, useSession } from './session.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The navigation as a full-screen panel for narrow windows. */
export default function MobileMenu({
  path,
  open,
  onOpenChange,
  opener,
}: {
  path: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}) {
  const session = useSession();
  const link = (href: string, name: string) => (
    <a href={href} aria-current={path === href ? 'page' : undefined} onClick={() => onOpenChange(false)}>
      {name}
    </a>
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop" />
        <Dialog.Popup className="mobile-menu" finalFocus={opener}>
          <div className="mobile-menu-head">
            <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <Cross />
            </Dialog.Close>
          </div>
          <nav aria-label="Main">
            <ul>
              <li>{link('/', 'Home')}</li>
              <li>
                <p className="cap">Our Expertise</p>
                <ul>
                  {expertise.map(({ href, name }) => (
                    <li key={href}>{link(href, name)}</li>
                  ))}
                </ul>
              </li>
              <li>{link('/#approach', 'Our Approach')}</li>
              <li>{link('/tools', 'Tools')}</li>
              <li>{link('/plans', 'Plans')}</li>
              {session?.user && <li>{link('/projects', 'Projects')}</li>}
              <li>{link('/#contact', 'Contact Us')}</li>
              {session?.user ? (
                <li>
                  <p className="mobile-menu-user">
                    {session.user.email}
                    {session.plan && (
                      <span>
                        {session.plan.active && <Crown />} {session.plan.name}
                      </span>
                    )}
                  </p>
                  <ul>
                    <li>{link('/account', 'Account Preferences')}</li>
                    <li>
                      <button type="button" onClick={() => void signOut()}>
                        Sign Out
                      </button>
                    </li>
                  </ul>
                </li>
              ) : (
                <li>{link('/signin', 'Sign In')}</li>
              )}
            </ul>
          </nav>
          <ThemeSwitch />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
