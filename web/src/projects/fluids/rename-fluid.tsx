import type { ProjectFluid } from '@isentrope/records';
import { TextField } from '../../account/form/fields.tsx';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import { put } from '../../account/request.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import type { DialogProps } from '../dialogs/use-dialog.ts';

/** Renames a fluid; this makes no sheet stale. */
export default function RenameFluid({
  fluid: { id, name, words: text, parts, version },
  saved,
  ...dialog
}: DialogProps & { fluid: ProjectFluid; saved: (name: string) => Promise<void> }) {
  return (
    <FormDialog
      {...dialog}
      title="Rename fluid"
      label="Rename"
      submit={async entries => {
        const named = entries.text('name').trim();
        if (named === '') return { tone: 'error', text: 'Give the fluid a name.', field: 'name' };
        return noticeFromOutcome(await put(`/api/fluids/${id}`, { name: named, words: text, parts, version }), () =>
          saved(named),
        );
      }}
    >
      <TextField name="name" label="Name" defaultValue={name} maxLength={200} autoComplete="off" required />
    </FormDialog>
  );
}
