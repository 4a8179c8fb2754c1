import { Refusal, type AbsolutePressure } from '../../../quantities/index.ts';
import { staggeredSequence } from '../sizing/flare-load.ts';
import type { BlowdownRun } from '../results/run.ts';
import type { FlareHeader, HeaderRun, HeaderSequence, HeaderSeries, HeaderVessel } from './header-spec.ts';
import { simulateHeader, type HeaderOptions } from './simulate-header.ts';

/** Limits of a header and its flare. */
export interface HeaderLimits {
  /** kg/s. */
  readonly flow: number;
  /** Where the outlets join. */
  readonly pressure: AbsolutePressure;
}

/** Number of sequences tried before the search fails. */
const maxTries = 5;
/** Factor by which the next flow limit lies below a flow at which a limit was exceeded. */
const flowReduction = 0.99;
/** Relative excess over a limit that is accepted: less than the accuracy of the pressure. */
const slack = 1e-3;

/**
 * Returns start delays that keep a header within its limits, from its run without them. A sequence is found for the flow at which no limit
 * was exceeded, and the header calculated with it; where a limit is still exceeded, the next sequence is for a smaller flow. `durationOf`
 * gives the time from the start of a run at which its vessel counts as depressured, s. Throws a Refusal where there is no sequence.
 */
export function headerSequence(
  vessels: readonly HeaderVessel[],
  header: FlareHeader,
  limits: HeaderLimits,
  asEntered: HeaderRun,
  durationOf: (run: BlowdownRun, vessel: number) => number,
  { onProgress = () => undefined }: HeaderOptions = {},
): HeaderSequence {
  let found = asEntered;
  let capacity = Math.min(limits.flow, flowWithin(found.series, limits.pressure));
  for (let tried = 0; tried < maxTries; tried += 1) {
    const runs = found.vessels.map(({ run }) => run);
    requireRoom(vessels, runs, capacity);
    const sequence = staggeredSequence(runs, capacity, runs.map(durationOf));
    const delayed = vessels.map((vessel, index): HeaderVessel => {
      const [alone, delay = 0] = [runs[index], sequence.delays[index]];
      return { ...vessel, delay, ...(alone && { alone }) };
    });
    const share = (fraction: number): void => onProgress((tried + fraction) / maxTries);
    found = simulateHeader(delayed, header, { onProgress: share });
    const { peakFlow, peakPressure, series, converged } = found;
    const isWithin = peakFlow.value <= limits.flow * (1 + slack) && peakPressure.value <= limits.pressure * (1 + slack);
    if (isWithin && converged) {
      onProgress(1);
      return { sequence, header: found };
    }
    capacity = flowReduction * Math.min(capacity, flowWithin(series, limits.pressure));
  }
  throw new Refusal('no sequence was found that keeps the header within its limits');
}

/** Flow below which a header never exceeded a pressure, kg/s. */
function flowWithin({ flow, pressure }: HeaderSeries, limit: AbsolutePressure): number {
  const beyond = flow.filter((_, index) => (pressure[index] ?? 0) > limit);
  return beyond.length === 0 ? Infinity : Math.min(...beyond) * (1 - slack);
}

function requireRoom(vessels: readonly HeaderVessel[], runs: readonly BlowdownRun[], capacity: number): void {
  runs.forEach(({ summary }, index) => {
    if (summary.peakFlow.value > capacity) {
      throw new Refusal(`${vessels[index]?.name} alone takes the header to its limit`);
    }
  });
  const tails = runs.reduce((sum, { series }) => sum + (series.massFlow.at(-1) ?? 0), 0);
  if (tails > capacity) {
    throw new Refusal(
      'at the end of their runs the vessels still release more together than the header can take within its limits; increase the duration',
    );
  }
}
