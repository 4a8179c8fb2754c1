import { Refusal } from '../../quantities/index.ts';
import { fluidOf } from '../fluid.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';
import { streamPhaseAt } from './stream-phase.ts';
import { streamHeatCapacity } from './stream-properties.ts';
import { tabulatedMeanHeatCapacity } from './tabulated.ts';
import { refuseUnknown, streamValue, type StreamValue } from './stream-value.ts';

/**
 * Mean cp, J/(kg·K), between two temperatures in K at p in Pa: enthalpy difference over temperature difference, including the latent heat
 * of any phase change. Throws a Refusal where there is no such difference.
 */
export function streamMeanHeatCapacity(fluid: StreamFluid, pressure: number, from: number, to: number): StreamValue {
  if (from === to) throw new Refusal(`${streamName(fluid)} keeps its temperature; enter the duty`);
  switch (fluid.type) {
    case 'components': {
      const equation = fluidOf(fluid.amounts);
      const [before, after] = [from, to].map(temperature => equation.stateAt({ pressure, temperature }).enthalpy);
      const mean = before === undefined || after === undefined ? undefined : (after - before) / (to - from);
      return streamValue(fluid, mean, equation.source);
    }
    case 'table':
      return tabulatedMeanHeatCapacity(fluid, from, to);
    case 'petroleum':
      return refuseUnknown(fluid);
    case 'solution':
    case 'seaWater': {
      const cpAt = (temperature: number) => streamHeatCapacity(streamPhaseAt(fluid, pressure, temperature));
      const { value: first, source, uncertainty } = cpAt(from);
      // Simpson's rule: heat capacities of liquids are almost quadratic in temperature.
      return streamValue(fluid, (first + 4 * cpAt((from + to) / 2).value + cpAt(to).value) / 6, source, uncertainty);
    }
  }
}
