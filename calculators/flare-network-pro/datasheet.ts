import { blankLine, blankLines, caseNameLine, tableCellLine, type Datasheets } from '../kit/index.ts';
import definition from './definition.ts';
import { sourceTable } from './source-tables.ts';
import { tables } from './tables.ts';

const { sources } = tables;

export default {
  definition,
  sheets: [
    {
      type: 'table',
      title: 'Relief load and back pressure summary',
      standards:
        'A row for each source: the load of the scenario with its largest flow, the back pressure of that with its highest',
      table: sourceTable,
      tag: 'source',
      governing: 'builtUp',
      parts: [
        {
          title: 'Source',
          lines: [
            tableCellLine('Tag', sourceTable, 'source'),
            tableCellLine('Service', sources, 'service'),
            tableCellLine('To', sources, 'to'),
            ...blankLines('P&ID', 'Equipment'),
          ],
        },
        {
          title: 'Device',
          lines: [
            tableCellLine('Type', sources, 'valveType'),
            tableCellLine('Set pressure', sources, 'setPressure'),
            tableCellLine('Outlet NPS', sources, 'nps'),
            blankLine('Orifice'),
          ],
        },
        {
          title: 'Load',
          lines: [
            caseNameLine('Case'),
            tableCellLine('Scenario', sourceTable, 'largestFlowScenario'),
            tableCellLine('Load', sourceTable, 'largestFlow'),
            tableCellLine('Rated', sources, 'ratedFlow'),
            tableCellLine('Molar mass', sourceTable, 'molarMass'),
            tableCellLine('Temp.', sources, 'temperature'),
          ],
        },
        {
          title: 'Back pressure',
          lines: [
            tableCellLine('Scenario', sourceTable, 'scenario'),
            tableCellLine('At its flow', sourceTable, 'backPressure'),
            tableCellLine('At rated flow', sourceTable, 'backPressureAtRatedFlow'),
            tableCellLine('Built up', sourceTable, 'builtUp'),
            tableCellLine('Allowable', sourceTable, 'allowable'),
            tableCellLine('Of allowable', sourceTable, 'utilization'),
            tableCellLine('Capacity', sourceTable, 'capacity'),
            tableCellLine('Outlet Mach', sourceTable, 'outletMach'),
            tableCellLine('Verdict', sourceTable, 'verdict'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
