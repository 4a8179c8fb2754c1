import { fluidName } from '../fluid/index.ts';
import {
  absent,
  blankLines,
  caseNameLine,
  valueLine,
  optional,
  step,
  derivedLine,
  type Datasheets,
} from '../kit/index.ts';
import * as criteria from './criteria.ts';
import definition from './definition.ts';
import { designColumns } from './design-columns.ts';
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
import { inletDensity, totalFlow } from './fluid/fluid.ts';
import { velocity } from './friction.ts';
import { pressureDropPer100m, totalPressureDrop } from './loss.ts';
import { outletPressure } from './outlet.ts';
import { diameter } from './pipe.ts';

/** Nominal size alone, for a line with one. */
const nps = step('nps', { nominalSize, ...optional({ insideDiameter }) }, { label: 'NPS' }, v =>
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
            caseNameLine('Line or case'),
            valueLine('Service', service),
            ...blankLines('From', 'To', 'P&ID', 'Piping class'),
          ],
        },
        {
          title: 'Pipe',
          lines: [derivedLine('NPS', nps), valueLine('Sched.', schedule), valueLine('Inside dia.', diameter)],
        },
        {
          title: 'Flowing',
          lines: [
            derivedLine('Fluid', fluidName(flowing)),
            valueLine('State', fluidType),
            valueLine('Flow', totalFlow),
            valueLine('Pressure', pressure),
            valueLine('Temp.', temperature, liquidTemperature),
            valueLine('Density', inletDensity),
          ],
        },
        {
          title: 'Calculated',
          lines: [
            valueLine('Velocity', velocity),
            valueLine('Drop per 100 m', pressureDropPer100m),
            valueLine('Drop', totalPressureDrop),
            valueLine('Outlet pressure', outletPressure),
            valueLine('Criteria', criteria.verdict),
          ],
        },
        designColumns,
      ],
    },
  ],
} satisfies Datasheets;
