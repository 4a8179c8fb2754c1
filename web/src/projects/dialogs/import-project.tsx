import { useId, useState } from 'react';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import { projectPath } from '../paths.ts';
import { sendFile } from '../file-transfer.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { createdShape } from '../../account/request.ts';

/** Imports a project from an archive and navigates to it. */
export default function ImportProject(dialog: DialogProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  return (
    <FormDialog
      {...dialog}
      title="Import a project"
      label="Import"
      busy="Importing…"
      submit={async () => {
        if (!file) return { tone: 'error', text: 'Choose a project archive.', field: 'archive' };
        setShare(0);
        const outcome = await sendFile('/api/projects/import', file, createdShape, setShare);
        setShare(undefined);
        return noticeFromOutcome(outcome, ({ id }) => location.assign(projectPath(id)));
      }}
    >
      <p className="dialog-about">
        An archive made with “Export”, here or on another installation. You become the owner of a new project with its
        sheets, basis of design and attachments. Issued revisions are included as evidence, with their hashes and
        signatures unchanged, and marked as imported.
      </p>
      <div className="field">
        <label htmlFor={id}>Archive (.zip)</label>
        <input
          id={id}
          name="archive"
          type="file"
          accept=".zip,application/zip"
          onChange={event => setFile(event.currentTarget.files?.[0])}
        />
      </div>
      {share !== undefined && (
        <p className="transfer" role="status">
          <progress aria-label="Import" {...(share < 1 ? { value: share } : {})} />
          {share < 1 ? 'Uploading the archive…' : 'Checking and storing its files…'}
        </p>
      )}
    </FormDialog>
  );
}
