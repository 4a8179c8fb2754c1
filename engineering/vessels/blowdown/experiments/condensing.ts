import { standardTorisphericalHead, vessel } from '../../../geometry/index.ts';
import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import { curve, fittedNote, metal, mixture, spread, spreadNote, steelNote } from './set-up.ts';

function dished(standard: 'asmeFlangedAndDished' | 'klopper', diameter: number, length: number, thickness: number) {
  const head = standardTorisphericalHead(standard, diameter, thickness);
  return vessel('vertical', diameter, length, [head, head]);
}

export const condensingGas: BlowdownExperiment = {
  id: 'haque-condensing',
  title: 'Methane with 28 mol % propane from 116 atm, full-scale vessel: the gas condenses',
  source:
    'M. A. Haque et al., Trans. IChemE 70 B (1992) 10; R. Szczepanski, Simulation programs for blowdown of pressure vessels, IChemE SONG meeting (1994); S. M. A. Wong, thesis, University College London (1998); as collected in openthermo',
  measured: true,
  spec: {
    shape: dished('asmeFlangedAndDished', 1.13, 2.25, 0.059),
    wall: metal(0.059),
    fluid: mixture({ C1: 0.64, C2: 0.06, C3: 0.28, nC4: 0.02 }),
    initial: { temperature: 293, pressure: 116 * 101_325 },
    outlet: { diameter: 0.01, dischargeCoefficient: 0.8, backPressure: 101_000 },
    heat: { mode: 'ambient', ambientTemperature: 293 },
  },
  options: { endTime: 1500, model: 'non-equilibrium' },
  curves: [
    curve('pressure', 'Pressure', readings.condensingGas.pressure),
    ...spread('gasTemperature', 'Gas temperature', readings.condensingGas.gasHigh, readings.condensingGas.gasLow),
    ...spread(
      'liquidTemperature',
      'Liquid temperature',
      readings.condensingGas.liquidHigh,
      readings.condensingGas.liquidLow,
    ),
    ...spread(
      'innerWallTemperatureGas',
      'Inside wall beside the gas',
      readings.condensingGas.dryWallHigh,
      readings.condensingGas.dryWallLow,
    ),
    ...spread(
      'innerWallTemperatureLiquid',
      'Inside wall beside the liquid',
      readings.condensingGas.wettedWallHigh,
      readings.condensingGas.wettedWallLow,
    ),
  ],
  notes: [
    fittedNote,
    steelNote,
    spreadNote,
    'Readings of the pressure in atm. The collection runs the experiment once with the vessel lying and once standing; it is assumed to be standing. Heat from outside by natural convection in air.',
  ],
};

export const nitrogenCarbonDioxide: BlowdownExperiment = {
  id: 'co2-n2',
  title: 'Nitrogen with 30 mol % carbon dioxide from 150 bar',
  source:
    'Experiment as collected in openthermo (original publication not named there; vessel and orifice are those of experiment I1 of Haque et al., 1992)',
  measured: true,
  keptApart: true,
  spec: {
    shape: dished('klopper', 0.273, 1.4552, 0.025),
    wall: metal(0.025),
    fluid: mixture({ N2: 0.7, CO2: 0.3 }),
    initial: { temperature: 290, pressure: 150e5 },
    outlet: { diameter: 0.00635, dischargeCoefficient: 0.8, backPressure: 101_000 },
    heat: { mode: 'ambient', ambientTemperature: 293 },
  },
  options: { endTime: 60, model: 'non-equilibrium' },
  curves: [
    ...spread(
      'gasTemperature',
      'Gas temperature',
      readings.nitrogenCarbonDioxide.gasHigh,
      readings.nitrogenCarbonDioxide.gasLow,
    ),
    ...spread(
      'liquidTemperature',
      'Liquid temperature',
      readings.nitrogenCarbonDioxide.liquidHigh,
      readings.nitrogenCarbonDioxide.liquidLow,
    ),
  ],
  notes: [
    fittedNote,
    steelNote,
    spreadNote,
    'The pressure was not published. Before there is liquid the thermocouples at the bottom show the gas. Carbon dioxide is below its triple point at the end; a solid is not modelled.',
  ],
};
