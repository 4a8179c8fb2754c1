import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Cross } from '../../../design/icons.tsx';
import './print-dialog.css';

/** A full-screen dialog with choices, which fold on narrow screens, beside a preview. */
export function PreviewDialog({
  title,
  status,
  choicesLabel,
  choices,
  actions,
  onClose,
  children,
}: {
  title: string;
  /** What there is to print, or what is being done. */
  status: ReactNode;
  choicesLabel: string;
  choices: ReactNode;
  /** The buttons between the title and Close. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const choicesId = useId();
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="paper-dialog" aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p className="page-count" role="status">
          {status}
        </p>
        <button
          type="button"
          className="fold"
          aria-expanded={unfolded}
          aria-controls={choicesId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {choicesLabel}
        </button>
        {actions}
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Cross />
        </button>
      </header>
      <div className="paper-dialog-body">
        <div id={choicesId} className="paper-choices" data-unfolded={unfolded || undefined}>
          {choices}
        </div>
        {children}
      </div>
    </dialog>
  );
}
