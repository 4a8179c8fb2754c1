import { useState, type ReactNode } from 'react';
import { FormNotice, Submit } from './form.tsx';

/** A button that is replaced by a form and regains the focus when the form closes. */
export function Reveal({
  label,
  danger = false,
  children,
}: {
  label: string;
  /** Leads to an action that cannot be undone. */
  danger?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (state === 'open') return children(() => setState('closed'));
  return (
    <button
      className={`button quiet${danger ? ' danger' : ''}`}
      type="button"
      ref={button => {
        if (state === 'closed') button?.focus();
      }}
      onClick={() => setState('open')}
    >
      {label}
    </button>
  );
}

/** Closes a revealed form. */
export function Cancel({ children = 'Cancel', close }: { children?: string; close: () => void }) {
  return (
    <button className="button quiet" type="button" onClick={close}>
      {children}
    </button>
  );
}

/** The end of a revealed form: its notice, the submit button with its text while busy, and Cancel. */
export function FormEnd({ label, busy, close }: { label: string; busy: string; close: () => void }) {
  return (
    <>
      <FormNotice />
      <div className="form-actions">
        <Submit busy={busy}>{label}</Submit>
        <Cancel close={close} />
      </div>
    </>
  );
}
