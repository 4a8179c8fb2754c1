import { memo, useMemo } from 'react';
import { useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';
import { CaseColumn } from './case-column.tsx';
import { rowsKey, rowsOf, type Row } from './rows.ts';
import { useColumns } from './use-columns.ts';

/** The same rows as long as they say the same. */
function useSteadyRows(cases: readonly BenchCase[]): readonly Row[] {
  const { definition } = useBench();
  const rows = rowsOf(definition, cases);
  const key = rowsKey(rows);
  // The key says all that the rows depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => rows, [key]);
}

const Band = memo(function Band({
  cases,
  first,
  count,
  units,
}: {
  cases: readonly BenchCase[];
  first: number;
  count: number;
  units: Readonly<Record<string, string>>;
}) {
  const rows = useSteadyRows(cases);
  const style = { '--cases': cases.length, '--rows': rows.length + 2 };
  return (
    <div className="band" style={style}>
      {cases.map((item, index) => (
        <CaseColumn
          key={item.key}
          item={item}
          index={first + index}
          last={first + index === count - 1}
          rows={rows}
          units={units}
        />
      ))}
    </div>
  );
});

/** Cases as columns, as many side by side as the calculator allows and the screen holds; more go below. */
export function Bands({ cases, units }: { cases: readonly BenchCase[]; units: Readonly<Record<string, string>> }) {
  const { definition } = useBench();
  const columns = useColumns(definition.columns);
  const starts = cases.map((_, index) => index).filter(index => index % columns === 0);
  return (
    <div className="bands">
      {starts.map(start => (
        <Band
          key={cases[start]?.key}
          cases={cases.slice(start, start + columns)}
          first={start}
          count={cases.length}
          units={units}
        />
      ))}
    </div>
  );
}
