import { useState, type ReactNode } from 'react';

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
