import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import type { WorkbenchState, WorkbenchCase } from '../state/workbench-model.ts';
import type { SheetTitle } from '../state/sheet-title.ts';
import type { AnalysisRuns } from '../explore/analysis-run.ts';
import { Figures, Networks, References, Tables, AggregatePart } from './further-parts.tsx';
import { layoutFor, type PageLayout } from './layout/page-layout.ts';
import { printedCases, type PrintedCase } from './printed-case.ts';
import { canOverlay, type PrintOptions } from './dialog/print-options.ts';
import { noFigures, collectFigures } from './layout/collect-figures.ts';
import { placeFigures } from './layout/place-figures.ts';
import { SavedAnalyses } from './saved-analyses.tsx';
import { Summary } from './summary/summary.tsx';
import { TitleHead } from './title-head.tsx';
import { InputTables } from './input-tables.tsx';
import { useUnitSelector } from '../units/use-unit-for.ts';
import { Working } from './working/working.tsx';
import './printed-report.css';

/** The summary of a set of cases on its own pages, and the optional parts. */
const CaseSet = memo(function CaseSet({
  definition,
  cases,
  units,
  layout,
  overlay,
  nodePlaces,
  parts: { working, figures, tables },
}: {
  definition: Definition;
  cases: readonly PrintedCase[];
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  /** Whether the figures of these cases are overlaid. */
  overlay: boolean;
  nodePlaces: WorkbenchState['places'];
  parts: PrintOptions['parts'];
}) {
  const pictured = figures || cases.length <= layout.columns;
  const unitFor = useUnitSelector(definition, cases[0]?.item.data ?? {}, units);
  const pictures = useMemo(
    () => (pictured ? collectFigures(definition, cases, overlay, unitFor) : noFigures),
    [definition, cases, pictured, overlay, unitFor],
  );
  const places = useMemo(
    () => placeFigures(definition, cases, layout, pictures, figures),
    [definition, cases, layout, pictures, figures],
  );
  const shown = { definition, cases, layout, pictures };
  return (
    <>
      <Summary {...shown} units={units} places={places} />
      <div className="paper-further">
        <InputTables definition={definition} cases={cases} />
        {working && <Working definition={definition} cases={cases} />}
        {figures && <Figures {...shown} inSummary={places} />}
        {figures && <Networks {...{ definition, cases, layout, unitFor, nodePlaces }} />}
        {tables && <Tables definition={definition} cases={cases} unitFor={unitFor} />}
      </div>
    </>
  );
});

/** What a printed report depends on. */
export interface ReportProps {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  /** The units chosen for results, by result id. */
  units: Readonly<Record<string, string>>;
  title: SheetTitle;
  options: PrintOptions;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  /** The index of a single case to print; all cases if omitted. */
  only?: number | undefined;
  /** The index of the active case, which analyses apply to. */
  index: number;
  questions: WorkbenchState['questions'];
  /** Where nodes were moved in the drawing of a network. */
  nodePlaces: WorkbenchState['places'];
  runs: AnalysisRuns;
}

/**
 * The printed calculation report: the summary, then the chosen parts, with the title block on every page. Depends on
 * its props only, not on the state of the page.
 */
export function PrintedReport({
  definition,
  cases,
  units,
  title,
  options,
  date,
  only,
  index,
  questions,
  nodePlaces,
  runs,
}: ReportProps) {
  const shown = useMemo(() => printedCases(definition, cases, only), [definition, cases, only]);
  const layout = useMemo(() => layoutFor(options, shown.length), [options, shown.length]);
  const sets = useMemo(() => (layout.columns === 1 ? shown.map(each => [each]) : [shown]), [shown, layout.columns]);
  const { parts } = options;
  const overlay = options.figures === 'overlaid' && canOverlay(options, shown.length);
  const whole = parts.together && definition.together !== undefined && only === undefined;
  const hasAnalyses = parts.questions && questions.length > 0;
  return (
    <article className="paper" data-page={layout.name} aria-label="Calculation sheet">
      <table className="paper-frame" role="presentation">
        <thead>
          <tr>
            <td>
              <TitleHead definition={definition} title={title} date={date} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {sets.map(set => (
                <CaseSet
                  key={set[0]?.key}
                  definition={definition}
                  cases={set}
                  units={units}
                  layout={layout}
                  overlay={overlay}
                  nodePlaces={nodePlaces}
                  parts={parts}
                />
              ))}
              {(whole || hasAnalyses || parts.references) && (
                <div className={sets.length > 1 ? 'paper-further' : undefined}>
                  {whole && <AggregatePart definition={definition} cases={cases} units={units} layout={layout} />}
                  {hasAnalyses && <SavedAnalyses {...{ definition, cases, index, units, questions, runs, layout }} />}
                  {parts.references && <References definition={definition} />}
                </div>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}
