import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Cross } from './icons.tsx';
import './overlays.css';

/**
 * A modal dialog styled as a sheet of paper. Focus is trapped and returns to `opener` on close. Load it lazily: the
 * dialog primitive is larger than most pages.
 */
export function SheetDialog({
  title,
  isOpen = true,
  opener,
  close,
  holdsForm = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  opener: RefObject<HTMLElement | null>;
  close: () => void;
  /** Contains a form: narrower, with the first field focused. */
  holdsForm?: boolean;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? true;
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => open || close()}>
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
