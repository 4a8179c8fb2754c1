import type { ReactNode } from 'react';
import { refused } from '../../account/form/form.tsx';
import type { Outcome } from '../../account/request.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** An action that needs confirmation. */
export interface Question {
  readonly title: string;
  /** Explains the consequences. */
  readonly about: ReactNode;
  readonly label: string;
  readonly danger?: boolean;
  readonly act: () => Promise<Outcome<unknown>>;
  /** Called after the action succeeded. */
  readonly done: () => Promise<void> | void;
}

/** Asks the user to confirm an action. */
export default function Confirm({ question, ...dialog }: DialogProps & { question: Question }) {
  const { title, about, label, danger = false, act, done } = question;
  return (
    <FormDialog
      {...dialog}
      title={title}
      label={label}
      busy="Processing…"
      danger={danger}
      submit={async () => {
        const answer = await act();
        if (!answer.ok) return refused(answer.failure);
        await done();
        return undefined;
      }}
    >
      <p className="dialog-about">{about}</p>
    </FormDialog>
  );
}
