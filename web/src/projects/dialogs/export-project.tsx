import { useState } from 'react';
import { noticeFromOutcome } from '../../account/form/form.tsx';
import { fetchFile } from '../file-transfer.ts';
import { formatBytes } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { download } from '../../workbench/files/download.ts';

/** Exports a whole project as one archive that another account or installation can import. */
export default function ExportProject({
  project: { id, name },
  ...dialog
}: DialogProps & { project: { readonly id: string; readonly name: string } }) {
  const [bytes, setBytes] = useState<number>();
  return (
    <FormDialog
      {...dialog}
      title="Export project"
      label="Export"
      busy="Exporting…"
      submit={async () => {
        setBytes(0);
        const outcome = await fetchFile(`/api/projects/${id}/export`, setBytes);
        setBytes(undefined);
        return noticeFromOutcome(outcome, ({ blob, name }) => download(blob, name));
      }}
    >
      <p className="dialog-about">
        <b>{name}</b> as one archive (.zip): the working copies, every issued revision with its signatures, the
        comments, the attachments, the basis of design and the history. It can be verified without us, and imported into
        another account or installation.
      </p>
      <p className="transfer" role="status">
        {bytes !== undefined && (bytes === 0 ? 'Creating the archive…' : `${formatBytes(bytes)} so far.`)}
      </p>
    </FormDialog>
  );
}
