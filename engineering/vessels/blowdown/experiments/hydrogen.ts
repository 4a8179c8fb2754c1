import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import { curve, fittedNote, flatEnded, flatNote, metal, mixture, spread, spreadNote, steelNote } from './set-up.ts';

interface Run {
  readonly diameter: number;
  readonly temperature: number;
  readonly endTime: number;
  readonly backPressure: number;
  readonly outerCoefficient: number;
  readonly keptApart: boolean;
}

function cylinder(
  run: 7 | 8 | 9,
  { diameter, temperature, endTime, backPressure, outerCoefficient, keptApart }: Run,
  {
    pressure,
    gas,
    wallMean,
  }: typeof readings.hydrogenRun7 | typeof readings.hydrogenRun8 | typeof readings.hydrogenRun9,
  notes: readonly string[] = [],
): BlowdownExperiment {
  return {
    id: `byrnes-${run}`,
    title: `Hydrogen from a gas cylinder, run ${run}`,
    source:
      'W. R. Byrnes, R. C. Reid, F. E. Ruccia, Rapid depressurization of gas storage cylinder, Ind. Eng. Chem. Process Des. Dev. 3 (1964) 206',
    measured: true,
    keptApart,
    spec: {
      shape: flatEnded('vertical', 0.21742, 1.394),
      wall: metal(0.0072),
      fluid: mixture({ H2: 1 }),
      initial: { temperature, pressure: 138e5 },
      outlet: { diameter, dischargeCoefficient: 0.84, backPressure },
      heat: { mode: 'ambient', ambientTemperature: temperature, outerCoefficient },
    },
    options: { endTime },
    curves: [
      curve('pressure', 'Pressure', pressure),
      curve('gasTemperature', 'Gas temperature', gas),
      curve('innerWallTemperatureGas', 'Wall temperature', wallMean),
    ],
    notes: [flatNote, fittedNote, steelNote, ...notes],
  };
}

export const hydrogenRun7 = cylinder(
  7,
  { diameter: 0.0027, temperature: 299, endTime: 30, backPressure: 1e5, outerCoefficient: 0, keptApart: false },
  readings.hydrogenRun7,
);

export const hydrogenRun8 = cylinder(
  8,
  { diameter: 0.0007, temperature: 294, endTime: 480, backPressure: 13.5e5, outerCoefficient: 10, keptApart: true },
  readings.hydrogenRun8,
  ['The back pressure of 13.5 bar is that of the collection; the last reading lies below it.'],
);

export const hydrogenRun9 = cylinder(
  9,
  { diameter: 0.004, temperature: 294, endTime: 15, backPressure: 1e5, outerCoefficient: 0, keptApart: false },
  readings.hydrogenRun9,
);

export const hydrogenSmall: BlowdownExperiment = {
  id: 'woodfield-discharge',
  title: 'Hydrogen from 100 bar, vessel of 0.9 L',
  source:
    'P. L. Woodfield, M. Monde, Y. Mitsutake, Measurement of averaged heat transfer coefficients in high-pressure vessel during charging with hydrogen, nitrogen or argon gas, J. Thermal Science and Technology 2 (2007) 180, as collected in HydDown',
  measured: true,
  keptApart: true,
  spec: {
    shape: flatEnded('vertical', 0.075, 0.212),
    wall: metal(0.03),
    fluid: mixture({ H2: 1 }),
    initial: { temperature: 305, pressure: 100e5 },
    outlet: { diameter: 0.0005, dischargeCoefficient: 0.84, backPressure: 1e5 },
    heat: { mode: 'ambient', ambientTemperature: 305, outerCoefficient: 5 },
  },
  options: { endTime: 50 },
  curves: [
    curve('pressure', 'Pressure', readings.hydrogenSmall.pressure),
    ...spread('gasTemperature', 'Gas temperature', readings.hydrogenSmall.gasHigh, readings.hydrogenSmall.gasLow),
  ],
  notes: [
    flatNote,
    fittedNote,
    steelNote,
    spreadNote,
    'The pressure readings fall below atmospheric, which means gauge pressure or a digitising error; they are used unchanged.',
  ],
};
