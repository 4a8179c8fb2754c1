import { fluidName } from '../../fluid/index.ts';
import { valueLine, derivedLine, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { fluid, kb, kc, valveType } from '../fields.ts';
import definition, { inlet, requiredArea, valves } from './definition.ts';
import { compressibilityFactor, gamma, kd, molecularWeight, temperature } from './fields.ts';
import { backPressureFactor, flowCondition } from './flow.ts';
import { relievingPressure } from './gas.ts';

export default {
  definition,
  sheets: reliefDatasheets({
    fluid: [
      derivedLine('Fluid', fluidName(fluid)),
      valueLine('Molecular weight', molecularWeight),
      valueLine('Compressibility factor Z', compressibilityFactor),
      valueLine('Ratio of specific heats', gamma),
    ],
    relieving: [valueLine('Relieving pressure', relievingPressure), valueLine('Relieving temperature', temperature)],
    factors: [
      valueLine('Coefficient of discharge Kd', kd),
      valueLine('Back-pressure factor Kb', backPressureFactor, kb),
      valueLine('Combination factor Kc', kc),
      valueLine('Flow condition', flowCondition),
      valueLine('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
    valveType,
  }),
} satisfies Datasheets;
