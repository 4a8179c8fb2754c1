import { fluidNamed } from '../../fluid/index.ts';
import { known, workedFrom, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { kc } from '../fields.ts';
import definition, { inlet, requiredArea, valves } from './definition.ts';
import {
  chosenFrom,
  inletCondition,
  inletQuality,
  inletTemperature,
  kb,
  relievingTemperature,
  vaporFraction,
} from './fields.ts';
import { inletDensity, omega, relievingPressure } from './inlet.ts';
import { dischargeCoefficient, flowCondition } from './sizing.ts';

export default {
  definition,
  sheets: reliefDatasheets({
    fluid: [
      workedFrom('Fluid', fluidNamed(chosenFrom)),
      known('Inlet condition', inletCondition),
      known('Vapour, by mass', vaporFraction, inletQuality),
      known('Density at the inlet', inletDensity),
    ],
    relieving: [
      known('Relieving pressure', relievingPressure),
      known('Relieving temperature', relievingTemperature, inletTemperature),
    ],
    factors: [
      known('Omega', omega),
      known('Coefficient of discharge Kd', dischargeCoefficient),
      known('Back-pressure factor Kb', kb),
      known('Combination factor Kc', kc),
      known('Flow condition', flowCondition),
      known('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
  }),
} satisfies Datasheets;
