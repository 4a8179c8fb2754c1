import type { ReactNode } from 'react';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import type { Outcome } from '../../account/request.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** An action that needs confirmation. */
export interface Confirmation {
  readonly title: string;
  /** Explains the consequences. */
  readonly about: ReactNode;
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => Promise<Outcome<unknown>>;
  /** Called after the action succeeded. */
  readonly onDone: () => Promise<void> | void;
}

/** Asks the user to confirm an action. */
export default function Confirm({ confirmation, ...dialog }: DialogProps & { confirmation: Confirmation }) {
  const { title, about, label, danger = false, run, onDone } = confirmation;
  return (
    <FormDialog
      {...dialog}
      title={title}
      label={label}
      busy="Processing…"
      danger={danger}
      submit={async () => noticeFromOutcome(await run(), onDone)}
    >
      <p className="dialog-about">{about}</p>
    </FormDialog>
  );
}
