import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { Crown } from '../design/icons.tsx';
import '../design/overlays.css';
import { signOut, type Session } from './session.ts';

/** Email address, plan, Account Preferences and Sign Out. */
export default function UserMenu({
  user,
  plan,
  open,
  onOpenChange,
  anchor,
}: {
  user: NonNullable<Session['user']>;
  plan: Session['plan'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}) {
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, { event }) => {
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target) === true;
        if (!onButton) onOpenChange(next);
      }}
    >
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup className="menu" finalFocus={anchor} aria-label="Account">
            <div className="menu-head" role="presentation">
              <p>{user.email}</p>
              {plan && (
                <p className="user-plan">
                  {plan.active && <Crown />} {plan.name}
                </p>
              )}
            </div>
            <Menu.LinkItem className="menu-item" href="/account">
              Account Preferences
            </Menu.LinkItem>
            <Menu.Item className="menu-item" onClick={() => void signOut()}>
              Sign Out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
