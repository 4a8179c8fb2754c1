import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Cross } from '../../design/icons.tsx';
import { isPressed, useMac } from './keys.ts';
import './dialogs.css';

/** What lies over the bench as long as it is drawn: Escape, a press beside it or its keys end that; the focus goes back. */
export function BenchDialog({
  label,
  className,
  keys,
  head,
  onClose,
  children,
}: {
  readonly label: string;
  readonly className: string;
  /** The keys that open it; pressed again they close it. */
  readonly keys: readonly string[];
  /** What stands beside the button that closes it. */
  readonly head: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mac = useMac();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '?' || !keys.some(each => isPressed(each, event.nativeEvent, mac))) return;
    event.preventDefault();
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={`bench-dialog ${className}`}
      aria-label={label}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="bench-dialog-sheet">
        <header className="bench-dialog-head">
          {head}
          <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
            <Cross />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
