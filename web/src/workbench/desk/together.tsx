import {
  caseTitle,
  togetherIn,
  type Definition,
  type ReportedTogether,
  type UnitFor,
} from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Figure } from '../../figure/figure.tsx';
import { TableBlock } from '../../figure/table-block.tsx';
import type { BenchCase } from '../bench/bench-model.ts';
import { isCurrent } from '../bench/current.ts';
import { useTogether } from '../bench/use-together.ts';
import { NotDrawn } from './not-drawn.tsx';
import { Notes } from './result-cells.tsx';

type Seen = readonly BenchCase[];

const nameOf = ({ data, calculated }: BenchCase, index: number) => caseTitle(calculated?.of ?? data, index);

/** Whether two lists have the same results and titles, regardless of what is being typed. */
function sameResults(one: Seen, other: Seen): boolean {
  return (
    one.length === other.length &&
    one.every((item, index) => {
      const also = other[index];
      return also !== undefined && item.calculated === also.calculated && nameOf(item, index) === nameOf(also, index);
    })
  );
}

/**
 * The cases, updated only when their results change, so that combined results are not recomputed at every key press.
 */
function useSeen(now: Seen): Seen {
  const [kept, keep] = useState(now);
  if (sameResults(kept, now)) return kept;
  keep(now);
  return now;
}

/** The combined results of all cases, below the columns. */
export const TogetherPanel = memo(function TogetherPanel({
  definition,
  cases,
  unitFor,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The units of its table and figures. */
  unitFor: UnitFor;
}) {
  const seen = useDeferredValue(useSeen(cases));
  const { answer, share, isStopped, cancel, begin } = useTogether(definition, seen);
  const { together, faults } = answer ?? { faults: [] };
  const whole = useMemo(() => together && togetherIn(together, unitFor), [together, unitFor]);
  const current = cases.every(item => isCurrent(definition, item));
  if (faults.length > 0) return <NotDrawn what="summary of all cases" />;
  if (answer === undefined) {
    return (
      <section className="result-table together">
        <h2 className="panel-title">All cases together</h2>
        {isStopped ? (
          <p>
            Not calculated.{' '}
            <button type="button" className="link" onClick={begin}>
              Calculate all cases together
            </button>
          </p>
        ) : (
          <span className="running">
            <progress aria-label="All cases together" value={share} />
            <button type="button" className="link" onClick={cancel}>
              Cancel
            </button>
          </span>
        )}
      </section>
    );
  }
  return whole && <Whole whole={whole} current={current} />;
});

const Whole = memo(function Whole({ whole, current }: { whole: ReportedTogether; current: boolean }) {
  return (
    <section className={`result-table together${current ? '' : ' stale-notes'}`}>
      <h2 className="panel-title">{whole.title}</h2>
      <TableBlock label={whole.title} table={whole.table} />
      <Notes messages={whole.messages} stale={!current} />
      {whole.figures && (
        <div className="together-plots">
          {whole.figures.map(plot => (
            <Figure key={plot.title} plot={plot} />
          ))}
        </div>
      )}
    </section>
  );
});
