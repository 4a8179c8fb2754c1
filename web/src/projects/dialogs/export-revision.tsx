import type { Revision, RevisionFile } from '@isentrope/records';
import { useState, type ReactNode } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import type { Failure } from '../../account/request.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { fileStem } from '../export/file-names.ts';
import { fetchFileUpTo } from '../export/fetch-file-up-to.ts';
import './export-revision.css';
import type { DialogProps } from './use-dialog.ts';
import { download } from '../../workbench/files/download.ts';

/** Progress or outcome of an export: what could not be created here, or the request that failed. */
type ExportStatus =
  | { readonly tone: 'busy' | 'done' | 'error'; readonly text: string }
  | { readonly tone: 'failed'; readonly failure: Failure };

/** Exports a revision as a calculation file, as a workbook that contains it, or attached to a PDF. */
export default function ExportRevision({ revision, opener, close }: DialogProps & { revision: Revision }) {
  const { letter, record } = revision;
  const [status, setStatus] = useState<ExportStatus>();
  const stem = fileStem(record.sheet);
  const busy = status?.tone === 'busy';
  const progress = status?.tone === 'busy' || status?.tone === 'done' ? status.text : '';

  /** Fetches the calculation file, converts it, and reports progress and outcome. */
  const exportFile = async (doing: string, done: string, make: (file: RevisionFile) => void | Promise<void>) => {
    setStatus({ tone: 'busy', text: doing });
    try {
      const outcome = await fetchFileUpTo(revision);
      if (!outcome.ok) {
        setStatus({ tone: 'failed', failure: outcome.failure });
        return;
      }
      await make(outcome.value);
      setStatus({ tone: 'done', text: done });
    } catch (thrown) {
      setStatus({ tone: 'error', text: reasonOf(thrown) });
    }
  };

  const asFile = (file: RevisionFile) =>
    download(new Blob([JSON.stringify(file)], { type: 'application/json' }), `${stem}.isentrope.json`);
  const asWorkbook = async (file: RevisionFile) => {
    const [{ buildRecordWorkbook: recordWorkbook }, { writeWorkbook }] = await Promise.all([
      import('../export/record-workbook.ts'),
      import('../../workbench/files/spreadsheet/excel.ts'),
    ]);
    if (JSON.stringify(file).length > maxEmbeddedLength) throw new TooLarge();
    download(await writeWorkbook(recordWorkbook(file) ?? []), `${stem}-${letter}.xlsx`);
  };
  const attachTo = (pdf: File) => async (file: RevisionFile) => {
    const { attachToPdf } = await import('../export/attach-to-pdf.ts');
    const name = `${stem}.isentrope.json`;
    const bytes = await attachToPdf(new Uint8Array(await pdf.arrayBuffer()), JSON.stringify(file), name);
    download(new Blob([bytes], { type: 'application/pdf' }), pdf.name);
  };

  return (
    <SheetDialog title={`Export revision ${letter}`} opener={opener} close={close}>
      <div className="attached-file">
        <ExportOption title="Calculation file">
          <p>Everything issued up to this revision, with its signatures.</p>
          <button
            className="button quiet"
            type="button"
            disabled={busy}
            onClick={() => void exportFile('Fetching the file…', 'The file has been downloaded.', asFile)}
          >
            Download the file
          </button>
        </ExportOption>
        <ExportOption title="Excel workbook">
          <p>Results, inputs, messages, working and register on plain sheets, with the calculation file inside.</p>
          <button
            className="button quiet"
            type="button"
            disabled={busy}
            onClick={() => void exportFile('Writing the workbook…', 'The workbook has been downloaded.', asWorkbook)}
          >
            Download as Excel
          </button>
        </ExportOption>
        <ExportOption title="PDF">
          <p>
            Print the revision, save it as a PDF and choose it here: you get it back with {stem}.isentrope.json
            attached. Nothing is uploaded.
          </p>
          <p className="attached-file-pdf">
            <label className="button quiet" htmlFor="pdf-to-attach">
              Attach the calculation to a PDF
            </label>
            <input
              id="pdf-to-attach"
              className="visually-hidden"
              type="file"
              accept=".pdf,application/pdf"
              disabled={busy}
              onChange={event => {
                const [pdf] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (pdf)
                  void exportFile('Attaching the calculation…', `${pdf.name} has been downloaded.`, attachTo(pdf));
              }}
            />
          </p>
        </ExportOption>
        <p className="quiet-text">
          Anyone who has one of these files can check it at{' '}
          <a className="link" href="/verify">
            Verify a calculation
          </a>
          .
        </p>
        <p role="status" className={progress === '' ? 'visually-hidden' : 'attached-file-message'}>
          {progress}
        </p>
        {status?.tone === 'failed' && <FailureBanner failure={status.failure} />}
        {status?.tone === 'error' && (
          <p className="banner error" role="alert">
            {status.text}
          </p>
        )}
      </div>
    </SheetDialog>
  );
}

function ExportOption({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="attached-file-method">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Maximum length of a calculation file in a workbook, in characters. */
const maxEmbeddedLength = 20_000_000;

class TooLarge extends Error {}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof TooLarge)
    return 'The calculation is too large to store in a workbook. Download the calculation file instead.';
  if (thrown instanceof Error && thrown.name === 'RefusedPdf') return thrown.message;
  return 'The file could not be created in this browser. Connect to the network and try again.';
}
