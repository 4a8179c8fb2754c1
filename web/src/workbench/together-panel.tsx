import {
  caseTitle,
  together,
  type CaseTogether,
  type Definition,
  type Fault,
  type Together,
} from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Figure } from '../figure/figure.tsx';
import { TableBlock } from '../figure/table-block.tsx';
import type { BenchCase } from './bench-model.ts';
import { isCurrent } from './current.ts';
import { NotDrawn } from './not-drawn.tsx';
import { Notes } from './result-cells.tsx';

type Seen = readonly CaseTogether[];

function seenOf(cases: readonly BenchCase[]): Seen {
  return cases.map(({ data, calculated }) => ({ data: calculated?.of ?? data, result: calculated?.result }));
}

/** Whether two lists are of the same results under the same names, whatever is being typed. */
function sameResults(one: Seen, other: Seen): boolean {
  return (
    one.length === other.length &&
    one.every(({ data, result }, index) => {
      const also = other[index];
      return also !== undefined && result === also.result && caseTitle(data, index) === caseTitle(also.data, index);
    })
  );
}

/** The cases as long as their results stay the same: what they give together is not worked out at every keystroke. */
function useSeen(cases: readonly BenchCase[]): Seen {
  const now = seenOf(cases);
  const [kept, keep] = useState(now);
  if (sameResults(kept, now)) return kept;
  keep(now);
  return now;
}

/** What all cases give together, below the columns. */
export const TogetherPanel = memo(function TogetherPanel({
  definition,
  cases,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
}) {
  const seen = useDeferredValue(useSeen(cases));
  const { whole, faults } = useMemo(() => {
    const failed: Fault[] = [];
    return { whole: together(definition, seen, failed), faults: failed };
  }, [definition, seen]);
  const current = cases.every(item => isCurrent(definition, item));
  if (faults.length > 0) return <NotDrawn what="summary of all cases" />;
  return whole && <Whole whole={whole} current={current} />;
});

const Whole = memo(function Whole({ whole, current }: { whole: Together; current: boolean }) {
  return (
    <section className={`result-table together${current ? '' : ' stale-notes'}`}>
      <h2 className="panel-title">{whole.title}</h2>
      <TableBlock label={whole.title} table={whole.table} />
      <Notes messages={whole.messages} stale={!current} />
      {whole.plots && (
        <div className="together-plots">
          {whole.plots.map(plot => (
            <Figure key={plot.title} plot={plot} />
          ))}
        </div>
      )}
    </section>
  );
});
