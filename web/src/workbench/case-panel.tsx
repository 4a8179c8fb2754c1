import { caseTitle, drawingOf, type CaseData, type Definition } from '@isentrope/calculators/kit';
import { lazy, Suspense, useMemo } from 'react';
import { PartBoundary, PartMissing } from '../shell/part-boundary.tsx';
import type { BenchCase, Calculated } from './bench-model.ts';
import { wholeReport } from './calculated.ts';
import { isCurrent } from './current.ts';
import { LineDrawing } from './line-drawing.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { usePrinted } from './use-printing.ts';

const CaseTimeline = lazy(async () => ({ default: (await import('./case-timeline.tsx')).CaseTimeline }));
const CasePlots = lazy(async () => ({ default: (await import('./case-plots.tsx')).CasePlots }));
const WorkingPanel = lazy(async () => ({ default: (await import('./working-panel.tsx')).WorkingPanel }));

/** On paper, the working of every case beside the one in hand. */
function OtherWorkings({
  definition,
  cases,
  but,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  but: number;
}) {
  return cases.map(
    ({ key, data, calculated }, index) =>
      calculated &&
      index !== but && (
        <section key={key}>
          <h2 className="panel-title">Working, {caseTitle(data, index)}</h2>
          <WorkingPanel working={wholeReport(definition, calculated)?.working ?? []} />
        </section>
      ),
  );
}

/** The choices made in a case that is not calculated yet, for the drawing to follow. */
function choicesIn(definition: Definition, data: CaseData): Record<string, unknown> {
  return Object.fromEntries(
    definition.inputs.flatMap(({ id, field }) => {
      const chosen = data[id]?.text;
      return field.type === 'choice' && chosen !== undefined && field.options.includes(chosen) ? [[id, chosen]] : [];
    }),
  );
}

/** The whole report of a calculated case, worked out when its results change. */
function useWhole(definition: Definition, calculated: Calculated | undefined) {
  return useMemo(() => calculated && wholeReport(definition, calculated), [definition, calculated]);
}

/** What goes with the case in hand: its drawing, its figures, its working, and what the tool is founded on. */
export function CasePanel({
  definition,
  cases,
  index,
  lit,
  onPick,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The place of the case in hand. */
  index: number;
  lit: string | undefined;
  onPick: (field: string) => void;
}) {
  const printing = usePrinted();
  const focused = cases[index];
  const whole = useWhole(definition, focused?.calculated);
  const typed = whole ? undefined : focused?.data;
  const faults = new Set(whole?.faults.map(({ place }) => place));
  const before = useMemo(() => typed && drawingOf(definition, choicesIn(definition, typed)), [definition, typed]);
  const drawing = whole ? whole.drawing : before;
  return (
    <aside className="panel" aria-label="Drawing, working and references">
      {drawing && (
        <figure>
          <LineDrawing drawing={drawing} lit={lit} onPick={onPick} />
        </figure>
      )}
      {definition.drawing && !drawing && !whole?.timeline && <NotDrawn what="drawing" />}
      {faults.has('timeline') && <NotDrawn what="course over time" />}
      {whole?.timeline && (
        <PartBoundary instead={<PartMissing />}>
          <Suspense>
            <CaseTimeline
              key={focused?.key}
              timeline={whole.timeline}
              current={focused !== undefined && isCurrent(definition, focused)}
              lit={lit}
              onPick={onPick}
            />
          </Suspense>
        </PartBoundary>
      )}
      {faults.has('plots') && <NotDrawn what="figures" />}
      {whole?.figures && (
        <PartBoundary instead={<PartMissing />}>
          <Suspense>
            <CasePlots figures={whole.figures} />
          </Suspense>
        </PartBoundary>
      )}
      {definition.guidance && (
        <>
          <h2 className="panel-title">{definition.guidance.title}</h2>
          <ul className="references">
            {definition.guidance.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h2 className="panel-title">
        Working
        <span className="mono">{focused && caseTitle(focused.data, index)}</span>
      </h2>
      {whole?.working ? (
        <PartBoundary instead={<PartMissing />}>
          <Suspense>
            <WorkingPanel working={whole.working} />
            {printing && <OtherWorkings definition={definition} cases={cases} but={index} />}
          </Suspense>
        </PartBoundary>
      ) : (
        <p className="panel-empty">
          Every step appears here with its equation, its numbers and its source once the case is calculated.
        </p>
      )}
      <h2 className="panel-title">References</h2>
      <ul className="references">
        {definition.references.map(reference => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
    </aside>
  );
}
