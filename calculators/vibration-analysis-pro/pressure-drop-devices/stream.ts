import { absolute } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  condensationCheck,
  fluidChecks,
  fluidLoads,
  streamAt,
  streamCheck,
} from '../../fluid/index.ts';
import { derivedDefault, flowByProperty, value } from '../../kit/index.ts';
import { fluid, step1 } from './fields.ts';

/** Derived defaults from the selected fluid: upstream, and its density at the mean pressure, used by the simplified method. */

const { density, p1, p2, temperature, molecularWeight, gamma } = step1;
const { id } = fluid.source;

const streamFluid = streamFluidFrom(fluid);
const upstream = value('upstreamAbsolute', { p1 }, v => absolute(v.p1));
const mean = value('meanAbsolute', { p1, p2 }, v => (absolute(v.p1) + absolute(v.p2)) / 2);
const downstream = value('downstreamAbsolute', { p2 }, v => absolute(v.p2));
const gas = streamAt('gasStream', streamFluid, upstream, temperature, 'gas');

const condensed = 'The sound power level is that of a dry gas; the guideline has none for two phases.';

export const stream = {
  fills: [
    flowByProperty(step1.flowRate, { molarMass: molecularWeight }),
    derivedDefault(density, streamAt('meanStream', streamFluid, mean, temperature, 'gas').density),
    derivedDefault(molecularWeight, gas.molarMass),
    derivedDefault(gamma, gas.idealHeatRatio),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    streamCheck(gas.stream, id),
    condensationCheck(gas.stream, downstream, id, condensed),
  ],
  loads: [fluidLoads(fluid)],
};
