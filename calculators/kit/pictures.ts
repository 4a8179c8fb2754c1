import type { CaseInput } from './case-input.ts';
import type { Definition } from './definition.ts';
import type { Drawing } from './drawing.ts';
import { guarded, type Fault } from './fault.ts';
import type { Plot, Series } from './plot.ts';
import type { Timeline } from './timeline.ts';

/**
 * The inputs and steps of a case by id, of which it is drawn. Each picture below is worked out when it is looked at, is
 * undefined where the calculator has none or where it failed, and takes nothing else with it; what failed is added to
 * `faults`.
 */
type Values = Readonly<Record<string, unknown>>;

/** The drawing of a case from its inputs and steps by id. */
export function drawingOf({ drawing }: Definition, values: Values, faults: Fault[] = []): Drawing | undefined {
  return drawing && guarded('drawing', () => drawing(values), faults);
}

/** The figures of a case from its inputs and steps by id. A point beyond the range of numbers is a gap in its curve. */
export function plotsOf({ plots }: Definition, values: Values, faults: Fault[] = []): readonly Plot[] | undefined {
  return plots && guarded('plots', () => plots(values).map(withGaps), faults);
}

function withGaps(plot: Plot): Plot {
  const gapped = (series: Series): Series => ({
    ...series,
    points: series.points.map(point => (point?.every(Number.isFinite) ? point : undefined)),
  });
  return { ...plot, series: plot.series.map(gapped) };
}

/** The course of a case over time from its inputs and steps by id. */
export function timelineOf({ timeline }: Definition, values: Values, faults: Fault[] = []): Timeline | undefined {
  return timeline && guarded('timeline', () => timeline(values), faults);
}

/** A calculator that a case can be sent to, with the fields of the case there. */
export interface Sending {
  readonly to: string;
  readonly label: string;
  readonly given: CaseInput;
}

/**
 * Where a case can be sent to from its inputs and steps by id: those calculators for which it has something. A number beyond
 * the range of numbers stays here.
 */
export function sendingsOf({ sends }: Definition, values: Values, faults: Fault[] = []): Sending[] {
  return sends.flatMap(({ to, label, give }) => {
    const given = guarded(`send to ${to}`, () => give(values), faults);
    return given ? [{ to, label, given: finiteIn(given) }] : [];
  });
}

function finiteIn(given: CaseInput): CaseInput {
  return Object.fromEntries(
    Object.entries(given).filter(([, field]) => {
      const number = typeof field === 'object' ? field.value : field;
      return typeof number !== 'number' || Number.isFinite(number);
    }),
  );
}
