import { streamFluidFrom, fluidChecks, fluidLoads, transferredFluid, enteredProperty } from '../../fluid/index.ts';
import { optional, ruledOut, value } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { gasStream } from '../gas-stream.ts';
import { compressibilityFactor, gamma, molecularWeight, temperature } from './fields.ts';
import { backPressure, inletDensity, relievingPressure } from './gas.ts';

/** Derived defaults from the selected fluid at the inlet of a gas valve. */

/** The selected fluid. */
export const streamFluid = streamFluidFrom(fluid);
const { id } = fluid.source;
const { fills, checks, gas } = gasStream(
  streamFluid,
  { relievingPressure, temperature, backPressure },
  { molecularWeight, compressibilityFactor, gamma },
  id,
);

/** The gas at the inlet, if a fluid is selected. */
export const inletStream = gas.stream;

export const stream = { fills, checks: [fluidChecks(streamFluid, id), ...checks], loads: [fluidLoads(fluid)] };

const typedProperties = {
  molecularWeight: enteredProperty(molecularWeight, gas.molarMass),
  compressibilityFactor: enteredProperty(compressibilityFactor, gas.compressibilityFactor),
  gamma: enteredProperty(gamma, gas.idealHeatRatio),
};
const fluidEntries = transferredFluid(fluid);
const { molecularWeight: typedWeight, compressibilityFactor: typedFactor } = typedProperties;

/** Transferred fields: the fluid with typed values, and the inlet density if it is not the fluid's. */
export const transferredFields = {
  ...typedProperties,
  fluid: fluidEntries,
  inletDensity: value(
    'typedDensity',
    { inletDensity, ...optional({ chosenHere: fluidEntries, typedWeight, typedFactor }) },
    v =>
      v.chosenHere !== undefined && v.typedWeight === undefined && v.typedFactor === undefined
        ? ruledOut('filled in by the fluid')
        : v.inletDensity,
  ),
};
