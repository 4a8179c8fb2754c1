import { fluidName } from '../../fluid/index.ts';
import { valueLine, derivedLine, type Datasheets } from '../../kit/index.ts';
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
      derivedLine('Fluid', fluidName(fluid)),
      valueLine('Density', fluidUpstreamDensity),
      valueLine('Viscosity', viscosity),
    ],
    relieving: [
      valueLine('Relieving pressure', relievingPressure),
      valueLine('Relieving temperature', relievingTemperature),
    ],
    factors: [
      valueLine('Capacity certification', capacityCertification),
      valueLine('Coefficient of discharge Kd', kd),
      valueLine('Back-pressure factor Kw', factor),
      valueLine('Combination factor Kc', kc),
      valueLine('Viscosity factor Kv', viscosityCorrectionFactor),
      valueLine('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea: area,
    valves: { ...valves, recommendedOrifice },
    valveType,
  }),
} satisfies Datasheets;
