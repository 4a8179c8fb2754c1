import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Cross } from '../../design/icons.tsx';
import { matchesShortcut, useIsMac } from './keyboard/shortcuts.ts';
import './dialogs.css';

/** A modal dialog. Escape, a click on the backdrop or the opening shortcut closes it and returns the focus. */
export function WorkbenchDialog({
  label,
  className,
  keys,
  head,
  onClose,
  children,
}: {
  readonly label: string;
  readonly className: string;
  /** The shortcuts that open the dialog; they also close it. */
  readonly keys: readonly string[];
  /** Header content beside the close button. */
  readonly head: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mac = useIsMac();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '?' || !keys.some(each => matchesShortcut(each, event.nativeEvent, mac))) return;
    event.preventDefault();
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={`workbench-dialog ${className}`}
      aria-label={label}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="workbench-dialog-content">
        <header className="workbench-dialog-head">
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
