import type { ReactNode } from 'react';
import { refused } from '../../account/form/form.tsx';
import type { Outcome } from '../../account/request.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Something that is asked about before it is done. */
export interface Question {
  readonly title: string;
  /** What will be so afterwards. */
  readonly about: ReactNode;
  readonly label: string;
  readonly danger?: boolean;
  readonly act: () => Promise<Outcome<unknown>>;
  /** What follows when it was done. */
  readonly done: () => Promise<void> | void;
}

/** Asks before something is done. */
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
