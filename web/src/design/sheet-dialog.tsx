import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { Cross } from './icons.tsx';
import './overlays.css';

/**
 * A sheet of paper laid over the page: its title, a way to close it, its text. Focus stays inside and goes back to
 * `opener` when it closes. Load it when it is first asked for; the primitive is larger than most pages.
 */
export function SheetDialog({
  title,
  open,
  onOpenChange,
  opener,
  children,
}: {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop" />
        <Dialog.Popup className="dialog" finalFocus={opener}>
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <Cross />
            </Dialog.Close>
          </div>
          <div className="dialog-body" tabIndex={0} role="region" aria-label={title}>
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
