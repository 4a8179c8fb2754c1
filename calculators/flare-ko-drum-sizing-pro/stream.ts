import { absolute } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  fluidChecks,
  fluidLoads,
  referenceDensityCheck,
  streamAt,
  twoPhasesChecks,
} from '../fluid/index.ts';
import { derivedDefault, flowByProperty, value } from '../kit/index.ts';
import { fluid, process } from './fields.ts';
import { tensionCheck } from './tension.ts';

/** Derived defaults from the selected fluid in the drum: the properties of each of its phases. */

const { operatingPressure, operatingTemperature, gasFlowRate, liquidFlowRate } = process;

const streamFluid = streamFluidFrom(fluid);
const pressure = value('drumPressure', { chosen: streamFluid, operatingPressure }, v => absolute(v.operatingPressure));
const gas = streamAt('drumGas', streamFluid, pressure, operatingTemperature, 'gas');
const liquid = streamAt('drumLiquid', streamFluid, pressure, operatingTemperature, 'liquid');
const { id } = fluid.source;
const ofLightest =
  'the density filled in is that of the lighter liquid: its droplets settle most slowly and it takes up the most volume, so the drum is on the safe side';

const split = {
  moreVapour:
    'More gas carries drops further: the drum is on the unsafe side for settling, on the safe side for the liquid it holds.',
  moreLiquid:
    'More liquid needs more volume: the drum is on the unsafe side for the liquid it holds, on the safe side for settling.',
  isUnsafeWithLiquid: true,
};

const gasMolarMass = value('gasMolarMass', { molarMass: gas.molarMass }, v => v.molarMass.value);

export const stream = {
  fills: [
    flowByProperty(gasFlowRate, { density: process.gasDensity, molarMass: gasMolarMass }),
    flowByProperty(liquidFlowRate, { density: process.liquidDensity }, {}),
    derivedDefault(process.gasDensity, gas.density),
    derivedDefault(process.liquidDensity, liquid.lightestLiquidDensity),
    derivedDefault(process.gasViscosity, gas.viscosity),
    derivedDefault(process.liquidViscosity, liquid.viscosity),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    ...twoPhasesChecks(
      {
        fluid: streamFluid,
        pressure,
        temperature: operatingTemperature,
        liquid: liquid.stream,
        flows: { liquid: liquidFlowRate, vapour: gasFlowRate },
        values: [process.gasDensity, process.liquidDensity],
      },
      id,
      split,
      ofLightest,
    ),
    tensionCheck(liquid.stream, gas.stream, 'dropletSize'),
    referenceDensityCheck(liquid.stream, { density: process.liquidDensity }, 'liquidDensity', ratio =>
      ratio > 1
        ? 'Its drops settle too slowly and it takes up too much volume: the drum is on the safe side.'
        : 'Its drops settle too fast and it takes up too little volume: the drum is on the unsafe side.',
    ),
  ],
  loads: [fluidLoads(fluid)],
};
