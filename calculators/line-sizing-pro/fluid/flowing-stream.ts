import { streamFluidFrom, flowStreams } from '../../fluid/index.ts';
import { optional, missing, value } from '../../kit/index.ts';
import { flowing, flowRate, fluidType, liquidTemperature, temperature, vaporFlowRate } from '../fields.ts';
import { absolutePressure, inletDensity, inletViscosity } from './fluid.ts';

/** The selected fluid at the inlet. */

export const { id } = flowing.source;

const flowingAt = value('flowingAt', { fluidType, ...optional({ liquidTemperature, temperature }) }, v =>
  v.fluidType === 'Liquid'
    ? (v.liquidTemperature ?? missing('liquid temperature'))
    : (v.temperature ?? missing('temperature')),
);

/** Absent where properties are typed. */
export const chosenFluid = streamFluidFrom(flowing);

export const { main, gas, alone, checks } = flowStreams(
  chosenFluid,
  { fluidType, both: 'Two-phase' },
  absolutePressure,
  flowingAt,
  { liquid: flowRate, vapour: vaporFlowRate, values: [inletDensity, inletViscosity] },
  id,
  {
    liquid:
      'Velocity and loss of liquid and vapour together are higher, so those of the liquid are on the unsafe side.',
    gas: 'The velocity of the gas is higher than that of both together, but up to about a third of liquid by mass its loss is lower, with a tenth by about a fifth to a third, the unsafe side, and liquid may gather in slugs: choose two phases.',
    dense: null,
    supercritical:
      'Its loss is that of a liquid; a warning says by how much it is too low where its density falls by more than 2 %.',
    split: {
      moreVapour: 'With more vapour, velocity and friction loss are higher: those stated are on the unsafe side.',
      moreLiquid:
        'With more liquid, velocity and friction loss are lower, so those stated are on the safe side, but the head of a rise is higher: there the unsafe side.',
      isUnsafeWithLiquid: false,
    },
  },
);
