import { TextField } from '../../account/form/fields.tsx';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import { createdShape, post } from '../../account/request.ts';
import { projectPath } from '../paths.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Creates a project and navigates to it. */
export default function NewProject(dialog: DialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="New project"
      label="Create project"
      busy="Creating…"
      submit={async entries => {
        const name = entries.text('name').trim();
        if (name === '') return { tone: 'error', text: 'Give the project a name.', field: 'name' };
        const particulars = { number: entries.text('number').trim(), name, client: entries.text('client').trim() };
        return noticeFromOutcome(await post('/api/projects', particulars, createdShape), value =>
          location.assign(projectPath(value.id)),
        );
      }}
    >
      <TextField name="name" label="Name" maxLength={200} autoComplete="off" required />
      <div className="field-pair">
        <TextField name="number" label={optional('Number')} maxLength={60} autoComplete="off" />
        <TextField name="client" label={optional('Client')} maxLength={200} autoComplete="off" />
      </div>
      <p className="dialog-about">
        You will be its owner. Add sheets to it, and invite engineers, checkers, approvers and readers by email.
      </p>
    </FormDialog>
  );
}

function optional(label: string) {
  return (
    <>
      {label} <span className="optional">(optional)</span>
    </>
  );
}
