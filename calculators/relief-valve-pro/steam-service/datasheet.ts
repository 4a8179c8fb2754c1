import { known, step, workedFrom, type Datasheets } from '../../kit/index.ts';
import { reliefDatasheets } from '../datasheet-parts.ts';
import { kc, valveType } from '../fields.ts';
import definition, { inlet, requiredArea, valves } from './definition.ts';
import { kd } from './fields.ts';
import { backPressureFactor, flowCondition, inletDensity, inletTemperature, relievingPressure } from './inlet.ts';

export default {
  definition,
  sheets: reliefDatasheets({
    fluid: [
      workedFrom(
        'Fluid',
        step('steam', {}, { label: 'Fluid' }, () => 'Steam'),
      ),
      known('Density, relieving', inletDensity),
    ],
    relieving: [known('Relieving pressure', relievingPressure), known('Relieving temperature', inletTemperature)],
    factors: [
      known('Coefficient of discharge Kd', kd),
      known('Back-pressure factor Kb', backPressureFactor),
      known('Combination factor Kc', kc),
      known('Flow condition', flowCondition),
      known('Inlet loss, of set pressure', inlet.inletPressureLoss),
    ],
    requiredArea,
    valves,
    valveType,
  }),
} satisfies Datasheets;
