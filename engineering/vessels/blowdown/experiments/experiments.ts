import {
  flatHead,
  hemisphericalHead,
  standardTorisphericalHead,
  vessel,
  type Vessel,
} from '../../../geometry/index.ts';
import { fireScenarios } from '../../../heat-transfer/index.ts';
import type { BlowdownOptions, BlowdownSpec, WallLayer } from '../spec.ts';
import * as readings from './readings.ts';

/** What was measured, and what of a run it is compared with. */
export type MeasuredQuantity =
  | 'pressure'
  | 'gasTemperature'
  | 'liquidTemperature'
  | 'innerWallTemperatureGas'
  | 'outerWallTemperatureGas'
  | 'highestWallTemperature';

/** Readings of a curve, the time in s. */
export type Readings = readonly (readonly [time: number, value: number])[];

/** A curve of an experiment. */
export interface MeasuredCurve {
  readonly quantity: MeasuredQuantity;
  readonly label: string;
  readonly points: Readings;
}

/** A published experiment, how it is simulated, and what is to be known about it. */
export interface BlowdownExperiment {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** False where the figures are those of another program. */
  readonly measured: boolean;
  readonly spec: BlowdownSpec;
  readonly options: BlowdownOptions;
  readonly curves: readonly MeasuredCurve[];
  readonly notes: readonly string[];
}

const steel = { density: 7800, heatCapacity: 500, conductivity: 45 };
const flatNote = 'The vessel is taken as a cylinder with flat ends, as in the collection the readings come from.';
const fittedNote =
  'The discharge coefficient is not measured: it is the one with which the collection the readings come from fits the pressure.';
const steelNote = 'Conductivity of the steel, not stated, taken as 45 W/(m·K).';

function flatEnded(orientation: Vessel['orientation'], diameter: number, length: number): Vessel {
  const head = flatHead(diameter);
  return vessel(orientation, diameter, length, [head, head]);
}

function metal(thickness: number, layer: Omit<WallLayer, 'thickness'> = steel): { metal: WallLayer } {
  return { metal: { ...layer, thickness } };
}

function pure(id: string): BlowdownSpec['fluid'] {
  return { model: 'peng-robinson', composition: [{ id, fraction: 1 }] };
}

function curve(quantity: MeasuredQuantity, label: string, points: Readings): MeasuredCurve {
  return { quantity, label, points };
}

function cylinderOfHydrogen(
  run: 7 | 9,
  diameter: number,
  temperature: number,
  { pressure, gas, wallMean }: typeof readings.hydrogenRun7 | typeof readings.hydrogenRun9,
): BlowdownExperiment {
  return {
    id: `byrnes-${run}`,
    title: `Hydrogen from a gas cylinder, run ${run}`,
    source:
      'W. R. Byrnes, R. C. Reid, F. E. Ruccia, Rapid depressurization of gas storage cylinder, Ind. Eng. Chem. Process Des. Dev. 3 (1964) 206',
    measured: true,
    spec: {
      shape: flatEnded('vertical', 0.21742, 1.394),
      wall: metal(0.0072),
      fluid: pure('H2'),
      initial: { temperature, pressure: 138e5 },
      outlet: { diameter, dischargeCoefficient: 0.84, backPressure: 1e5 },
      heat: { mode: 'ambient', ambientTemperature: temperature, outerCoefficient: 0 },
    },
    options: { endTime: run === 7 ? 30 : 15 },
    curves: [
      curve('pressure', 'Pressure', pressure),
      curve('gasTemperature', 'Gas temperature', gas),
      curve('innerWallTemperatureGas', 'Wall temperature', wallMean),
    ],
    notes: [flatNote, fittedNote, steelNote],
  };
}

/**
 * The experiments, those best documented first. Published fillings of hydrogen cylinders are not among them: a blowdown
 * flows outwards only.
 */
