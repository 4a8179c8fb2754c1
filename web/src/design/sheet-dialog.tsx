import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
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
  holdsForm = false,
  children,
}: {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  /** It holds a form: it is narrower, and the first field has the focus. */
  holdsForm?: boolean;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? true;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop" />
        <Dialog.Popup
          className={holdsForm ? 'dialog for-form' : 'dialog'}
          finalFocus={opener}
          initialFocus={holdsForm ? firstField : true}
        >
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <Cross />
            </Dialog.Close>
          </div>
          {holdsForm ? (
            <div className="dialog-body" ref={body}>
              {children}
            </div>
          ) : (
            <div className="dialog-body" tabIndex={0} role="region" aria-label={title}>
              {children}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
