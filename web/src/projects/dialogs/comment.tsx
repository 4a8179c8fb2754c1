import { TextAreaField } from '../../account/form/fields.tsx';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import { postOnly } from '../../account/request.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Adds a comment to a revision, on a field, a result or the whole. */
export default function CommentDialog({
  revisionId,
  field,
  label,
  done,
  ...dialog
}: DialogProps & { revisionId: string; field: string; label: string; done: () => Promise<void> }) {
  return (
    <FormDialog
      {...dialog}
      title={field === '' ? 'Comment on the revision' : `Comment on ${label}`}
      label="Comment"
      busy="Sending…"
      submit={async entries => {
        const text = entries.text('text').trim().replaceAll('\r\n', '\n');
        if (text === '') return { tone: 'error', text: 'Write your comment.', field: 'text' };
        return noticeFromOutcome(await postOnly(`/api/revisions/${revisionId}/comments`, { field, text }), done);
      }}
    >
      <TextAreaField name="text" label="Comment" rows={4} maxLength={4000} required />
      <p className="dialog-about">It carries your name and blocks approval until it is resolved.</p>
    </FormDialog>
  );
}