export const blowdownExperiments: readonly BlowdownExperiment[] = [
  {
    id: 'haque-i1',
    title: 'Nitrogen from 150 bar, experiment I1',
    source:
      'M. A. Haque, S. M. Richardson, G. Saville, G. Chamberlain, L. Shirvill, Blowdown of pressure vessels II, Trans. IChemE 70 B (1992) 10',
    measured: true,
    spec: {
      shape: flatEnded('vertical', 0.273, 1.524),
      wall: metal(0.025),
      fluid: pure('N2'),
      initial: { temperature: 288, pressure: 150e5 },
      outlet: { diameter: 0.00635, dischargeCoefficient: 0.8, backPressure: 101_300 },
      heat: { mode: 'ambient', ambientTemperature: 288, outerCoefficient: 5 },
    },
    options: { endTime: 100.2 },
    curves: [
      curve('pressure', 'Pressure', readings.nitrogenI1.pressure),
      curve('gasTemperature', 'Gas temperature, highest measured', readings.nitrogenI1.gasHigh),
      curve('gasTemperature', 'Gas temperature, lowest measured', readings.nitrogenI1.gasLow),
      curve('innerWallTemperatureGas', 'Inside wall temperature', readings.nitrogenI1.wallInner),
      curve('outerWallTemperatureGas', 'Outside wall temperature', readings.nitrogenI1.wallOuter),
    ],
    notes: [
      flatNote,
      fittedNote,
      steelNote,
      'Highest and lowest are the spread of the thermocouples in the gas: a mean gas temperature belongs between them.',
    ],
  },
  {
    id: 'haque-natural-gas',
    title: 'Methane with 9 mol % ethane from 120 bar, full-scale vessel',
    source:
      'M. A. Haque et al., Trans. IChemE 70 B (1992) 10, as given in S. M. A. Wong, Development of a mathematical model for blowdown of vessels containing multicomponent hydrocarbon mixtures, thesis, University College London (1998)',
    measured: true,
    spec: {
      shape: flatEnded('vertical', 1.13, 2.771),
      wall: metal(0.059, { ...steel, heatCapacity: 490 }),
      fluid: {
        model: 'peng-robinson',
        composition: [
          { id: 'C1', fraction: 0.91 },
          { id: 'C2', fraction: 0.09 },
        ],
      },
      initial: { temperature: 303.01, pressure: 120e5 },
      outlet: { diameter: 0.0063, dischargeCoefficient: 0.97, backPressure: 101_300 },
      heat: { mode: 'ambient', ambientTemperature: 303.01, outerCoefficient: 5 },
    },
    options: { endTime: 2000 },
    curves: [
      curve('pressure', 'Pressure', readings.methaneEthane.pressure),
      curve('gasTemperature', 'Gas temperature', readings.methaneEthane.gas),
      curve('innerWallTemperatureGas', 'Inside wall temperature', readings.methaneEthane.wallInner),
    ],
    notes: [
      flatNote,
      fittedNote,
      steelNote,
      'The last reading of the pressure lies below the atmosphere and can only be an error of digitising.',
    ],
  },
  cylinderOfHydrogen(7, 0.0027, 299, readings.hydrogenRun7),
  cylinderOfHydrogen(9, 0.004, 294, readings.hydrogenRun9),
  {
    id: 'air-790',
    title: 'Air from 7.9 bar',
    source: 'Published laboratory experiment as collected in HydDown (original publication not named there)',
    measured: true,
    spec: {
      shape: flatEnded('horizontal', 0.2, 0.515),
      wall: metal(0.00818),
      fluid: {
        model: 'peng-robinson',
        composition: [
          { id: 'N2', fraction: 0.7812 },
          { id: 'O2', fraction: 0.2096 },
          { id: 'Ar', fraction: 0.0092 },
        ],
      },
      initial: { temperature: 298, pressure: 7.9e5 },
      outlet: { diameter: 0.00271, dischargeCoefficient: 0.84, backPressure: 1e5 },
      heat: { mode: 'ambient', ambientTemperature: 298, outerCoefficient: 5 },
    },
    options: { endTime: 60 },
    curves: [
      curve('pressure', 'Pressure', readings.air790.pressure),
      curve('gasTemperature', 'Gas temperature', readings.air790.gas),
    ],
    notes: [flatNote, fittedNote, steelNote],
  },
  {
    id: 'de-miguel-iv',
    title: 'Hydrogen from 700 bar, composite cylinder of 29 L, given flow',
    source: 'N. de Miguel, B. Acosta et al., discharge of hydrogen tanks, JRC Petten, as collected in HydDown',
    measured: true,
    spec: {
      shape: flatEnded('horizontal', 0.23, 0.697995),
      wall: metal(0.0245, { density: 1249, heatCapacity: 1134, conductivity: 0.385 }),
      fluid: pure('H2'),
      initial: { temperature: 298.15, pressure: 700e5 },
      scheduled: { times: [0, 300, 480, 520, 690], flows: [0.0018, 0.0018, 0.0018, 0.0008, 0.00055] },
      heat: { mode: 'ambient', ambientTemperature: 298.15, outerCoefficient: 8 },
    },
    options: { endTime: 690 },
    curves: [
      curve('gasTemperature', 'Gas temperature, mean', readings.hydrogen700.gas),
      curve('gasTemperature', 'Gas temperature, highest measured', readings.hydrogen700.gasHigh),
      curve('gasTemperature', 'Gas temperature, lowest measured', readings.hydrogen700.gasLow),
      curve('outerWallTemperatureGas', 'Outside wall temperature', readings.hydrogen700.wallOuter),
    ],
    notes: [
      flatNote,
      'The mass flow is that given with the readings; liner and composite are one layer of mean properties.',
    ],
  },
  {
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
      fluid: pure('He'),
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
      'The readings of the pressure end at 0 bar, which is gauge pressure or an error of digitising.',
    ],
  },
  {
    id: 'simulator-hydrogen',
    title: 'Hydrogen from 182 bar, composite wall: another program',
    source: 'Results of a commercial dynamic simulator with a one-dimensional wall, as collected in HydDown',
    measured: false,
    spec: {
      shape: flatEnded('horizontal', 0.619, 6.4),
      wall: metal(0.024, { density: 2000, heatCapacity: 962, conductivity: 0.5 }),
      fluid: pure('H2'),
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
  },
  propaneInFire(),
  propaneTank(1, 0.0059, 283.15, 283.15, [340, 16.4], [720, 24.5], 345.15),
  propaneTank(2, 0.0064, 275.15, 310.15, [100, 17.3], [440, 39], 358.65),
  propaneTank(3, 0.0064, 270.15, 299.15, [150, 16.0], [540, 30.5], 350.65),
];

