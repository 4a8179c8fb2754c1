import { fluidNamed } from '../../fluid/index.ts';
import { known, workedFrom, type Datasheets } from '../../kit/index.ts';
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
      workedFrom('Fluid', fluidNamed(fluid)),
      known('Molecular weight', molecularWeight),
      known('Compressibility factor Z', compressibilityFactor),
      known('Ratio of specific heats', gamma),
    ],
    relieving: [known('Relieving pressure', relievingPressure), known('Relieving temperature', temperature)],
    factors: [
      known('Coefficient of discharge Kd', kd),
      known('Back-pressure factor Kb', backPressureFactor, kb),
      known('Combination factor Kc', kc),
      known('Flow condition', flowCondition),
      known('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
    valveType,
  }),
} satisfies Datasheets;
