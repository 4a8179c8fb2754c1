import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { noticeFromFailure } from '../../account/form/form.tsx';
import { projectPath } from '../paths.ts';
import { sendFile } from '../file-transfer.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

const createdShape = z.object({ id: z.string() });

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
        if (!file) return { tone: 'error', text: 'Choose the archive of a project.', field: 'archive' };
        setShare(0);
        const outcome = await sendFile('/api/projects/import', file, createdShape, setShare);
        setShare(undefined);
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        location.assign(projectPath(outcome.value.id));
        return undefined;
      }}
    >
      <p className="dialog-about">
        An archive that “Export” made of a project, here or at another installation. You become the owner of a new
        project with its sheets, basis of design and attachments. What was issued comes along as evidence, with its
        hashes and signatures as they are, and is marked as imported.
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
          {share < 1 ? 'The archive is being sent.' : 'Every file of it is being checked and kept.'}
        </p>
      )}
    </FormDialog>
  );
}
