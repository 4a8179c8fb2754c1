import { fluidName } from '../fluid/index.ts';
import { blankLines, caseNameLine, tableCellLine, derivedLine, valueLine, type Datasheets } from '../kit/index.ts';
import { designColumns } from '../line-sizing-pro/design-columns.ts';
import definition from './definition.ts';
import { fluid, selected, tables } from './fields.ts';
import { itemTable } from './results.ts';

const { items } = tables;

export default {
  definition,
  sheets: [
    {
      type: 'table',
      title: 'Line list',
      standards: 'A row for each line, in the case with its highest velocity',
      table: itemTable,
      tag: 'item',
      only: { column: 'type', text: 'line' },
      governing: 'velocity',
      parts: [
        {
          title: 'Line',
          lines: [
            tableCellLine('Line', itemTable, 'item'),
            tableCellLine('Service', items, 'service'),
            tableCellLine('From', itemTable, 'from'),
            tableCellLine('To', itemTable, 'to'),
            ...blankLines('P&ID', 'Piping class'),
          ],
        },
        {
          title: 'Pipe',
          lines: [
            tableCellLine('NPS', items, 'nps'),
            tableCellLine('Sched.', items, 'schedule'),
            tableCellLine('Inside dia.', itemTable, 'insideDiameter'),
            tableCellLine('Length', items, 'length'),
          ],
        },
        {
          title: 'Flowing',
          lines: [
            caseNameLine('Case'),
            derivedLine('Fluid', fluidName(selected)),
            valueLine('State', fluid.fluidPhase),
            tableCellLine('Flow', itemTable, 'massFlow'),
            tableCellLine('Inlet pressure', itemTable, 'inletPressure'),
            tableCellLine('Inlet temp.', itemTable, 'inletTemperature'),
          ],
        },
        {
          title: 'Calculated',
          lines: [
            tableCellLine('Velocity', itemTable, 'velocity'),
            tableCellLine('ρv²', itemTable, 'momentumFlux'),
            tableCellLine('Loss', itemTable, 'loss'),
            tableCellLine('Outlet pressure', itemTable, 'outletPressure'),
            tableCellLine('Outlet temp.', itemTable, 'outletTemperature'),
            tableCellLine('Criteria', itemTable, 'verdict'),
          ],
        },
        designColumns,
      ],
    },
  ],
} satisfies Datasheets;
