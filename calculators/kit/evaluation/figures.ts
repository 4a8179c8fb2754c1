import type { CaseInput } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Drawing } from '../figures/drawing.ts';
import { catchFault, type Fault } from './fault.ts';
import type { Plot, Series } from '../figures/plot.ts';
import type { Timeline } from '../figures/timeline.ts';

/**
 * The values of inputs and steps of a case by id. The functions below return undefined if the calculator has no such
 * figure or if it fails; failures are added to `faults`.
 */
type Values = Readonly<Record<string, unknown>>;

/** The drawing of a case. */
export function drawingOf({ drawing }: Definition, values: Values, faults: Fault[] = []): Drawing | undefined {
  return drawing && catchFault('drawing', () => drawing(values), faults);
}

/** The plots of a case. Points that are not finite become gaps. */
export function plotsOf({ plots }: Definition, values: Values, faults: Fault[] = []): readonly Plot[] | undefined {
  return plots && catchFault('plots', () => plots(values).map(withGaps), faults);
}

function withGaps(plot: Plot): Plot {
  const gapped = (series: Series): Series => ({
    ...series,
    points: series.points.map(point => (point?.every(Number.isFinite) ? point : undefined)),
  });
  return { ...plot, series: plot.series.map(gapped) };
}

/** The time series of a case. */
export function timelineOf({ timeline }: Definition, values: Values, faults: Fault[] = []): Timeline | undefined {
  return timeline && catchFault('timeline', () => timeline(values), faults);
}

/** A calculator to which a case can be transferred, with the inputs there. */
export interface TransferOffer {
  readonly to: string;
  readonly label: string;
  /** The item of the case that is transferred, such as a line of a network; undefined for the case itself. */
  readonly item?: string;
  /** Whether the tables of the input are added to those of a case there. */
  readonly asRows?: true;
  readonly input: CaseInput;
}

/** The calculators to which a case can be transferred; numbers that are not finite are left out. */
export function transfersOf(
  { transfers, itemTransfers, rowTransfers }: Definition,
  values: Values,
  faults: Fault[] = [],
): TransferOffer[] {
  const given = <T>(to: string, give: (values: Values) => T) => catchFault(`send to ${to}`, () => give(values), faults);
  return [
    ...transfers.flatMap(({ to, label, give }) => {
      const input = given(to, give);
      return input ? [{ to, label, input: finiteIn(input) }] : [];
    }),
    ...itemTransfers.flatMap(({ to, label, give }) =>
      (given(to, give) ?? []).map(({ item, input }) => ({ to, label, item, input: finiteIn(input) })),
    ),
    ...rowTransfers.flatMap(({ to, label, give }) => {
      const input = given(to, give);
      return input ? [{ to, label, asRows: true as const, input }] : [];
    }),
  ];
}

function finiteIn(input: CaseInput): CaseInput {
  return Object.fromEntries(
    Object.entries(input).filter(([, field]) => {
      const number = typeof field === 'object' ? field.value : field;
      return typeof number !== 'number' || Number.isFinite(number);
    }),
  );
}
