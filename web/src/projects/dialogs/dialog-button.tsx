import type { ReactNode } from 'react';

/** A button that opens a dialog, which returns the focus to it. */
export function DialogButton({
  className,
  onOpen,
  children,
}: {
  className: string;
  onOpen: (button: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <button className={className} type="button" aria-haspopup="dialog" onClick={event => onOpen(event.currentTarget)}>
      {children}
    </button>
  );
}
