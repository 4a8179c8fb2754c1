import type { ListedSheet } from '@isentrope/records';
import { TextAreaField, TextField } from '../../account/form/fields.tsx';
import { noticeFromOutcome, noticeFromFailure } from '../../account/form/form.tsx';
import { put } from '../../account/request.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useSheet } from './use-sheet.ts';

/** Edits the number, title and notes of a sheet. */
export default function NameSheet({
  sheet: { id, number, title },
  done,
  ...dialog
}: DialogProps & { sheet: Pick<ListedSheet, 'id' | 'number' | 'title'>; done: () => Promise<void> }) {
  const { sheet, load } = useSheet(id);
  return (
    <FormDialog
      {...dialog}
      title="Number, title and notes"
      label="Save"
      submit={async entries => {
        const named = entries.text('title').trim();
        if (named === '') return { tone: 'error', text: 'Give the sheet a title.', field: 'title' };
        const loaded = await load();
        if (!loaded.ok) return noticeFromFailure(loaded.failure);
        return noticeFromOutcome(
          await put(`/api/sheets/${id}`, {
            number: entries.text('number').trim(),
            title: named,
            // The notes field is read-only until the sheet has loaded.
            notes: sheet === undefined ? loaded.value.notes : entries.text('notes').trim().replaceAll('\r\n', '\n'),
          }),
          done,
        );
      }}
    >
      <TextField name="number" label="Document number" defaultValue={number} maxLength={60} autoComplete="off" />
      <TextField name="title" label="Title" defaultValue={title} maxLength={200} autoComplete="off" required />
      <TextAreaField
        key={sheet === undefined ? 'waiting' : 'there'}
        name="notes"
        label="Notes"
        rows={4}
        maxLength={10_000}
        readOnly={sheet === undefined}
        defaultValue={sheet?.notes ?? ''}
      />
    </FormDialog>
  );
}
