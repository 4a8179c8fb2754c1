import { caseTitle, type Definition, type ReportedCase, type UnitSelector } from '@isentrope/calculators/kit';
import { lazy } from 'react';
import { LazyPart } from '../../shell/part-boundary.tsx';
import type { ResultsView } from '../calculation/use-settled-view.ts';
import { ResultBand } from './results/case-bands.tsx';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { FigureUnavailable } from './figures/figure-unavailable.tsx';
import { KeyResults } from './results/key-results.tsx';
import { CaseDrawing } from './figures/case-drawing.tsx';
import { ResultNotes, TableNotes } from './results/case-notes.tsx';
import { MessageCount, notesClass } from './results/message-count.tsx';
import { AllRowsLinks, ResultTables } from './results/calculated-parts.tsx';
import type { PickedRow } from './results/result-tables.tsx';

const Timeline = lazy(async () => ({ default: (await import('./figures/timeline.tsx')).Timeline }));
const Figures = lazy(async () => ({ default: (await import('./figures/figures.tsx')).Figures }));
const Network = lazy(async () => ({ default: (await import('./figures/network-figure.tsx')).NetworkFigure }));
const Together = lazy(async () => ({ default: (await import('./figures/aggregate-panel.tsx')).AggregatePanel }));

/** What the Results tab shares with the pane around it. */
export interface ResultsProps {
  readonly definition: Definition;
  readonly resultsView: ResultsView;
  /** Whether the table view already shows the results of all cases. */
  readonly asTable: boolean;
  readonly highlighted: string | undefined;
  readonly onPick: (field: string) => void;
  /** The row of a result table to show. */
  readonly pickedRow: PickedRow | undefined;
  readonly onPickRow: (row: PickedRow) => void;
  /** Called when the main results come into view or leave it. */
  readonly onAnswersVisible: (isVisible: boolean) => void;
}

/** The Results tab: main results, then the time series, or all results beside the drawing, then the network, figures and tables. */
export function Results({
  definition,
  resultsView: { workbench, index, shown, first },
  asTable,
  whole,
  unitFor,
  highlighted,
  onPick,
  pickedRow,
  onPickRow,
  isNamed,
  onAnswersVisible,
}: ResultsProps & {
  /** The full report of the active case. */
  readonly whole: ReportedCase | undefined;
  /** The units of figures and tables. */
  readonly unitFor: UnitSelector;
  /** Whether the main results have the title of their case, if there are several. */
  readonly isNamed: boolean;
}) {
  const { cases, units, places } = workbench;
  const focused = cases[index];
  if (!focused) return null;
  const failed = new Set(whole?.faults.map(({ place }) => place));
  const calculated = cases.filter(item => isUpToDate(definition, item));
  const results = asTable ? (
    <div className={notesClass} tabIndex={-1}>
      <TableNotes definition={definition} item={focused} index={index} units={units} />
      <AllRowsLinks cases={calculated} />
    </div>
  ) : (
    <div>
      <ResultBand cases={shown} first={first} count={cases.length} units={units} activeKey={focused.key} />
      <div className={notesClass} tabIndex={-1}>
        <ResultNotes definition={definition} cases={shown} first={first} hasOtherCases={cases.length > 1} />
        <AllRowsLinks cases={calculated} />
      </div>
    </div>
  );
  return (
    <>
      {isNamed && cases.length > 1 && <p className="answers-of">{caseTitle(focused.data, index)}</p>}
      <KeyResults definition={definition} item={focused} units={units} onVisible={onAnswersVisible} />
      <MessageCount definition={definition} item={focused} index={index} />
      {failed.has('timeline') && <FigureUnavailable name="time history" />}
      {whole?.timeline && (
        <LazyPart>
          <Timeline
            key={focused.key}
            timeline={whole.timeline}
            unitFor={unitFor}
            current={isUpToDate(definition, focused)}
            highlighted={highlighted}
            onPick={onPick}
          />
        </LazyPart>
      )}
      <div className="desk-results">
        {results}
        {!whole?.timeline && (
          <CaseDrawing
            definition={definition}
            item={focused}
            whole={whole}
            unitFor={unitFor}
            highlighted={highlighted}
            onPick={onPick}
          />
        )}
      </div>
      {definition.network && (
        <LazyPart>
          <Network
            drawing={definition.network}
            definition={definition}
            item={focused}
            index={index}
            places={places}
            unitFor={unitFor}
            onPick={row => onPickRow({ table: definition.network?.table ?? '', row })}
          />
        </LazyPart>
      )}
      {failed.has('plots') && <FigureUnavailable name="figures" />}
      {whole?.figures && (
        <LazyPart>
          <Figures definition={definition} cases={shown} first={first} unitFor={unitFor} />
        </LazyPart>
      )}
      <ResultTables definition={definition} item={focused} index={index} unitFor={unitFor} picked={pickedRow} />
      {definition.together && (
        <LazyPart>
          <Together definition={definition} cases={cases} unitFor={unitFor} />
        </LazyPart>
      )}
    </>
  );
}
