import { log10 } from '@isentrope/engineering/elementary';
import {
  streamIdealHeatRatio,
  streamMolarMass,
  streamSoundSpeedExcess,
  streamSpeedOfSound,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { absolute, formatNumber, gasConstant, messageValue } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  condensationCheck,
  flowMolarMass,
  fluidChecks,
  fluidLoads,
  streamAt,
  streamCheck,
  throttlingCheck,
  withItsLiquid,
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

/** Says how the level follows from the speed of sound of a dense fluid: the guideline has (T/M)^1.2, that of an ideal gas to the power 2.4. */
function soundOfDense(dense: StreamPhase) {
  const ideal = Math.sqrt(
    (streamIdealHeatRatio(dense).value * gasConstant * dense.temperature) / streamMolarMass(dense).value,
  );
  const own = streamSpeedOfSound(dense).value / (1 + (streamSoundSpeedExcess(dense)?.excess ?? 0));
  const level = 24 * log10(own / ideal);
  const side = level < 0 ? 'lower: the safe side' : 'higher: the unsafe side';
  const text = `The guideline takes the speed of sound of an ideal gas, {ideal}; with that of the fluid upstream, {own}, the level would be about ${formatNumber(Math.abs(level), 2)} dB ${side}.`;
  const speed = (si: number) => messageValue('velocity', si, { digits: 3 });
  return { text, values: { ideal: speed(ideal), own: speed(own) } };
}

/** Says how the level follows from the molar mass of a gas that carries liquid: the guideline has (T/M)^1.2. */
function soundOfWet(wet: StreamPhase): string {
  const level = 12 * log10(streamMolarMass(withItsLiquid(wet)).value / streamMolarMass(wet).value);
  return `If the flow rate is that of gas and liquid together, the level by their molar mass would be about ${formatNumber(Math.abs(level), 2)} dB ${level < 0 ? 'higher: the unsafe side' : 'lower: the safe side'}. The guideline is for dry gases.`;
}

export const stream = {
  fills: [
    flowByProperty(step1.flowRate, { molarMass: flowMolarMass('flowMolarMass', molecularWeight, gas) }),
    derivedDefault(density, streamAt('meanStream', streamFluid, mean, temperature, 'gas').density),
    derivedDefault(molecularWeight, gas.molarMass),
    derivedDefault(gamma, gas.idealHeatRatio),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    streamCheck(gas.stream, id, { dense: soundOfDense, gas: soundOfWet }),
    condensationCheck(gas.stream, downstream, id, condensed),
    throttlingCheck(gas.stream, downstream, id),
  ],
  loads: [fluidLoads(fluid)],
};
