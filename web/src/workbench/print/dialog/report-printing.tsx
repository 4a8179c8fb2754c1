import type { Definition } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PartMissing } from '../../../shell/part-boundary.tsx';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { AnalysisRuns } from '../../explore/analysis-run.ts';
import type { SheetTitle } from '../../state/sheet-title.ts';
import type { PrintOptions } from './print-options.ts';
import { useReportCode } from './use-report-code.ts';
import { usePrinting } from './use-printing.ts';
import './report-printing.css';

/**
 * Printing of the calculation report: the print dialog, and the report rendered in place of the page while the
 * browser prints.
 */
export function ReportPrinting({
  definition,
  workbench: { cases, units, title, questions, places },
  runs,
  index,
  date,
  open,
  elsewhere,
  onClose,
  onTitle,
}: {
  definition: Definition;
  workbench: Pick<WorkbenchState, 'cases' | 'units' | 'title' | 'questions' | 'places'>;
  /** The results of analyses. */
  runs: AnalysisRuns;
  /** The index of the active case. */
  index: number;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  open: boolean;
  /** Whether something else is being printed. */
  elsewhere: boolean;
  onClose: () => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const printing = usePrinting();
  const { failed, code } = useReportCode(date !== undefined, open);
  const [chosen, setChosen] = useState<{ readonly few?: PrintOptions; readonly many?: PrintOptions }>({});
  if (elsewhere || (!open && !printing)) return null;
  if (!code) {
    if (!printing) return failed && <PartMissing />;
    return createPortal(
      <p className="printed-sheet">The sheet was still loading. Close this and print again.</p>,
      document.body,
    );
  }

  const { Paper, PaperDialog, areFew, loadOptions, storeOptions } = code;
  const number = areFew(cases.length) ? 'few' : 'many';
  const options = chosen[number] ?? loadOptions(cases.length);
  const choose = (next: PrintOptions) => {
    setChosen({ ...chosen, [number]: next });
    storeOptions(next, cases.length);
  };
  const close = () => {
    // The choice of a single case applies to one printout only.
    if (options.cases === 'one') choose({ ...options, cases: 'beside' });
    onClose();
  };
  const sheet = { definition, cases, units, title, date, index, questions, nodePlaces: places, runs };
  return (
    <>
      {open && <PaperDialog {...sheet} options={options} onChoose={choose} onTitle={onTitle} onClose={close} />}
      {printing &&
        createPortal(
          <div className="printed-sheet">
            <Paper {...sheet} options={options} only={options.cases === 'one' ? index : undefined} />
          </div>,
          document.body,
        )}
    </>
  );
}
