import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../shell/part-boundary.tsx';
import { FieldBand } from '../desk/bands.tsx';
import type { BenchCase } from '../bench/bench-model.ts';
import type { Sensitivity } from '../sensitivity/use-sensitivity.ts';
import type { Paste } from './paste.ts';
import { CaseTabs } from './case-tabs.tsx';

const TableView = lazy(async () => ({ default: (await import('../table/table-view.tsx')).TableView }));

/** What is typed: the cases side by side, one at a time or, where they are many, one to a row. */
export function Sheet({
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
  readonly cases: readonly BenchCase[];
  /** The place of the case in hand. */
  readonly index: number;
  /** The cases that stand side by side, and the place of the first. */
  readonly shown: readonly BenchCase[];
  readonly first: number;
  readonly asTable: boolean;
  readonly units: Readonly<Record<string, string>>;
  readonly single: boolean;
  /** The field in hand. */
  readonly field: string | undefined;
  /** How a result goes with the inputs of the case in hand, where that is wanted. */
  readonly sensitivity: Sensitivity | undefined;
  readonly onPaste: (paste: Paste) => void;
  readonly onCase: (place: number) => void;
  readonly onSingle: ((single: boolean) => void) | undefined;
}) {
  if (asTable)
    return (
      <PartBoundary instead={<FieldBand cases={shown} first={first} count={cases.length} units={units} />}>
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
