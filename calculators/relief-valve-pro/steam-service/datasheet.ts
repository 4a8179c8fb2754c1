import { valueLine, step, derivedLine, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { kc, valveType } from '../fields.ts';
import definition, { inlet, requiredArea, valves } from './definition.ts';
import { kd } from './fields.ts';
import { backPressureFactor, flowCondition, inletDensity, inletTemperature, relievingPressure } from './inlet.ts';

export default {
  definition,
  sheets: reliefDatasheets({
    fluid: [
      derivedLine(
        'Fluid',
        step('steam', {}, { label: 'Fluid' }, () => 'Steam'),
      ),
      valueLine('Density, relieving', inletDensity),
    ],
    relieving: [
      valueLine('Relieving pressure', relievingPressure),
      valueLine('Relieving temperature', inletTemperature),
    ],
    factors: [
      valueLine('Coefficient of discharge Kd', kd),
      valueLine('Back-pressure factor Kb', backPressureFactor),
      valueLine('Combination factor Kc', kc),
      valueLine('Flow condition', flowCondition),
      valueLine('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
    valveType,
  }),
} satisfies Datasheets;
