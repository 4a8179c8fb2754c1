import type { Revision } from '@isentrope/records';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import '../../workbench/print/dialog/report-printing.css';
import { usePrinting } from '../../workbench/print/dialog/use-printing.ts';
import { loadReportOptions, type ReportOptions } from '../report/report-options.ts';
import type { ReportSheet } from '../report/report-sheet.ts';

type Paper = ComponentType<{ sheet: ReportSheet; options: ReportOptions }>;

/**
 * The printable form of the revision, which replaces the page when the browser prints. Its code is preloaded because
 * printing cannot wait for it.
 */
export function PrintedRevision({ revision: { record, hash, state, signatures } }: { revision: Revision }) {
  const printing = usePrinting();
  const [Paper, setPaper] = useState<Paper>();
  useEffect(() => {
    import('../report/record-paper.tsx').then(
      ({ RecordPaper }) => setPaper(() => RecordPaper),
      () => undefined,
    );
  }, []);
  const sheet = useMemo(
    () => ({ record, hash, state, signatures, place: undefined }),
    [record, hash, state, signatures],
  );
  if (!printing) return null;
  return createPortal(
    <div className="printed-sheet">
      {Paper ? (
        <Paper sheet={sheet} options={loadReportOptions()} />
      ) : (
        <p>The sheet was still loading. Close this and print again.</p>
      )}
    </div>,
    document.body,
  );
}