function propaneInFire(): BlowdownExperiment {
  const diameter = 1.6763;
  const head = hemisphericalHead(diameter);
  return {
    id: 'moodie-22',
    title: 'Propane tank in a pool fire, filled to 22 %',
    source:
      'K. Moodie, L. T. Cowley, R. B. Denny, L. M. Small, I. Williams, Fire engulfment tests on a 5 tonne LPG tank, J. Hazardous Materials 20 (1988) 55',
    measured: true,
    spec: {
      shape: vessel('horizontal', diameter, 3.5, [head, head]),
      wall: metal(0.01185, { ...steel, density: 7700 }),
      fluid: pure('C3'),
      initial: { temperature: 279, pressure: 5.5e5, level: 0.4668 },
      relief: {
        area: (Math.PI / 4) * 0.03358 ** 2,
        dischargeCoefficient: 0.975,
        setPressure: 14.3e5,
        reseatPressure: 10.87e5,
        action: 'pop',
        backPressure: 101_300,
      },
      heat: {
        mode: 'fire-flux',
        flux: fireScenarios.scandpowerPool,
        exposedShare: 0.8,
        ambientTemperature: 279,
      },
    },
    options: { endTime: 900, model: 'non-equilibrium' },
    curves: [
      curve('pressure', 'Pressure', readings.propaneFire.pressure),
      curve('gasTemperature', 'Gas temperature', readings.propaneFire.gas),
      curve('liquidTemperature', 'Liquid temperature', readings.propaneFire.liquid),
      curve('highestWallTemperature', 'Highest wall temperature', readings.propaneFire.peakWall),
    ],
    notes: [
      'Fire (Scandpower pool fire on 80 % of the tank), area and reseat pressure of the relief valve are those with which the collection the readings come from fits the experiment, not measured.',
      'Readings of the pressure taken as absolute; the collection does not say.',
    ],
  };
}

/** Times in s and pressures in bar of the first opening of the safety valve and of the rupture; K. */
function propaneTank(
  test: 1 | 2 | 3,
  thickness: number,
  ambientTemperature: number,
  temperature: number,
  opening: readonly [time: number, pressure: number],
  rupture: readonly [time: number, pressure: number],
  liquidAtRupture: number,
): BlowdownExperiment {
  const head = standardTorisphericalHead('korbbogen', 1.25, thickness);
  return {
    id: `droste-${test}`,
    title: `Propane tank half full beside an oil fire, test ${test}`,
    source:
      'B. Droste, W. Schoen, Full scale fire tests with unprotected and thermal insulated LPG storage tanks, J. Hazardous Materials 20 (1988) 41',
    measured: true,
    spec: {
      shape: vessel('horizontal', 1.25, 3.6, [head, head]),
      wall: metal(thickness, { ...steel, density: 7700 }),
      fluid: pure('C3'),
      initial: { temperature, pressure: 10e5, level: 0.625 },
      relief: {
        area: (Math.PI / 4) * 0.015 ** 2,
        dischargeCoefficient: 0.975,
        setPressure: opening[1] * 1e5,
        reseatPressure: opening[1] * 0.99e5,
        action: 'pop',
        backPressure: 101_300,
      },
      heat: { mode: 'fire-flux', flux: fireScenarios.scandpowerPool, exposedShare: 0.7, ambientTemperature },
    },
    options: { endTime: rupture[0], model: 'non-equilibrium' },
    curves: [
      curve(
        'pressure',
        'Pressure at the first opening and at the rupture',
        [opening, rupture].map(([time, pressure]) => [time, pressure * 1e5] as const),
      ),
      curve('liquidTemperature', 'Liquid temperature at the rupture', [[rupture[0], liquidAtRupture]]),
    ],
    notes: [
      'Fire (Scandpower pool fire on 70 % of the tank) and size of the safety valve are those of the collection the readings come from, not measured; the valve is set to the pressure at which it was seen to open.',
      'Pressures taken as absolute; the collection does not say.',
    ],
  };
}
