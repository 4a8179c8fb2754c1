import type { ReactNode } from 'react';
import { Form, FormNotice, Submit, type Entries, type Notice } from '../../account/form/form.tsx';
import { Cancel } from '../../account/form/reveal.tsx';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** A dialog with a form: closes when the submission succeeds, else shows the error. */
export function FormDialog({
  title,
  label,
  busy = 'Saving…',
  danger = false,
  submit,
  opener,
  close,
  children,
}: DialogProps & {
  title: string;
  /** Button text, idle and while submitting. */
  label: string;
  busy?: string;
  danger?: boolean;
  /** Submits the entries. Resolves to a notice on failure. */
  submit: (entries: Entries) => Promise<Notice | undefined>;
  children: ReactNode;
}) {
  return (
    <SheetDialog title={title} opener={opener} close={close} holdsForm>
      <Form
        submit={async entries => {
          const notice = await submit(entries);
          if (notice === undefined) close();
          return notice;
        }}
      >
        {children}
        <FormNotice />
        <div className="form-actions apart">
          <Cancel close={close} />
          <Submit busy={busy} danger={danger} primary={!danger}>
            {label}
          </Submit>
        </div>
      </Form>
    </SheetDialog>
  );
}
