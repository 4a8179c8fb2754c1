import { fromSi } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Drawing } from '../figures/drawing.ts';
import type { Evaluation } from '../evaluation/evaluate.ts';
import { catchFault, type Fault } from '../evaluation/fault.ts';
import { drawingOf, plotsOf, transfersOf, timelineOf } from '../evaluation/figures.ts';
import { toPlainJson } from '../common/plain-json.ts';
import type { Axis, Plot } from '../figures/plot.ts';
import type { ReportedCase, ReportedFigure, ReportedTimeline } from './report.ts';
import { presentValues } from '../evaluation/aggregate.ts';
import type { Timeline } from '../figures/timeline.ts';

type CaseFigures = Pick<ReportedCase, 'drawing' | 'figures' | 'timeline'>;

/** The drawing, figures and time series of a case, as reported. Failures are left out and added to `faults`. */
export function reportedFiguresOf(definition: Definition, evaluation: Evaluation, faults: Fault[]): CaseFigures {
  const values = presentValues(evaluation);
  const course = timelineOf(definition, values, faults);
  const timeline = course && catchFault('timeline', () => reportedTimeline(course), faults);
  const drawing = timeline ? undefined : drawingOf(definition, values, faults);
  const plots = plotsOf(definition, values, faults);
  return {
    ...(drawing ? { drawing: reportedDrawing(drawing) } : {}),
    ...(plots ? { figures: reportedFigures(plots) } : {}),
    ...(timeline ? { timeline } : {}),
  };
}

/** The transfers of a case to other calculators, as reported. Failures are left out and added to `faults`. */
export function reportedTransfers(
  definition: Definition,
  evaluation: Evaluation,
  faults: Fault[],
): Pick<ReportedCase, 'sends'> {
  const sends = transfersOf(definition, presentValues(evaluation), faults);
  return sends.length > 0
    ? { sends: sends.map(({ input, ...offer }) => ({ ...offer, fields: toPlainJson(input) })) }
    : {};
}

/** A drawing without labels at positions that are not finite. */
function reportedDrawing(drawing: Drawing): Drawing {
  const marks = drawing.marks.filter(mark => mark.type === 'path' || areFinite(mark.x, mark.y));
  return toPlainJson({ ...drawing, marks });
}

/** Plots as reported; points that are not finite become gaps, and such marks and bands are left out. */
export function reportedFigures(plots: readonly Plot[]): ReportedFigure[] {
  return plots.map(({ title, x, y, series, marks, bands }) =>
    toPlainJson({
      title,
      x: reportedAxis(x),
      y: reportedAxis(y),
      series: series.map(line => ({
        ...line,
        points: line.points.map(point => (point && areFinite(...point) ? point : null)),
      })),
      ...(marks ? { marks: marks.filter(mark => areFinite(mark.x, mark.y)) } : {}),
      ...(bands ? { bands: bands.filter(band => areFinite(band.from, band.to)) } : {}),
    }),
  );
}

/** An axis without limits that are not finite. */
function reportedAxis({ from, to, ...axis }: Axis): Axis {
  return {
    ...axis,
    ...(from !== undefined && areFinite(from) ? { from } : {}),
    ...(to !== undefined && areFinite(to) ? { to } : {}),
  };
}

function reportedTimeline({ times, plots, drawing, readings }: Timeline): ReportedTimeline {
  return {
    times: toPlainJson(times),
    figures: reportedFigures(plots),
    moments: times.map((_, index) => ({
      drawing: reportedDrawing(drawing(index)),
      readings: readings(index).map(({ label, kind, unit, value }) => {
        const shown = value === undefined ? NaN : fromSi(kind, value, unit);
        const known = value !== undefined && areFinite(value, shown);
        return { label, kind, si: known ? value + 0 : null, value: known ? shown + 0 : null, unit };
      }),
    })),
  };
}

function areFinite(...numbers: readonly number[]): boolean {
  return numbers.every(Number.isFinite);
}
