import { streamFluidFrom, flowStreams } from '../fluid/index.ts';
import { optional, missing, value } from '../kit/index.ts';
import { flowing, flowRate, fluidType, liquidTemperature, temperature, vaporFlowRate } from './fields.ts';
import { absolutePressure } from './fluid.ts';

/** The selected fluid at the inlet. */

export const { id } = flowing.source;

const flowingAt = value('flowingAt', { fluidType, ...optional({ liquidTemperature, temperature }) }, v =>
  v.fluidType === 'Liquid'
    ? (v.liquidTemperature ?? missing('liquid temperature'))
    : (v.temperature ?? missing('temperature')),
);

export const { main, gas, alone, checks } = flowStreams(
  streamFluidFrom(flowing),
  { fluidType, both: 'Two-phase' },
  absolutePressure,
  flowingAt,
  { liquid: flowRate, vapour: vaporFlowRate },
  id,
);
