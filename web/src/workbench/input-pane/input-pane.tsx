import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../shell/part-boundary.tsx';
import { FieldBand } from '../results-pane/results/case-bands.tsx';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { Sensitivity } from '../sensitivity/use-sensitivity.ts';
import type { Paste } from './paste/paste.ts';
import { CaseTabs } from './case-tabs.tsx';

const TableView = lazy(async () => ({ default: (await import('../table/table-view.tsx')).TableView }));

/** The input pane: cases side by side, one at a time, or one per table row if there are many. */
export function InputPane({
  cases,
  index,
  shown,
  first,
  asTable,
  units,
  single,
  field,
  sensitivity,
  onPaste,
  onCase,
  onSingle,
}: {
  readonly cases: readonly WorkbenchCase[];
  /** The index of the active case. */
  readonly index: number;
  /** The cases shown side by side, and the index of the first. */
  readonly shown: readonly WorkbenchCase[];
  readonly first: number;
  readonly asTable: boolean;
  readonly units: Readonly<Record<string, string>>;
  readonly single: boolean;
  /** The focused field. */
  readonly field: string | undefined;
  /** The sensitivities of the active case, if they are shown. */
  readonly sensitivity: Sensitivity | undefined;
  readonly onPaste: (paste: Paste) => void;
  readonly onCase: (index: number) => void;
  readonly onSingle: ((single: boolean) => void) | undefined;
}) {
  if (asTable)
    return (
      <PartBoundary fallback={<FieldBand cases={shown} first={first} count={cases.length} units={units} />}>
        <Suspense fallback={<div className="table-view" />}>
          <TableView cases={cases} index={index} field={field} units={units} onPaste={onPaste} onCase={onCase} />
        </Suspense>
      </PartBoundary>
    );
  return (
    <>
      <CaseTabs cases={cases} index={index} single={single} onCase={onCase} onSingle={onSingle} />
      <FieldBand cases={shown} first={first} count={cases.length} units={units} sensitivity={sensitivity} />
    </>
  );
}
