import type { AbsolutePressure } from '../../../quantities/index.ts';
import { highest, lowest } from '../results/record.ts';
import type { Extreme } from '../results/run.ts';
import type { HeaderFlow } from './header-flow.ts';
import type { HeaderRun, HeaderSeries } from './header-spec.ts';
import type { StreamHistory, SummedStream } from './stream-history.ts';

/** Sum of the streams of all vessels at a time. */
export function sumStreams(histories: readonly StreamHistory[], time: number, components: number): SummedStream {
  const stream = { moles: new Float64Array(components), massFlow: 0, enthalpyFlow: 0 };
  for (const history of histories) history.addTo(stream, time);
  return stream;
}

/** Computes the series of a header from the pressures where the outlets join. */
export function seriesOf(
  histories: readonly StreamHistory[],
  times: readonly number[],
  pressures: readonly AbsolutePressure[],
  flow: HeaderFlow,
  streams: readonly SummedStream[],
): HeaderSeries {
  const profiles = times.map((_, index) => {
    const [stream, pressure] = [streams[index], pressures[index]];
    return stream === undefined || pressure === undefined ? undefined : flow.profileOf(stream, pressure);
  });
  return {
    time: times,
    flow: streams.map(({ massFlow }) => massFlow),
    flows: histories.map(history => times.map(time => history.flowAt(time))),
    pressure: pressures,
    outletPressure: profiles.map(profile => profile?.outletPressure ?? flow.tipPressure),
    velocity: profiles.map(profile => profile?.outletVelocity ?? 0),
    machNumber: profiles.map(profile => profile?.outletMach ?? 0),
    lowestTemperature: profiles.map(profile => profile && Math.min(...profile.temperatures)),
  };
}

/** Extremes of a header's series. */
export function extremesOf(
  series: HeaderSeries,
): Pick<HeaderRun, 'peakFlow' | 'peakPressure' | 'highestVelocity' | 'highestMachNumber' | 'lowestTemperature'> {
  const none: Extreme = { value: 0, time: 0 };
  const most = (values: readonly number[]): Extreme => highest(series.time, values) ?? none;
  return {
    peakFlow: most(series.flow),
    peakPressure: most(series.pressure),
    highestVelocity: most(series.velocity),
    highestMachNumber: most(series.machNumber),
    lowestTemperature: lowest(series.time, series.lowestTemperature),
  };
}

/** Largest excess of header pressure over the pressure of a vessel; undefined where it is never more than a small share. */
export function maxExcess(
  history: StreamHistory,
  times: readonly number[],
  pressures: readonly AbsolutePressure[],
  tolerance: number,
): Extreme | undefined {
  return highest(
    times,
    times.map((time, index) => {
      const vessel = history.pressureAt(time);
      const pressure = pressures[index];
      return vessel && pressure && pressure > vessel * (1 + tolerance) ? pressure - vessel : undefined;
    }),
  );
}
