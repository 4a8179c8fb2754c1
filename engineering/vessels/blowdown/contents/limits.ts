import { Refusal, messageValue, type Clause } from '../../../quantities/index.ts';
import type { Fluid } from '../models/fluid.ts';
import type { BlowdownSeries } from '../results/run.ts';
import type { InitialState } from '../spec.ts';

const temperature = (si: number) => messageValue('temperature', si);
const pressure = (si: number) => messageValue('absolutePressure', si);

/** Throws a Refusal for an initial state outside the range of the equation of state. */
export function requireWithinLimits({ basis }: Fluid, initial: InitialState): void {
  if (basis === undefined) return;
  const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
  const start = initial.temperature;
  if (!(start >= minimumTemperature && start <= maximumTemperature)) {
    const range = minimumTemperature > 0 ? 'from {least} to {most}' : 'up to {most}';
    throw new Refusal(`the initial temperature must be ${range} in ${equation}; it is {start}`, {
      least: temperature(minimumTemperature),
      most: temperature(maximumTemperature),
      start: temperature(start),
    });
  }
  if (!(initial.pressure <= maximumPressure)) {
    throw new Refusal(`the initial pressure must be up to {most} in ${equation}; it is {start}`, {
      most: pressure(maximumPressure),
      start: pressure(initial.pressure),
    });
  }
}

/** Returns the warnings for a run that left the range of its equation of state. */
export function rangeWarnings({ basis }: Fluid, series: BlowdownSeries): Clause[] {
  if (basis === undefined) return [];
  const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
  const temperatures = [...series.gasTemperature, ...series.liquidTemperature].filter(each => each !== undefined);
  const reach = (values: readonly number[], better: (one: number, other: number) => number): number =>
    values.reduce((best, each) => better(best, each), values[0] ?? NaN);
  const [lowest, highest] = [reach(temperatures, Math.min), reach(temperatures, Math.max)];
  const maximum = reach(series.pressure, Math.max);
  const words = (what: string) => `${what} {limit}, the limit stated for ${equation}: beyond it, it is extrapolated`;
  return [
    ...(lowest < minimumTemperature
      ? [
          {
            text: `the contents fall to {reached}, below {limit}, the limit stated for ${equation}: beyond it, it is extrapolated`,
            values: { reached: temperature(lowest), limit: temperature(minimumTemperature) },
          },
        ]
      : []),
    ...(highest > maximumTemperature
      ? [
          {
            text: words('the contents reach {reached}, above'),
            values: { reached: temperature(highest), limit: temperature(maximumTemperature) },
          },
        ]
      : []),
    ...(maximum > maximumPressure
      ? [
          {
            text: words('the pressure reaches {reached}, above'),
            values: { reached: pressure(maximum), limit: pressure(maximumPressure) },
          },
        ]
      : []),
  ];
}
