import { fluidName } from '../../fluid/index.ts';
import { valueLine, derivedLine, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { kc } from '../fields.ts';
import definition, { inlet, requiredArea, valves } from './definition.ts';
import {
  fluidSelection,
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
      derivedLine('Fluid', fluidName(fluidSelection)),
      valueLine('Inlet condition', inletCondition),
      valueLine('Vapour, by mass', vaporFraction, inletQuality),
      valueLine('Density at the inlet', inletDensity),
    ],
    relieving: [
      valueLine('Relieving pressure', relievingPressure),
      valueLine('Relieving temperature', relievingTemperature, inletTemperature),
    ],
    factors: [
      valueLine('Omega', omega),
      valueLine('Coefficient of discharge Kd', dischargeCoefficient),
      valueLine('Back-pressure factor Kb', kb),
      valueLine('Combination factor Kc', kc),
      valueLine('Flow condition', flowCondition),
      valueLine('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
  }),
} satisfies Datasheets;
