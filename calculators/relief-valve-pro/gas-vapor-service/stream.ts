import { chosenFluid, fluidChecks, fluidLoads, sentFluid, typedAlone } from '../../fluid/index.ts';
import { maybe, ruledOut, value } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { gasStream } from '../gas-stream.ts';
import { compressibilityFactor, gamma, molecularWeight, temperature } from './fields.ts';
import { inletDensity, relievingPressure } from './gas.ts';

/** Derived defaults from the selected fluid at the inlet of a gas valve. */

const chosen = chosenFluid(fluid);
const { id } = fluid.source;
const { fills, checks, gas } = gasStream(
  chosen,
  { relievingPressure, temperature },
  { molecularWeight, compressibilityFactor, gamma },
  id,
);

/** The gas at the inlet, if a fluid is selected. */
export const inletStream = gas.stream;

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(fluid)] };

const typed = {
  molecularWeight: typedAlone(molecularWeight, gas.molarMass),
  compressibilityFactor: typedAlone(compressibilityFactor, gas.compressibilityFactor),
  gamma: typedAlone(gamma, gas.idealHeatRatio),
};
const chosenHere = sentFluid(fluid);
const { molecularWeight: typedWeight, compressibilityFactor: typedFactor } = typed;

/** Transferred fields: the fluid with typed values, and the inlet density if it is not the fluid's. */
export const sending = {
  ...typed,
  fluid: chosenHere,
  inletDensity: value('typedDensity', { inletDensity, ...maybe({ chosenHere, typedWeight, typedFactor }) }, v =>
    v.chosenHere !== undefined && v.typedWeight === undefined && v.typedFactor === undefined
      ? ruledOut('filled in by the fluid')
      : v.inletDensity,
  ),
};
