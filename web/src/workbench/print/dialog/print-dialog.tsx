import type { Definition } from '@isentrope/calculators/kit';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Cross } from '../../../design/icons.tsx';
import type { WorkbenchState, WorkbenchCase } from '../../state/workbench-model.ts';
import type { AnalysisRuns } from '../../explore/analysis-run.ts';
import type { SheetTitle } from '../../state/sheet-title.ts';
import { PrintSettings } from './print-settings.tsx';
import type { PrintOptions } from './print-options.ts';
import { ReportPreview } from './report-preview.tsx';
import './print-dialog.css';

/** The page count; approximate, since the printing browser may break pages differently. */
function pageCountText(pages: number | undefined): string {
  if (pages === undefined) return '';
  return pages === 1 ? '1 page' : `About ${pages} pages`;
}

/** The print dialog: preview and options, full screen. */
export function PrintDialog({
  definition,
  cases,
  units,
  title,
  date,
  index,
  questions,
  nodePlaces,
  runs,
  options,
  onChoose,
  onTitle,
  onClose,
}: {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  units: Readonly<Record<string, string>>;
  title: SheetTitle;
  date: Date | undefined;
  /** The index of the active case. */
  index: number;
  questions: WorkbenchState['questions'];
  /** Where nodes were moved in the drawing of a network. */
  nodePlaces: WorkbenchState['places'];
  runs: AnalysisRuns;
  options: PrintOptions;
  onChoose: (options: PrintOptions) => void;
  onTitle: (title: SheetTitle) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const choices = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [pages, setPages] = useState<number>();
  // The dialog opens immediately; rendering a report of many cases is deferred.
  const opened = useDeferredValue(true, false);
  const shown = useDeferredValue(options);
  const shownTitle = useDeferredValue(title);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="paper-dialog" aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>Print sheet</h2>
        <p className="page-count" role="status">
          {opened && shown === options ? pageCountText(pages) : 'Laying out…'}
        </p>
        <button
          type="button"
          className="fold"
          aria-expanded={unfolded}
          aria-controls={choices}
          onClick={() => setUnfolded(!unfolded)}
        >
          What is printed
        </button>
        <button type="button" className="button" onClick={() => print()}>
          Print or save as PDF
        </button>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Cross />
        </button>
      </header>
      <div className="paper-dialog-body">
        <div id={choices} className="paper-choices" data-unfolded={unfolded || undefined}>
          <PrintSettings
            definition={definition}
            cases={cases}
            index={index}
            options={options}
            title={title}
            hasAnalyses={questions.length > 0}
            onChoose={onChoose}
            onTitle={onTitle}
          />
        </div>
        {opened && (
          <ReportPreview
            definition={definition}
            cases={cases}
            units={units}
            title={shownTitle}
            date={date}
            index={index}
            questions={questions}
            nodePlaces={nodePlaces}
            runs={runs}
            options={shown}
            only={shown.cases === 'one' ? index : undefined}
            busy={shown !== options}
            onPages={setPages}
          />
        )}
      </div>
    </dialog>
  );
}
