import { absent, step, table, type TableColumn } from '../../kit/index.ts';
import {
  differenceColumn,
  numberColumn,
  pressureColumn,
  withSymbols,
} from '../../hydraulic-network-pro/working/columns.ts';
import { conditions } from '../fields.ts';
import { outletPressure, relievingOverSet } from '../network.ts';
import { sourceLimits, sourceStates } from '../source-state.ts';
import { firstColumns } from './line-working.ts';

/** The working of the sources: their back pressures against what they allow. */

const [, scenarioColumn, flowColumn] = firstColumns;

const columns: readonly TableColumn[] = [
  { id: 'source', label: 'Source' },
  ...(scenarioColumn && flowColumn ? [scenarioColumn, flowColumn] : []),
  pressureColumn('relievingPressure', 'Relieving', 'p_1'),
  pressureColumn('scenarioPressure', 'At its flow', 'p_f'),
  pressureColumn('ratedPressure', 'At its rated flow', 'p_r'),
  pressureColumn('outletPressure', 'In its outlet', 'p_o'),
  pressureColumn('backPressure', 'Back pressure', 'p_b'),
  pressureColumn('reference', 'Without flow', 'p_0'),
  differenceColumn('builtUp', 'Above it', 'Δp_b'),
  differenceColumn('allowable', 'Allowable', 'Δp_a'),
  numberColumn('utilization', 'Share of the allowable', 'x', 6),
];

/** Every source with its back pressure in numbers, in the scenario where that is highest. */
export const sourceWorking = step(
  'sourceWorking',
  { sourceStates, sourceLimits, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  {
    label: 'Working of sources',
    equation: 'Δp_b = p_b-p_0',
    where: v => (v.sourceStates.some(({ allowance, governing }) => allowance && governing) ? ['x = Δp_b/Δp_a'] : []),
    source: `API 520-I; relieving at ${relievingOverSet} times the set pressure, gauge, where no relieving pressure is entered; the back pressure is the highest of the three before it, and counts from the outlet of the tip where it is built up, else from the atmosphere`,
  },
  v => {
    if (v.sourceStates.every(({ governing }) => !governing)) return absent('no source is on');
    return table(
      withSymbols(columns),
      v.sourceStates.map(({ tag, allowance, governing }, index) => {
        if (!governing) return [tag, 'never on'];
        const { scenario, result, checkedPressure, utilization } = governing;
        const reference = allowance?.reference === 'atmosphere' ? v.atmosphericPressure : v.outletPressure;
        const outlets = [result.outlet, result.outletAtRatedFlow].flatMap(state => state?.pressure ?? []);
        return [
          tag,
          scenario,
          result.flow,
          v.sourceLimits.ownPressures[index],
          result.backPressure,
          result.backPressureAtRatedFlow,
          outlets.length === 0 ? undefined : Math.max(...outlets),
          checkedPressure,
          reference,
          checkedPressure - reference,
          allowance?.pressure,
          utilization,
        ];
      }),
    );
  },
);
