import type { ReactNode } from 'react';
import { Form, FormNotice, Submit, type Entries, type Notice } from '../../account/form/form.tsx';
import { Cancel } from '../../account/form/reveal.tsx';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** A dialog that asks for something and sends it; it closes when that was done, and else says why not. */
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
  /** What the button says, now and while it is sent. */
  label: string;
  busy?: string;
  danger?: boolean;
  /** Sends it. Answers what there is to say where it was not done. */
  submit: (entries: Entries) => Promise<Notice | undefined>;
  children: ReactNode;
}) {
  return (
    <SheetDialog title={title} open onOpenChange={open => open || close()} opener={opener} holdsForm>
      <Form
        submit={async entries => {
          const notice = await submit(entries);
          if (notice === undefined) close();
          return notice;
        }}
      >
        {children}
        <FormNotice />
        <div className="form-acts apart">
          <Cancel close={close} />
          <Submit busy={busy} danger={danger} primary={!danger}>
            {label}
          </Submit>
        </div>
      </Form>
    </SheetDialog>
  );
}
