import { fluidNamed } from '../fluid/index.ts';
import {
  absent,
  allByHand,
  byHand,
  caseCalled,
  known,
  maybe,
  step,
  workedFrom,
  type Datasheets,
} from '../kit/index.ts';
import * as criteria from './criteria.ts';
import definition from './definition.ts';
import {
  flowing,
  fluidType,
  insideDiameter,
  liquidTemperature,
  nominalSize,
  pressure,
  schedule,
  service,
  temperature,
} from './fields.ts';
import { inletDensity, totalFlow } from './fluid.ts';
import { velocity } from './friction.ts';
import { pressureDropPer100m, totalPressureDrop } from './loss.ts';
import { outletPressure } from './outlet.ts';
import { diameter } from './pipe.ts';

/** Nominal size alone, for a line with one. */
const nps = step('nps', { nominalSize, ...maybe({ insideDiameter }) }, { label: 'NPS' }, v =>
  v.insideDiameter === undefined ? v.nominalSize : absent('inside diameter entered'),
);

export default {
  definition,
  sheets: [
    {
      type: 'list',
      title: 'Line list',
      standards: 'A row for each line',
      parts: [
        {
          title: 'Line',
          lines: [
            caseCalled('Line or case'),
            known('Service', service),
            ...allByHand('From', 'To', 'P&ID', 'Piping class'),
          ],
        },
        {
          title: 'Pipe',
          lines: [workedFrom('NPS', nps), known('Sched.', schedule), known('Inside dia.', diameter)],
        },
        {
          title: 'Flowing',
          lines: [
            workedFrom('Fluid', fluidNamed(flowing)),
            known('State', fluidType),
            known('Flow', totalFlow),
            known('Pressure', pressure),
            known('Temp.', temperature, liquidTemperature),
            known('Density', inletDensity),
          ],
        },
        {
          title: 'Calculated',
          lines: [
            known('Velocity', velocity),
            known('Drop per 100 m', pressureDropPer100m),
            known('Drop', totalPressureDrop),
            known('Outlet pressure', outletPressure),
            known('Criteria', criteria.verdict),
          ],
        },
        {
          title: 'Design',
          lines: [
            byHand('Pressure', 'gaugePressure', 'bar(g)'),
            byHand('Temp.', 'temperature', '°C'),
            byHand('Test', 'gaugePressure', 'bar(g)'),
            byHand('Insul.'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
