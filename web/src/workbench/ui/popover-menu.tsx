import { useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';

/**
 * Positions a menu under its button in page coordinates, so that it scrolls with the page. CSS keeps it inside the
 * window, and above the button of a bar at the bottom.
 */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  menu.style.setProperty('--button-left', `${left + scrollX}px`);
  menu.style.setProperty('--button-bottom', `${bottom + scrollY}px`);
  menu.style.setProperty('--above-button', `${innerHeight - top}px`);
}

/** Closes the menu that contains the pressed button, and the menu in which that is. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  menu?.parentElement?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A button that opens a popover menu. */
export function PopoverMenu({
  label,
  face,
  opener,
  onOpen,
  children,
}: {
  label: string;
  /** The content of the button, if not its label. */
  face?: ReactNode;
  /** Receives the button element. */
  opener?: RefObject<HTMLButtonElement | null>;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = opener ?? own;
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={face === undefined ? 'link' : 'menu-face'}
        aria-label={face === undefined ? undefined : label}
        popoverTarget={id}
      >
        {face ?? label}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="group"
        aria-label={label}
        className="popover-menu"
        onBeforeToggle={event => {
          if (event.newState !== 'open' || !menu.current || !button.current) return;
          place(menu.current, button.current);
          onOpen?.();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** The button of a menu, and its choices, each of which acts from that button once the menu is closed. */
export function useMenuChoices<Act extends string>(onAct: (act: Act, from: HTMLElement) => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const choice = (act: Act, label: string) => (
    <button
      className="menu-choice"
      type="button"
      onClick={event => {
        closeMenu(event);
        if (opener.current) onAct(act, opener.current);
      }}
    >
      {label}
    </button>
  );
  return { opener, choice };
}
