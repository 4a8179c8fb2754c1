import { hemisphericalHead, standardTorisphericalHead, vessel } from '../../../geometry/index.ts';
import { fireScenarios } from '../../../heat-transfer/index.ts';
import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import { curve, metal, mixture, steel } from './set-up.ts';

export function propaneInFire(): BlowdownExperiment {
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
      fluid: mixture({ C3: 1 }),
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

/**
 * Builds the specification of a propane tank test; times of the first opening of the safety valve and of the rupture in s, pressures in
 * bar, temperatures in K.
 */
export function propaneTank(
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
      fluid: mixture({ C3: 1 }),
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
