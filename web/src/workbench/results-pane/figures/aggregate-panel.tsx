import {
  caseTitle,
  aggregateInUnits,
  type Definition,
  type ReportedAggregate,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Figure } from '../../../figure/figure.tsx';
import { TableBlock } from '../../../figure/table-block.tsx';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { isUpToDate } from '../../state/is-up-to-date.ts';
import { useAggregate } from '../../calculation/use-aggregate.ts';
import { FigureUnavailable } from './figure-unavailable.tsx';
import { CopyColumnButton } from '../results/copy-column-button.tsx';
import { MessageList } from '../results/result-cells.tsx';

type DisplayedCases = readonly WorkbenchCase[];

const nameOf = ({ data, calculated }: WorkbenchCase, index: number) => caseTitle(calculated?.of ?? data, index);

/** Whether two lists have the same results and titles, regardless of what is being typed. */
function haveSameResults(one: DisplayedCases, other: DisplayedCases): boolean {
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
function useStableCases(now: DisplayedCases): DisplayedCases {
  const [stable, setStable] = useState(now);
  if (haveSameResults(stable, now)) return stable;
  setStable(now);
  return now;
}

/** The combined results of all cases, below the columns. */
export const AggregatePanel = memo(function TogetherPanel({
  definition,
  cases,
  unitFor,
}: {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  /** The units of its table and figures. */
  unitFor: UnitSelector;
}) {
  const seen = useDeferredValue(useStableCases(cases));
  const { answer, share, isStopped, cancel, begin } = useAggregate(definition, seen);
  const { together, faults } = answer ?? { faults: [] };
  const whole = useMemo(() => together && aggregateInUnits(together, unitFor), [together, unitFor]);
  const current = cases.every(item => isUpToDate(definition, item));
  if (faults.length > 0) return <FigureUnavailable name="summary of all cases" />;
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
  return (
    whole && (
      <AggregateSection
        whole={whole}
        current={current}
        below={
          definition.copyToInput?.table === 'together' && (
            <CopyColumnButton table={whole.table} cases={cases} current={current} />
          )
        }
      />
    )
  );
});

const AggregateSection = memo(function Whole({
  whole,
  current,
  below,
}: {
  whole: ReportedAggregate;
  current: boolean;
  /** Actions on the table. */
  below: ReactNode;
}) {
  return (
    <section className={`result-table together${current ? '' : ' stale-notes'}`}>
      <h2 className="panel-title">{whole.title}</h2>
      <TableBlock label={whole.title} table={whole.table} />
      {below}
      <MessageList messages={whole.messages} stale={!current} />
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
