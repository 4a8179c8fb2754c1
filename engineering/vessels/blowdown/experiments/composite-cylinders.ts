import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import { curve, fittedNote, flatEnded, flatNote, metal, mixture, spread } from './set-up.ts';

export const hydrogen700: BlowdownExperiment = {
  id: 'de-miguel-iv',
  title: 'Hydrogen from 700 bar, composite cylinder of 29 L, given flow',
  source: 'N. de Miguel, B. Acosta et al., discharge of hydrogen tanks, JRC Petten, as collected in HydDown',
  measured: true,
  spec: {
    shape: flatEnded('horizontal', 0.23, 0.697995),
    wall: metal(0.0245, { density: 1249, heatCapacity: 1134, conductivity: 0.385 }),
    fluid: mixture({ H2: 1 }),
    initial: { temperature: 298.15, pressure: 700e5 },
    scheduled: { times: [0, 300, 480, 520, 690], flows: [0.0018, 0.0018, 0.0018, 0.0008, 0.00055] },
    heat: { mode: 'ambient', ambientTemperature: 298.15, outerCoefficient: 8 },
  },
  options: { endTime: 690 },
  curves: [
    curve('gasTemperature', 'Gas temperature, mean', readings.hydrogen700.gas),
    ...spread('gasTemperature', 'Gas temperature', readings.hydrogen700.gasHigh, readings.hydrogen700.gasLow),
    curve('outerWallTemperatureGas', 'Outside wall temperature', readings.hydrogen700.wallOuter),
  ],
  notes: [
    flatNote,
    'The mass flow is that given with the readings; liner and composite are one layer of mean properties.',
  ],
};

export const helium700: BlowdownExperiment = {
  id: 'molkov-helium',
  title: 'Helium from 700 bar, composite cylinder of 19 L',
  source: 'V. Molkov et al., release experiments at KIT (HYKA-HyJet), as collected in HydDown',
  measured: true,
  spec: {
    shape: flatEnded('horizontal', 0.18, 0.7466),
    wall: {
      liner: { thickness: 0.007, density: 945, heatCapacity: 1584, conductivity: 0.385 },
      metal: { thickness: 0.017, density: 1360, heatCapacity: 1020, conductivity: 0.5 },
    },
    fluid: mixture({ He: 1 }),
    initial: { temperature: 293, pressure: 700e5 },
    outlet: { diameter: 0.001, dischargeCoefficient: 0.9, backPressure: 101_300 },
    heat: { mode: 'ambient', ambientTemperature: 293.15, outerCoefficient: 8 },
  },
  options: { endTime: 300 },
  curves: [
    curve('pressure', 'Pressure', readings.helium700.pressure),
    curve('gasTemperature', 'Gas temperature', readings.helium700.gas),
  ],
  notes: [
    flatNote,
    fittedNote,
    'The pressure readings end at 0 bar, which means gauge pressure or a digitising error.',
  ],
};

export const hydrogenSimulator: BlowdownExperiment = {
  id: 'simulator-hydrogen',
  title: 'Hydrogen from 182 bar, composite wall: another program',
  source: 'Results of a commercial dynamic simulator with a one-dimensional wall, as collected in HydDown',
  measured: false,
  spec: {
    shape: flatEnded('horizontal', 0.619, 6.4),
    wall: metal(0.024, { density: 2000, heatCapacity: 962, conductivity: 0.5 }),
    fluid: mixture({ H2: 1 }),
    initial: { temperature: 279, pressure: 182e5 },
    scheduled: { times: [0], flows: [0.02] },
    heat: { mode: 'ambient', ambientTemperature: 279, outerCoefficient: 2 },
  },
  options: { endTime: 760 },
  curves: [
    curve('pressure', 'Pressure', readings.hydrogenSimulator.pressure),
    curve('gasTemperature', 'Gas temperature', readings.hydrogenSimulator.gas),
    curve('innerWallTemperatureGas', 'Inside wall temperature', readings.hydrogenSimulator.wallInner),
    curve('outerWallTemperatureGas', 'Outside wall temperature', readings.hydrogenSimulator.wallOuter),
  ],
  notes: [flatNote, 'Not an experiment.'],
};
