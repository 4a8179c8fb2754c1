import { highestGasFactor } from '@isentrope/engineering/relief';
import { byMethod, value } from '../../kit/index.ts';
import { flowConditionOf, vapourFactor } from '../vapour-back-pressure.ts';
import { backPressure, criticalFlowPressure as byConstantK, reliefGas } from './gas.ts';
import { realCriticalPressure, realHighestFactor } from './real-throat.ts';

/** Critical or subcritical flow, and Kb: with constant k, or by the real nozzle. */

const highestByConstantK = value('highestFactor', { reliefGas, backPressure }, v =>
  highestGasFactor(v.reliefGas, v.backPressure),
);

export const criticalFlowPressure = byMethod({
  api520: byConstantK,
  nozzle: byConstantK,
  'real-nozzle': realCriticalPressure,
});
const highestFactor = byMethod({
  api520: highestByConstantK,
  nozzle: highestByConstantK,
  'real-nozzle': realHighestFactor,
});

export const flowCondition = flowConditionOf({ backPressure, criticalFlowPressure });

const factor = vapourFactor({ backPressure, criticalFlowPressure, highestFactor });
export const { backPressureFactor } = factor;
export const factorChecks = factor.checks;
