import { log10 } from '@isentrope/engineering/elementary';
import { absolute, formatNumber } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  flowStreams,
  fluidLoads,
  gasFlowDensity,
  referenceDensityCheck,
  soundSpeedCheck,
} from '../../fluid/index.ts';
import { derivedDefault, flowByProperty, ruledOut, value } from '../../kit/index.ts';
import { flow, flowing, fluid } from './fields.ts';

/** Derived defaults from the selected fluid in the line: for a multiphase flow the liquid, and the density of its vapour. */

const { fluidType, flowRate, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;

const pressure = value('absolutePressure', { pressure: flowing.pressure }, v => absolute(v.pressure));
const { main, gas, alone, checks } = flowStreams(
  streamFluidFrom(fluid),
  { fluidType, both: 'Multiphase' },
  pressure,
  flowing.temperature,
  { liquid: flowRate, vapour: vaporFlowRate, values: [density, vaporDensity] },
  fluid.source.id,
  {
    gas: 'The likelihood stated is that of the gas alone. With its liquid it is several times higher, as a multiphase flow has a larger fluid viscosity factor: the unsafe side. Choose Multiphase.',
    liquid:
      'The likelihood stated is that of the liquid alone. With its vapour it is faster and has a higher likelihood, already with a few per cent by mass: the unsafe side. Choose Multiphase.',
    dense:
      'Calculated as a liquid, the likelihood of failure is higher, by the inverse of the fluid viscosity factor: as a gas it is on the unsafe side.',
    supercritical: 'Its fluid viscosity factor is that of a liquid, the largest one: the safe side.',
    split: {
      moreVapour: 'With more vapour ρv² is higher: the likelihood of failure is on the unsafe side.',
      moreLiquid: 'With more liquid ρv² is lower: the likelihood of failure is on the safe side.',
      isUnsafeWithLiquid: false,
    },
  },
);

/** ρv² of a mass flow goes by the inverse of the density. */
const kineticEnergyOf = (ratio: number): string =>
  `ρv² is about ${formatNumber(100 * Math.abs(ratio - 1), 2)} % too ${ratio > 1 ? 'high: the safe side' : 'low: the unsafe side'}.`;

/** The level of the turbulence goes by c^−3.6. */
const turbulenceOf = (excess: number): string => {
  const level = -36 * log10(1 + excess);
  return `The sound power of the turbulence is about ${formatNumber(Math.abs(level), 2)} dB too ${level > 0 ? 'high: the safe side' : 'low: the unsafe side'}.`;
};
/** A gas whose speed of sound is that of its fluid. */
const sounding = value('sounding', { fluidType, alone, soundSpeed, own: gas.speedOfSound }, v =>
  v.fluidType === 'Gas' && v.soundSpeed === v.own.value ? v.alone : ruledOut('typed'),
);

export const stream = {
  fills: [
    flowByProperty(
      flowRate,
      { density: gasFlowDensity('flowDensity', density, main) },
      { fluidType: ['Liquid', 'Multiphase'] },
    ),
    flowByProperty(vaporFlowRate, { density: vaporDensity }),
    derivedDefault(density, main.density),
    derivedDefault(vaporDensity, gas.density),
    derivedDefault(viscosity, main.viscosity),
    derivedDefault(soundSpeed, gas.speedOfSound),
  ],
  checks: [
    ...checks,
    referenceDensityCheck(alone, { density }, fluid.source.id, kineticEnergyOf),
    soundSpeedCheck(sounding, fluid.source.id, turbulenceOf),
  ],
  loads: [fluidLoads(fluid)],
};
