import { absolute } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  fluidChecks,
  fluidLoads,
  referenceDensityCheck,
  streamAt,
  twoPhasesCheck,
} from '../fluid/index.ts';
import { derivedDefault, flowByProperty, value } from '../kit/index.ts';
import { fluid, process } from './fields.ts';

/** Derived defaults from the selected fluid in the drum: the properties of each of its phases. */

const { operatingPressure, operatingTemperature, gasFlowRate, liquidFlowRate } = process;

const streamFluid = streamFluidFrom(fluid);
const pressure = value('drumPressure', { chosen: streamFluid, operatingPressure }, v => absolute(v.operatingPressure));
const gas = streamAt('drumGas', streamFluid, pressure, operatingTemperature, 'gas');
const liquid = streamAt('drumLiquid', streamFluid, pressure, operatingTemperature, 'liquid');
const { id } = fluid.source;
const ofLightest =
  'the density filled in is that of the lighter liquid: its droplets settle most slowly and it takes up the most volume, so the drum is on the safe side';

const gasMolarMass = value('gasMolarMass', { molarMass: gas.molarMass }, v => v.molarMass.value);

export const stream = {
  fills: [
    flowByProperty(gasFlowRate, { density: process.gasDensity, molarMass: gasMolarMass }),
    flowByProperty(liquidFlowRate, { density: process.liquidDensity }),
    derivedDefault(process.gasDensity, gas.density),
    derivedDefault(process.liquidDensity, liquid.lightestLiquidDensity),
    derivedDefault(process.gasViscosity, gas.viscosity),
    derivedDefault(process.liquidViscosity, liquid.viscosity),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    twoPhasesCheck(liquid.stream, { liquid: liquidFlowRate, vapour: gasFlowRate }, id, ofLightest),
    referenceDensityCheck(liquid.stream, { density: process.liquidDensity }, 'liquidDensity', ratio =>
      ratio > 1
        ? 'Its drops settle too slowly and it takes up too much volume: the drum is on the safe side.'
        : 'Its drops settle too fast and it takes up too little volume: the drum is on the unsafe side.',
    ),
  ],
  loads: [fluidLoads(fluid)],
};
