import { fluidNamed } from '../../fluid/index.ts';
import { known, workedFrom, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { fluid, kc } from '../fields.ts';
import definition, {
  area,
  factor,
  inlet,
  recommendedOrifice,
  valves,
  viscosityCorrectionFactor,
} from './definition.ts';
import { relievingPressure } from './duty.ts';
import {
  capacityCertification,
  fluidUpstreamDensity,
  kd,
  relievingTemperature,
  valveType,
  viscosity,
} from './fields.ts';

export default {
  definition,
  sheets: reliefDatasheets({
    fluid: [
      workedFrom('Fluid', fluidNamed(fluid)),
      known('Density', fluidUpstreamDensity),
      known('Viscosity', viscosity),
    ],
    relieving: [known('Relieving pressure', relievingPressure), known('Relieving temperature', relievingTemperature)],
    factors: [
      known('Capacity certification', capacityCertification),
      known('Coefficient of discharge Kd', kd),
      known('Back-pressure factor Kw', factor),
      known('Combination factor Kc', kc),
      known('Viscosity factor Kv', viscosityCorrectionFactor),
      known('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea: area,
    valves: { ...valves, recommendedOrifice },
    valveType,
  }),
} satisfies Datasheets;
