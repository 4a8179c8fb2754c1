import { useDeferredValue, useState } from 'react';
import type { ReportProps } from '../printed-report.tsx';
import type { SheetTitle } from '../../state/sheet-title.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PrintSettings } from './print-settings.tsx';
import type { PrintOptions } from './print-options.ts';
import { ReportPreview } from './report-preview.tsx';

/** The page count; approximate, since the printing browser may break pages differently. */
function pageCountText(pages: number | undefined): string {
  if (pages === undefined) return '';
  return pages === 1 ? '1 page' : `About ${pages} pages`;
}

/** The print dialog: preview and options, full screen. */
export function PrintDialog({
  onChoose,
  onTitle,
  onClose,
  ...report
}: Omit<ReportProps, 'only'> & {
  onChoose: (options: PrintOptions) => void;
  onTitle: (title: SheetTitle) => void;
  onClose: () => void;
}) {
  const { options, title, index, questions } = report;
  const [pages, setPages] = useState<number>();
  // The dialog opens immediately; rendering a report of many cases is deferred.
  const opened = useDeferredValue(true, false);
  const shown = useDeferredValue(options);
  const shownTitle = useDeferredValue(title);
  return (
    <PreviewDialog
      title="Print sheet"
      status={opened && shown === options ? pageCountText(pages) : 'Laying out…'}
      choicesLabel="What is printed"
      choices={<PrintSettings {...report} hasAnalyses={questions.length > 0} onChoose={onChoose} onTitle={onTitle} />}
      actions={
        <button type="button" className="button" onClick={() => print()}>
          Print or save as PDF
        </button>
      }
      onClose={onClose}
    >
      {opened && (
        <ReportPreview
          {...report}
          title={shownTitle}
          options={shown}
          only={shown.cases === 'one' ? index : undefined}
          busy={shown !== options}
          onPages={setPages}
        />
      )}
    </PreviewDialog>
  );
}
