import { helium700, hydrogen700, hydrogenSimulator } from './composite-cylinders.ts';
import { condensingGas, nitrogenCarbonDioxide } from './condensing.ts';
import type { BlowdownExperiment } from './experiment.ts';
import { propaneInFire, propaneTank } from './fires.ts';
import { hydrogenRun7, hydrogenRun8, hydrogenRun9, hydrogenSmall } from './hydrogen.ts';
import { methaneEthane, naturalGasS9 } from './natural-gas.ts';
import { air790, nitrogenI1 } from './nitrogen.ts';

/**
 * The experiments, best documented first. Published fillings of cylinders are left out: a blowdown flows outwards only. For releases from
 * pipes of carbon dioxide (INERIS, test 16) set-ups are published, but no readings were found.
 */
export const blowdownExperiments: readonly BlowdownExperiment[] = [
  condensingGas,
  nitrogenI1,
  methaneEthane,
  naturalGasS9,
  nitrogenCarbonDioxide,
  hydrogenRun7,
  hydrogenRun8,
  hydrogenRun9,
  hydrogenSmall,
  air790,
  hydrogen700,
  helium700,
  hydrogenSimulator,
  propaneInFire(),
  propaneTank(1, 0.0059, 283.15, 283.15, [340, 16.4], [720, 24.5], 345.15),
  propaneTank(2, 0.0064, 275.15, 310.15, [100, 17.3], [440, 39], 358.65),
  propaneTank(3, 0.0064, 270.15, 299.15, [150, 16.0], [540, 30.5], 350.65),
];
