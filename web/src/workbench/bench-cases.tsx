import type { Definition } from '@isentrope/calculators/kit';
import { lazy, Suspense } from 'react';
import { PartBoundary, PartMissing } from '../shell/part-boundary.tsx';
import { Bands } from './bands.tsx';
import type { Bench } from './bench-model.ts';
import { CaseNotes } from './case-column.tsx';
import { ResultTables } from './result-tables.tsx';

const TogetherPanel = lazy(async () => ({ default: (await import('./together-panel.tsx')).TogetherPanel }));
const TableView = lazy(async () => ({ default: (await import('./table-view.tsx')).TableView }));

/** The cases side by side or, where they are many, in a table; their own tables below, and what they give together. */
export function BenchCases({
  definition,
  bench,
  index,
  asTable,
  printing,
}: {
  readonly definition: Definition;
  readonly bench: Bench;
  /** The case in hand, which alone has its tables shown on screen. */
  readonly index: number;
  readonly asTable: boolean;
  readonly printing: boolean;
}) {
  const focused = bench.cases[index];
  return (
    <>
      {asTable ? (
        <PartBoundary instead={<Bands cases={bench.cases} units={bench.units} />}>
          <Suspense>
            <TableView cases={bench.cases} units={bench.units} />
            {focused && <CaseNotes item={focused} index={index} units={bench.units} />}
          </Suspense>
        </PartBoundary>
      ) : (
        <Bands cases={bench.cases} units={bench.units} />
      )}
      {bench.cases.map(
        (item, place) =>
          (printing || place === index) && (
            <ResultTables key={item.key} definition={definition} item={item} index={place} />
          ),
      )}
      {definition.together && (
        <PartBoundary instead={<PartMissing />}>
          <Suspense>
            <TogetherPanel definition={definition} cases={bench.cases} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
