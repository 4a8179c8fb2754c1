import { useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';

/** Puts a menu under its button, on the page so that it scrolls with it; its style keeps it within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect();
  menu.style.setProperty('--button-left', `${left + scrollX}px`);
  menu.style.setProperty('--button-bottom', `${bottom + scrollY}px`);
}

/** Closes the menu in which a button was pressed. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A button with a menu that opens under it. */
export function PopoverMenu({
  label,
  face,
  opener,
  onOpen,
  children,
}: {
  label: string;
  /** What the button shows where that is not its label. */
  face?: ReactNode;
  /** Is told the button. */
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
