import { memo } from 'react';
import { layoutFor } from '../layout/page-layout.ts';
import { PagesPreview } from './pages-preview.tsx';
import { PrintedReport, type ReportProps } from '../printed-report.tsx';

/** Memoised, so that unrelated changes do not re-render the report. */
const SteadyPaper = memo(PrintedReport);

/** The report in the page preview. */
export function ReportPreview({
  busy,
  onPages,
  ...paper
}: ReportProps & {
  /** Whether the preview is being updated. */
  busy: boolean;
  /** Called with the number of pages; never if it cannot be determined. */
  onPages: (pages: number) => void;
}) {
  const layout = layoutFor(paper.options, paper.only === undefined ? paper.cases.length : 1);
  return (
    <PagesPreview layout={layout} label="The sheet as it will print" busy={busy} onPages={onPages}>
      <SteadyPaper {...paper} />
    </PagesPreview>
  );
}
